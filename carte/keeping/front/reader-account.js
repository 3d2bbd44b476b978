// What is kept of a reader, added up: days played, answers week by week, and the rules that are weak.

import { dayOf, standing } from "../../front/memory/schedule.js";

/** @import { Answer, Memory } from "../../front/memory/memory.js" */
/** @import { Results } from "../../front/memory/results.js" */

/**
 * The answers of a week, `ago` weeks before this one: so many, and so many `right` at the first try.
 * @typedef {{ ago: number, all: number, right: number }} Week
 */

/** @typedef {{ rule: string, all: number, right: number }} WeakRule */

const WEEKS = 6;
const WEAK = 5; // rules shown
const LATEST = 10; // answers that say how weak a rule is

/**
 * On how many days of the month of `now` the reader has played a deal or answered a question.
 * @param {{ results: Results, memories: Memory[] }} kept
 * @param {Date} now
 */
export function daysPlayed({ results, memories }, now) {
  const entries = [results, ...memories].flatMap((some) => /** @type {[number][][]} */ (Object.values(some)).flat());
  const dates = entries.map(([at]) => new Date(at * 1000));
  const own = dates.filter((date) => date.getMonth() === now.getMonth() && date.getFullYear() === now.getFullYear());
  return new Set(own.map((date) => date.getDate())).size;
}

/** @param {Answer} answer */
function isAtOnce([, right, tries]) {
  return right === 1 && tries === 1;
}

/**
 * The weeks with answers among the last ones, oldest first; a week ends with the day of `now`.
 * @param {Memory} memory
 * @param {Date} now
 * @returns {Week[]}
 */
export function weeksOf(memory, now) {
  const today = dayOf(now.getTime() / 1000);
  const answers = Object.values(memory).flat();
  return Array.from({ length: WEEKS }, (_, place) => WEEKS - 1 - place).flatMap((ago) => {
    const some = answers.filter(([at]) => Math.floor((today - dayOf(at)) / 7) === ago);
    return some.length ? [{ ago, all: some.length, right: some.filter(isAtOnce).length }] : [];
  });
}

/**
 * The rules whose last answer was a mistake, the weakest first: those with most mistakes among the latest answers.
 * @param {Memory} memory
 * @param {(rule: string) => boolean} isKnown whether the book has such a rule
 * @returns {WeakRule[]}
 */
export function weakRules(memory, isKnown) {
  return Object.entries(memory)
    .filter(([rule, answers]) => isKnown(rule) && standing(answers).missed)
    .map(([rule, answers]) => {
      const some = answers.slice(-LATEST);
      return { rule, all: some.length, right: some.filter(isAtOnce).length };
    })
    .sort((one, other) => other.all - other.right - (one.all - one.right) || one.right - other.right)
    .slice(0, WEAK);
}
