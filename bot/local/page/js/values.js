// What was typed into an option, made into what Discord sends, or the reason why it cannot be.

import { say } from "./words.js";

const INTEGER = 4, YES_NO = 5, PERSON = 6, CHANNEL = 7, NUMBER = 10;

/** The offers that an option has of its own; null where the bot is asked, or where anything may be typed. */
export function ownChoices(option, state) {
  if (option.choices.length) return option.choices;
  if (option.type === YES_NO) return [{ name: say("yes"), value: true }, { name: say("no"), value: false }];
  if (option.type === PERSON) {
    return [...state.people.values()].filter(({ bot }) => !bot).map(({ id, name }) => ({ name, value: id }));
  }
  if (option.type === CHANNEL) return [...state.channels.values()].map(({ id, name }) => ({ name, value: id }));
  return null;
}

/** {value}, or {problem} in words. */
export function valueOf(option, field, state) {
  const text = field.text.trim();
  if (field.value !== undefined) return { value: field.value };
  if (!text) return option.required ? { problem: say("missing") } : {};
  const choices = ownChoices(option, state);
  if (choices) {
    const found = choices.find(({ name }) => name.toLowerCase() === text.toLowerCase());
    return found ? { value: found.value } : { problem: say("not-offered") };
  }
  if (option.type === INTEGER || option.type === NUMBER) return number(option, text);
  if (option.max_length && text.length > option.max_length) return { problem: say("too-long", { limit: option.max_length }) };
  return { value: text };
}

function number(option, text) {
  const value = Number(text.replace(",", "."));
  if (!Number.isFinite(value) || (option.type === INTEGER && !Number.isInteger(value))) return { problem: say("not-number") };
  if (value < (option.min_value ?? -Infinity)) return { problem: say("too-small", { limit: option.min_value }) };
  if (value > (option.max_value ?? Infinity)) return { problem: say("too-large", { limit: option.max_value }) };
  return { value };
}
