// What a deal played to its end at a table counts for: the end of its game's course.
import { allStars, winStars } from "../../lessons/front/progress.js";

/** @import { OnTrouble } from "../../front/types.js" */
/** @import { Over, PlayContent } from "./types.js" */

/**
 * How much a deal counts for: to be played at all, to be won, and to be won with nobody's help. A deal that was
 * thrown in has not been played.
 * @param {Over} over
 * @param {boolean} coached
 */
function countOf({ lines, won }, coached) {
  if (lines.length === 0) return 0;
  return won ? (coached ? 2 : 3) : 1;
}

/**
 * Count a deal that is `over`, with a coach beside the reader or not, and say so; null where one before has counted
 * for as much.
 * @param {Over} over
 * @param {{ coached: boolean, content: PlayContent, onTrouble: OnTrouble }} at
 */
export function countDeal(over, { coached, content: { table, words }, onTrouble }) {
  const count = countOf(over, coached);
  if (count <= (allStars(onTrouble)[table] ?? 0)) return null;
  winStars(table, count, onTrouble);
  return words.counted[count - 1];
}
