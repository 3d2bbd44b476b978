// The counts that the browser keeps, game by game: the cards tapped and the settings.
import * as v from "valibot";
import { byEntry, MOST_GAMES, newEntries, newerOf, pickValid, SLUG } from "../../front/page/schema.js";
import { ENTRY, ofVersion } from "./counting-schema.js";
import { pilesOf } from "./owners.js";

/** @import { Card, Options } from "../../engine/messages.js" */
/** @import { Join, Store } from "../../front/page/storage.js" */
/** @import { Entry, Pile, Setting } from "./counting-schema.js" */
/** @import { Count, CountForm, DealToCount, Offered } from "./messages.js" */
/** @import { Owners, Rest } from "./owners.js" */

/**
 * All that is kept under one key: an entry for each game, and the language of forms and answers, which earlier editions
 * lack.
 * @typedef {v.InferOutput<typeof ABOUT> & { entries: Record<string, Entry> }} Counts
 */

const KEY = "carte.count.";
const OWNED = /^carte\.count\.[a-z]\P{Cc}{0,1000}$/u;
const VERSION = 1;

const WORD = v.pipe(v.string(), v.maxLength(64));
const ABOUT = v.strictObject({ version: v.literal(VERSION), game: WORD, language: v.optional(WORD) });

export const SEATING = "players"; // the house rule that decides the number of piles

/**
 * The default pile for untapped cards: of two piles, the other's.
 * @param {Pick<CountForm, "piles">} form
 * @returns {Rest}
 */
export const usualRest = ({ piles }) => (piles.length === 2 ? 1 : null);

/**
 * The house rules that differ from the usual ones.
 * @param {Options} options
 * @param {Options} usual
 * @returns {Options}
 */
export function unusual(options, usual) {
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== usual[name]));
}

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
    rest: usualRest(form),
    items: {},
    steppers: {},
    bid: null,
    declarer: null,
    partner: null,
    last_trick: null,
    touched: false,
    fresh: true, // whether form and answer fit the settings
    answer: null,
  };
}

/**
 * Python's example, with its answer, as a count.
 * @param {Offered} offered
 * @param {DealToCount} example
 * @param {Count} answer
 * @returns {Entry}
 */
export function exampleEntry(offered, { game: _game, piles, ...facts }, answer) {
  const { form } = answer;
  const tapped = usualRest(form) === null ? piles : piles.slice(0, 1);
  /** @type {Owners} */
  const owners = Object.fromEntries(
    tapped.flatMap((cards, pile) => cards.map((card) => [card, /** @type {Pile} */ (pile)])),
  );
  return { ...emptyEntry({ ...offered, form }), ...facts, owners, touched: true, example: true, answer };
}

/**
 * The request to Python: the count of the deal as it stands.
 * @param {string} slug
 * @param {Entry} entry
 * @param {Card[]} cards
 * @param {string[] | null} names
 */
export function questionOf(slug, entry, cards, names) {
  const { options, form, only, owners, items = {}, steppers, bid, declarer, partner, last_trick } = entry;
  const rest = only ? null : entry.rest;
  return {
    game: slug,
    options,
    names,
    only,
    piles: pilesOf(cards, { owners, rest }, form.piles.length),
    items,
    steppers,
    bid,
    declarer,
    partner,
    last_trick,
  };
}

/**
 * The settings of a deal, to keep on its sheet.
 * @param {Entry} entry
 * @returns {Setting}
 */
export function settingOf({ only, owners, rest, items, steppers, bid, declarer, partner, last_trick }) {
  return { only, owners, rest, items, steppers, bid, declarer, partner, last_trick };
}

/**
 * Whether the settings of a deal suffice to count it again.
 * @param {Setting} setting
 */
export function isWhole(setting) {
  return setting.owners !== undefined;
}

/**
 * The contract of a deal, which stays when its points are typed.
 * @param {Setting | null} setting
 * @returns {Setting | null}
 */
export function contractOf(setting) {
  if (!setting?.bid) return null;
  const { bid, declarer, partner } = setting;
  return { bid, declarer, partner };
}

/**
 * Whether the form is still for another number of players, because Python has not sent the new one yet.
 * @param {Entry} entry
 */
export function isOfOthers({ options, form }) {
  return (options[SEATING] ?? form.seats.length) !== form.seats.length;
}

/**
 * The owners of cards, if there are so many piles.
 * @param {Entry["owners"]} owners
 * @param {number} piles
 */
export function ownersIn(owners, piles) {
  return Object.fromEntries(Object.entries(owners).filter(([, pile]) => pile < piles));
}

/**
 * A count kept in another language: Python must word it again, and until then the usual form of this one serves.
 * @param {Entry} entry
 * @param {Pick<Offered, "form">} game
 * @returns {Entry}
 */
export function untranslated(entry, { form }) {
  const waiting = { ...entry, answer: null, fresh: false };
  const asked = { ...waiting, form };
  return v.is(ENTRY, asked) ? asked : waiting; // with the usual number of players, or another
}

/** @param {Entry} entry */
export function isBegun({ touched, example = false }) {
  return touched && !example;
}

/** @param {Counts} counts */
function begunIn({ entries }) {
  return Object.fromEntries(Object.entries(entries).filter(([, entry]) => isBegun(entry)));
}

/** @type {Join<Record<string, Entry>>} */
const mergeEntries = byEntry((older, newer, tied) => {
  const { value, rest } = newerOf(older, newer, tied);
  return { value, left: isBegun(rest) ? [rest] : [] };
});

/**
 * The counts of all games at a table, under a key for the game and the rules that it opens with. Of two
 * counts of a game, the newer one holds.
 * @type {Store<Counts>}
 */
export const COUNTS = {
  name: "count",
  key: KEY,
  owns: (key) => OWNED.test(key),
  first: { version: VERSION, game: "", entries: {} },
  fit(found) {
    const counts = ofVersion(found, VERSION);
    const { entries, ...others } = counts;
    if (!v.is(ABOUT, others)) throw new TypeError(Object.keys(others).join());
    const fitting = pickValid(entries, ENTRY, { most: MOST_GAMES, names: SLUG });
    return /** @type {Counts} */ ({ ...counts, entries: fitting });
  },
  merge(older, newer, tied) {
    const { value: entries, left = [] } = mergeEntries(older.entries, newer.entries, tied);
    const { value: held } = newerOf(older, newer, tied);
    const mixed = older.language === newer.language ? {} : { language: "" }; // Python words all of it again
    const value = { ...held, ...mixed };
    return { value: { ...value, entries }, left: left.map((one) => ({ ...value, entries: one })) };
  },
  gains: (value, before) => newEntries(begunIn(value), begunIn(before)),
};
