// The list of commands, grouped as they are called, the best fit first.

import { h } from "./dom.js";
import { say } from "./words.js";

/** What the listbox shows for what has been typed after the slash. */
export function commandOffers(commands, typed, pick) {
  const text = typed.trim().toLowerCase();
  const fitting = commands.map((command) => [fit(command, text), command]).filter(([rank]) => rank > 0);
  const groups = new Map();
  for (const [, command] of text ? fitting.sort(([a], [b]) => b - a) : fitting) {
    const [group] = command.name.split(" ");
    groups.set(group, [...(groups.get(group) ?? []), { face: face(command), pick: () => pick(command) }]);
  }
  return {
    groups: [...groups].map(([heading, items]) => ({ heading: `/${heading}`, items })),
    empty: say("no-command"),
    rail: !text,
  };
}

/** 3: begins so, 2: a word of the name does, 1: it is in the name or the explanation, 0: no. */
function fit({ name, path, description }, text) {
  const names = [name.toLowerCase(), path.join(" ")];
  if (names.some((one) => one.startsWith(text))) return 3;
  if (names.some((one) => one.split(/[ -]/).some((word) => word.startsWith(text)))) return 2;
  return names.some((one) => one.includes(text)) || (text.length > 2 && description.toLowerCase().includes(text)) ? 1 : 0;
}

function face({ name, description, options }) {
  const needed = options.filter(({ required }) => required);
  return [
    h("span", { class: "offer-name" }, `/${name}`, needed.map(({ shown }) => h("span", { class: "offer-option" }, shown))),
    h("span", { class: "offer-about" }, description),
  ];
}
