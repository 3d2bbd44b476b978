// What has been tapped and set at the counting table, game by game, as the browser keeps it.
import { isRecord } from "../../front/page/storage.js";
import { pilesOf } from "./tally.js";

const VERSION = 1;

/** A count that has not begun. */
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

/** A question of Python's own, with its answer, as the count of an example. */
export function exampleEntry(offered, { game: _game, piles, ...facts }, answer) {
  const owners = Object.fromEntries(piles[0].map((card) => [card, 0]));
  const { form } = answer;
  return { ...emptyEntry(offered), form, ...facts, owners, touched: true, example: true, answer };
}

/** What Python is asked: the count of the deal as it stands. */
export function questionOf(slug, entry, cards, names) {
  const { options, only, owners, steppers, bid, declarer, partner, last_trick } = entry;
  const rest = only ? null : entry.rest;
  return {
    ask: entry.touched ? "count" : "form",
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

function isAnswer(answer) {
  return Array.isArray(answer?.lines) && Array.isArray(answer.said);
}

function isEntry(entry) {
  return (
    isRecord(entry) &&
    [entry.options, entry.form, entry.owners, entry.steppers].every(isRecord) &&
    Object.values(entry.owners).every((owner) => owner === 0 || owner === 1) &&
    [null, 0, 1].includes(entry.rest) &&
    ["seats", "sides", "piles", "steppers"].every((name) => Array.isArray(entry.form[name])) &&
    (entry.answer === null || isAnswer(entry.answer)) &&
    (entry.answer !== null || !(entry.touched && entry.fresh))
  );
}

/** A parser of what is kept, for the games that there are. */
export function countsParser(slugs) {
  return (text) => {
    const kept = JSON.parse(text);
    const sound =
      isRecord(kept) &&
      kept.version === VERSION &&
      slugs.includes(kept.game) &&
      isRecord(kept.entries) &&
      kept.game in kept.entries &&
      Object.entries(kept.entries).every(([slug, entry]) => slugs.includes(slug) && isEntry(entry));
    if (!sound) throw new TypeError(text);
    return kept;
  };
}

/** What is kept at first. */
export function firstCounts(game, entry) {
  return { version: VERSION, game, entries: { [game]: entry } };
}
