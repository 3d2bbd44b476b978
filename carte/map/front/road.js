// The road through the book, which pages of the book load as a script.

/** @import { Road } from "./messages.js" */

/**
 * The road; null where there is no book.
 * @returns {Road | null}
 */
export function roadOfPage() {
  const script = /** @type {HTMLScriptElement | null} */ (document.getElementById("carte-road"));
  return /** @type {Road | undefined} */ (script?.carteData) ?? null;
}
