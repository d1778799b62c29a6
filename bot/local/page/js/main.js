// The page as a whole: who one is, where one looks, and what happens there.

import { byId } from "./dom.js";
import { Composer } from "./composer.js";
import { openForm } from "./form.js";
import { Link } from "./link.js";
import { Log } from "./log.js";
import { showFailure } from "./message.js";
import { People } from "./people.js";
import { Rooms } from "./rooms.js";
import { say, speak } from "./words.js";

const asked = new URLSearchParams(location.search);
const FOLLOW_AFTER = 700; // milliseconds in which one sees what one's own move has brought

const state = {
  me: null, channel: null, people: new Map(), languages: {}, channels: new Map(), commands: [], awaited: [], unread: new Set(),
  follow: (sessionStorage.getItem("follow") ?? (asked.has("as") ? "off" : "on")) === "on",
};

const names = {
  me: () => state.me,
  here: () => state.channels.get(state.channel),
  person: (id) => state.people.get(id)?.name ?? "?",
  about: (id) => state.people.get(id) ?? { name: "?", handle: "castellan" },
  channel: (id) => state.channels.get(id),
  people: () => [...state.people.values()].filter(({ bot }) => !bot),
};

const link = new Link();
const log = new Log({ names, press, dismiss }, (before) => link.ask("older", { before }));
const rooms = new Rooms(state, (channel) => go({ channel }));
const people = new People(state, { become: (person) => go({ person }), setLanguage, setFollow });
const composer = new Composer(state, link, (answer) => {
  log.toEnd();
  if (answer.form) fillIn(answer.form, null);
});

let looks = 0; // only what was asked for last is shown
let held = null; // what happens while the page is being made anew

/** Sit down as somebody, before some channel: by a click, by the address, by the turn, or again after a lost line. */
async function look({ person = state.me, channel = state.channel, count } = {}) {
  const number = ++looks;
  const seen = await link.ask("look", { person, channel, count });
  if (number !== looks) return;
  held = (held ?? []).filter(({ now }) => now === "awaited"); // the rest is in what was seen
  const anew = seen.channel !== state.channel || seen.person !== state.me;
  Object.assign(state, { me: seen.person, channel: seen.channel, languages: seen.languages });
  state.people = new Map(seen.people.map((one) => [one.id, one]));
  state.channels = new Map(seen.channels.map((one) => [one.id, one]));
  state.unread.delete(seen.channel);
  await speak(state.people.get(state.me).language).catch(() => {}); // better in other words than not at all
  if (number !== looks) return;
  draw();
  log.show(seen.messages, seen.more, { anew });
  release();
  remember();
  state.commands = (await link.ask("commands")).commands;
  composer.refresh();
}

/** The same by a click. While there is no line it leads nowhere, as the notice says. */
const go = (where) => look(where).catch(() => {});

function draw() {
  rooms.draw();
  people.draw();
  composer.draw();
  byId("newer").textContent = `${say("newer")} ↓`;
}

/** The address names whom and where, so that it can be opened again, or beside. */
function remember() {
  asked.set("as", state.people.get(state.me).handle);
  asked.set("in", state.channel);
  history.replaceState(null, "", `?${asked}`);
  sessionStorage.setItem("follow", state.follow ? "on" : "off");
}

function setFollow(on) {
  state.follow = on;
  remember();
  follow();
}

async function setLanguage(person, language) {
  await link.ask("language", { person, language }).catch(() => {});
  if (person === state.me) await go();
}

// What one does

async function press(component, values, message) {
  showFailure(log.elementOf(message.id), false);
  await becomeCalled(component);
  const { latest } = log;
  const answer = await link.ask("press", { message: message.id, component: component.custom_id, values })
    .catch(() => ({ failed: true }));
  showFailure(log.elementOf(message.id), answer.failed);
  log.toAnswer(latest);
  if (answer.form) fillIn(answer.form, message.id);
}

/** The button that calls somebody is pressed as them, also in the moment before the turn is followed. */
async function becomeCalled({ custom_id }) {
  const table = state.awaited.find(({ button }) => button === custom_id);
  if (state.follow && table?.people.length && !table.people.includes(state.me)) await go({ person: table.people[0] });
}

function fillIn(form, message) {
  openForm(form, names, (values) => link.ask("submit", { form, message, values }).then(({ failed }) => !failed, () => false));
}

function dismiss(message) {
  link.ask("dismiss", { message: message.id }).catch(() => notice(say("not-sent")));
}

// What happens

const HAPPENS = {
  message({ message }) {
    if (message.channel === state.channel) return log.put(message);
    if (!message.edited && !state.unread.has(message.channel)) {
      state.unread.add(message.channel);
      rooms.draw();
    }
  },
  gone({ channel, id }) {
    if (channel === state.channel) log.remove(id);
  },
  channel({ channel }) {
    state.channels.set(channel.id, channel);
    rooms.draw();
  },
  people({ people: now }) {
    state.people = new Map(now.map((one) => [one.id, one]));
    people.draw();
  },
  awaited({ tables }) {
    state.awaited = tables;
    if (!state.me) return;
    people.draw();
    rooms.draw();
    follow();
  },
};

function happened(detail) {
  if (!state.me && detail.now !== "awaited") return; // it will be in what is seen first
  if (held) held.push(detail);
  else HAPPENS[detail.now]?.(detail);
}

function release() {
  const waiting = held ?? [];
  held = null;
  waiting.forEach(happened);
}

let following = 0;

/** Become whoever the tables of this channel wait for, unless one is in the middle of something. */
function follow() {
  clearTimeout(following);
  following = setTimeout(() => {
    const awaited = state.awaited.filter(({ channel }) => channel === state.channel).flatMap(({ people: who }) => who);
    if (!state.follow || !awaited.length || awaited.includes(state.me)) return;
    if (!composer.idle || document.querySelector("dialog[open], .menu-list:not([hidden])")) return;
    go({ person: awaited[0] });
  }, FOLLOW_AFTER);
}

function notice(text) {
  byId("notice").hidden = !text;
  byId("notice").textContent = text ?? "";
}

/** At first as the address says, later as before the line was lost. */
async function begin() {
  const first = { person: asked.get("as"), channel: asked.get("in") };
  const again = Boolean(state.me);
  await look(again ? { count: log.count } : first);
  if (!again) composer.focus();
  notice(null);
  follow();
}

link.addEventListener("open", () => begin().catch(() => {}));
link.addEventListener("lost", () => notice(say("lost")));
link.addEventListener("now", ({ detail }) => happened(detail));
document.addEventListener("click", ({ target }) => {
  const channel = target.closest("[data-channel]")?.dataset.channel;
  if (channel && state.channels.has(channel)) go({ channel });
});
link.connect();
