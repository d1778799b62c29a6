// The channels, their threads, and one's direct messages.

import { byId, h, icon } from "./dom.js";
import { say } from "./words.js";

const FORUM = 15;

export class Rooms {
  constructor(state, open) {
    this.state = state;
    this.open = open;
    this.element = byId("rooms");
    this.element.addEventListener("click", ({ target }) => target === this.element && this.hide());
    addEventListener("keydown", ({ key }) => key === "Escape" && this.hide());
  }

  draw() {
    const rooms = [...this.state.channels.values()].filter((room) => !room.archived);
    const plain = rooms.filter((room) => !room.thread && !room.direct);
    const direct = rooms.filter((room) => room.direct);
    const list = plain.flatMap((room) => [this.#line(room), ...this.#threads(rooms, room)]);
    this.element.replaceChildren(h("div", { class: "rooms-inside" },
      h("h1", {}, h("img", { src: "/page/avatars/castellan.svg", alt: "", width: 28, height: 28 }), "Castellan"),
      h("h2", {}, say("rooms")), h("ul", {}, list),
      direct.length ? [h("h2", {}, say("direct")), h("ul", {}, direct.map((room) => this.#line(room)))] : null));
    byId("top").replaceChildren(this.#menu(), ...this.#title());
  }

  #threads(rooms, parent) {
    const below = rooms.filter((room) => room.parent === parent.id);
    return below.length ? [h("li", {}, h("ul", { class: "threads" }, below.map((room) => this.#line(room))))] : [];
  }

  #line(room) {
    const here = room.id === this.state.channel;
    const awaited = this.state.awaited.some(({ channel, people }) => channel === room.id && people.includes(this.state.me));
    const button = h("button", { type: "button", "aria-current": here ? "page" : null, data: { room: room.id },
      on: { click: () => { this.hide(); this.open(room.id); } } },
      room.thread ? null : h("span", { class: "hash" }, room.direct ? "@" : room.kind === FORUM ? "❏" : "#"),
      h("span", { class: "room-name" }, room.direct ? "Castellan" : room.name),
      awaited ? h("span", { class: "awaited-mark", title: say("awaited") }) : null);
    button.classList.toggle("unread", this.state.unread.has(room.id) && !here);
    return h("li", {}, button);
  }

  #menu() {
    const button = h("button", { type: "button", class: "round only-narrow", "aria-label": say("menu"), title: say("menu") }, icon("menu"));
    button.addEventListener("click", () => this.element.classList.toggle("open"));
    button.classList.toggle("marked", this.state.unread.size > 0);
    return button;
  }

  #title() {
    const room = this.state.channels.get(this.state.channel);
    const parent = this.state.channels.get(room.parent);
    const sign = room.thread ? icon("thread") : h("span", { class: "hash" }, room.direct ? "@" : "#");
    return [sign, h("strong", {}, room.direct ? "Castellan" : room.name), parent ? h("small", {}, `# ${parent.name}`) : null,
      room.topic ? h("span", { class: "topic" }, room.topic) : null].filter(Boolean);
  }

  hide() {
    this.element.classList.remove("open");
  }
}
