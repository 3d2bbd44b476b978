// Fields that hold so many characters at most: they take more, so that nothing that is typed or pasted is lost.
import { fill } from "../page/dom.js";
import { createFieldError } from "./field-error.js";

/**
 * What is said at a field whose text is too long, until it is shortened: `line`; fits() whether it is not, and look()
 * reads it anew where a page has filled it in.
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
