// Fields with a maximum length: they take longer texts, so that nothing typed or pasted is lost.
import { fill } from "../page/dom.js";
import { createFieldError } from "./field-error.js";

/**
 * The number of characters of a text, as Python counts them, without blanks around it.
 * @param {string} text
 */
export const lengthOf = (text) => [...text.trim()].length;

/**
 * The message at a field with a text that is too long is `line`; fits() is whether the text fits, and look() checks it
 * again after the page has filled it in.
 * @param {HTMLInputElement} input
 * @param {number} most characters
 * @param {string} tooLong in which {count} and {most} stand
 */
export function limited(input, most, tooLong) {
  const wrong = createFieldError(input);
  const count = () => lengthOf(input.value);
  const fits = () => count() <= most;
  const look = () => (fits() ? wrong.clear() : wrong.say(fill(tooLong, { count: count(), most })));
  input.addEventListener("input", look);
  look();
  return { line: wrong.element, fits, look };
}
