// A picture at its full size: zoomed by wheel, pinch or key, dragged about, with what it shows in words.

import { h, icon } from "./dom.js";
import { say } from "./words.js";

const CLOSEST = 8;

/** Show one of several pictures over the whole page. */
export function openViewer(pictures, index) {
  const image = h("img", { draggable: "false" });
  const caption = h("p", { class: "viewer-alt" });
  const stage = h("div", { class: "viewer-stage" }, image);
  const view = new View(stage, image);
  const show = (step) => {
    index = (index + step + pictures.length) % pictures.length;
    const { url, alt } = pictures[index];
    Object.assign(image, { src: url, alt });
    caption.textContent = alt;
    caption.hidden = !alt;
    view.reset();
  };
  const button = (name, words, act) =>
    h("button", { type: "button", class: "round", title: say(words), "aria-label": say(words), on: { click: act } }, icon(name));
  const dialog = h("dialog", { class: "viewer" }, stage, caption, h("div", { class: "viewer-bar" },
    button("minus", "smaller", () => view.zoom(1 / 1.5)), button("plus", "bigger", () => view.zoom(1.5)),
    button("close", "close", () => dialog.close())));
  dialog.addEventListener("keydown", ({ key }) => {
    const act = { "+": () => view.zoom(1.5), "-": () => view.zoom(1 / 1.5), 0: () => view.reset(),
      ArrowRight: () => show(1), ArrowLeft: () => show(-1) }[key];
    act?.();
  });
  stage.addEventListener("click", () => !view.held && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  show(0);
  dialog.showModal();
}

/** Where the picture stands on its stage, and how large. */
class View {
  #scale = 1;
  #x = 0;
  #y = 0;
  #fingers = new Map();
  held = false; // by the picture, or dragged: then a click is no wish to leave

  constructor(stage, image) {
    this.stage = stage;
    this.image = image;
    stage.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, event);
    }, { passive: false });
    image.addEventListener("dblclick", (event) => (this.#scale > 1 ? this.reset() : this.zoom(3, event)));
    stage.addEventListener("pointerdown", (event) => this.#down(event));
    stage.addEventListener("pointermove", (event) => this.#move(event));
    for (const end of ["pointerup", "pointercancel"]) stage.addEventListener(end, (event) => this.#fingers.delete(event.pointerId));
  }

  reset() {
    [this.#scale, this.#x, this.#y] = [1, 0, 0];
    this.#draw();
  }

  /** Larger or smaller around a point; without one around the middle. */
  zoom(factor, at = null) {
    const box = this.stage.getBoundingClientRect();
    const [px, py] = at ? [at.clientX - box.left - box.width / 2, at.clientY - box.top - box.height / 2] : [0, 0];
    const scale = Math.min(CLOSEST, Math.max(1, this.#scale * factor));
    const by = scale / this.#scale;
    [this.#x, this.#y] = scale === 1 ? [0, 0] : [px - (px - this.#x) * by, py - (py - this.#y) * by];
    this.#scale = scale;
    this.#draw();
  }

  #down(event) {
    this.held = event.target === this.image;
    this.stage.setPointerCapture(event.pointerId);
    this.#fingers.set(event.pointerId, event);
  }

  #move(event) {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const other = [...this.#fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
    if (other) {
      this.zoom(apart(event, other) / Math.max(1, apart(before, other)), middle(event, other));
    } else {
      this.#x += event.clientX - before.clientX;
      this.#y += event.clientY - before.clientY;
      this.held ||= Math.abs(event.clientX - before.clientX) + Math.abs(event.clientY - before.clientY) > 2;
    }
    this.#fingers.set(event.pointerId, event);
    this.#draw();
  }

  #draw() {
    this.image.style.transform = `translate(${this.#x}px, ${this.#y}px) scale(${this.#scale})`;
    this.stage.classList.toggle("zoomed", this.#scale > 1);
  }
}

const apart = (a, b) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
const middle = (a, b) => ({ clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 });
