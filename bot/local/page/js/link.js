// The live line to the house. It comes back by itself; a question that was lost with it is answered by an error.

export class Lost extends Error {}

const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 2000;
const PATIENCE = 15_000; // longer than the house itself waits for the bot

export class Link extends EventTarget {
  #socket = null;
  #count = 0;
  #asked = new Map();
  #pause = FIRST_PAUSE;

  connect() {
    this.#socket = new WebSocket(`ws://${location.host}/live`);
    this.#socket.onopen = () => {
      this.#pause = FIRST_PAUSE;
      this.dispatchEvent(new Event("open"));
    };
    this.#socket.onmessage = ({ data }) => this.#hear(JSON.parse(data));
    this.#socket.onclose = () => this.#closed();
  }

  get open() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Ask the house for something; its answer, or Lost. */
  ask(what, body = {}) {
    if (!this.open) return Promise.reject(new Lost());
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#drop(id), PATIENCE);
      this.#asked.set(id, { resolve, reject, timer });
      this.#socket.send(JSON.stringify({ ...body, do: what, id }));
    });
  }

  #hear(said) {
    if (said.re === undefined) {
      this.dispatchEvent(new CustomEvent("now", { detail: said }));
      return;
    }
    const asked = this.#asked.get(said.re);
    this.#asked.delete(said.re);
    clearTimeout(asked?.timer);
    asked?.resolve(said);
  }

  #drop(id) {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    clearTimeout(asked?.timer);
    asked?.reject(new Lost());
  }

  async #closed() {
    for (const id of [...this.#asked.keys()]) this.#drop(id);
    this.dispatchEvent(new Event("lost"));
    await new Promise((resolve) => setTimeout(resolve, this.#pause));
    this.#pause = Math.min(this.#pause * 1.5, LONGEST_PAUSE);
    this.connect();
  }
}
