// Cards typed in two parts: "8 / 2 6" by values, "3d / 1d" by cards.

import { parseCards, splitCards } from "../../front/cards/notation.js";

/** @import { Card } from "../../engine/messages.js" */
/** @import { Notation } from "../../front/messages.js" */
/** @import { Pad } from "./messages.js" */

const LONGEST = 200;
const BETWEEN = /[/／]|\s+(?:x|×|on)\s+/i; // "8 / 2 6", "8 x 2 6", "8 on 2 6"

/**
 * Return a card of a value whose suit nobody has named, or undefined if all are taken.
 * @param {number} value
 * @param {string[]} suits
 * @param {Card[]} taken
 */
export function unnamed(value, suits, taken) {
  return suits.map((suit) => `${value}${suit}`).find((card) => !taken.includes(card));
}

/**
 * Return the cards of both places, or null if the text cannot be read.
 * @param {string} text
 * @param {Pad} pad
 * @param {Notation} notation
 * @returns {[hand: Card[], others: Card[]] | null}
 */
export function typedCards(text, { by, suits }, notation) {
  const parts = text.slice(0, LONGEST).split(BETWEEN);
  if (parts.length > 2) return null;
  const [first, second = ""] = parts;
  const read =
    by === "card" ? [first, second].map((part) => cardsIn(part, notation)) : ofValues(first, second, suits, notation);
  if (!read) return null;
  const [hand, others] = read;
  if (!hand || !others || hand.length === 0 || (by === "value" && hand.length > 1)) return null;
  const all = [...hand, ...others];
  return new Set(all).size === all.length ? [hand, others] : null;
}

/**
 * @param {string} part
 * @param {Notation} notation
 */
function cardsIn(part, notation) {
  return part.trim() ? parseCards(part, notation) : [];
}

/**
 * @param {string} first
 * @param {string} second
 * @param {string[]} suits
 * @param {Notation} notation
 */
function ofValues(first, second, suits, notation) {
  const [hand, others] = [first, second].map((part) => valuesIn(part, notation));
  if (!hand || !others) return null;
  /** @type {Card[]} */
  const cards = [];
  for (const value of [...others, ...hand]) {
    const card = unnamed(value, suits, cards);
    if (!card) return null;
    cards.push(card);
  }
  return [cards.slice(others.length), cards.slice(0, others.length)];
}

/**
 * Return the values typed; whole cards count by theirs.
 * @param {string} part
 * @param {Notation} notation
 */
function valuesIn(part, notation) {
  const values = splitCards(part, notation).map((word) => {
    const value = notation.ranks[word.toUpperCase()];
    return value ?? Number.parseInt(parseCards(word, notation)?.[0] ?? "", 10);
  });
  return values.every(Boolean) ? values : null;
}
