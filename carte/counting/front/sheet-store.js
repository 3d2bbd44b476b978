// The match sheets that the browser keeps, game by game.
import * as v from "valibot";
import {
  byEntry,
  isInLanguage,
  isRecord,
  isSame,
  MOST_GAMES,
  newEntries,
  newerOf,
  pickValid,
  SLUG,
  valueAt,
} from "../../front/page/schema.js";
import { recall, remember } from "../../front/page/storage.js";
import { mended, ofVersion, SHEET } from "./counting-schema.js";

/** @import { Join, Store } from "../../front/page/storage.js" */
/** @import { OnTrouble } from "../../front/types.js" */
/** @import { Note, Setting, Sheet } from "./counting-schema.js" */
/** @import { Score } from "./messages.js" */

const VERSION = 1;
const GAMES = { most: MOST_GAMES, names: SLUG };

/**
 * The sheets by game; `aside` are the reader's own, while a sheet from a link is in their place.
 * @typedef {{ version: 1, sheets: Record<string, Sheet>, aside?: Record<string, OwnSheet> }} Sheets
 */

/** @typedef {Sheet & { options?: unknown }} OwnSheet with the house rules it goes by */

/**
 * Whether a sheet continues another.
 * @param {Sheet} longer
 * @param {Sheet} shorter
 */
function goesOn({ rounds }, { rounds: first }) {
  return isSame(rounds.slice(0, first.length), first);
}

/**
 * Of two sheets of a game, the one that continues the other holds, or else the newer one.
 * @type {Join<Record<string, Sheet>>}
 */
const mergeSheets = byEntry((older, newer, tied) => {
  const { value, rest } = newerOf(older, newer, tied);
  if (goesOn(value, rest)) return { value };
  return goesOn(rest, value) ? { value: rest } : { value, left: [rest] };
});

/**
 * Sheets with others put aside; without any, as editions that knew none kept them.
 * @param {Sheets} sheets
 * @param {Record<string, OwnSheet>} aside
 * @returns {Sheets}
 */
function withAside({ aside: _before, ...sheets }, aside) {
  return Object.keys(aside).length > 0 ? { ...sheets, aside } : sheets;
}

/** @param {Sheets} sheets */
function filled({ sheets }) {
  return Object.fromEntries(Object.entries(sheets).filter(([, { rounds }]) => rounds.length > 0));
}

/** @type {Store<Sheets>} */
export const SHEETS = {
  name: "sheets",
  key: "carte.sheets",
  precious: true,
  first: { version: VERSION, sheets: {} },
  fit(found) {
    const kept = ofVersion(found, VERSION);
    const some = pickValid(kept.sheets, v.unknown(), GAMES);
    const sheets = Object.entries(some).map(([slug, sheet]) => [slug, mended(sheet)]);
    const aside = isRecord(kept.aside) ? pickValid(kept.aside, SHEET, GAMES) : {};
    return withAside({ version: VERSION, sheets: pickValid(Object.fromEntries(sheets), SHEET, GAMES) }, aside);
  },
  merge(older, newer, tied) {
    const { value: sheets, left = [] } = mergeSheets(older.sheets, newer.sheets, tied);
    const own = mergeSheets(older.aside ?? {}, newer.aside ?? {}, tied);
    const { value } = newerOf(older, newer, tied);
    return {
      value: withAside({ ...value, sheets }, own.value),
      left: [...left, ...(own.left ?? [])].map((one) => withAside({ ...value, sheets: one }, {})),
    };
  },
  gains: (value, before) => newEntries(filled(value), filled(before)),
};

/**
 * The notes of a sheet, one for each deal.
 * @param {Sheet} sheet
 * @returns {(Note | null)[]}
 */
export function notesOf({ rounds, notes = [] }) {
  return rounds.map((_round, place) => notes[place] ?? null);
}

/**
 * A sheet's rounds and notes with a deal written at a place: after the last one, or in place of another,
 * whose time it keeps.
 * @param {Sheet} sheet
 * @param {number} place
 * @param {Score[]} round
 * @param {Setting | null} set
 */
export function withDeal(sheet, place, round, set) {
  const [rounds, notes] = [[...sheet.rounds], notesOf(sheet)];
  rounds[place] = round;
  notes[place] = { at: notes[place]?.at ?? Date.now(), set };
  return { rounds, notes };
}

/**
 * A sheet's rounds and notes without the deal at a place.
 * @param {Sheet} sheet
 * @param {number} place
 */
export function withoutDeal(sheet, place) {
  /** @type {<Value>(all: Value[]) => Value[]} */
  const others = (all) => all.filter((_one, number) => number !== place);
  return { rounds: others(sheet.rounds), notes: others(notesOf(sheet)) };
}

/**
 * A sheet without deals. `standing` is Python's text on the match so far.
 * @returns {Sheet}
 */
export function freshSheet() {
  return { names: null, dealer: 0, deals: null, rounds: [], standing: null };
}

/**
 * The sheet of a game.
 * @param {string} slug
 * @param {OnTrouble} onTrouble
 */
export function keptSheet(slug, onTrouble) {
  return valueAt(recall(SHEETS, onTrouble).sheets, slug) ?? freshSheet();
}

/**
 * A sheet as shown: one kept in another language gives its standing only in numbers.
 * @param {Sheet} sheet
 * @param {string} language
 * @returns {Sheet}
 */
export function shownIn(sheet, language) {
  if (!sheet.standing || isInLanguage(sheet, language)) return sheet;
  const { totals, over, winner, dealer } = sheet.standing;
  return { ...sheet, standing: { totals, over, winner, dealer, text: "", rule: null } };
}

/**
 * Keep the sheet of a game.
 * @param {string} slug
 * @param {Sheet} sheet
 * @param {OnTrouble} onTrouble
 */
export function keepSheet(slug, sheet, onTrouble) {
  const kept = recall(SHEETS, onTrouble);
  remember(SHEETS, { ...kept, sheets: { ...kept.sheets, [slug]: sheet } }, onTrouble);
}

/**
 * The reader's own sheet of a game, put aside for one from a link; undefined if there is none.
 * @param {string} slug
 * @param {OnTrouble} onTrouble
 */
export function sheetAside(slug, onTrouble) {
  return valueAt(recall(SHEETS, onTrouble).aside ?? {}, slug);
}

/**
 * Put the reader's own sheet of a game aside, or, with null, no longer.
 * @param {string} slug
 * @param {OwnSheet | null} sheet
 * @param {OnTrouble} onTrouble
 */
export function putAside(slug, sheet, onTrouble) {
  const kept = recall(SHEETS, onTrouble);
  const { [slug]: _before, ...others } = kept.aside ?? {};
  remember(SHEETS, withAside(kept, sheet ? { ...others, [slug]: sheet } : others), onTrouble);
}
