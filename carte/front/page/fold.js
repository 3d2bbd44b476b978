// A part of a widget that is folded away under its title until a reader opens it.
import { h } from "./dom.js";

/** @import { Attributes, Child } from "./dom.js" */

/**
 * @param {Child} title
 * @param {Attributes} attributes
 * @param {Child[]} children
 */
export function drawFold(title, attributes, ...children) {
  const names = ["carte-fold", attributes.class].filter(Boolean).join(" ");
  return h("details", { ...attributes, class: names }, h("summary", { class: "carte-fold-title" }, title), ...children);
}
