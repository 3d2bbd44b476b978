// What readers knew before a course and know after it: ten questions, then ten others of the same kinds.

import * as v from "valibot";
import { byEntry, COUNT, NAME, newEntries, pickValid, valueAt, WHOLE } from "../page/schema.js";
import { recall, remember } from "../page/storage.js";

/** @import { Store } from "../page/storage.js" */
/** @import { OnTrouble } from "../types.js" */

/**
 * The rules that were `asked` about, and the `looks` of the questions, so that none comes twice; `before` and `after`
 * are when the last question was answered, in seconds since 1970, and how many answers were right.
 * @typedef {v.InferOutput<typeof GAIN>} CourseGain
 */

/** @typedef {[at: number, right: number]} Score */

const MOST_COURSES = 64;
const MOST_ASKED = 10;
const MOST_LOOKS = 60; // the newest
const SCORE = v.strictTuple([WHOLE, COUNT]);
const GAIN = v.pipe(
  v.strictObject({
    asked: v.pipe(v.array(NAME), v.minLength(1), v.maxLength(MOST_ASKED)),
    looks: v.pipe(v.array(WHOLE), v.maxLength(MOST_LOOKS)),
    before: SCORE,
    after: v.nullable(SCORE),
  }),
  v.check(({ asked, before, after }) => Math.max(before[1], after?.[1] ?? 0) <= asked.length),
);

/**
 * {course: what was gained by it}.
 * @type {Store<Record<string, CourseGain>>}
 */
export const GAINS = {
  name: "gains",
  key: "carte.gains",
  precious: true,
  first: {},
  fit: (found) => pickValid(found, GAIN, { most: MOST_COURSES }),
  merge: byEntry((one, other) => ({ value: orderOf(one) < orderOf(other) ? one : other })),
  gains: newEntries,
};

/**
 * Of two browsers' answers those count that were unseen first, and of these the ones that came to an end.
 * @param {CourseGain} gain
 */
function orderOf({ before, after, ...others }) {
  const inDigits = (/** @type {number} */ number) => String(number).padStart(16, "0");
  return [inDigits(before[0]), inDigits(1e15 - (after?.[0] ?? 0)), JSON.stringify([before, after, others])].join();
}

/** @param {OnTrouble} onTrouble */
export function gains(onTrouble) {
  return recall(GAINS, onTrouble);
}

/**
 * Keep how many answers about these rules were right: before the course, unless that is kept by now, or after it.
 * @param {{ course: string, asked: string[], looks: number[], right: number, isAfter: boolean }} round
 * @param {OnTrouble} onTrouble
 */
export function keepScore({ course, asked, looks, right, isAfter }, onTrouble) {
  const all = gains(onTrouble);
  const kept = valueAt(all, course);
  /** @type {Score} */
  const score = [Math.floor(Date.now() / 1000), right];
  if (!isAfter && kept) return;
  const gain = isAfter && kept ? { ...kept, after: score } : { asked, looks: [], before: score, after: null };
  const seen = [...gain.looks, ...looks].slice(-MOST_LOOKS);
  remember(GAINS, { ...all, [course]: { ...gain, looks: seen } }, onTrouble);
}

/**
 * The share of what a reader did not know before a course and knows after it; null where nothing was gained.
 * @param {{ before: number, after: number, all: number }} scores
 */
export function gainOf({ before, after, all }) {
  return after > before ? (after - before) / (all - before) : null;
}

/**
 * A share in the language of the page.
 * @param {number} share
 */
export function inPercent(share) {
  const style = "percent";
  return new Intl.NumberFormat(document.documentElement.lang || "en", { style }).format(share);
}
