// What stands within a line: emphasis, code, links, mentions, moments, spoilers.

import { h } from "./dom.js";
import { fully, say, stamp } from "./words.js";

const around = (tag) => ([, text], names) => h(tag, {}, inline(text, names));

function link(address, children) {
  return h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, children);
}

function spoiler([, text], names) {
  const hidden = h("span", { class: "spoiler", tabindex: 0, role: "button", title: say("spoiler") }, inline(text, names));
  const show = () => hidden.classList.add("shown");
  hidden.addEventListener("click", show);
  hidden.addEventListener("keydown", ({ key }) => (key === "Enter" || key === " ") && show());
  return hidden;
}

function moment([, seconds, style]) {
  return h("time", { class: "moment", title: fully(Number(seconds)), data: { seconds, style: style ?? "f" } },
    stamp(Number(seconds), style));
}

function channel([, id], names) {
  const known = names.channel(id);
  if (!known) return h("span", { class: "mention" }, "#?");
  return h("button", { type: "button", class: "mention", data: { channel: id } }, `#${known.name}`);
}

const DISCS = { "🔴": "red", "🔵": "blue", "🟡": "yellow", "🟢": "green", "🟣": "violet", "⚪": "white" };

/** Discord draws its signs itself; those of the seats are drawn here, for not every machine has letters for them. */
const disc = ([sign]) => h("span", { class: "disc", data: { colour: DISCS[sign] } }, sign);

const RULES = [
  [/^\\([\\*_~`|>#\-()[\]<.!+])/, ([, sign]) => sign],
  [/^(`+)(?!`)([\s\S]*?[^`])\1(?!`)/, ([, , text]) => h("code", {}, text)],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, around("strong")],
  [/^__([\s\S]+?)__(?!_)/, around("u")],
  [/^~~([\s\S]+?)~~/, around("s")],
  [/^\|\|([\s\S]+?)\|\|/, spoiler],
  [/^\*(?![\s*])((?:[^*]|\*\*[^*]+\*\*)+?)\*(?!\*)/, around("em")],
  [/^_(?!_)((?:[^_]|__[^_]+__)+?)_(?![\w])/, around("em")],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, ([, text, address], names) => link(address, inline(text, names))],
  [/^<(https?:\/\/[^\s>]+)>/, ([, address]) => link(address, address)],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"')\]]/, ([address]) => link(address, address)],
  [/^<@!?(\d+)>/, ([, id], names) => h("span", { class: "mention", data: { person: id } }, `@${names.person(id)}`)],
  [/^<#(\d+)>/, channel],
  [/^<\/([^:>]+):\d+>/, ([, name]) => h("span", { class: "mention" }, `/${name}`)],
  [/^[🔴🔵🟡🟢🟣⚪]/u, disc],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, moment],
];
const PLAIN = /^[\p{L}\p{N} ,;?'’“”«»…·•]+/u;

/** The nodes of a piece of text. */
export function inline(text, names) {
  const made = [];
  let plain = "";
  const flush = () => {
    if (plain) made.push(plain);
    plain = "";
  };
  for (let rest = text; rest; ) {
    const rule = RULES.map(([pattern, make]) => [pattern.exec(rest), make]).find(([found]) => found);
    if (rule) {
      flush();
      made.push(rule[1](rule[0], names));
      rest = rest.slice(rule[0][0].length);
    } else {
      const taken = /^https?:/.test(rest) ? rest[0] : (words(rest) ?? rest[0]);
      plain += taken;
      rest = rest.slice(taken.length);
    }
  }
  flush();
  return made;
}

/** Plain letters up to where an address might begin. */
function words(rest) {
  const run = PLAIN.exec(rest)?.[0];
  const address = run ? run.search(/https?$/) : -1;
  return address > 0 ? run.slice(0, address) : run;
}

/** Moments grow older while one looks at them. */
export function refreshMoments(root) {
  for (const element of root.querySelectorAll("time.moment[data-style=R]")) {
    element.textContent = stamp(Number(element.dataset.seconds), "R");
  }
}
