// Discord's way of writing, read into elements. Nothing of a message is ever read as HTML.

import { h } from "./dom.js";
import { inline } from "./inline.js";

const FENCE = /^```(?:([\w+-]*)\n)?([\s\S]*?)\n?```/;

/** The elements of a whole message. `names` tells people and channels by their ids. */
export function markdown(text, names) {
  const made = [];
  let rest = text;
  while (rest) {
    const start = rest.indexOf("```");
    const fence = start >= 0 ? FENCE.exec(rest.slice(start)) : null;
    const before = fence ? rest.slice(0, start) : rest;
    made.push(...blocks(before.replace(/\n$/, "").split("\n"), names, before === ""));
    if (!fence) break;
    made.push(h("pre", {}, h("code", {}, fence[2])));
    rest = rest.slice(start + fence[0].length).replace(/^\n/, "");
  }
  return made;
}

const KINDS = [
  [/^(#{1,3}) (.+)/, (lines, [, marks, text], names) => [1, h(`h${marks.length + 2}`, {}, inline(text, names))]],
  [/^-# (.+)/, (lines, [, text], names) => [1, h("small", {}, inline(text, names))]],
  [/^>>> /, (lines, _found, names) => [lines.length, quote([lines[0].slice(4), ...lines.slice(1)], names)]],
  [/^> ?/, (lines, _found, names) => while_(lines, /^> ?/, (kept) => quote(kept, names))],
  [/^ *[-*] /, (lines, _found, names) => list(lines, "ul", /^ *[-*] /, names)],
  [/^ *\d+\. /, (lines, _found, names) => list(lines, "ol", /^ *\d+\. /, names)],
];

function blocks(lines, names, empty) {
  if (empty) return [];
  const made = [];
  let plain = [];
  const flush = () => {
    if (plain.length) made.push(h("p", {}, inline(plain.join("\n"), names)));
    plain = [];
  };
  while (lines.length) {
    const kind = KINDS.map(([pattern, make]) => [pattern.exec(lines[0]), make]).find(([found]) => found);
    if (kind) {
      flush();
      const [taken, element] = kind[1](lines, kind[0], names);
      made.push(element);
      lines = lines.slice(taken);
    } else {
      plain.push(lines[0]);
      lines = lines.slice(1);
    }
  }
  flush();
  return made;
}

function while_(lines, pattern, make) {
  const end = lines.findIndex((line) => !pattern.test(line));
  const kept = end < 0 ? lines : lines.slice(0, end);
  return [kept.length, make(kept.map((line) => line.replace(pattern, "")))];
}

const quote = (lines, names) => h("blockquote", {}, blocks(lines, names, false));

function list(lines, tag, pattern, names) {
  const first = tag === "ol" ? Number.parseInt(lines[0], 10) : null;
  return while_(lines, pattern, (items) =>
    h(tag, first !== null ? { start: first } : {}, items.map((item) => h("li", {}, inline(item, names)))));
}
