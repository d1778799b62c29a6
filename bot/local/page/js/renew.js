// Changing what stands on the page with as little as can be: what is the same stays, so that no picture is loaded again
// and no menu closed before one's eyes.

const sources = new WeakMap();

/** Keep an element for as long as it would be made of the same, whatever was opened or pressed in it meanwhile. */
export function madeOf(source, element) {
  sources.set(element, JSON.stringify(source));
  return element;
}

/** Make a message what a fresh one is, where it stands. */
export function renew(element, fresh) {
  for (const { name } of [...element.attributes]) if (!fresh.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  const former = [...element.childNodes];
  arrange(element, [...fresh.childNodes].map((part) => staying(former, part)));
}

/** What of the former parts is this one, or can be made so; or else the part itself. */
function staying(former, part) {
  const isBody = (node) => node.classList?.contains("body");
  const at = former.findIndex((one) => same(one, part) || (isBody(one) && isBody(part)));
  if (at < 0) return part;
  const [found] = former.splice(at, 1);
  if (isBody(found)) renew(found, part);
  return found;
}

const same = (one, other) =>
  sources.has(other) ? sources.get(one) === sources.get(other) : !sources.has(one) && one.isEqualNode(other);

/** Exactly these children in this order. What stays is not touched: moving it would close its open menus. */
export function arrange(parent, wanted) {
  const staying = new Set(wanted);
  for (const child of [...parent.childNodes]) if (!staying.has(child)) child.remove();
  let next = parent.firstChild;
  for (const node of wanted) {
    if (node === next) next = next.nextSibling;
    else parent.insertBefore(node, next);
  }
}
