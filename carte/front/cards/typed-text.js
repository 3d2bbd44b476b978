// Reads typed text in the language of a tool's words, wherever these came from.

import { NOTATIONS } from "carte:python";
import { inOrder, parseMove, readings, writeMove } from "./notation.js";

/** @import { TableStrings } from "../messages.js" */

/**
 * The notation of cards and moves in the language of some words.
 * @param {Pick<TableStrings, "typed_in">} words
 */
export const notationOf = ({ typed_in: language }) => NOTATIONS[language] ?? NOTATIONS.en;

/**
 * A typed move as answers write it.
 * @param {string} text
 * @param {TableStrings} words
 */
export function written(text, words) {
  const notation = notationOf(words);
  const move = parseMove(text, notation);
  const [plain, announced] = readings(text, notation);
  // "discard" may also mean throwing a card off in a trick: a single card is played.
  if (announced && !(move && announced.startsWith("discard"))) return announced;
  if (!move) return plain;
  return writeMove({ ...move, takes: inOrder(move.takes, words) });
}
