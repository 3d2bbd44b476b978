// Costly moves of a reader's own deals, as puzzles by their codes: they come back until the reader knows them.
import * as v from "valibot";
import { byEntry, newEntries, pickValid } from "../page/schema.js";
import { recall, remember } from "../page/storage.js";
import { ANSWERS, together } from "./memory.js";
import { dueRules } from "./schedule.js";

/** @import { Store } from "../page/storage.js" */
/** @import { OnTrouble } from "../types.js" */
/** @import { Answer, Memory, Place } from "./memory.js" */

const MOST = 60; // when there is another, the oldest goes
const MOST_TOGETHER = 600; // as several browsers bring
const CODE = v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{1,300}$/));
const SOME = v.pipe(ANSWERS, v.minLength(1));

/**
 * {code of a puzzle: the answers to it, oldest first}; the first one is the costly move.
 * @type {Store<Memory>}
 */
export const MOMENTS = {
  name: "moments",
  key: "carte.moments",
  precious: true,
  first: {},
  fit: (found) => pickValid(found, SOME, { most: MOST_TOGETHER, names: CODE }),
  merge: byEntry((one, other) => ({ value: together(one, other) })),
  gains: newEntries,
};

/**
 * Keep a costly move, to ask about from tomorrow on.
 * @param {string} code
 * @param {OnTrouble} onTrouble
 */
export function keepMoment(code, onTrouble) {
  const kept = recall(MOMENTS, onTrouble);
  if (Object.hasOwn(kept, code)) return;
  const others = Object.entries(kept).slice(-(MOST - 1));
  remember(MOMENTS, { ...Object.fromEntries(others), [code]: [answered(false, "table")] }, onTrouble);
}

/**
 * Keep the answer to a moment, if it is one of the reader's.
 * @param {string} code
 * @param {boolean} right
 * @param {Place} place
 * @param {OnTrouble} onTrouble
 */
export function answerMoment(code, right, place, onTrouble) {
  const kept = recall(MOMENTS, onTrouble);
  if (!Object.hasOwn(kept, code)) return;
  remember(MOMENTS, { ...kept, [code]: together(kept[code], [answered(right, place)]) }, onTrouble);
}

/** @param {OnTrouble} onTrouble */
export function moments(onTrouble) {
  return recall(MOMENTS, onTrouble);
}

/**
 * The codes of the moments that are due, by the same schedule as rules.
 * @param {number} today
 * @param {OnTrouble} onTrouble
 */
export function dueMoments(today, onTrouble) {
  const kept = moments(onTrouble);
  return dueRules(kept, Object.keys(kept), today);
}

/**
 * @param {boolean} right
 * @param {Place} place
 * @returns {Answer}
 */
function answered(right, place) {
  return [Math.floor(Date.now() / 1000), right ? 1 : 0, 1, place];
}
