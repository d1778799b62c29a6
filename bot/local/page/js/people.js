// Who there is, who one is, and whom the table waits for.

import { avatar, byId, h, icon } from "./dom.js";
import { say } from "./words.js";

export class People {
  constructor(state, { become, setLanguage, setFollow }) {
    Object.assign(this, { state, become, setLanguage, setFollow });
    this.element = byId("people");
  }

  draw() {
    const people = [...this.state.people.values()].filter((person) => !person.bot);
    const awaited = new Set(this.state.awaited.filter(({ channel }) => channel === this.state.channel).flatMap(({ people: who }) => who));
    this.element.replaceChildren(h("h2", {}, say("people")),
      h("ul", {}, people.map((person) => this.#line(person, awaited.has(person.id)))), this.#follow());
  }

  #line(person, awaited) {
    const me = person.id === this.state.me;
    const link = h("a", { href: `?as=${person.handle}`, class: "person", "aria-current": me ? "true" : null,
      data: { handle: person.handle }, title: say("become", { name: person.name }) },
      h("span", { class: awaited ? "portrait awaited" : "portrait" }, avatar(person.handle, 36)),
      h("span", { class: "person-text" },
        h("span", { class: "person-name" }, person.name, person.manager ? h("span", { class: "crown", title: say("manager") }, icon("crown")) : null),
        awaited ? h("small", { class: "awaited-word" }, say("awaited")) : null));
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return; // in a window of their own, beside this one
      event.preventDefault();
      this.become(person.id);
    });
    return h("li", {}, link, this.#language(person));
  }

  #language({ id, name, language }) {
    const codes = Object.keys(this.state.languages);
    const next = codes[(codes.indexOf(language) + 1) % codes.length];
    const known = this.state.languages[language] ?? language;
    return h("button", { type: "button", class: "language", title: say("reads", { name, language: known }),
      on: { click: () => this.setLanguage(id, next) } }, language.toUpperCase());
  }

  #follow() {
    const box = h("input", { type: "checkbox", role: "switch", id: "follow" });
    box.checked = this.state.follow;
    box.addEventListener("change", () => this.setFollow(box.checked));
    return h("label", { class: "follow", title: say("follow-about") }, box, h("span", { class: "switch", "aria-hidden": "true" }), h("span", { class: "follow-word" }, say("follow")));
  }
}
