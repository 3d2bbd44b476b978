// Entries of a form: a list to choose from, a row of which one is on, a short text, a counter.
import { actionButton } from "../page/actions.js";
import { h } from "../page/dom.js";

let numbered = 0;

/** A list [{value, text}] to choose from; values may be of any plain kind. */
export function listControl(name, label, options, chosen, onChange) {
  const select = h(
    "select",
    { "data-field": name, change: () => onChange(options[select.selectedIndex].value) },
    ...options.map(({ text }) => h("option", {}, text)),
  );
  select.selectedIndex = options.findIndex(({ value }) => value === chosen);
  return h("label", { class: "carte-entry" }, h("span", {}, label), select);
}

/** A row of options [{value, text}], one of them on. */
export function rowControl(name, label, options, chosen, onChange) {
  numbered += 1;
  const group = `carte-${name}-${numbered}`;
  const one = ({ value, text }) => {
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

/** A field for a short text; onChange(text) when it is left or entered. */
export function textControl(name, label, value, onChange, wishes = {}) {
  const input = h("input", {
    type: "text",
    autocomplete: "off",
    value,
    "data-field": name,
    change: () => onChange(input.value.trim()),
    ...wishes,
  });
  return h("label", { class: "carte-entry" }, h("span", {}, label), input);
}

/** A number that goes up and down by one; `says` = {less, more} names the buttons. */
export function countControl(name, { value, most = 40, says, onChange }) {
  const output = h("output", {}, String(value));
  const step = (by, sign, label) => {
    const button = actionButton(by < 0 ? "less" : "more", sign, () => {
      value += by;
      draw();
      onChange(value);
    });
    button.setAttribute("aria-label", label);
    return button;
  };
  const less = step(-1, "−", says.less);
  const more = step(1, "+", says.more);
  const draw = () => {
    output.textContent = String(value);
    less.disabled = value <= 0;
    more.disabled = value >= most;
  };
  draw();
  return h("span", { class: "carte-counter", "data-count": name }, less, output, more);
}
