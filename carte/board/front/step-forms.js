// What a step asks of the reader: to play a card, to choose what to say, to hand in cards.

/** @import { Card } from "../../front/types.js" */
/** @import { Form, Layout, Replies, SeatName, Step } from "./types.js" */

export const READER = "you";

/**
 * The seat that has made a move, as it is told.
 * @param {{ by: SeatName }} told
 */
export function madeBy({ by }) {
  return by === "reader" ? READER : by;
}

/**
 * {plays, options, collect, signals}: whether a card is played; what may be chosen, as
 * [{id, text, group}]; which cards are handed in, as {verb, from, size, picks, otherwise}, `size`
 * null where the reader finds out how many; what may be said with a card, as [{id, text}].
 * @param {Replies} step
 * @returns {Form}
 */
export function formOf({ verdicts, options, says = [], picks, otherwise, collect, signals = [] }) {
  return {
    plays: verdicts !== undefined,
    options: options ?? says.map(({ move, text, group }) => ({ id: move, text, group })),
    collect: collect ?? (picks ? { verb: "answer", from: "pile", size: null, picks, otherwise } : null),
    signals,
  };
}

/**
 * Whether a step has cards to press, and not only answers.
 * @param {Replies} step
 */
export function holdsCards(step) {
  const { plays, collect } = formOf(step);
  return plays || collect !== null;
}

/**
 * The zones whose cards may be pressed; of the whole pack a part may be in the hand, or in a trick.
 * @param {Form} form
 */
export function openZones({ plays, collect }) {
  if (plays) return ["hand", "table"];
  if (!collect) return [];
  return collect.from === "pack" ? ["pack", "hand", "trick"] : [collect.from];
}

/**
 * The pack by suits, with a free place for every card that is in the hand, or in a trick.
 * @param {Card[]} pack
 * @param {Card[]} elsewhere
 */
function spread(pack, elsewhere) {
  const suits = [...new Set(pack.map((card) => card.slice(-1)))];
  const bySuit = suits.flatMap((suit) => pack.filter((card) => card.endsWith(suit)));
  return bySuit.map((card) => (elsewhere.includes(card) ? null : card));
}

/**
 * The zones of a step as they are drawn: the trick by seats, what else lies on the felt.
 * @param {Pick<Step, "zones" | "scene">} step
 * @returns {Layout}
 */
export function zonesOf({ zones, scene }) {
  const { seats, trick_by: by = [], turned_up: turned, open = {} } = scene ?? {};
  const { trick, pack, ...others } = zones;
  /** @type {Layout} */
  const all = { ...others, turned: turned ? [turned] : [] };
  if (pack) all.pack = spread(pack, [...zones.hand, ...(trick ?? [])]);
  if (!seats) return trick ? { ...all, trick } : all;
  if (trick) all.trick = seats.map(({ seat }) => trick[by.indexOf(seat)] ?? null);
  for (const { seat } of seats.slice(1)) if (open[seat]) all[openZone(seat)] = open[seat];
  return all;
}

/**
 * Where the cards of a seat that must not be seen come from and go to.
 * @param {SeatName} seat
 */
export function seatZone(seat) {
  return `at-${seat}`;
}

/**
 * Where the cards of a seat lie that everybody sees.
 * @param {SeatName} seat
 */
export function openZone(seat) {
  return `open-${seat}`;
}
