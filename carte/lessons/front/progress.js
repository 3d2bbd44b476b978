// Stars won, by level.
import * as v from "valibot";
import { isToWarn } from "../../front/page/persistence.js";
import { byEntry, pickValid, valueAt } from "../../front/page/schema.js";
import { followKept, recall, remember } from "../../front/page/storage.js";

/** @import { LastAnswer, LevelProgress } from "./messages.js" */
/** @import { Store } from "../../front/page/storage.js" */
/** @import { OnTrouble } from "../../front/types.js" */

/**
 * Stars won, by level.
 * @typedef {Record<string, number>} Stars
 */

export const MOST_LEVELS = 3000; // ten times the number in the book
const WON = v.picklist([0, 1, 2, 3]);

/**
 * {level id: stars}, in the order in which the levels were first won.
 * @type {Store<Stars>}
 */
export const STARS = {
  name: "progress",
  key: "carte.progress",
  precious: true,
  first: {},
  fit: (found) => pickValid(found, WON, { most: MOST_LEVELS }),
  merge: byEntry((one, other) => ({ value: Math.max(one, other) })),
  gains: (value, before) =>
    Object.entries(value)
      .map(([level, won]) => ({ of: level, count: won - (valueAt(before, level) ?? 0) }))
      .filter(({ count }) => count > 0),
};

/** @param {OnTrouble} onTrouble */
export function allStars(onTrouble) {
  return recall(STARS, onTrouble);
}

/**
 * The stars that a lesson shows: those won in this browser, and those that its notebook keeps, whichever are more.
 * @param {{ reported: (name: "progress") => Record<string, LevelProgress>, onTrouble: OnTrouble }} tool
 */
export function shownStars({ reported, onTrouble }) {
  const stars = allStars(onTrouble);
  const kept = Object.entries(reported("progress") ?? {}).map(([level, { stars: won }]) => [
    level,
    Math.max(won, valueAt(stars, level) ?? 0),
  ]);
  return { ...stars, ...Object.fromEntries(kept) };
}

/**
 * Keep the best result of a level. A reader whose browser will clear it is told so, once.
 * @param {string} level
 * @param {number} won
 * @param {OnTrouble} onTrouble
 */
export async function winStars(level, won, onTrouble) {
  const stars = allStars(onTrouble);
  const best = Math.max(valueAt(stars, level) ?? 0, won);
  if (!remember(STARS, { ...stars, [level]: best }, onTrouble)) return;
  if (await isToWarn()) onTrouble({ what: "passing" });
}

/**
 * Keep no stars of some levels.
 * @param {{ id: string }[]} levels
 * @param {OnTrouble} onTrouble
 */
export function loseStars(levels, onTrouble) {
  const stars = { ...allStars(onTrouble) };
  for (const { id } of levels) delete stars[id];
  remember(STARS, stars, onTrouble);
}

/**
 * Call `apply` whenever stars are won here or in another tab, or an old page comes back.
 * @param {() => unknown} apply
 * @param {AbortSignal} signal
 */
export function followProgress(apply, signal) {
  followKept((key) => key === STARS.key, apply, signal);
}

/**
 * Return what to report to a notebook after an answer in a level; only one that wins it brings stars.
 * @param {{ reported: (name: "progress") => Record<string, LevelProgress> }} tool
 * @param {string} level
 * @param {LastAnswer} last
 */
export function withAnswer({ reported }, level, last, won = 0) {
  const progress = reported("progress");
  const { stars = 0, tries = 0 } = valueAt(progress, level) ?? {};
  return { progress: { ...progress, [level]: { stars: Math.max(stars, won), tries: tries + 1, last } } };
}
