// Each rule's standing in a class, counted.

import { KNOWN, MENDED, RIGHT, WRONG } from "./grades.js";

/** @import { Grade } from "./grades.js" */
/** @import { TaughtGame, TaughtRule } from "./messages.js" */
/** @import { Readers } from "./readers.js" */

const MOST_TO_REPEAT = 5;
const FEWEST_WRONG = 2; // one reader's mistake is for that reader to repeat

/**
 * @typedef {object} Standing
 * @property {TaughtRule} rule
 * @property {(Grade | null)[]} grades one per reader, null if the rule is new to them
 * @property {number} wrong how many were wrong last time
 * @property {number} mended how many were wrong, and right after it
 * @property {number} right
 * @property {number} known
 */

/**
 * Return the rules of each game that somebody has met, the most often wrong first.
 * @param {TaughtGame[]} games
 * @param {Readers} readers
 */
export function standings(games, readers) {
  return games
    .map(({ title, rules }) => ({ title, rules: rules.map((rule) => standingOf(rule, readers)).filter(isMet) }))
    .map(({ title, rules }) => ({ title, rules: rules.sort(byNeed) }))
    .filter(({ rules }) => rules.length);
}

/**
 * Return the rules that a class should repeat: those that several got wrong last time, most often first.
 * @param {ReturnType<typeof standings>} games
 */
export function toRepeat(games) {
  const some = games.flatMap(({ rules }) => rules).filter(({ wrong }) => wrong >= FEWEST_WRONG);
  return some.sort(byNeed).slice(0, MOST_TO_REPEAT);
}

/**
 * @param {TaughtRule} rule
 * @param {Readers} readers
 * @returns {Standing}
 */
function standingOf(rule, readers) {
  const grades = Object.values(readers).map(({ rules }) => rules[rule.id] ?? null);
  const count = (/** @type {Grade} */ grade) => grades.filter((one) => one === grade).length;
  return { rule, grades, wrong: count(WRONG), mended: count(MENDED), right: count(RIGHT), known: count(KNOWN) };
}

/** @param {Standing} standing */
function isMet({ grades }) {
  return grades.some(Boolean);
}

/**
 * @param {Standing} one
 * @param {Standing} other
 */
function byNeed(one, other) {
  return other.wrong - one.wrong || other.mended - one.mended || one.known - other.known;
}
