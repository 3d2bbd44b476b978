// Building a move: whether the picks make one, its name, and what a card takes along.

import { nameMove, namePick } from "../../front/cards/phrases.js";
import { answerOf, mayGrow } from "./verdicts.js";

/** @import { Card } from "../../engine/messages.js" */
/** @import { Skin, TableStrings } from "../../front/messages.js" */
/** @import { CardMove } from "../../front/types.js" */
/** @import { Pointed, Step } from "./messages.js" */
/** @import { Form } from "./step-forms.js" */

/**
 * Whether the move is complete: a card to play, or as many cards as must be handed in.
 * @param {Form} form
 * @param {CardMove} move
 */
export function isReady({ plays, collect }, { card, takes }) {
  if (plays) return card !== null;
  return collect?.size ? takes.length === collect.size : takes.length > 0;
}

/**
 * Whether the card has several captures and none is picked.
 * @param {Step} step
 * @param {CardMove} move
 */
export function isToChoose(step, { card, takes }) {
  return !takes.length && step.takes?.[card ?? ""]?.length === 0;
}

/**
 * Whether further picks cannot change the move, as far as known.
 * @param {Step} step
 * @param {CardMove} move
 */
export function isWhole(step, move) {
  return !isToChoose(step, move) && !(step.verdicts && mayGrow(step, move));
}

/**
 * Whether the guide points at something not picked yet.
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
 * @param {TableStrings} words
 * @param {Skin} skin
 */
export function nameOf(step, { collect }, move, words, skin) {
  if (!collect) return nameMove(move, words, skin, { choose: isToChoose(step, move) });
  return namePick(move.takes, { wanted: answerOf(step).to.length, ...collect }, words, skin);
}

/**
 * What a dropped card takes: its only capture, or the reader's picks, plus the card it was dropped on.
 * @param {Step} step
 * @param {Card[]} picked
 * @param {{ card: Card, target: Card | null }} dropped
 */
export function takenBy(step, picked, { card, target }) {
  const goes = step.takes?.[card] ?? [];
  if (!picked.length && (!target || goes.includes(target))) return goes;
  return target && !picked.includes(target) ? [...picked, target] : picked;
}
