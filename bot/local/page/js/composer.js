// Where one writes: a message as it is, or a command after a slash.

import { byId, h, icon } from "./dom.js";
import { Entry } from "./entry.js";
import { Listbox } from "./listbox.js";
import { commandOffers } from "./picker.js";
import { say } from "./words.js";

export class Composer {
  #entry = null;
  #latest = null; // the command sent last, to be taken up again
  #nonce = null; // of a message that may have arrived or not

  constructor(state, link, sent) {
    Object.assign(this, { state, link, sent });
    this.offers = new Listbox();
    this.text = h("textarea", { rows: 1, maxlength: 2000, "aria-autocomplete": "list" });
    this.slash = h("button", { type: "button", class: "round slash", on: { click: () => this.#toggle() } }, "/");
    this.send = h("button", { type: "submit", class: "round send" }, icon("send"));
    this.sorry = h("p", { class: "sorry", role: "alert", hidden: true });
    this.line = h("div", { class: "composer-line" }, this.slash, this.text, this.send);
    this.element = byId("composer");
    this.element.append(this.offers.element, this.sorry, this.line);
    this.element.addEventListener("submit", (event) => { event.preventDefault(); this.#submit(); });
    this.element.addEventListener("focusout", ({ relatedTarget }) => !this.element.contains(relatedTarget) && this.offers.hide());
    this.text.addEventListener("input", () => this.#typed());
    this.text.addEventListener("keydown", (event) => this.#key(event));
  }

  /** Ready to be typed into; not where a keyboard would cover half of the page. */
  focus() {
    if (matchMedia("(pointer: fine) and (width >= 700px)").matches) this.text.focus();
  }

  get idle() {
    return !this.#entry && !this.text.value;
  }

  /** In the words of whoever acts now. */
  draw() {
    const room = this.state.channels.get(this.state.channel);
    this.text.placeholder = room.direct ? say("write-direct") : say("write", { channel: room.name });
    for (const [button, words] of [[this.slash, "commands"], [this.send, "send"]]) {
      button.title = say(words);
      button.setAttribute("aria-label", say(words));
    }
    this.text.setAttribute("aria-label", this.text.placeholder);
  }

  /** The commands have come, or are others now. */
  refresh() {
    if (!this.#entry && this.text.value.startsWith("/") && document.activeElement === this.text) this.#typed();
  }

  #toggle() {
    if (this.#entry) return this.#leave("/");
    if (this.text.value.startsWith("/")) return this.#leave("");
    return this.#leave("/");
  }

  #typed() {
    this.text.style.height = "auto";
    this.text.style.height = `${this.text.scrollHeight}px`;
    this.#complain(null);
    if (!this.text.value.startsWith("/")) return this.offers.hide();
    const exact = this.state.commands.find(({ name }) => `/${name} ` === this.text.value);
    if (exact && !this.state.commands.some(({ name }) => name.startsWith(`${exact.name} `))) return this.#begin(exact);
    return this.offers.show(commandOffers(this.state.commands, this.text.value.slice(1), (command) => this.#begin(command)));
  }

  #key(event) {
    if (event.isComposing) return;
    if (this.offers.key(event)) return event.preventDefault();
    if (event.key === "Escape") this.offers.hide();
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.#submit();
    } else if (event.key === "ArrowUp" && !this.text.value && this.#latest) {
      event.preventDefault();
      const known = this.state.commands.find(({ path }) => path.join(" ") === this.#latest.path.join(" "));
      if (known) this.#begin(known, this.#latest.typed);
    }
  }

  #begin(command, former = null) {
    const { offers, link, state } = this;
    const tools = { offers, link, state, leave: (text) => this.#leave(text), send: () => this.#submit() };
    this.#entry?.close();
    offers.hide();
    this.#entry = new Entry(command, tools, former);
    this.line.replaceChildren(this.slash, this.#entry.element, this.send);
    this.#entry.focus();
  }

  /** Back to plain writing. */
  #leave(text) {
    this.#entry?.close();
    this.#entry = null;
    this.line.replaceChildren(this.slash, this.text, this.send);
    this.text.value = text;
    this.text.focus();
    this.#typed();
  }

  #complain(problem) {
    this.sorry.hidden = !problem;
    this.sorry.textContent = problem ?? "";
  }

  async #submit() {
    const request = this.#entry ? this.#entry.finished() : null;
    if (this.line.classList.contains("busy") || (this.#entry && !request)) return;
    if (!this.#entry && (!this.text.value.trim() || this.text.value.startsWith("/"))) return;
    this.line.classList.add("busy");
    this.offers.hide();
    this.#complain(await (request ? this.#command(request) : this.#message()));
    this.line.classList.remove("busy");
  }

  /** Null, or what went wrong; then all stays as it was typed. */
  async #command(request) {
    const typed = this.#entry.typed;
    try {
      const answer = await this.link.ask("command", request);
      if (answer.failed) return say("no-answer");
      this.#latest = { path: request.path, typed };
      this.#leave("");
      this.sent(answer);
      return null;
    } catch {
      return say("not-sent");
    }
  }

  async #message() {
    this.#nonce ??= crypto.randomUUID();
    try {
      const answer = await this.link.ask("say", { text: this.text.value, nonce: this.#nonce });
      if (answer.failed) return say("not-sent");
      this.#nonce = null;
      this.#leave("");
      this.sent(answer);
      return null;
    } catch {
      return say("not-sent");
    }
  }
}
