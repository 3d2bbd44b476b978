// The letters, and the words, that ask for something: in the reader's language, and those of English.

import { notationOf } from "../../front/cards/typed-text.js";
import { isTyped } from "../../front/page/focus.js";

/** @import { Tool } from "../../front/types.js" */

/** @typedef {"table" | "hand" | "last" | "turn" | "score" | "trump" | "moves" | "gone" | "why" | "list"} Part */

/**
 * onAsk(part, target) is called with each letter heard in a place of hearIn(place), if it asks for one of the `parts`:
 * for any by default.
 * @param {Pick<Tool<unknown>, "words" | "signal">} tool
 * @param {{ parts?: Part[], onAsk: (part: Part, target: EventTarget | null) => unknown }} manner
 */
export function createLetters({ words, signal }, { parts, onAsk }) {
  const all = /** @type {[Part, string[]][]} */ (Object.entries(notationOf(words).inquiries));
  const asked = all.filter(([part]) => !parts || parts.includes(part));
  const letters = asked.map(([part, [letter]]) => ({ part, letter }));

  /**
   * The part that a word or letter asks for.
   * @param {string} text
   */
  const partOf = (text) => asked.find(([, names]) => names.includes(text.normalize("NFKC").toLowerCase()))?.[0];

  /** @param {KeyboardEvent} event */
  function hear(event) {
    const { key, target, ctrlKey, altKey, metaKey } = event;
    if (event.defaultPrevented) return; // a place within this one has answered
    if (ctrlKey || altKey || metaKey || key.length !== 1 || isTyped(event)) return;
    const part = partOf(key);
    if (!part) return;
    event.preventDefault();
    onAsk(part, target);
  }

  return {
    letters,
    partOf,
    /** @param {HTMLElement} place */
    hearIn(place) {
      place.addEventListener("keydown", hear, { signal });
      place.setAttribute("aria-keyshortcuts", letters.map(({ letter }) => letter).join(" "));
    },
  };
}
