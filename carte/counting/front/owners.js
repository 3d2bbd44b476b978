// Who owns which cards of a deal: those that were tapped, and the rest.

/** @import { Card } from "../../engine/messages.js" */
/** @import { Pile } from "./counting-schema.js" */

/**
 * The owners of the tapped cards.
 * @typedef {Record<Card, Pile>} Owners
 */

/**
 * The pile for untapped cards.
 * @typedef {Pile | null} Rest
 */

/** @typedef {{ owners: Owners, rest: Rest }} Tallied */

/** @type {Pile[]} */
const PILES = [0, 1, 2];

/**
 * The owner of a card after a tap, which cycles through the `count` piles; untapped ones are the `rest`.
 * @param {Pile | undefined} owner
 * @param {Rest} rest
 * @param {number} count
 */
export function tapped(owner, rest, count) {
  const round = [undefined, ...PILES.slice(0, count).filter((pile) => pile !== rest)];
  return round[(round.indexOf(owner) + 1) % round.length];
}

/**
 * The pile of a card, or null.
 * @param {Card} card
 * @param {Tallied} state
 */
export function pileOf(card, { owners, rest }) {
  return owners[card] ?? rest;
}

/**
 * The `count` piles of `cards` as lists.
 * @param {Card[]} cards
 * @param {Tallied} state
 * @param {number} count
 */
export function pilesOf(cards, state, count) {
  return PILES.slice(0, count).map((pile) => cards.filter((card) => pileOf(card, state) === pile));
}
