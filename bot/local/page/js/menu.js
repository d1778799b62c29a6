// A menu under a message: one choice is sent at once, several when one is done or turns away.

import { h, icon } from "./dom.js";
import { say } from "./words.js";

/** `press(component, values)` sends the choice; `busy` shows that it is under way. */
export function menu(component, press, busy) {
  return new Menu(component, press, busy).element;
}

class Menu {
  #chosen;
  #former = new Set(); // as it was before the list was opened
  #options = [];

  constructor(component, press, busy) {
    this.component = component;
    this.several = (component.max_values ?? 1) > 1;
    this.#chosen = new Set((component.options ?? []).filter((option) => option.default).map((option) => option.value));
    this.send = () => busy(this.face, () => press(component, [...this.#chosen]));
    this.label = h("span", { class: "menu-label" });
    this.face = h("button", { type: "button", class: "menu-face", role: "combobox", "aria-expanded": "false",
      "aria-haspopup": "listbox", disabled: component.disabled, on: { click: () => this.#toggle() } }, this.label, icon("down"));
    this.list = h("div", { class: "menu-list", role: "listbox", hidden: true, "aria-multiselectable": this.several });
    this.element = h("div", { class: "menu" }, this.face, this.list);
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.element.addEventListener("focusout", ({ relatedTarget }) => !this.element.contains(relatedTarget) && this.#leave());
    this.#name();
  }

  #name() {
    const names = this.component.options.filter(({ value }) => this.#chosen.has(value)).map(({ label }) => label);
    this.label.textContent = names.join(", ") || this.component.placeholder || say("choose");
    this.label.classList.toggle("empty", !names.length);
  }

  #toggle() {
    if (!this.list.hidden) return this.#leave();
    this.#former = new Set(this.#chosen);
    this.#options = this.component.options.map((option) => this.#option(option));
    this.list.replaceChildren(...this.#options, ...(this.several ? [this.#done()] : []));
    this.list.hidden = false;
    this.face.setAttribute("aria-expanded", "true");
    const room = innerHeight - this.face.getBoundingClientRect().bottom;
    this.list.classList.toggle("above", room < Math.min(320, this.list.scrollHeight + 16));
    (this.#options.find((option) => option.ariaSelected === "true") ?? this.#options[0])?.focus({ preventScroll: true });
  }

  /** What was chosen so far counts, if it is enough and something else than before. */
  #leave() {
    if (this.list.hidden) return;
    const another = this.#chosen.size !== this.#former.size || [...this.#chosen].some((value) => !this.#former.has(value));
    if (another && this.#isEnough) this.#finish();
    else this.#giveUp();
  }

  #giveUp() {
    this.#chosen = this.#former;
    this.#name();
    this.#close();
  }

  get #isEnough() {
    return this.#chosen.size >= (this.component.min_values ?? 1);
  }

  #close() {
    this.list.hidden = true;
    this.face.setAttribute("aria-expanded", "false");
  }

  #option(option) {
    const text = [h("span", {}, option.emoji?.name ? `${option.emoji.name} ` : "", option.label),
      option.description ? h("small", {}, option.description) : null];
    const made = h("button", { type: "button", class: "menu-option", role: "option",
      "aria-selected": String(this.#chosen.has(option.value)) }, h("span", { class: "menu-text" }, text));
    made.addEventListener("click", () => this.#pick(option, made));
    return made;
  }

  #done() {
    return h("button", { type: "button", class: "button primary menu-done", on: { click: () => this.#finish() } }, say("done"));
  }

  #pick({ value }, made) {
    if (!this.several) {
      this.#chosen = new Set([value]);
      return this.#finish();
    }
    if (this.#chosen.has(value)) this.#chosen.delete(value);
    else if (this.#chosen.size < this.component.max_values) this.#chosen.add(value);
    made.setAttribute("aria-selected", String(this.#chosen.has(value)));
    this.#name();
  }

  #finish() {
    if (!this.#isEnough) return;
    this.#close();
    this.#name();
    this.send();
  }

  #key(event) {
    if (this.list.hidden) return;
    const at = this.#options.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: this.#options.length - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      this.#options[(to + this.#options.length) % this.#options.length]?.focus();
    } else if (event.key === "Escape") {
      event.stopPropagation();
      this.#giveUp();
      this.face.focus();
    }
  }
}
