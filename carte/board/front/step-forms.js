// The reply that a step wants from the reader: to play a card, to choose an answer, to hand in cards.

/** @import { Card, SeatName } from "../../engine/messages.js" */
/** @import { Layout } from "./layout.js" */
/** @import { Collect, Option, Replies, Step } from "./messages.js" */

/**
 * The reply that a step wants: whether a card is played; the buttons; the cards to hand in, `size` null if the reader
 * must find out how many; the signals with a card.
 * @typedef {{ plays: boolean, options: Option[], collect: Collect | null, signals: Option[] }} Form
 */

export const READER = "you";

/**
 * The seat that has made a move, by name.
 * @param {{ by: SeatName }} move
 */
export function madeBy({ by }) {
  return by === "reader" ? READER : by;
}

/**
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
 * Whether a step has cards to press, not just answers.
 * @param {Replies} step
 */
export function holdsCards(step) {
  const { plays, collect } = formOf(step);
  return plays || collect !== null;
}

/**
 * The zones whose cards may be pressed; part of the whole pack may be in the hand, or in a trick.
 * @param {Form} form
 */
export function openZones({ plays, collect }) {
  if (plays) return ["hand", "table"];
  if (!collect) return [];
  return collect.from === "pack" ? ["pack", "hand", "trick"] : [collect.from];
}

/**
 * The pack by suits, with a gap for every card in the hand or in a trick.
 * @param {Card[]} pack
 * @param {Card[]} elsewhere
 */
function spread(pack, elsewhere) {
  const suits = [...new Set(pack.map((card) => card.slice(-1)))];
  const bySuit = suits.flatMap((suit) => pack.filter((card) => card.endsWith(suit)));
  return bySuit.map((card) => (elsewhere.includes(card) ? null : card));
}

/**
 * The zones of a step as drawn: the trick by seats, and the rest of the felt.
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
 * The zone from which a seat's hidden cards come and to which they go.
 * @param {SeatName} seat
 */
export function seatZone(seat) {
  return `at-${seat}`;
}

/**
 * The zone of a seat's open cards.
 * @param {SeatName} seat
 */
export function openZone(seat) {
  return `open-${seat}`;
}
