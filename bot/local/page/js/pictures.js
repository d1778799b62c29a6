// Pictures under a message, bounded as Discord bounds them: what is judged here is what people get there.

import { h, icon } from "./dom.js";
import { openViewer } from "./viewer.js";
import { say } from "./words.js";

const WIDEST = 550;
const HIGHEST = 350;

const isPicture = (file) => file.type.startsWith("image/") && file.width;

/** All files of a message: pictures to look at, the rest to save. */
export function attachments(files) {
  const pictures = files.filter(isPicture);
  const others = files.filter((file) => !isPicture(file));
  return [pictures.length ? gallery(pictures) : null, ...others.map(download)];
}

/** One picture whole; several cropped into a mosaic. */
export function gallery(pictures) {
  if (pictures.length === 1) return h("div", { class: "pictures" }, single(pictures[0], pictures));
  const shape = Math.min(pictures.length, 5);
  return h("div", { class: "pictures mosaic", data: { shape } }, pictures.map((picture) => tile(picture, pictures)));
}

function single(picture, all) {
  const scale = Math.min(1, WIDEST / picture.width, HIGHEST / picture.height);
  const size = { "--width": `${Math.round(picture.width * scale)}px`, "--shape": `${picture.width} / ${picture.height}` };
  const shown = tile(picture, all);
  for (const [name, value] of Object.entries(size)) shown.style.setProperty(name, value);
  shown.classList.add("single");
  return shown;
}

function tile(picture, all) {
  const image = h("img", { src: picture.url, alt: picture.alt, loading: "lazy", decoding: "async",
    width: picture.width, height: picture.height });
  const open = () => openViewer(all, all.indexOf(picture));
  return h("button", { type: "button", class: "picture", "aria-label": picture.alt || say("picture"), on: { click: open } },
    image, picture.alt ? h("span", { class: "alt-mark", title: picture.alt }, say("alt")) : null);
}

function download(file) {
  const size = file.size > 2 ** 20 ? `${(file.size / 2 ** 20).toFixed(1)} MB` : `${(file.size / 2 ** 10).toFixed(1)} KB`;
  return h("a", { class: "download", href: file.url, download: file.name, title: say("save", { name: file.name }) },
    icon("file"), h("span", { class: "download-name" }, file.name), h("small", {}, size));
}
