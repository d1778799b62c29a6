// A command being written: its options one by one, what each is for, and what it may be.

import { h, icon } from "./dom.js";
import { ownChoices, valueOf } from "./values.js";
import { say } from "./words.js";

const PAUSE = 120; // milliseconds of typing after which the bot is asked again

export class Entry {
  #fields = new Map();
  #question = 0;
  #timer = 0;

  /** `tools`: offers (the listbox), link, state, leave(text), send(). */
  constructor(command, tools, former = null) {
    Object.assign(this, { command, ...tools });
    this.more = h("button", { type: "button", class: "option-more", on: { click: () => this.#offerOptional() } });
    this.element = h("div", { class: "entry" }, h("span", { class: "entry-name" }, `/${command.name}`), this.more);
    for (const option of command.options.filter(({ name, required }) => required || former?.has(name))) {
      this.#add(option, former?.get(option.name));
    }
    this.#count();
  }

  /** Everything typed, to be taken up again. */
  get typed() {
    return new Map([...this.#fields].map(([name, { text, value }]) => [name, { text, value }]));
  }

  focus() {
    const empty = [...this.#fields.values()].find((field) => !field.text) ?? [...this.#fields.values()].at(-1);
    if (empty) empty.input.focus();
    else this.#standBy();
  }

  /** With no option at all, the name itself takes the keys. */
  #standBy() {
    this.element.tabIndex = 0;
    this.element.onkeydown = (event) => {
      if (event.target !== this.element) return;
      if (this.offers.key(event)) return event.preventDefault(); // else Enter sends the command as well
      if (event.key === "Enter") this.send();
      if (event.key === "Backspace" || event.key === "Escape") this.leave(`/${this.command.name}`);
    };
    this.element.focus();
    this.#offerOptional(false);
  }

  #add(option, former = null) {
    const input = h("input", { type: "text", "aria-label": option.shown, data: { option: option.name }, spellcheck: "false",
      autocapitalize: "off", inputmode: option.type === 4 ? "numeric" : null });
    const problem = h("span", { class: "option-problem", role: "alert", hidden: true });
    const name = h("span", { class: "option-name" }, option.shown, option.required ? h("b", { title: say("required") }, "*") : null);
    const element = h("label", { class: "option" }, name, h("span", { class: "option-space" }, input), problem);
    const field = { option, input, element, problem, text: former?.text ?? "", value: former?.value };
    input.value = field.text;
    this.#fit(field);
    input.addEventListener("input", () => this.#changed(field));
    input.addEventListener("focus", () => this.#offer(field, 0));
    input.addEventListener("keydown", (event) => this.#key(event, field));
    this.#fields.set(option.name, field);
    this.more.before(element);
    return field;
  }

  #fit({ input }) {
    input.size = Math.max(4, input.value.length + 1);
  }

  #count() {
    const left = this.#left().length;
    this.more.hidden = !left;
    this.more.replaceChildren(icon("plus"), say("optional", { count: left }));
  }

  #left() {
    return this.command.options.filter(({ name }) => !this.#fields.has(name));
  }

  #changed(field) {
    Object.assign(field, { text: field.input.value, value: undefined });
    this.#fit(field);
    this.#complain(field, null);
    this.#offer(field, PAUSE);
  }

  #complain(field, problem) {
    field.problem.hidden = !problem;
    field.problem.textContent = problem ?? "";
    field.element.classList.toggle("wrong", Boolean(problem));
  }

  // What may stand in an option

  #title({ shown, description, required }) {
    return h("div", { class: "offers-title" }, h("strong", {}, shown), h("span", {}, description),
      required ? h("em", {}, say("required")) : null);
  }

  #offer(field, pause) {
    const asked = ++this.#question;
    clearTimeout(this.#timer);
    const own = ownChoices(field.option, this.state);
    if (field.value !== undefined && pause === 0) return this.#offerOptional(false);
    if (own) {
      const text = field.text.toLowerCase();
      return this.#choices(field, own.filter(({ name }) => name.toLowerCase().includes(text)));
    }
    const title = this.#title(field.option);
    if (!field.option.completes) return this.offers.show({ title });
    if (!this.offers.open) this.offers.show({ title, empty: say("looking") });
    this.#timer = setTimeout(async () => {
      const answer = await this.link.ask("complete", this.#request(field)).catch(() => ({}));
      if (asked === this.#question) this.#choices(field, answer.choices ?? [], answer.choices ? "no-choice" : "options-failed");
    }, pause);
  }

  #choices(field, choices, empty = "no-choice") {
    const items = choices.map((choice) => ({ face: choice.name, pick: () => this.#pick(field, choice) }));
    this.offers.show({ title: this.#title(field.option), groups: [{ items }], empty: say(empty) });
  }

  #pick(field, { name, value }) {
    this.close(); // what is still being looked for is wanted no more
    Object.assign(field, { text: name, value });
    field.input.value = name;
    this.#fit(field);
    this.#complain(field, null);
    this.#onward();
  }

  #onward() {
    const next = [...this.#fields.values()].find(({ text }) => !text);
    if (next) return next.input.focus();
    [...this.#fields.values()].at(-1)?.input.focus();
    this.#offerOptional(false);
  }

  #offerOptional(first = true) {
    const items = this.#left().map((option) => ({
      face: [h("span", { class: "offer-name" }, option.shown), h("span", { class: "offer-about" }, option.description)],
      pick: () => { const field = this.#add(option); this.#count(); field.input.focus(); },
    }));
    const title = h("div", { class: "offers-title" }, h("span", {}, say("ready")));
    this.offers.show({ title, groups: items.length ? [{ heading: say("optional-heading"), items }] : [], first });
  }

  #key(event, field) {
    if (event.isComposing) return;
    if (event.key === "Escape") {
      if (this.offers.open) this.offers.hide();
      else this.leave(`/${this.command.name}`);
    } else if (event.key === "Backspace" && !field.input.value) {
      event.preventDefault();
      this.#takeBack(field);
    } else if ((event.key !== "Tab" || (field.value === undefined && !event.shiftKey)) && this.offers.key(event)) {
      event.preventDefault();
    } else if (event.key === "Enter") {
      event.preventDefault();
      if ([...this.#fields.values()].some(({ option, text }) => option.required && !text) && field.text) this.#onward();
      else this.send();
    }
  }

  #takeBack(field) {
    const fields = [...this.#fields.values()];
    const before = fields[fields.indexOf(field) - 1];
    if (!field.option.required) {
      this.#fields.delete(field.option.name);
      field.element.remove();
      this.#count();
    }
    if (before) before.input.focus();
    else this.leave(`/${this.command.name}`);
  }

  // Sending

  #request(focused) {
    const given = [...this.#fields.values()].filter((field) => field === focused || field.text);
    const options = given.map((field) => field === focused
      ? { name: field.option.name, value: field.text, focused: true }
      : { name: field.option.name, value: valueOf(field.option, field, this.state).value ?? field.text });
    return { root: this.command.root, path: this.command.path, options };
  }

  /** What to send, or null when something has to be mended first. */
  finished() {
    const fields = [...this.#fields.values()];
    const found = fields.map((field) => [field, valueOf(field.option, field, this.state)]);
    for (const [field, { problem }] of found) this.#complain(field, problem);
    const wrong = found.find(([, { problem }]) => problem);
    wrong?.[0].input.focus();
    if (wrong) return null;
    const options = found.filter(([, { value }]) => value !== undefined)
      .map(([{ option }, { value }]) => ({ name: option.name, value }));
    return { root: this.command.root, path: this.command.path, options };
  }

  close() {
    clearTimeout(this.#timer);
    this.#question += 1;
  }
}
