// What is typed is read in the language of the words that a tool was given, wherever these came from.

import { NOTATIONS } from "carte:python";
import { inOrder, parseMove, readings, writeMove } from "./notation.js";

/** @import { Words } from "../types.js" */

/**
 * How cards and moves are read in the language of some words.
 * @param {Pick<Words, "typed_in">} words
 */
export const notationOf = ({ typed_in: language }) => NOTATIONS[language] ?? NOTATIONS.en;

/**
 * A typed move as it is written in answers.
 * @param {string} text
 * @param {Words} words
 */
export function written(text, words) {
  const notation = notationOf(words);
  const move = parseMove(text, notation);
  const [plain, said] = readings(text, notation);
  // Who throws a card off may say so, as who hands cards in does: one card is played.
  if (said && !(move && said.startsWith("discard"))) return said;
  if (!move) return plain;
  return writeMove({ ...move, takes: inOrder(move.takes, words) });
}
