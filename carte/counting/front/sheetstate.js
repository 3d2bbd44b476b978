// Match sheets, game by game, as the browser keeps them.
import { isRecord, recall, remember } from "../../front/page/storage.js";

/** @import { OnBroken } from "../../front/types.js" */
/** @import { Sheet } from "./types.js" */

const SHEETS = "carte.sheets";
/** @typedef {{ version: 1, sheets: Record<string, Sheet> }} Sheets */

/** @type {Sheets} */
const FIRST = { version: 1, sheets: {} };

/**
 * A sheet without a deal. `standing` is Python's word on the match so far.
 * @returns {Sheet}
 */
export function freshSheet() {
  return { names: null, dealer: 0, deals: null, rounds: [], standing: null };
}

/** @param {unknown} score */
function isScore(score) {
  return (
    isRecord(score) &&
    isRecord(score.items) &&
    Object.values(score.items).every(Number.isInteger) &&
    Number.isInteger(score.total)
  );
}

/** @param {unknown} sheet */
function isSheet(sheet) {
  return (
    isRecord(sheet) &&
    Number.isInteger(sheet.dealer) &&
    (sheet.names === null || Array.isArray(sheet.names)) &&
    Array.isArray(sheet.rounds) &&
    sheet.rounds.every((round) => Array.isArray(round) && round.every(isScore)) &&
    (sheet.standing === null || (isRecord(sheet.standing) && Array.isArray(sheet.standing.totals)))
  );
}

/**
 * @param {string} text
 * @returns {Sheets}
 */
function parseSheets(text) {
  const kept = JSON.parse(text);
  const sound =
    isRecord(kept) &&
    kept.version === FIRST.version &&
    isRecord(kept.sheets) &&
    Object.values(kept.sheets).every(isSheet);
  if (!sound) throw new TypeError(text);
  return /** @type {Sheets} */ (kept);
}

/** @param {OnBroken} onBroken */
function allSheets(onBroken) {
  return recall(SHEETS, parseSheets, FIRST, onBroken);
}

/**
 * The sheet of a game.
 * @param {string} slug
 * @param {OnBroken} onBroken
 */
export function keptSheet(slug, onBroken) {
  return allSheets(onBroken).sheets[slug] ?? freshSheet();
}

/**
 * Keep the sheet of a game.
 * @param {string} slug
 * @param {Sheet} sheet
 * @param {OnBroken} onBroken
 */
export function keepSheet(slug, sheet, onBroken) {
  const kept = allSheets(onBroken);
  remember(SHEETS, { ...kept, sheets: { ...kept.sheets, [slug]: sheet } });
}
