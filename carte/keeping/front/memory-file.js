// Everything kept, as a file, and back from one.

import { EDITION } from "carte:python";
import * as v from "valibot";
import { isRecord } from "../../front/page/schema.js";
import { isAsideOfOurs, storeOf } from "./registry.js";
import { fitting } from "./snapshot.js";

/** @import { KeepingStrings } from "./messages.js" */
/** @import { Snapshot } from "./snapshot.js" */

const MOST = 20e6; // characters; browsers keep a quarter of these
const MOST_NAMES = 1000; // many times what a browser has

const LONGEST = 60; // characters of what is shown of a file

/** @typedef {keyof KeepingStrings["keeping"]["expected"]} Expected what belongs in a place, and is said of another */

/** @type {(expected: Expected) => Expected} */
const expect = (expected) => expected;

const KEPT = v.object(
  { edition: v.number(expect("number")), at: v.number(expect("number")), kept: v.unknown() },
  expect("entry"),
);

/**
 * Named values under names of our stores only, so that nothing else gets into a browser.
 * @template {v.GenericSchema} Schema
 * @param {(name: string) => boolean} isOurs
 * @param {Schema} schema
 */
function named(isOurs, schema) {
  return v.pipe(
    v.custom(isRecord, expect("record")),
    v.check((found) => Object.keys(found).length <= MOST_NAMES, expect("fewer")),
    v.record(v.pipe(v.string(), v.check(isOurs, expect("name"))), schema),
  );
}

const FILE = v.object({
  carte: v.literal("kept", expect("kept")),
  edition: v.pipe(v.number(expect("number")), v.integer(expect("number"))),
  date: v.pipe(v.string(expect("date")), v.isoTimestamp(expect("date"))),
  entries: named((name) => storeOf(name) !== null, KEPT),
  aside: named(isAsideOfOurs, v.string(expect("text"))),
});

const NOTHING = { carte: undefined, edition: undefined, date: undefined, entries: undefined, aside: undefined };

/** A file that is not ours, with the name of the sentence that says so. */
export class NotAFile extends Error {
  /**
   * @param {keyof KeepingStrings["keeping"]["refused"]} why
   * @param {Record<string, string | number>} facts `expected` is the name of its words
   */
  constructor(why, facts = {}) {
    super(why);
    this.why = why;
    this.facts = facts;
  }
}

/**
 * @param {Snapshot} snapshot
 * @param {Date} date
 */
export function written({ entries, aside }, date) {
  return JSON.stringify({ carte: "kept", edition: EDITION, date: date.toISOString(), entries, aside }, null, 1);
}

/**
 * `carte-2026-11-22.json`, by the reader's own calendar.
 * @param {Date} date
 */
export function nameOf(date) {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `carte-${[year, month, day].map((number) => String(number).padStart(2, "0")).join("-")}.json`;
}

/**
 * Return the snapshot in a file, and when it was saved. Throws `NotAFile`.
 * @param {string} text
 */
export function fromText(text) {
  if (text.length > MOST) throw new NotAFile("large", { most: MOST / 1e6 });
  const found = v.safeParse(FILE, { ...NOTHING, ...parsed(text) });
  if (!found.success) {
    const [issue] = found.issues;
    const { message: expected, input } = issue;
    const received = expected === "fewer" ? Object.keys(Object(input)).length : shown(input);
    throw new NotAFile("other", { path: placeOf(issue), expected, received, most: MOST_NAMES });
  }
  const { edition, date, entries, aside } = found.output;
  if (edition > EDITION) throw new NotAFile("newer", { edition, own: EDITION });
  try {
    return { snapshot: fitting(entries, aside), date: new Date(date) };
  } catch {
    throw new NotAFile("other", { path: "entries", expected: "flat", received: shown(found.output.entries) });
  }
}

/**
 * Return the value in a text: a record, or a list, in which everything that should be there is missing.
 * @param {string} text
 */
function parsed(text) {
  try {
    const found = JSON.parse(text);
    if (found instanceof Object) return found;
  } catch {
    // no JSON: refused like a lone number
  }
  throw new NotAFile("json", { start: text.trim().slice(0, 40) });
}

/** @param {v.BaseIssue<unknown>} issue */
function placeOf(issue) {
  return shortened(v.getDotPath(issue) ?? "");
}

/**
 * Return what was found, as the file has it; nothing if it is not there.
 * @param {unknown} found
 */
function shown(found) {
  try {
    return shortened(JSON.stringify(found) ?? "");
  } catch {
    return "[[[[…"; // too deep to write
  }
}

/** @param {string} text */
function shortened(text) {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
