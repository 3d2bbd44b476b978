// A common question: its name in addresses, and the book's answer.

import { AT_HOUSE, askedAt, namedAt } from "../../front/house/house-rules.js";

/** @import { Card } from "../../engine/messages.js" */
/** @import { Answer } from "./answer.js" */
/** @import { AnsweredQuestion, Quarrel } from "./messages.js" */

/**
 * Return the name of a quarrel in an address, with the code of a table's house rules.
 * @param {Quarrel} one
 * @param {string | null} [table]
 */
export function nameOf({ code, key }, table = null) {
  return namedAt(code ?? key, table);
}

/**
 * Return the quarrel that an address names, with its game, and the code of the table; null if it names none. Addresses
 * that end with the table open as before.
 * @param {string} name
 * @param {Record<string, Quarrel[]>} quarrels
 */
export function named(name, quarrels) {
  const first = askedAt(name);
  const [asked, table = null] = first.table === null ? name.split(AT_HOUSE) : [first.asked, first.table];
  for (const [slug, some] of Object.entries(quarrels)) {
    const one = some.find((other) => asked === nameOf(other));
    if (one) return { slug, one, table };
  }
  return null;
}

/**
 * Return an answer as shown: null is neither yes nor no.
 * @param {boolean | null} yes
 * @returns {Answer}
 */
export function answerOf(yes) {
  if (yes === null) return "depends";
  return yes ? "yes" : "no";
}

/**
 * Return Python's answer to a question as shown, by the rules of our table, or of another one that sent it.
 * @param {AnsweredQuestion} question
 * @param {boolean} isOurs
 */
export function answered({ says: asks, yes, text: says, rule, by, theirs, beside }, isOurs) {
  return { answer: answerOf(yes), asks, says, rule, by: isOurs ? by : theirs, beside };
}

/** @param {Quarrel} one */
export function byTheBook(one) {
  const { yes, asks, says, rule } = one;
  return { answer: answerOf(yes), asks, says, rule, name: nameOf(one), cards: cardsOf(one) };
}

/** @param {Quarrel} one */
export function cardsOf({ zones }) {
  return zones.map((zone) => /** @type {[string, Card[]]} */ ([zone.label, zone.cards]));
}
