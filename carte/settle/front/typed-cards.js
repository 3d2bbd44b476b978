// Cards typed in two parts: "8 / 2 6" by values, "3d / 1d" by cards.

import { parseCards, splitCards } from "../../front/cards/notation.js";
import { inDigits } from "../../reference/front/written-numbers.js";

/** @import { Card } from "../../engine/messages.js" */
/** @import { Notation, TableStrings } from "../../front/messages.js" */
/** @import { Pad } from "./messages.js" */

const LONGEST = 200;
const COMMAS = /[,;、。・]/g;
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
 * Return the ranks by the names that the keys show.
 * @param {Pick<TableStrings, "cards">} words
 * @returns {Map<string, number>}
 */
export function ranksOnKeys({ cards }) {
  return new Map(Object.entries(cards).map(([card, { rank }]) => [rank.toLowerCase(), Number.parseInt(card, 10)]));
}

/**
 * Return the two parts of a text, with blanks between the cards of each, or null where there are more.
 * @param {string} text
 */
function partsOf(text) {
  const parts = text.slice(0, LONGEST).normalize("NFKC").replace(COMMAS, " ").split(BETWEEN);
  return parts.length > 2 ? null : [parts[0], parts[1] ?? ""];
}

/**
 * Whether a text names values, more of one than there are cards.
 * @param {string} text
 * @param {Notation} notation
 * @param {Map<string, number>} ranks
 */
export function namesTooMany(text, notation, ranks) {
  const read = partsOf(text)?.map((part) => valuesIn(part, notation, ranks));
  const values = read?.flatMap((some) => some ?? []) ?? [];
  return Boolean(read?.every(Boolean)) && values.some((value) => values.filter((one) => one === value).length > 4);
}

/**
 * Return the cards of both places, or null if the text cannot be read.
 * @param {string} text
 * @param {Pad} pad
 * @param {Notation} notation
 * @param {Map<string, number>} ranks by the names that the keys show
 * @returns {[hand: Card[], others: Card[]] | null}
 */
export function typedCards(text, { by, suits }, notation, ranks) {
  const parts = partsOf(text);
  if (!parts) return null;
  const read = by === "card" ? parts.map((part) => cardsIn(part, notation)) : ofValues(parts, suits, notation, ranks);
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
 * @param {string[]} parts
 * @param {string[]} suits
 * @param {Notation} notation
 * @param {Map<string, number>} ranks
 */
function ofValues(parts, suits, notation, ranks) {
  const [hand, others] = parts.map((part) => valuesIn(part, notation, ranks));
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
 * Return the values typed, in digits or in words; whole cards count by theirs.
 * @param {string} part
 * @param {Notation} notation
 * @param {Map<string, number>} ranks
 */
function valuesIn(part, notation, ranks) {
  const values = splitCards(inDigits(part.toLowerCase()), notation).map((word) => {
    const value = ranks.get(word.toLowerCase()) ?? notation.ranks[word.toUpperCase()];
    return value ?? Number.parseInt(parseCards(word, notation)?.[0] ?? "", 10);
  });
  return values.every(Boolean) ? values : null;
}
