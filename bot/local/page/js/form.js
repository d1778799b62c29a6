// A form that the bot asks one to fill in, over the page.

import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { say } from "./words.js";

const ROW = 1, MENU = 3, BOX = 4, TEXT = 10, LABEL = 18;
const LONG = 2;

/** `send(values)` is true when the bot has taken it; otherwise all stays as it was typed. */
export function openForm(form, names, send) {
  const fields = new Map();
  const sorry = h("p", { class: "sorry", role: "alert", hidden: true }, say("form-failed"));
  const submit = h("button", { type: "submit", class: "button primary" }, h("span", {}, say("submit")));
  const cancel = h("button", { type: "button", class: "button plain", on: { click: () => dialog.close() } }, say("cancel"));
  const body = h("form", { method: "dialog" }, h("h2", {}, form.title),
    form.components.map((component) => part(component, fields, names)), sorry, h("div", { class: "form-end" }, cancel, submit));
  const dialog = h("dialog", { class: "form" }, body);
  body.addEventListener("submit", async (event) => {
    event.preventDefault();
    submit.classList.add("busy");
    const taken = await send(Object.fromEntries([...fields].map(([id, read]) => [id, read()])));
    submit.classList.remove("busy");
    if (taken) dialog.close();
    else sorry.hidden = false;
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  body.querySelector("input, textarea, select")?.focus();
}

function part(component, fields, names) {
  if (component.type === ROW) return component.components.map((child) => part(child, fields, names));
  if (component.type === TEXT) return h("div", {}, markdown(component.content, names));
  if (component.type === LABEL) return labelled(component, component.component, fields);
  return labelled(component, component, fields);
}

function labelled({ label, description }, field, fields) {
  const needed = field.required !== false;
  const input = field.type === MENU ? choice(field, fields, needed) : box(field, fields, needed);
  return h("label", { class: "form-field" },
    h("span", { class: "form-label" }, label, needed ? h("b", { title: say("required") }, " *") : null),
    description ? h("small", {}, description) : null, input);
}

function box(field, fields, needed) {
  const about = { name: field.custom_id, placeholder: field.placeholder, required: needed,
    minlength: field.min_length || null, maxlength: field.max_length };
  const input = field.style === LONG ? h("textarea", { ...about, rows: 4 }) : h("input", { ...about, type: "text" });
  input.value = field.value ?? "";
  fields.set(field.custom_id, () => input.value);
  return input;
}

function choice(field, fields, needed) {
  const several = (field.max_values ?? 1) > 1;
  const options = field.options.map((option) => h("option", { value: option.value, selected: option.default }, option.label));
  const empty = several ? [] : [h("option", { value: "" }, field.placeholder ?? say("choose"))];
  const input = h("select", { name: field.custom_id, multiple: several, required: needed }, empty, options);
  fields.set(field.custom_id, () => [...input.selectedOptions].map(({ value }) => value).filter(Boolean));
  return input;
}
