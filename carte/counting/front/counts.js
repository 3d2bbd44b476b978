// The counts of a table, one for each game: changes come step by step, and the last steps can be undone.

import { ourRules } from "../../front/house/house-store.js";
import { isInLanguage } from "../../front/page/schema.js";
import { recall, remember } from "../../front/page/storage.js";
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
import { keptSheet } from "./sheet-store.js";
import { tapped } from "./tally.js";

/** @import { Card, Options } from "../../engine/messages.js" */
/** @import { OnTrouble } from "../../front/types.js" */
/** @import { DealToCount, Offered, ScoreContent, ScoreQuestions } from "./messages.js" */
/** @import { Counts, Entry, Setting } from "./types.js" */

/** @typedef {ReturnType<typeof createCounts>} CountsHere */
/** @typedef {Record<string, Offered>} Games */

/**
 * The name under which the browser keeps the counts here: by the game and rules that the table opens with.
 * @param {DealToCount} example
 * @param {Offered} offered
 */
function keyOf({ game, options }, { options: usual }) {
  const rules = Object.entries(unusual(options, usual));
  return ["carte.count", game, ...rules.map((rule) => rule.join("="))].join(".");
}

/**
 * The counts from the store, to change here; the first one is the example.
 * @param {Counts} counts
 * @param {ScoreContent} content
 * @param {Games} games
 * @returns {Counts}
 */
function taken({ game, entries, ...others }, { example, counted, language }, games) {
  const first = example.game;
  const isForeign = !isInLanguage(others, language);
  const foreign = Object.entries(entries).filter(([slug]) => isForeign && Object.hasOwn(games, slug));
  const entered = {
    ...entries,
    ...Object.fromEntries(foreign.map(([slug, one]) => [slug, untranslated(one, games[slug])])),
  };
  const isKnown = Object.hasOwn(entries, game) && Object.hasOwn(games, game);
  return {
    ...others,
    ...(isForeign ? { language } : {}), // else as it was kept
    game: isKnown ? game : first,
    entries: isKnown ? entered : { [first]: exampleEntry(games[first], example, counted), ...entered },
  };
}

/**
 * game() is the one being counted, and entry() its settings, to change only here.
 * @param {ScoreContent} content
 * @param {Games} games
 * @param {OnTrouble} onTrouble
 */
export function createCounts(content, games, onTrouble) {
  const key = keyOf(content.example, games[content.example.game]);
  const kept = taken(recall(COUNTS, onTrouble, key), content, games);
  /** @type {{ game: string, entry: Entry }[]} */
  let past = [];
  goHome();

  function entry() {
    return kept.entries[kept.game];
  }

  /**
   * Begin the count again, by the same rules, with the settings in `set`.
   * @param {Partial<Entry>} set
   */
  function lay(set) {
    push();
    const { options, form } = entry();
    kept.entries[kept.game] = { ...emptyEntry({ options, form }), ...set };
  }

  function push() {
    past.push({ game: kept.game, entry: structuredClone(entry()) });
  }

  /** Begin a new count by the rules of our table, unless one of its game is under way. */
  function goHome() {
    const usual = games[kept.game];
    const home = ourRules(kept.game, [...usual.house, ...usual.others], onTrouble);
    const { touched, example } = entry();
    if (!home || (touched && !example) || keptSheet(kept.game, onTrouble).rounds.length) return;
    const blank = emptyEntry(usual);
    kept.entries[kept.game] = { ...blank, options: { ...blank.options, ...home }, fresh: false };
  }

  /** @param {Partial<Entry>} patch */
  function change(patch) {
    push();
    const isAnswer = !("options" in patch || "only" in patch);
    if (patch.only === "items" && entry().example) Object.assign(entry(), emptyEntry(entry())); // it is one of cards
    Object.assign(entry(), patch, { touched: entry().touched || isAnswer, fresh: false, example: false });
  }

  return {
    game: () => kept.game,
    entry,
    change,
    /**
     * Change settings without a step to undo.
     * @param {Partial<Entry>} patch
     */
    amend: (patch) => Object.assign(entry(), patch),
    keep: () => remember(COUNTS, kept, onTrouble, key),
    /** @param {string} slug */
    choose(slug) {
      kept.game = slug;
      kept.entries[slug] ??= emptyEntry(games[slug]);
      goHome();
      past = [];
    },
    /**
     * Agree on house rules; with another number of players the count is empty.
     * @param {Options} some
     */
    agree(some) {
      const { only, options: before } = entry();
      const options = { ...before, ...some };
      if (options[SEATING] === before[SEATING]) change({ options });
      else lay({ options, only, fresh: false });
    },
    begin() {
      const { rest, only } = entry();
      lay({ rest, only });
    },
    /** @param {Card} card */
    tap(card) {
      const { form, owners, rest, only } = entry();
      const { [card]: owner, ...others } = owners;
      const next = tapped(owner, only ? null : rest, form.piles.length);
      change({ owners: next === undefined ? others : { ...others, [card]: next } });
    },
    canUndo: () => past.length > 0,
    undo() {
      const last = past.pop();
      if (last) kept.entries[last.game] = last.entry;
    },
    /**
     * Lay out a deal of the sheet as it was counted, to write it down again.
     * @param {number} place
     * @param {Setting} set
     */
    recount(place, set) {
      lay({ ...structuredClone(set), touched: true, fresh: false, corrects: place });
    },
    /**
     * Take in a game's form and count from Python; return whether the form has changed.
     * @param {string} game
     * @param {ScoreQuestions["count" | "form"]["answer"]} answer
     */
    answer(game, answer) {
      const { form, touched, owners } = kept.entries[game];
      const lines = answer.lines ? answer : null;
      Object.assign(kept.entries[game], { form: answer.form, answer: lines, fresh: lines !== null || !touched });
      const piles = answer.form.piles.length;
      if (form.piles.length !== piles)
        Object.assign(kept.entries[game], { rest: usualRest(answer.form), owners: ownersIn(owners, piles) });
      return JSON.stringify(form) !== JSON.stringify(answer.form);
    },
    /**
     * The settings of a game.
     * @param {string} game
     * @returns {Entry | undefined}
     */
    of: (game) => kept.entries[game],
    /**
     * Replace the settings of a game, or remove them.
     * @param {string} game
     * @param {Entry | undefined} set
     */
    put(game, set) {
      if (set) kept.entries[game] = set;
      else delete kept.entries[game];
    },
  };
}
