// What a message offers to press and to choose from, and the newer kind of message that is made of components.

import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { attachments, gallery } from "./pictures.js";
import { menu } from "./menu.js";

const ROW = 1, BUTTON = 2, MENU = 3, PEOPLE_MENU = 5, SECTION = 9, TEXT = 10, THUMBNAIL = 11;
const GALLERY = 12, FILE = 13, LINE = 14, BOX = 17;
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** Controls that call `press(component, values)`, which answers when the bot has. */
export function components(message, { press, names }) {
  const context = { message, names, file: (item) => fileOf(message, item),
    press: (component, values) => press(component, values, message) };
  return message.components.map((component) => MAKERS[component.type]?.(component, context));
}

function fileOf(message, item) {
  const name = item.media?.url?.replace("attachment://", "") ?? "";
  const found = message.files.find((file) => file.name === name || item.media?.url?.includes(`/${file.id}/`));
  return found && { ...found, alt: item.description ?? found.alt };
}

const all = (list, context) => (list ?? []).map((component) => MAKERS[component.type]?.(component, context));

function button(component, { press }) {
  const label = [component.emoji?.name ? h("span", { class: "emoji" }, component.emoji.name) : null, component.label ?? ""];
  if (/^https?:/.test(component.url ?? "")) {
    return h("a", { class: "button link", href: component.url, target: "_blank", rel: "noopener noreferrer" }, label);
  }
  const made = h("button", { type: "button", class: `button ${STYLES[component.style]}`, disabled: component.disabled }, h("span", {}, label));
  made.addEventListener("click", () => busy(made, () => press(component)));
  return made;
}

/** While the bot works, what was pressed shows it, and nothing else of the message can be pressed. */
export async function busy(pressed, work) {
  const controls = [...(pressed.closest(".controls, .box") ?? pressed.parentElement).querySelectorAll("button:not(:disabled)")];
  for (const control of controls) control.disabled = true;
  pressed.classList.add("busy");
  try {
    await work();
  } finally {
    pressed.classList.remove("busy");
    for (const control of controls) control.disabled = false;
  }
}

function people(component, context) {
  const options = context.names.people().map(({ id, name }) => ({ value: id, label: name }));
  return menu({ ...component, options }, context.press, busy);
}

const MAKERS = {
  [ROW]: (row, context) => h("div", { class: "row" }, all(row.components, context)),
  [BUTTON]: button,
  [MENU]: (component, { press }) => menu(component, press, busy),
  [PEOPLE_MENU]: people,
  [SECTION]: (section, context) => h("div", { class: "section" },
    h("div", {}, all(section.components, context)), all([section.accessory], context)),
  [TEXT]: (text, { names }) => h("div", { class: "text" }, markdown(text.content, names)),
  [THUMBNAIL]: (item, { file }) => file(item) && h("img", { class: "thumbnail", src: file(item).url, alt: file(item).alt }),
  [GALLERY]: ({ items }, { file }) => gallery(items.map(file).filter(Boolean)),
  [FILE]: ({ file: item }, { message }) => attachments(message.files.filter(({ name }) => item.url.endsWith(name))),
  [LINE]: ({ divider }) => (divider === false ? h("div", { class: "gap" }) : h("hr")),
  [BOX]: (box, context) => h("div", { class: "box", style: box.accent_color != null
    ? { "--accent": `#${box.accent_color.toString(16).padStart(6, "0")}` } : {} }, all(box.components, context)),
};

/** The older kind of frame around a text. */
export function embed(content, names) {
  const colour = content.color != null ? { "--accent": `#${content.color.toString(16).padStart(6, "0")}` } : {};
  const field = ({ name, value, inline }) =>
    h("div", { class: inline ? "field inline" : "field" }, h("strong", {}, name), markdown(value, names));
  return h("div", { class: "box embed", style: colour },
    content.title ? h("strong", { class: "embed-title" }, content.title) : null,
    content.description ? markdown(content.description, names) : null,
    h("div", { class: "fields" }, (content.fields ?? []).map(field)),
    content.footer ? h("small", {}, content.footer.text) : null);
}
