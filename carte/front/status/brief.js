// What is heard of an answer at once: few words. The rest stands there to be read, and a letter asks for it.

import { labelledLine } from "../cards/phrases.js";
import { notationOf } from "../cards/typed-text.js";

/** @import { TableStrings } from "../messages.js" */

const MOST = 12; // words, as many as are heard of a move
const WORD = /[ァ-ヶー]+|[一-龠々]+|[^\sぁ-ヶー一-龠々、。]+/g; // in Japanese, a run of signs of one script
const END = /[.!?](?=\s)|[。！？](?=.)/;

/**
 * The first sentence of a text, and what follows it.
 * @param {string} text
 * @returns {[first: string, rest: string]}
 */
export function firstSentence(text) {
  const end = text.search(END) + 1;
  return end ? [text.slice(0, end), text.slice(end)] : [text, ""];
}

/**
 * Whether texts are short enough to be heard one after the other.
 * @param {string[]} texts
 */
export function isBrief(texts) {
  return texts.reduce((sum, text) => sum + (text.match(WORD)?.length ?? 0), 0) <= MOST;
}

/**
 * "Y: why.", in place of what is too long.
 * @param {Pick<TableStrings, "inquiries" | "joints" | "typed_in">} words
 */
export function askWhy(words) {
  const [letter] = notationOf(words).inquiries.why;
  return labelledLine(letter.toUpperCase(), words.inquiries.parts.why, words.joints);
}
