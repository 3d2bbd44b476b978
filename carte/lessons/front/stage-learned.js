// When a stage is learned: all its levels are won, or its last one, which proves the others, at once and without help.

/** @import { Stars } from "./progress.js" */

export const AT_ONCE = 3; // stars of a level solved at the first try, without help

/**
 * @param {string[]} ids of the stage's levels, in order
 * @param {Stars} stars
 */
export function isLearned(ids, stars) {
  return ids.every((id) => stars[id] > 0) || stars[ids.at(-1) ?? ""] === AT_ONCE;
}
