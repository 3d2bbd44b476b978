// A move in the making: whether what is picked is one, what it is called, and what goes along with a card.

import { nameMove, namePick } from "../../front/cards/phrases.js";
import { answerOf, mayGrow } from "./verdicts.js";

/** @import { Card, CardMove, Skin, Words } from "../../front/types.js" */
/** @import { Form, Pointed, Step } from "./types.js" */

/**
 * Whether it can be made: a card is there to be played, or as many as are handed in.
 * @param {Form} form
 * @param {CardMove} move
 */
export function isReady({ plays, collect }, { card, takes }) {
  if (plays) return card !== null;
  return collect?.size ? takes.length === collect.size : takes.length > 0;
}

/**
 * Whether the card takes one thing or another, and none of it is picked.
 * @param {Step} step
 * @param {CardMove} move
 */
export function isToChoose(step, { card, takes }) {
  return !takes.length && step.takes?.[card ?? ""]?.length === 0;
}

/**
 * Whether no more can be picked that would make another move of it, as far as that is known.
 * @param {Step} step
 * @param {CardMove} move
 */
export function isWhole(step, move) {
  return !isToChoose(step, move) && !(step.verdicts && mayGrow(step, move));
}

/**
 * Whether something is not picked yet that the guide points at.
 * @param {Pointed | null} guided
 * @param {CardMove} move
 */
export function isUnderway(guided, { card, takes, signal }) {
  return (
    guided !== null &&
    (card !== guided.from || signal !== guided.signal || guided.to.some((one) => !takes.includes(one)))
  );
}

/**
 * @param {Step} step
 * @param {Form} form
 * @param {CardMove} move
 * @param {Words} words
 * @param {Skin} skin
 */
export function nameOf(step, { collect }, move, words, skin) {
  if (!collect) return nameMove(move, words, skin, { choose: isToChoose(step, move) });
  return namePick(move.takes, { wanted: answerOf(step).to.length, ...collect }, words, skin);
}

/**
 * What a dropped card is to take: its only capture, or what the reader has picked, with the card that it lies on.
 * @param {Step} step
 * @param {Card[]} picked
 * @param {{ card: Card, target: Card | null }} dropped
 */
export function takenBy(step, picked, { card, target }) {
  const goes = step.takes?.[card] ?? [];
  if (!picked.length && (!target || goes.includes(target))) return goes;
  return target && !picked.includes(target) ? [...picked, target] : picked;
}
