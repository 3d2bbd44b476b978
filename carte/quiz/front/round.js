// A round of five a day: its rules in order, and how far it has come.

import { memory } from "../../front/memory/memory.js";
import { moments } from "../../front/memory/moments.js";
import { dayOf, rulesFor } from "../../front/memory/schedule.js";
import { begun } from "./resume-round.js";

/** @import { RuleId } from "../../engine/messages.js" */
/** @import { OnTrouble } from "../../front/types.js" */
/** @import { CourseOfRound } from "./course-round.js" */
/** @import { AskedRule } from "./messages.js" */

const FIVE = 5;

/**
 * The rules in question, the results of the first ones, how their questions look, and the course that it comes before or
 * after, if any.
 * @typedef {{ rules: AskedRule[], results: boolean[], looks: number[], course: CourseOfRound | null }} Round
 */

/** @typedef {Map<RuleId, AskedRule>} Rules */

/** Today, by the local clock. */
export const today = () => dayOf(Date.now() / 1000);

/**
 * @param {RuleId[]} wanted
 * @param {Rules} rules
 */
export const inOrder = (wanted, rules) => wanted.map((id) => /** @type {AskedRule} */ (rules.get(id)));

/**
 * The day's round, resumed or new.
 * @param {Rules} rules
 * @param {OnTrouble} onTrouble
 */
export function dayRound(rules, onTrouble) {
  const kept = memory(onTrouble);
  const size = rulesFor(kept, [...rules.keys()], today(), FIVE).length;
  const before = begun(kept, moments(onTrouble), today(), size);
  return newRound(
    rules,
    onTrouble,
    before.filter(({ id }) => rules.has(id)),
  );
}

/**
 * A round of the rules already answered and those due.
 * @param {Rules} rules
 * @param {OnTrouble} onTrouble
 * @param {ReturnType<typeof begun>} before
 * @returns {Round}
 */
export function newRound(rules, onTrouble, before = []) {
  const answered = before.map(({ id }) => id);
  const others = [...rules.keys()].filter((id) => !answered.includes(id));
  const due = rulesFor(memory(onTrouble), others, today(), FIVE - answered.length);
  return {
    rules: inOrder([...answered, ...due], rules),
    results: before.map(({ right }) => right),
    looks: [],
    course: null,
  };
}

/**
 * Whether a question is the last one of the day.
 * @param {Round} round
 * @param {number} number
 */
export function isLast({ rules, course }, number) {
  return !course && number === rules.length - 1;
}

/**
 * Whether all questions of a round are answered.
 * @param {Round} round
 */
export function isOver({ rules, results }) {
  return results.length === rules.length;
}
