// Entries of a form: a list to choose from, a row of which one is on, a short text.
import { h } from "../page/dom.js";
import { entry } from "./labels.js";

/** @import { Plain } from "../../engine/messages.js" */
/** @import { Attributes } from "../page/dom.js" */

let numbered = 0;

/**
 * A list [{value, text}] to choose from; values may be of any plain kind.
 * @template {Plain | null} Value
 * @param {string} name
 * @param {string} label
 * @param {{ value: Value, text: string }[]} options
 * @param {Value} chosen
 * @param {(value: Value) => unknown} onChange
 */
export function listControl(name, label, options, chosen, onChange) {
  /** @type {HTMLSelectElement} */
  const select = h(
    "select",
    { "data-field": name, change: () => onChange(options[select.selectedIndex].value) },
    ...options.map(({ text }) => h("option", {}, text)),
  );
  select.selectedIndex = options.findIndex(({ value }) => value === chosen);
  return entry(label, select);
}

/**
 * A row of options [{value, text}], one of them selected.
 * @template {Plain | null} Value
 * @param {string} name
 * @param {string} label
 * @param {{ value: Value, text: string }[]} options
 * @param {Value} chosen
 * @param {(value: Value) => unknown} onChange
 */
export function rowControl(name, label, options, chosen, onChange) {
  numbered += 1;
  const group = `carte-${name}-${numbered}`;
  /** @param {{ value: Value, text: string }} option */
  const one = ({ value, text }) => {
    /** @type {HTMLInputElement} */
    const input = h("input", {
      type: "radio",
      class: "carte-unseen",
      name: group,
      checked: value === chosen,
      "data-field": name,
      value: String(value),
      change: () => onChange(value),
    });
    return h("label", {}, input, h("span", {}, text));
  };
  return h(
    "fieldset",
    { class: "carte-segments" },
    h("legend", {}, label),
    h("div", { class: "carte-segments-options" }, ...options.map(one)),
  );
}

/** Characters of a text that Python reads. */
export const LONGEST = 20_000;

/**
 * A field for a short text; onChange(text) is called when the reader leaves it or presses Enter.
 * @param {string} name
 * @param {string} label
 * @param {string} value
 * @param {(text: string) => unknown} onChange
 * @param {Attributes} wishes
 */
export function textControl(name, label, value, onChange, wishes = {}) {
  /** @type {HTMLInputElement} */
  const input = h("input", {
    type: "text",
    autocomplete: "off",
    value,
    "data-field": name,
    change: () => onChange(input.value.trim()),
    ...wishes,
  });
  return entry(label, input);
}
