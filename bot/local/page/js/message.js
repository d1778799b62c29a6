// One message, as a whole: who, when, what, the pictures, and below them what can be pressed.

import { avatar, h, icon } from "./dom.js";
import { components, embed } from "./components.js";
import { markdown } from "./markdown.js";
import { attachments } from "./pictures.js";
import { madeOf } from "./renew.js";
import { clock, fully, language, say, when } from "./words.js";

const THREAD_CREATED = 18;
const TOGETHER = 7 * 60; // seconds within which one's next message has no head of its own

/** Whether a message stands under the head of the one before. */
export function continues(message, before) {
  return Boolean(before) && before.author === message.author && before.kind === 0 && message.kind === 0
    && !message.asked && before.private === message.private && message.time - before.time < TOGETHER
    && sameDay(message.time, before.time);
}

export const sameDay = (a, b) => new Date(a * 1000).toDateString() === new Date(b * 1000).toDateString();

/** The element of a message. `acts` has press, dismiss and the names of people and channels. */
export function messageElement(message, continued, acts) {
  if (message.kind === THREAD_CREATED) return threadLine(message, acts);
  const author = acts.names.about(message.author);
  const mine = message.content.includes(`<@${acts.names.me()}>`);
  const element = h("article", { class: "message", data: { id: message.id }, "aria-label": author.name });
  element.classList.toggle("continued", continued);
  element.classList.toggle("private", message.private);
  element.classList.toggle("mentions-me", mine && !message.private);
  element.append(continued ? sideTime(message) : avatar(author.handle), body(message, author, continued, acts));
  if (message.asked) element.prepend(askedLine(message, acts));
  return element;
}

function body(message, author, continued, acts) {
  const controls = components(message, acts).filter(Boolean);
  return h("div", { class: "body" },
    continued ? null : head(message, author),
    message.loading ? thinking(author) : text(message, acts),
    message.embeds.map((content) => embed(content, acts.names)),
    attachments(message.files),
    controls.length ? madeOf([message.components, message.files, language], h("div", { class: "controls" }, controls)) : null,
    message.private ? privacy(message, acts) : null);
}

function head(message, author) {
  return h("header", {}, h("strong", { class: "author", data: { handle: author.handle } }, author.name),
    author.bot ? h("span", { class: "tag" }, say("app")) : null, time(message, when(message.time)));
}

const time = (message, text) =>
  h("time", { datetime: new Date(message.time * 1000).toISOString(), title: fully(message.time) }, text);

const sideTime = (message) => h("span", { class: "side-time" }, time(message, clock(message.time)));

function text(message, { names }) {
  const blocks = markdown(message.content, names);
  if (message.edited && blocks.length) {
    const note = h("small", { class: "edited", title: fully(message.edited) }, say("edited"));
    if (blocks.at(-1).tagName === "P") blocks.at(-1).append(note);
    else blocks.push(note);
  }
  return h("div", { class: "text" }, blocks);
}

const thinking = (author) =>
  h("div", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
    say("thinking", { name: author.name }));

function askedLine({ asked }, { names }) {
  const who = names.about(asked.person);
  return h("div", { class: "asked" }, h("span", { class: "spine", "aria-hidden": "true" }), avatar(who.handle, 16),
    h("span", {}, say("asked", { name: who.name })), h("span", { class: "mention" }, `/${asked.command}`));
}

function privacy(message, { dismiss }) {
  return h("footer", {}, icon("eye"), say("private"), h("span", { "aria-hidden": "true" }, "•"),
    h("button", { type: "button", class: "as-link", on: { click: () => dismiss(message) } }, say("dismiss")));
}

function threadLine(message, { names }) {
  const author = names.about(message.author);
  return h("article", { class: "message system", data: { id: message.id } }, icon("thread"), h("div", { class: "body" },
    say("thread-started", { name: author.name }), " ",
    h("button", { type: "button", class: "as-link", data: { channel: message.thread } }, message.content), " ",
    time(message, when(message.time))));
}

/** Under the message: it did not work. Pressing again takes it away. */
export function showFailure(element, failed) {
  element?.querySelector(".failure")?.remove();
  if (failed) element?.querySelector(".body").append(h("p", { class: "failure", role: "alert" }, say("failed")));
}
