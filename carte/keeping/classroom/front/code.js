// What a reader shows to a teacher, as the digits of a link, and back.

import { EDITION } from "carte:python";
import { packed, unpacked } from "../../../front/page/packed.js";
import { MENDED, RIGHT, WRONG } from "./grades.js";
import { isReader, nameOf } from "./readers.js";

/** @import { Reader } from "./types.js" */

const IN_A_LINK = /(?:^|[#/?&\s~])known=(\d+)/;
const BARE = /^\d{20,}$/;

/** Why a text is no code: it is not whole, holds too much, or is of an edition to come. */
export class NotACode extends Error {
  /** @param {"refused" | "large" | "newer"} why */
  constructor(why) {
    super(why);
    this.why = why;
  }
}

/**
 * The digits of what a reader shows: rules of a game together, without its name, by their grade. What was wrong and then
 * right stands with the wrong ones and with the right ones.
 * @param {string} name
 * @param {Reader} reader
 */
export function toDigits(name, { at, rules }) {
  /** @type {Record<string, [string[], string[], string[]]>} */
  const games = {};
  for (const [id, grade] of Object.entries(rules)) {
    const dot = id.indexOf(".");
    const game = id.slice(0, dot);
    games[game] ??= [[], [], []];
    for (const place of grade === MENDED ? [WRONG, RIGHT] : [grade]) games[game][place - 1].push(id.slice(dot + 1));
  }
  const told = Object.entries(games).map(([game, grouped]) => [game, grouped.map((ids) => ids.join(" "))]);
  return packed([EDITION, name, at, Object.fromEntries(told)]);
}

/**
 * The reader that a text brings: a link, or the digits of one. Throws `NotACode` for any other.
 * @param {string} text
 */
export async function fromText(text) {
  const digits = IN_A_LINK.exec(text)?.[1] ?? (BARE.test(text.trim()) ? text.trim() : null);
  if (digits === null) throw new NotACode("refused");
  const found = await unpacked(digits).catch((error) => {
    throw new NotACode(error instanceof RangeError ? "large" : "refused");
  });
  if (!Array.isArray(found)) throw new NotACode("refused");
  const [edition, said, at, games] = found;
  if (edition > EDITION) throw new NotACode("newer");
  const [name, reader] = [nameOf(said), { at, rules: rulesOf(games) }];
  if (name === null || !isReader(reader)) throw new NotACode("refused");
  return { name, reader };
}

/** @param {unknown} games */
function rulesOf(games) {
  if (games === null || typeof games !== "object") return null;
  /** @type {Record<string, number>} */
  const found = {};
  for (const [game, grouped] of Object.entries(games))
    for (const [place, ids] of (Array.isArray(grouped) ? grouped : []).entries())
      for (const id of String(ids).split(" ").filter(Boolean)) {
        const rule = `${game}.${id}`;
        const grade = place + 1;
        found[rule] = found[rule] === WRONG && grade === RIGHT ? MENDED : grade;
      }
  return found;
}
