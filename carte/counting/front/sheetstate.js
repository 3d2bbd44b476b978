// Match sheets, game by game, as the browser keeps them.
import { isRecord, recall, remember } from "../../front/page/storage.js";

const SHEETS = "carte.sheets";
const FIRST = { version: 1, sheets: {} };

/** A sheet without a deal. `standing` is Python's word on the match so far. */
export function freshSheet() {
  return { names: null, dealer: 0, deals: null, rounds: [], standing: null };
}

function isScore(score) {
  return (
    isRecord(score) &&
    isRecord(score.items) &&
    Object.values(score.items).every(Number.isInteger) &&
    Number.isInteger(score.total)
  );
}

function isSheet(sheet) {
  return (
    isRecord(sheet) &&
    Number.isInteger(sheet.dealer) &&
    (sheet.names === null || Array.isArray(sheet.names)) &&
    Array.isArray(sheet.rounds) &&
    sheet.rounds.every((round) => Array.isArray(round) && round.every(isScore)) &&
    (sheet.standing === null || Array.isArray(sheet.standing?.totals))
  );
}

function parseSheets(text) {
  const kept = JSON.parse(text);
  const sound =
    isRecord(kept) &&
    kept.version === FIRST.version &&
    isRecord(kept.sheets) &&
    Object.values(kept.sheets).every(isSheet);
  if (!sound) throw new TypeError(text);
  return kept;
}

function allSheets(onBroken) {
  return recall(SHEETS, parseSheets, FIRST, onBroken);
}

/** The sheet of a game. */
export function keptSheet(slug, onBroken) {
  return allSheets(onBroken).sheets[slug] ?? freshSheet();
}

/** Keep the sheet of a game. */
export function keepSheet(slug, sheet, onBroken) {
  const kept = allSheets(onBroken);
  remember(SHEETS, { ...kept, sheets: { ...kept.sheets, [slug]: sheet } });
}
