// A reader's code for a teacher, as the digits of a link, and back.

import { EDITION } from "carte:python";
import { deflate, inflate } from "../../../front/page/deflate.js";
import { MENDED, RIGHT, WRONG } from "./grades.js";
import { isReader, isRule, MOST_RULES, nameOf } from "./readers.js";

/** @import { Reader } from "./readers.js" */

const IN_A_LINK = /(?:^|[#/?&\s~])known=(\d+)/;
const BARE = /^\d{20,}$/;

/** Why a text is not a code: it is incomplete, too large, or from a newer edition. */
export class NotACode extends Error {
  /** @param {"refused" | "large" | "newer"} why */
  constructor(why) {
    super(why);
    this.why = why;
  }
}

/**
 * Return the digits for what a reader shows: rules by game, without its name, and by grade; then what courses have
 * brought, if some have. A rule that was wrong and then right is in both lists.
 * @param {string} name
 * @param {Reader} reader
 */
export function toDigits(name, { at, rules, gains }) {
  /** @type {Map<string, [string[], string[], string[]]>} */
  const games = new Map(); // of any names, such as "constructor"
  for (const [id, grade] of Object.entries(rules)) {
    const dot = id.indexOf(".");
    const game = id.slice(0, dot);
    const grouped = games.get(game) ?? [[], [], []];
    games.set(game, grouped);
    for (const place of grade === MENDED ? [WRONG, RIGHT] : [grade]) grouped[place - 1].push(id.slice(dot + 1));
  }
  const groupedWords = [...games].map(([game, grouped]) => [game, grouped.map((ids) => ids.join(" "))]);
  const shown = [EDITION, name, at, Object.fromEntries(groupedWords)];
  return deflate(gains ? [...shown, gains] : shown);
}

/**
 * Return the reader in a text: a link, or the digits of one. Throws `NotACode` for any other.
 * @param {string} text
 */
export async function fromText(text) {
  const digits = IN_A_LINK.exec(text)?.[1] ?? (BARE.test(text.trim()) ? text.trim() : null);
  if (digits === null) throw new NotACode("refused");
  const found = await inflate(digits).catch((error) => {
    throw new NotACode(error instanceof RangeError ? "large" : "refused");
  });
  if (!Array.isArray(found)) throw new NotACode("refused");
  const [edition, typed, at, games, gains] = found;
  if (!Number.isInteger(edition)) throw new NotACode("refused");
  if (edition > EDITION) throw new NotACode("newer");
  const shown = at > Date.now() ? Date.now() : at; // from a clock that is ahead, which would make all later codes older
  const more = gains === undefined ? {} : { gains };
  const [name, reader] = [nameOf(typed), { at: shown, rules: rulesOf(games), ...more }];
  if (name === null || !isReader(reader)) throw new NotACode("refused");
  return { name, reader };
}

const GROUP = /^\d+$/;
const DIGITS_LAST = /known=\d+$/;

/** @param {string} piece */
const isOpen = (piece) => GROUP.test(piece) || DIGITS_LAST.test(piece);

/**
 * Return pieces of a text that may be one code: digits typed in groups, or broken into lines by a mail, and the link
 * that they end.
 * @param {string[]} pieces
 */
export function runsOf(pieces) {
  /** @type {string[][]} */
  const runs = [];
  for (const piece of pieces) {
    const before = runs.at(-1);
    if (before && GROUP.test(piece) && isOpen(before[before.length - 1])) before.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

/**
 * Return the codes of such a run, each as its pieces: a code's last digits mark its end. Pieces that are none stay
 * together.
 * @param {string[]} run
 */
export async function codesOf(run) {
  /** @type {string[][]} */
  const codes = [];
  /** @type {string[]} */
  let none = [];
  let rest = run;
  while (rest.length > 0) {
    const { count, fits } = await firstCode(rest);
    const some = rest.slice(0, count);
    if (fits) codes.push(none, some);
    none = fits ? [] : [...none, ...some];
    rest = rest.slice(count);
  }
  return [...codes, none].filter((pieces) => pieces.length > 0);
}

/**
 * Return how many pieces make the first code; if there is none, all up to the next that may be one by itself.
 * @param {string[]} run
 */
async function firstCode(run) {
  let text = "";
  for (const [place, piece] of run.entries()) {
    text += piece;
    const why = await fromText(text).then(
      () => null,
      (error) => error.why,
    );
    if (why === null || why === "newer") return { count: place + 1, fits: true };
    if (why === "large") break;
  }
  const next = run.findIndex((piece, place) => place > 0 && BARE.test(piece));
  return { count: next < 0 ? run.length : next, fits: false };
}

/**
 * Return the grades of the rules in a code, or null if it has too many, or some that can be none.
 * @param {unknown} games
 */
function rulesOf(games) {
  if (games === null || typeof games !== "object") return null;
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const [game, grouped] of Object.entries(games))
    for (const [place, ids] of (Array.isArray(grouped) ? grouped : []).entries())
      for (const id of String(ids).split(" ").filter(Boolean)) {
        const rule = `${game}.${id}`;
        const grade = place + 1;
        if (!isRule(rule) || found.size >= MOST_RULES) return null; // before a few digits become megabytes
        found.set(rule, found.get(rule) === WRONG && grade === RIGHT ? MENDED : grade);
      }
  return Object.fromEntries(found);
}
