// A list of offers above the composer: by arrows and Enter, or by the mouse.

import { h } from "./dom.js";

let count = 0;

export class Listbox {
  #options = [];
  #at = -1;
  #told = null; // the field that knows which offer is marked

  constructor() {
    this.element = h("div", { class: "offers", hidden: true });
    this.element.addEventListener("mousedown", (event) => event.preventDefault()); // the caret stays where it was
  }

  get open() {
    return !this.element.hidden && this.#options.length > 0;
  }

  get active() {
    return this.#options[this.#at] ?? null;
  }

  /** Groups of {heading, items: [{face, pick}]}, under a title; `first` marks the first offer at once; `rail` offers a
      short way to every group. */
  show({ title = null, groups = [], first = true, empty = null, rail = false }) {
    this.#options = [];
    const list = h("div", { class: "offers-list", role: "listbox" }, groups.map((group) => this.#group(group)));
    const note = this.#options.length || !empty ? null : h("p", { class: "offers-empty" }, empty);
    const ways = rail && groups.length > 1 ? this.#rail(list) : null;
    this.element.replaceChildren(...[title, ways, list, note].filter(Boolean));
    this.element.hidden = false;
    this.#mark(first && this.#options.length ? 0 : -1);
    list.scrollTop = 0;
  }

  hide() {
    this.#mark(-1);
    this.element.hidden = true;
    this.#options = [];
  }

  #rail(list) {
    const way = (group) => h("button", { type: "button", tabindex: -1, on: { click: () => { list.scrollTop = group.offsetTop - list.offsetTop; } } },
      group.firstChild.textContent);
    return h("div", { class: "offers-rail" }, [...list.children].map(way));
  }

  #group({ heading, items }) {
    return h("div", { role: "group" }, heading ? h("h3", {}, heading) : null, items.map((item) => this.#option(item)));
  }

  #option({ face, pick }) {
    const index = this.#options.length;
    const element = h("div", { role: "option", id: `offer-${++count}`, "aria-selected": "false", class: "offer" }, face);
    element.addEventListener("click", () => pick());
    element.addEventListener("mousemove", () => this.#at !== index && this.#mark(index));
    this.#options.push({ element, pick });
    return element;
  }

  #mark(index) {
    this.active?.element.setAttribute("aria-selected", "false");
    this.#at = index;
    this.active?.element.setAttribute("aria-selected", "true");
    this.#tell(document.activeElement);
  }

  /** Where one types it is said which offer is marked, to those who cannot see it. */
  #tell(field) {
    if (this.#told !== field) this.#told?.removeAttribute("aria-activedescendant");
    this.#told = field?.matches("input, textarea") ? field : null;
    if (this.active) this.#told?.setAttribute("aria-activedescendant", this.active.element.id);
    else this.#told?.removeAttribute("aria-activedescendant");
  }

  /** True when the key was for the list. */
  key({ key }) {
    if (!this.open) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step) {
      const { length } = this.#options;
      this.#mark(this.#at < 0 && step < 0 ? length - 1 : (this.#at + step + length) % length);
      this.active.element.scrollIntoView({ block: "nearest" });
      return true;
    }
    if ((key === "Enter" || key === "Tab") && this.active) {
      this.active.pick();
      return true;
    }
    return false;
  }
}
