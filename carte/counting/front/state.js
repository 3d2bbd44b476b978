// What has been tapped and set at the counting table, game by game, as the browser keeps it.
import { isRecord } from "../../front/page/storage.js";
import { pilesOf } from "./tally.js";

/** @import { Card } from "../../front/types.js" */
/** @import { Count, Counts, DealToCount, Entry, Offered, Owners } from "./types.js" */

const VERSION = 1;

/**
 * A count that has not begun.
 * @param {Pick<Offered, "options" | "form">} game
 * @returns {Entry}
 */
export function emptyEntry({ options, form }) {
  return {
    options: { ...options },
    form,
    only: null,
    owners: {},
    rest: 1,
    steppers: {},
    bid: form.contract?.bids[0].value ?? null,
    declarer: 0,
    partner: null,
    last_trick: null,
    touched: false,
    fresh: true, // whether form and answer are those of what is set
    answer: null,
  };
}

/**
 * A question of Python's own, with its answer, as the count of an example.
 * @param {Offered} offered
 * @param {DealToCount} example
 * @param {Count} answer
 * @returns {Entry}
 */
export function exampleEntry(offered, { game: _game, piles, ...facts }, answer) {
  /** @type {Owners} */
  const owners = Object.fromEntries(piles[0].map((card) => [card, 0]));
  const { form } = answer;
  return { ...emptyEntry(offered), form, ...facts, owners, touched: true, example: true, answer };
}

/**
 * What Python is asked: the count of the deal as it stands.
 * @param {string} slug
 * @param {Entry} entry
 * @param {Card[]} cards
 * @param {string[] | null} names
 */
export function questionOf(slug, entry, cards, names) {
  const { options, only, owners, steppers, bid, declarer, partner, last_trick } = entry;
  const rest = only ? null : entry.rest;
  return {
    game: slug,
    options,
    names,
    only,
    piles: pilesOf(cards, { owners, rest }),
    steppers,
    bid,
    declarer,
    partner,
    last_trick,
  };
}

/** @param {unknown} answer */
function isAnswer(answer) {
  return isRecord(answer) && Array.isArray(answer.lines) && Array.isArray(answer.said);
}

/** @param {unknown} entry */
function isEntry(entry) {
  if (!isRecord(entry)) return false;
  const { options, form, owners, steppers, rest } = entry;
  return (
    isRecord(options) &&
    isRecord(form) &&
    isRecord(owners) &&
    isRecord(steppers) &&
    Object.values(owners).every((owner) => owner === 0 || owner === 1) &&
    (rest === null || rest === 0 || rest === 1) &&
    ["seats", "sides", "piles", "steppers"].every((name) => Array.isArray(form[name])) &&
    (entry.answer === null || isAnswer(entry.answer)) &&
    (entry.answer !== null || !(entry.touched && entry.fresh))
  );
}

/**
 * A parser of what is kept, for the games that there are.
 * @param {string[]} slugs
 * @returns {(text: string) => Counts}
 */
export function countsParser(slugs) {
  return (text) => {
    const kept = JSON.parse(text);
    const sound =
      isRecord(kept) &&
      kept.version === VERSION &&
      typeof kept.game === "string" &&
      slugs.includes(kept.game) &&
      isRecord(kept.entries) &&
      kept.game in kept.entries &&
      Object.entries(kept.entries).every(([slug, entry]) => slugs.includes(slug) && isEntry(entry));
    if (!sound) throw new TypeError(text);
    return /** @type {Counts} */ (/** @type {unknown} */ (kept));
  };
}

/**
 * What is kept at first.
 * @param {string} game
 * @param {Entry} entry
 * @returns {Counts}
 */
export function firstCounts(game, entry) {
  return { version: VERSION, game, entries: { [game]: entry } };
}
