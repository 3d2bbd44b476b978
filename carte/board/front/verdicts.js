// Verdicts are looked up, never worked out: the engine judged every reply when the step was made.
import { formOf } from "./step-forms.js";

/** @import { Card, Ruling } from "../../engine/messages.js" */
/** @import { CardMove, Move } from "../../front/types.js" */
/** @import { Pointed, Step } from "./messages.js" */

/** @typedef {CardMove & { card: Card, signal: string | null, ruling: Ruling }} JudgedMove a play of a step */

/**
 * @param {Step} step
 * @param {Card[]} takes
 */
function maskOf(step, takes) {
  return takes.reduce((mask, card) => mask | (1 << step.zones.table.indexOf(card)), 0);
}

/**
 * @param {Step} step
 * @param {number} mask
 */
function cardsOf(step, mask) {
  return (step.zones.table ?? []).filter((_, position) => mask & (1 << position));
}

/**
 * The ruling on a move, {card, takes, signal} or {option}; null if Python must judge. Handing in
 * cards is a move without a card, with the cards in `takes`, in canonical order.
 * @param {Step} step
 * @param {Move} move
 * @returns {Ruling | null}
 */
export function rulingOn(step, { card = null, takes = [], signal = null, option }) {
  const { rulings, verdicts } = step;
  /** @param {number | undefined} place */
  const at = (place) => (rulings && place !== undefined ? rulings[place] : null);
  if (option !== undefined) return at((step.choices ?? step.said)?.[option]);
  if (card !== null) return at(verdicts?.[signal ? `${card} ${signal}` : card][maskOf(step, takes)]);
  const { collect } = formOf(step);
  return at(collect?.picks?.[takes.join(",")] ?? collect?.otherwise);
}

/**
 * Every play of a step that passes `test(ruling)`, as {card, takes, ruling}.
 * @param {Step} step
 * @param {(ruling: Ruling) => boolean} test
 * @returns {JudgedMove[]}
 */
function movesWhere(step, test) {
  const { rulings = [], verdicts } = step;
  return Object.entries(verdicts ?? {}).flatMap(([key, masks]) =>
    masks.flatMap((index, mask) => {
      const ruling = rulings[index];
      const [card, signal = null] = key.split(" ");
      return test(ruling) ? [{ card, takes: cardsOf(step, mask), signal, ruling }] : [];
    }),
  );
}

/**
 * The guide's answer: the first right one of a step, {from, to} cards, signal, option.
 * @param {Step} step
 * @returns {Pointed}
 */
export function answerOf(step) {
  const { collect } = formOf(step);
  const { rulings = [] } = step;
  /** @param {Record<string, number>} [places] */
  const right = (places) => Object.entries(places ?? {}).find(([, at]) => rulings[at].good)?.[0];
  const nothing = { from: null, to: [], signal: null, option: right(step.choices ?? step.said) };
  if (nothing.option !== undefined) return nothing;
  if (collect) return { ...nothing, to: right(collect.picks)?.split(",") ?? [] };
  const [move] = movesWhere(step, (ruling) => ruling.good);
  return move ? { from: move.card, to: move.takes, signal: move.signal } : nothing;
}

/**
 * Whether these table cards are part of a larger capture by the card.
 * @param {Step} step
 * @param {CardMove} move
 */
export function mayGrow(step, { card, takes }) {
  const has = maskOf(step, takes);
  return movesWhere(step, (ruling) => ruling.legal).some((move) => {
    const whole = maskOf(step, move.takes);
    return move.card === card && whole !== has && (whole & has) === has;
  });
}
