// Fields with a maximum length: they take longer texts, so that nothing typed or pasted is lost.
import { fill } from "../page/dom.js";
import { createFieldError } from "./field-error.js";

/**
 * The message at a field with a text that is too long is `line`; fits() is whether the text fits, and look() checks it
 * again after the page has filled it in.
 * @param {HTMLInputElement} input
 * @param {number} most characters, as Python counts them
 * @param {string} said in which {count} and {most} stand
 */
export function limited(input, most, said) {
  const wrong = createFieldError(input);
  const count = () => [...input.value.trim()].length;
  const fits = () => count() <= most;
  const look = () => (fits() ? wrong.clear() : wrong.say(fill(said, { count: count(), most })));
  input.addEventListener("input", look);
  look();
  return { line: wrong.element, fits, look };
}
