// A round of five a day: its rules in order, and how far it has come.

import { memory } from "../../front/memory/memory.js";
import { moments } from "../../front/memory/moments.js";
import { dayOf, rulesFor } from "../../front/memory/schedule.js";
import { valueAt } from "../../front/page/schema.js";
import { begun } from "./resume-round.js";

/** @import { RuleId } from "../../engine/messages.js" */
/** @import { OnTrouble } from "../../front/types.js" */
/** @import { AskedRule, Placing, PlacingStage } from "./messages.js" */
/** @import { Stars } from "../../lessons/front/progress.js" */

const FIVE = 5;

/**
 * The rules in question, the results of the first ones, and the course in which it places the reader, if any: its stages
 * to ask about, and those `known` from the course of a related game.
 * @typedef {{ rules: AskedRule[], results: boolean[], placing: Placing | null, known: PlacingStage[] }} Round
 */

/** @typedef {Map<RuleId, AskedRule>} Rules */

/** Today, by the local clock. */
export const today = () => dayOf(Date.now() / 1000);

/**
 * @param {RuleId[]} wanted
 * @param {Rules} rules
 */
const inOrder = (wanted, rules) => wanted.map((id) => /** @type {AskedRule} */ (rules.get(id)));

/**
 * The round that places a reader in a course, from the first stages that no stars of theirs show to be known.
 * @param {Placing} placing
 * @param {Rules} rules
 * @param {Stars} stars
 * @returns {Round}
 */
export function placingRound(placing, rules, stars) {
  const known = placing.stages.filter(({ like }) => like.some((level) => valueAt(stars, level)));
  const stages = placing.stages.filter((stage) => !known.includes(stage));
  const first = stages.slice(0, FIVE).map(({ rule }) => rule);
  return { rules: inOrder(first, rules), results: [], placing: { ...placing, stages }, known };
}

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
    placing: null,
    known: [],
  };
}

/**
 * Whether a question is the last one of the day.
 * @param {Round} round
 * @param {number} number
 */
export function isLast({ rules, placing }, number) {
  return !placing && number === rules.length - 1;
}

/**
 * Whether the round is over: a round that places a reader ends at the first wrong answer.
 * @param {Round} round
 */
export function isOver({ rules, results, placing }) {
  return results.length === rules.length || (placing !== null && results.includes(false));
}
