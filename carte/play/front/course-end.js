// What a deal played to its end counts for: the end of its game's course.
import { allStars, winStars } from "../../lessons/front/progress.js";

/** @import { OnTrouble } from "../../front/types.js" */
/** @import { Over, PlayContent } from "./messages.js" */

/**
 * How much a deal counts for: played, won, or won without help. A deal that was thrown in has not been played.
 * @param {Over} over
 * @param {boolean} coached
 */
function countOf({ lines, won }, coached) {
  if (lines.length === 0) return 0;
  return won ? (coached ? 2 : 3) : 1;
}

/**
 * Count a deal that is `over`, `coached` or not, and return a sentence about it; null if an earlier one counted for as
 * much.
 * @param {Over} over
 * @param {{ coached: boolean, content: PlayContent, onTrouble: OnTrouble }} at
 */
export function countDeal(over, { coached, content: { table, words }, onTrouble }) {
  const count = countOf(over, coached);
  if (count <= (allStars(onTrouble)[table] ?? 0)) return null;
  winStars(table, count, onTrouble);
  return words.counted[count - 1];
}
