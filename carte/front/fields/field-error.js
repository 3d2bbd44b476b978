// An error at a field, read out with it, until something else is typed.
import { h } from "../page/dom.js";

let numbered = 0;

/**
 * A line to place under a field; say(text) fills it and marks the field.
 * @param {HTMLInputElement} input
 */
export function createFieldError(input) {
  numbered += 1;
  const id = `carte-wrong-${numbered}`;
  const element = h("span", { class: "carte-wrong", id, role: "alert" });

  function clear() {
    if (!element.textContent) return;
    element.textContent = "";
    for (const name of ["aria-invalid", "aria-describedby"]) input.removeAttribute(name);
  }

  input.addEventListener("input", clear);
  return {
    element,
    clear,
    /** @param {string} text */
    say(text) {
      element.textContent = text;
      input.ariaInvalid = "true";
      input.setAttribute("aria-describedby", id);
      element.scrollIntoView({ block: "nearest" });
    },
  };
}
