// The counts of a table, one for each game, as steps from one state to the next; the last steps can be undone.

import { isInLanguage } from "../../front/page/schema.js";
import {
  COUNTS,
  emptyEntry,
  exampleEntry,
  ownersIn,
  SEATING,
  untranslated,
  unusual,
  usualRest,
} from "./count-store.js";
import { tapped } from "./owners.js";

/** @import { Card, Options } from "../../engine/messages.js" */
/** @import { Counts } from "./count-store.js" */
/** @import { Entry, Setting } from "./counting-schema.js" */
/** @import { DealToCount, Offered, ScoreContent, ScoreQuestions } from "./messages.js" */

/** @typedef {Record<string, Offered>} Games */

/**
 * The counts that the browser keeps, and those before the last steps.
 * @typedef {{ kept: Counts, past: { game: string, entry: Entry }[] }} Counted
 */

/** @typedef {(counted: Counted) => Counted} Step */

/**
 * The name under which the browser keeps the counts here: by the game and rules that the table opens with.
 * @param {DealToCount} example
 * @param {Offered} offered
 */
export function keyOf({ game, options }, { options: usual }) {
  const rules = Object.entries(unusual(options, usual));
  return [COUNTS.key + game, ...rules.map((rule) => rule.join("="))].join(".");
}

/**
 * The counts from the store; the first one is the example.
 * @param {Counts} counts
 * @param {ScoreContent} content
 * @param {Games} games
 * @returns {Counted}
 */
export function openCounts({ game, entries, ...others }, { example, counted, language }, games) {
  const first = example.game;
  const isForeign = !isInLanguage(others, language);
  const foreign = Object.entries(entries).filter(([slug]) => isForeign && Object.hasOwn(games, slug));
  const entered = {
    ...entries,
    ...Object.fromEntries(foreign.map(([slug, one]) => [slug, untranslated(one, games[slug])])),
  };
  const isKnown = Object.hasOwn(entries, game) && Object.hasOwn(games, game);
  const kept = {
    ...others,
    ...(isForeign ? { language } : {}), // else as it was kept
    game: isKnown ? game : first,
    entries: isKnown ? entered : { [first]: exampleEntry(games[first], example, counted), ...entered },
  };
  return { kept, past: [] };
}

/** @param {Counted} counted */
export const entryOf = ({ kept }) => kept.entries[kept.game];

/**
 * Replace the settings of a game, or remove them.
 * @param {string} game
 * @param {Entry | undefined} entry
 * @returns {Step}
 */
const put =
  (game, entry) =>
  ({ kept, past }) => {
    const { [game]: _before, ...others } = kept.entries;
    return { kept: { ...kept, entries: entry ? { ...kept.entries, [game]: entry } : others }, past };
  };

/**
 * Change settings without a step to undo.
 * @param {Partial<Entry>} patch
 * @returns {Step}
 */
const amend = (patch) => (counted) => put(counted.kept.game, { ...entryOf(counted), ...patch })(counted);

/** @type {Step} */
const remember = ({ kept, past }) => ({ kept, past: [...past, { game: kept.game, entry: kept.entries[kept.game] }] });

/**
 * Begin the count again, by the same rules, with the settings in `set`.
 * @param {Partial<Entry>} set
 * @returns {Step}
 */
const lay = (set) => (counted) => {
  const { options, form } = entryOf(counted);
  return put(counted.kept.game, { ...emptyEntry({ options, form }), ...set })(remember(counted));
};

/**
 * Begin a new count by the rules of our table, `home`, unless one of its game is under way.
 * @param {Games} games
 * @param {Options | null} home
 * @returns {Step}
 */
const goHome = (games, home) => (counted) => {
  const { touched, example } = entryOf(counted);
  if (!home || (touched && !example)) return counted;
  const { game } = counted.kept;
  const blank = emptyEntry(games[game]);
  return put(game, { ...blank, options: { ...blank.options, ...home }, fresh: false })(counted);
};

/**
 * @param {Partial<Entry>} patch
 * @returns {Step}
 */
const change = (patch) => (counted) => {
  const entry = entryOf(counted);
  const isAnswer = !("options" in patch || "only" in patch);
  const isCards = patch.only === "items" && entry.example; // the example is one of cards
  const before = isCards ? emptyEntry(entry) : entry;
  return amend({ ...before, ...patch, touched: before.touched || isAnswer, fresh: false, example: false })(
    remember(counted),
  );
};

/**
 * @param {string} slug
 * @param {Games} games
 * @returns {Step}
 */
const choose =
  (slug, games) =>
  ({ kept }) => ({
    kept: { ...kept, game: slug, entries: { [slug]: emptyEntry(games[slug]), ...kept.entries } },
    past: [],
  });

/**
 * Agree on house rules; with another number of players the count is empty.
 * @param {Options} some
 * @returns {Step}
 */
const agree = (some) => (counted) => {
  const { only, options: before } = entryOf(counted);
  const options = { ...before, ...some };
  const isSeated = options[SEATING] === before[SEATING];
  return (isSeated ? change({ options }) : lay({ options, only, fresh: false }))(counted);
};

/** @type {Step} */
const begin = (counted) => {
  const { rest, only } = entryOf(counted);
  return lay({ rest, only })(counted);
};

/**
 * @param {Card} card
 * @returns {Step}
 */
const tap = (card) => (counted) => {
  const { form, owners, rest, only } = entryOf(counted);
  const { [card]: owner, ...others } = owners;
  const next = tapped(owner, only ? null : rest, form.piles.length);
  return change({ owners: next === undefined ? others : { ...others, [card]: next } })(counted);
};

/** @type {Step} */
const undo = (counted) => {
  const last = counted.past.at(-1);
  if (!last) return counted;
  return put(last.game, last.entry)({ ...counted, past: counted.past.slice(0, -1) });
};

/**
 * Lay out a deal of the sheet as it was counted, to write it down again.
 * @param {number} place
 * @param {Setting} set
 * @returns {Step}
 */
const recount = (place, set) => lay({ ...set, touched: true, fresh: false, corrects: place });

/**
 * Take in a game's form and count from Python.
 * @param {string} game
 * @param {ScoreQuestions["count" | "form"]["answer"]} answer
 * @returns {Step}
 */
const answered = (game, answer) => (counted) => {
  const entry = counted.kept.entries[game];
  const lines = answer.lines ? answer : null;
  const piles = answer.form.piles.length;
  const seated =
    entry.form.piles.length === piles ? {} : { rest: usualRest(answer.form), owners: ownersIn(entry.owners, piles) };
  const fresh = lines !== null || !entry.touched;
  return put(game, { ...entry, form: answer.form, answer: lines, fresh, ...seated })(counted);
};

/** The steps from one state to the next, by name. */
export const steps = { put, amend, goHome, change, choose, agree, begin, tap, undo, recount, answered };
