// The reader in a text, or what is wrong with it, in words.

import { fill } from "../../../front/page/dom.js";
import { fromText, NotACode } from "./class-code.js";

/** @import { ClassroomStrings } from "./messages.js" */

const SHOWN = 40; // characters shown of a text that is not a code

/**
 * @param {string} text
 * @param {ClassroomStrings["classroom"]} strings
 */
export function readerIn(text, strings) {
  return fromText(text).catch((error) => {
    if (!(error instanceof NotACode)) throw error;
    const start = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
    return { text, problem: fill(strings[error.why], { start }) };
  });
}
