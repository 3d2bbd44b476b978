// Where the cards lie. A place once taken stays where it is, so nothing on the table jumps when a card leaves it; hands
// and piles close up. Pure functions from layout to layout.

/** @import { Card, ZoneName } from "../../engine/messages.js" */

/** @typedef {Record<ZoneName, (Card | null)[]>} Layout a card or null on every place of a zone */

/**
 * The layout of a step; the table keeps `room` places. In rows of `columns` the cards lie in the
 * middle, otherwise on the first places.
 * @param {Layout} zones
 * @param {number} room
 * @param {number | null} columns
 * @returns {Layout}
 */
export function layoutOf(zones, room = 0, columns = null) {
  const table = zones.table ? padded(zones.table, room, columns) : undefined;
  return { ...zones, ...(table && { table }) };
}

/**
 * @param {(Card | null)[]} cards
 * @param {number} room
 * @param {number | null} columns
 * @returns {(Card | null)[]}
 */
function padded(cards, room, columns) {
  const places = Array(Math.max(room, cards.length)).fill(null);
  const taken = inTurn(places, columns)
    .slice(0, cards.length)
    .sort((one, two) => one - two);
  for (const [number, place] of taken.entries()) places[place] = cards[number];
  return places;
}

/**
 * The free places, in the order in which cards take them.
 * @param {(Card | null)[]} places
 * @param {number | null} columns
 */
function inTurn(places, columns) {
  const free = places.flatMap((card, place) => (card ? [] : [place]));
  if (!columns) return free;
  /** @param {number} place */
  const aside = (place) => Math.abs((place % columns) - (columns - 1) / 2);
  /** @param {number} place */
  const row = (place) => Math.floor(place / columns);
  return free.sort((one, two) => row(one) - row(two) || aside(one) - aside(two));
}

const SPREAD = ["table", "trick"];
const WON = /^(pile|other|at-.*)$/;
const HELD = /^(trick|hand|open-.*)$/; // as a step has it: no place is kept free there

/**
 * @param {Layout} layout
 * @param {Card[]} cards
 * @returns {Layout}
 */
function lifted(layout, cards) {
  /** @param {Card | null} card */
  const goes = (card) => card !== null && cards.includes(card);
  return Object.fromEntries(
    Object.entries(layout).map(([zone, places]) => [
      zone,
      SPREAD.includes(zone) ? places.map((card) => (goes(card) ? null : card)) : places.filter((card) => !goes(card)),
    ]),
  );
}

/**
 * Put the card on the first free place of the table, or the one nearest to its middle.
 * @param {Layout} layout
 * @param {Card} card
 * @param {number | null} columns
 */
export function laid(layout, card, columns = null) {
  const next = lifted(layout, [card]);
  const [free] = inTurn(next.table, columns);
  next.table = free === undefined ? [...next.table, card] : next.table.with(free, card);
  return next;
}

/**
 * Put the card into the trick, on the place of the seat that played it.
 * @param {Layout} layout
 * @param {Card} card
 * @param {number} place
 */
export function played(layout, card, place) {
  const next = lifted(layout, [card]);
  next.trick = next.trick.with(place, card);
  return next;
}

/**
 * Put the cards on top of a pile.
 * @param {Layout} layout
 * @param {Card[]} cards
 * @param {ZoneName} pile
 */
export function won(layout, cards, pile) {
  const next = lifted(layout, cards);
  next[pile] = [...(next[pile] ?? []), ...cards];
  return next;
}

/**
 * Keep the next step's table cards where they already lie and put new ones on free places, so that no card moves
 * during a scripted round. Hands are as the step has them. Cards won stay won.
 * @param {Layout} layout
 * @param {Layout} zones
 * @returns {Layout}
 */
export function continued(layout, zones) {
  const moved = Object.entries(zones).flatMap(([zone, cards]) =>
    cards.filter((card) => card !== null).filter((card) => !layout[zone]?.includes(card)),
  );
  const kept = Object.entries(lifted(layout, moved)).filter(([zone]) => WON.test(zone));
  const next = Object.fromEntries(kept);
  for (const [zone, cards] of Object.entries(zones)) {
    if (HELD.test(zone)) {
      next[zone] = cards;
      continue;
    }
    const stay = (layout[zone] ?? []).map((card) => (cards.includes(card) ? card : null));
    const fresh = cards.filter((card) => !stay.includes(card));
    next[zone] = stay.map((card) => card ?? fresh.shift() ?? null).concat(fresh);
  }
  return next;
}

/**
 * The cards that come to the hand, and those of them that were out of sight before.
 * @param {Layout} layout
 * @param {Layout} next
 */
export function drawn(layout, { hand = [] }) {
  const seen = Object.values(layout).flat();
  const coming = hand.filter((card) => card !== null).filter((card) => !layout.hand?.includes(card));
  return { coming, unseen: coming.filter((card) => !seen.includes(card)) };
}
