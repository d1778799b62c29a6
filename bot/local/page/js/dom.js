// Building the page by elements only: text stays text, whatever is in it.

/** An element. `on` holds listeners; `class`, `data` and `style` are what they say; the rest are attributes. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "on") {
      for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
    } else if (name === "data") {
      Object.assign(element.dataset, value);
    } else if (name === "style") {
      for (const [property, wanted] of Object.entries(value)) element.style.setProperty(property, wanted);
    } else {
      element.setAttribute(name, value === true ? "" : value);
    }
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

const PATHS = {
  send: "M3 20V14L11 12L3 10V4L22 12Z",
  menu: "M3 6h18v2H3zM3 11h18v2H3zM3 16h18v2H3z",
  eye: "M12 5C7 5 2.7 8.1 1 12c1.7 3.9 6 7 11 7s9.3-3.1 11-7c-1.7-3.9-6-7-11-7zm0 11.5a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9zm0-2a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  close: "M6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4L12 13.4 6.4 19 5 17.6 10.6 12 5 6.4z",
  plus: "M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z",
  minus: "M5 11h14v2H5z",
  down: "M12 15.5 5.5 9l1.4-1.4L12 12.7l5.1-5.1L18.5 9z",
  thread: "M5 4h2v7a3 3 0 0 0 3 3h6.2l-2.6-2.6L15 10l5 5-5 5-1.4-1.4 2.6-2.6H10a5 5 0 0 1-5-5z",
  crown: "M3 18h18v2H3zM3 7l5 4 4-7 4 7 5-4-2 9H5z",
  file: "M6 2h8l5 5v15H5V2zm7 1.5V8h4.5zM8 12h8v1.5H8zm0 4h8v1.5H8z",
  link: "M14 4h6v6h-2V7.4l-8.3 8.3-1.4-1.4L16.6 6H14zM5 6h6v2H7v9h9v-4h2v6H5z",
};

/** A small drawing in the colour of its text. */
export function icon(name) {
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("class", "icon");
  drawing.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  drawing.append(path);
  return drawing;
}

export const avatar = (handle, size = 40) =>
  h("img", { class: "avatar", src: `/page/avatars/${handle}.svg`, alt: "", width: size, height: size });

export const byId = (id) => document.getElementById(id);
