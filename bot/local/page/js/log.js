// The messages of a channel: the newest at the bottom, older ones when they are scrolled to. What has not changed is
// not drawn again, so that the length of the channel does not matter.

import { byId, h } from "./dom.js";
import { continues, messageElement, sameDay } from "./message.js";
import { refreshMoments } from "./inline.js";
import { arrange, renew } from "./renew.js";
import { language, say } from "./words.js";

const NEAR = 80; // pixels from the end that count as the end
const EARLY = 800; // pixels from the beginning at which older messages are asked for
const MOST = 150; // messages kept on the page while one looks at the end

export class Log {
  #messages = [];
  #drawn = new Map();
  #more = false;
  #fetching = false;
  #atEnd = true;
  #end = 0; // where the end was, when it was gone to last

  constructor(acts, older) {
    this.acts = acts;
    this.older = older;
    this.element = byId("log");
    this.newer = byId("newer");
    this.element.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    this.newer.addEventListener("click", () => this.toEnd());
    new ResizeObserver(() => this.#atEnd && this.toEnd()).observe(this.element);
    setInterval(() => refreshMoments(this.element), 20_000);
  }

  get count() {
    return this.#messages.length;
  }

  get latest() {
    return BigInt(this.#messages.at(-1)?.id ?? 0);
  }

  elementOf(id) {
    return this.#drawn.get(id)?.element;
  }

  /** Another channel, another person, or the same after a lost connection. */
  show(messages, more, { anew }) {
    this.#messages = messages;
    this.#more = more;
    if (anew) this.#atEnd = true;
    this.#draw();
  }

  put(message) {
    if (this.#hasLeft) this.#atEnd = false;
    const at = this.#messages.findIndex(({ id }) => id === message.id);
    if (at >= 0) this.#messages[at] = message;
    else this.#insert(message);
    this.#draw();
    this.newer.hidden = at >= 0 ? this.newer.hidden : this.#atEnd;
  }

  #insert(message) {
    this.#messages.push(message);
    this.#messages.sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
    if (this.#atEnd && this.#messages.length > MOST) {
      this.#messages = this.#messages.slice(-MOST / 2);
      this.#more = true;
    }
  }

  remove(id) {
    this.#messages = this.#messages.filter((message) => message.id !== id);
    this.#draw();
  }

  /** What was just done is to be seen. */
  toEnd() {
    this.#atEnd = true;
    this.newer.hidden = true;
    this.element.scrollTop = this.element.scrollHeight;
    this.#end = this.element.scrollTop;
  }

  /** Wherever one has pressed something: what was said to oneself since then is to be seen. */
  toAnswer(since) {
    if (this.#messages.some((message) => message.private && BigInt(message.id) > since)) this.toEnd();
  }

  /** Whether one has scrolled up; the browser tells of it only with its next frame. */
  get #hasLeft() {
    return this.element.scrollTop < this.#end - NEAR && !this.#nearEnd;
  }

  get #nearEnd() {
    const { scrollTop, scrollHeight, clientHeight } = this.element;
    return scrollHeight - scrollTop - clientHeight < NEAR;
  }

  #draw() {
    const wanted = this.#more ? [] : [this.#beginning()];
    const drawn = new Map();
    this.#messages.forEach((message, index) => {
      const before = this.#messages[index - 1];
      if (!before || !sameDay(before.time, message.time)) wanted.push(this.#day(message));
      const node = this.#node(message, continues(message, before));
      drawn.set(message.id, node);
      wanted.push(node.element);
    });
    this.#drawn = drawn;
    arrange(this.element, wanted);
    if (this.#atEnd) this.toEnd();
  }

  #node(message, continued) {
    const face = JSON.stringify([message, continued, language, message.content.includes(`<@${this.acts.names.me()}>`)]);
    const known = this.#drawn.get(message.id);
    if (known?.face === face) return known;
    const element = messageElement(message, continued, this.acts);
    if (known) renew(known.element, element);
    return { face, element: known?.element ?? element };
  }

  #beginning() {
    const { name, topic } = this.acts.names.here();
    return h("div", { class: "beginning" }, h("h2", {}, `# ${name}`), h("p", {}, say("beginning", { channel: name }), " ", topic ?? ""));
  }

  #day({ time }) {
    const text = new Date(time * 1000).toLocaleDateString(language, { dateStyle: "long" });
    return h("div", { class: "day", role: "separator" }, h("span", {}, text));
  }

  async #scrolled() {
    this.#atEnd = this.#nearEnd;
    if (this.#atEnd) this.newer.hidden = true;
    if (!this.#more || this.#fetching || this.element.scrollTop > EARLY) return;
    this.#fetching = true;
    const first = this.#messages[0];
    const found = await this.older(first.id).catch(() => null);
    this.#fetching = false;
    if (found && this.#messages[0] === first) this.#prepend(found);
  }

  #prepend({ messages, more }) {
    const { scrollHeight, scrollTop } = this.element;
    this.#messages = [...messages, ...this.#messages];
    this.#more = more;
    this.#draw();
    this.element.scrollTop = scrollTop + this.element.scrollHeight - scrollHeight;
  }
}
