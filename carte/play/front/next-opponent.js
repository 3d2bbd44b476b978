// The opponents of the next match, where the level follows the results.

import { fill } from "../../front/page/dom.js";

/** @import { Habit } from "./habits.js" */
/** @import { Kept } from "./match-schema.js" */
/** @import { PlayContent } from "./messages.js" */

/** The value of the level field when the level follows the results. */
export const FOLLOWING = "results";

/**
 * Return the level of the match after this one, and how many were lost in a row: one level up after a win, one down
 * after two losses.
 * @param {Kept} match
 * @param {Pick<Habit, "lost">} habit
 * @param {string[]} levels
 * @returns {{ level: string, lost: 0 | 1 }}
 */
function following({ sitting: { level }, moment: { over } }, { lost }, levels) {
  const ended = over?.match ?? null;
  const steps = ended === "won" ? 1 : ended === "lost" && lost ? -1 : 0;
  const moved = levels[levels.indexOf(level) + steps] ?? level;
  return { level: moved, lost: ended === null ? lost : ended === "lost" && !steps ? 1 : 0 };
}

/**
 * Return what comes after a match at a table of `content`, by the reader's `habit`.
 * @param {Kept} match
 * @param {Habit} habit
 * @param {PlayContent} content
 */
export function afterMatch(match, habit, { follows, words: { levels, stronger, weaker } }) {
  const { level } = match.sitting;
  const on = habit.follows ?? follows;
  const next = following(match, habit, Object.keys(levels));
  if (!on || next.level === level) return { on, ...next, offer: null };
  const offer = match.moment.over?.match === "won" ? stronger : weaker;
  return { on, ...next, offer: fill(offer, { name: levels[next.level].name }) };
}
