// The subject of a question in five a day, a rule or a move of the reader's own: its text, and when it comes back.

import { keepAnswer, memory } from "../../front/memory/memory.js";
import { answerMoment, moments } from "../../front/memory/moments.js";

/** @import { Stated } from "../../engine/messages.js" */
/** @import { Answer } from "../../front/memory/memory.js" */
/** @import { OnTrouble } from "../../front/types.js" */
/** @import { AskedRule, FreshQuestion } from "./messages.js" */

/**
 * @typedef {object} Subject
 * @property {string} id of the rule, or the key of the move
 * @property {string} text its name, shown at the end
 * @property {string} says the text on every answer
 * @property {Stated[]} rules
 * @property {string | null} level the one that teaches it
 * @property {(right: boolean) => unknown} keep
 * @property {() => Answer[]} answers
 */

/**
 * @param {AskedRule} rule
 * @param {OnTrouble} onTrouble
 * @returns {Subject}
 */
export function ofRule(rule, onTrouble) {
  return {
    id: rule.id,
    text: rule.text,
    says: rule.text,
    rules: [rule],
    level: rule.level,
    keep: (right) => keepAnswer([rule.id], { right, tries: 1, place: "daily" }, onTrouble),
    answers: () => memory(onTrouble)[rule.id] ?? [],
  };
}

/**
 * @param {{ question: FreshQuestion, rules: Stated[] }} moment
 * @param {string} text
 * @param {OnTrouble} onTrouble
 * @returns {Subject}
 */
export function ofMoment({ question: { key }, rules }, text, onTrouble) {
  return {
    id: key,
    text,
    says: "",
    rules,
    level: null,
    keep: (right) => answerMoment(key, right, "daily", onTrouble),
    answers: () => moments(onTrouble)[key] ?? [],
  };
}
