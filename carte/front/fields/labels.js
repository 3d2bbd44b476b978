// A label before or above what it belongs to.
import { h } from "../page/dom.js";

/** @import { Attributes, Child } from "../page/dom.js" */

/**
 * A control with its label.
 * @param {Child} text
 * @param {Child[]} control
 */
export function labelled(text, ...control) {
  return h("label", { class: "carte-labelled" }, h("span", {}, text), ...control);
}

/**
 * An entry of a form with its label.
 * @param {Child} text
 * @param {Child[]} control
 */
export function entry(text, ...control) {
  return h("label", { class: "carte-entry" }, h("span", {}, text), ...control);
}

/**
 * A radio button or a tick that looks like a chip.
 * @param {HTMLInputElement} input
 * @param {Child} text
 * @param {Attributes} [attributes] of the text
 */
export function chipOf(input, text, attributes = {}) {
  return h("label", { class: "carte-chip" }, input, h("span", attributes, text));
}
