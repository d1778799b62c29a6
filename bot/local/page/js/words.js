// The page's words, in the language of whoever acts, or in the one that the address asks for.

const known = new Map();
const wished = new URLSearchParams(location.search).get("lang");
let words = {};

export let language = "en";

export async function speak(wanted) {
  language = wished ?? wanted;
  if (!known.has(language)) known.set(language, await (await fetch(`/words/${language}`)).json());
  words = known.get(language);
  document.documentElement.lang = language;
  document.title = say("title");
}

/** The words of a key, with what stands in its places. */
export function say(key, places = {}) {
  return (words[key] ?? key).replace(/\{([a-z]+)\}/g, (whole, name) => places[name] ?? whole);
}

const DAY = 86_400_000;

/** As under a message: today and yesterday by name, else the date. */
export function when(seconds, now = new Date()) {
  const moment = new Date(seconds * 1000);
  const time = moment.toLocaleTimeString(language, { hour: "numeric", minute: "2-digit" });
  const days = Math.round((midnight(now) - midnight(moment)) / DAY);
  if (days === 0) return say("today", { time });
  if (days === 1) return say("yesterday", { time });
  return `${moment.toLocaleDateString(language)} ${time}`;
}

const midnight = (moment) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

export const clock = (seconds) =>
  new Date(seconds * 1000).toLocaleTimeString(language, { hour: "numeric", minute: "2-digit" });

export const fully = (seconds) =>
  new Date(seconds * 1000).toLocaleString(language, { dateStyle: "full", timeStyle: "short" });

const STEPS = [["year", 31_557_600], ["month", 2_629_800], ["day", 86_400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** "in 3 hours", "two days ago". */
export function relative(seconds) {
  const distance = seconds - Date.now() / 1000;
  const [unit, size] = STEPS.find(([, length]) => Math.abs(distance) >= length) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(Math.round(distance / size), unit);
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** A moment written in one of Discord's styles. */
export function stamp(seconds, style = "f") {
  if (style === "R") return relative(seconds);
  return new Date(seconds * 1000).toLocaleString(language, STYLES[style] ?? STYLES.f);
}
