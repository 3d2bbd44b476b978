// A match sheet to take along: in a link, and as a table for other programs.

import { EDITION } from "carte:python";
import * as v from "valibot";
import { deflate, inflate } from "../../front/page/deflate.js";
import { fill } from "../../front/page/dom.js";
import { SLUG } from "../../front/page/schema.js";
import { toCsv } from "../../front/page/spreadsheet.js";
import { contractOf } from "./count-store.js";
import { OPTIONS, SHEET } from "./counting-schema.js";
import { notesOf } from "./sheet-store.js";

/** @import { Options } from "../../engine/messages.js" */
/** @import { SheetGame } from "./blank-sheet.js" */
/** @import { Sheet } from "./counting-schema.js" */
/** @import { CountingWords } from "./messages.js" */

/**
 * A sheet in transit, with its game and the house rules that differ from the usual ones.
 * @typedef {{ game: string, options: Options, sheet: Sheet }} Carried
 */

/** A sheet from a newer edition of the book. */
export class NewerSheet extends Error {}

/**
 * Names without those that only the writer of the sheet would use, such as "You".
 * @param {string[] | null} names
 * @param {Pick<CountingWords, "as_seen">} strings
 */
export function givenNames(names, strings) {
  return names?.map((name) => (strings.as_seen.includes(name) ? "" : name)) ?? null;
}

/**
 * The seats at another table than the sheet's own: a player without a name is called by the seat.
 * @param {string[]} seats
 * @param {Pick<CountingWords, "as_seen" | "player">} strings
 */
export function namesElsewhere(seats, strings) {
  return seats.map((name, place) =>
    strings.as_seen.includes(name) ? fill(strings.player, { number: place + 1 }) : name,
  );
}

/**
 * The fragment with which a link carries a sheet: points, contracts and days, but no cards.
 * @param {Carried} carried
 */
export async function nameOf({ game, options, sheet }) {
  const notes = notesOf(sheet).map((note) => note && { at: note.at, set: contractOf(note.set) });
  const { standing: _standing, language: _language, ...points } = sheet; // Python gives the standing to the reader
  return `sheet=${await deflate([EDITION, { game, options, ...points, notes, standing: null }])}`;
}

/**
 * The sheet in an address, or null if it names something else. Throws an error for a damaged one, and
 * `NewerSheet`.
 * @param {string} name
 * @returns {Promise<Carried> | null}
 */
export function carriedBy(name) {
  const [, digits] = /^sheet=(.*)$/.exec(name) ?? [];
  return digits === undefined ? null : opened(digits);
}

/**
 * @param {string} digits
 * @returns {Promise<Carried>}
 */
async function opened(digits) {
  const [edition, found] = v.parse(v.tuple([v.number(), v.unknown()]), await inflate(digits));
  if (edition > EDITION) throw new NewerSheet();
  const { game, options } = v.parse(v.looseObject({ game: SLUG, options: OPTIONS }), found);
  const { names, dealer, deals, rounds, notes } = v.parse(SHEET, found);
  return { game, options, sheet: { names, dealer, deals, rounds, notes, standing: null } };
}

/**
 * A sheet as a table: a line for each deal with the points of every side, and a last line with the totals.
 * @param {Sheet} sheet
 * @param {SheetGame} game
 * @param {CountingWords} strings
 */
export function tableOf(sheet, { form }, strings) {
  const { seats, sides, contract } = form;
  const bids = new Map(contract?.bids.map(({ value, text }) => [value, text]));
  /** @param {number | null | undefined} seat */
  const seated = (seat) => seats[seat ?? -1] ?? "";
  const heads = [
    strings.deal,
    strings.date,
    strings.dealer,
    ...(contract ? [strings.bid, strings.declarer, strings.second.partner] : []),
  ];
  const lines = notesOf(sheet).map((note, place) => {
    const { bid, declarer, partner } = note?.set ?? {};
    const beside = partner === declarer ? strings.alone : seated(partner);
    const contractCells = bid ? [bids.get(bid) ?? bid, seated(declarer), partner === null ? "" : beside] : ["", "", ""];
    const day = note ? new Date(note.at).toISOString() : "";
    const points = sheet.rounds[place].map((score) => score.total);
    return [
      place + 1,
      day,
      seats[(sheet.dealer + place) % seats.length],
      ...(contract ? contractCells : []),
      ...points,
    ];
  });
  const { total = strings.total, totals } = sheet.standing ?? {};
  const last = totals ? [[total, ...heads.slice(1).map(() => ""), ...totals]] : [];
  return toCsv([[...heads, ...sides], ...lines, ...last]);
}
