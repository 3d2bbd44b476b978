// Reading a typed move: {move}, or {refusal} for a text that cannot be judged; the refusal is `unread` if the text
// is no move at all.

import { parseHandedIn, parseMove, readings, spelt } from "../../front/cards/notation.js";
import { whole } from "../../front/cards/phrases.js";
import { notationOf } from "../../front/cards/typed-text.js";
import { fill, listed } from "../../front/page/dom.js";
import { formOf } from "./step-forms.js";

/** @import { Card, ZoneName } from "../../engine/messages.js" */
/** @import { Refusal, TableStrings } from "../../front/messages.js" */
/** @import { Judgement, Move } from "../../front/types.js" */
/** @import { Collect, Option, Step, Zones } from "./messages.js" */

/** @typedef {{ move: Move, refusal?: undefined } | { refusal: Judgement, move?: undefined }} Read */

/**
 * @param {Refusal} refusal
 * @param {Record<string, string | undefined>} values
 * @param {boolean} unread
 * @returns {Read}
 */
function refused({ rule, text }, values, unread = false) {
  return { refusal: { good: false, unread, rule, text: fill(text, values) } };
}

/**
 * @param {Card} card
 * @param {ZoneName} zone
 * @param {TableStrings} words
 */
function absent(card, zone, words) {
  return refused(words.absent[zone] ?? words.absent.table, whole(card, words));
}

/**
 * Read what may be typed at a step: an announcement by its move or its words, cards, or a card.
 * @param {string} text
 * @param {Step} step
 * @param {TableStrings} words
 * @returns {Read}
 */
export function readReply(text, step, words) {
  const form = formOf(step);
  const read = readings(text, notationOf(words));
  const option = form.options.find(({ id, text: shown }) =>
    [id, shown, `${id.split(" ")[0]} ${shown}`].some((name) => read.includes(spelt(name, notationOf(words)))),
  );
  if (option) return { move: { option: option.id } };
  if (form.plays) return readMove(text, step.zones, words, form.signals);
  if (form.collect) return readPick(text, step.zones, words, form.collect);
  return refused(words.unreadable.say, { text, example: exampleFor(step, words) }, true);
}

/**
 * A card of the hand, and cards of the table or a signal: "7d x 3c 4s", "7d busso".
 * @param {string} text
 * @param {Zones} zones
 * @param {TableStrings} words
 * @param {Option[]} signals
 * @returns {Read}
 */
function readMove(text, zones, words, signals) {
  const move = parseMove(text, notationOf(words), signals);
  if (!move || (move.takes.length && !zones.table))
    return refused(words.unreadable.play, { text, example: examplesOf("play", words) }, true);
  if (!zones.hand.includes(move.card)) return absent(move.card, "hand", words);
  const gone = move.takes.find((card) => !zones.table.includes(card));
  return gone ? absent(gone, "table", words) : { move };
}

/**
 * Cards that are handed in, with or without the verb: "7d 7c", "discard 4c 5c 6d 7s".
 * @param {string} text
 * @param {Zones} zones
 * @param {TableStrings} words
 * @param {Collect} collect
 * @returns {Read}
 */
function readPick(text, zones, words, { verb, from }) {
  const cards = parseHandedIn(text, verb, notationOf(words));
  if (!cards) return refused(words.unreadable.pick, { text, example: examplesOf(verb, words) }, true);
  const gone = cards.find((card) => !zones[from].includes(card));
  return gone ? absent(gone, from, words) : { move: { card: null, takes: cards, signal: null } };
}

/**
 * An example of what may be typed at a step.
 * @param {Step} step
 * @param {TableStrings} words
 */
export function exampleFor(step, words) {
  const { plays, collect, options, signals } = formOf(step);
  if (plays) return [words.typed_example.play, ...signals.slice(0, 1).map((signal) => signal.id)].join(" ");
  const [{ id } = { id: "" }] = options;
  return collect ? words.typed_example[collect.verb] : (notationOf(words).verbs[id] ?? id);
}

/**
 * Examples of what may be typed, with the letters common to all languages and with the reader's own signs.
 * @param {string} kind
 * @param {TableStrings} words
 */
function examplesOf(kind, words) {
  return listed([words.typed_example[kind], words.typed_in_letters?.[kind] ?? ""], words.joints.comma);
}
