// Everything kept, as a file, and back from one.

import { EDITION } from "carte:python";
import * as v from "valibot";
import { recordOf } from "../../front/page/schema.js";
import { OURS } from "../../front/page/storage.js";
import { fitting } from "./snapshot.js";

/** @import { KeepingStrings } from "./messages.js" */
/** @import { Snapshot } from "./snapshot.js" */

const MOST = 20e6; // characters; browsers keep a quarter of these
const MOST_NAMES = 1000; // many times what a browser has

const KEPT = v.object({ edition: v.number(), at: v.number(), kept: v.unknown() });
/**
 * Named values under our names only, so that nothing else gets into a browser.
 * @template {v.GenericSchema} Schema
 * @param {Schema} schema
 */
function named(schema) {
  return v.pipe(
    recordOf(schema),
    v.check((found) => {
      const names = Object.keys(found);
      return names.length <= MOST_NAMES && names.every((name) => name.startsWith(OURS));
    }, `at most ${MOST_NAMES} names that begin with ${OURS}`),
  );
}

const FILE = v.object({
  carte: v.literal("kept"),
  edition: v.pipe(v.number(), v.integer()),
  date: v.pipe(v.string(), v.isoTimestamp()),
  entries: named(KEPT),
  aside: named(v.string()),
});

/** A file that is not ours, with the name of the sentence that says so. */
export class NotAFile extends Error {
  /**
   * @param {keyof KeepingStrings["keeping"]["refused"]} why
   * @param {Record<string, string | number>} facts
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
  const found = v.safeParse(FILE, parsed(text));
  if (!found.success) {
    const [issue] = found.issues;
    const { expected, received, message } = issue;
    throw new NotAFile("other", { path: v.getDotPath(issue) ?? "", expected: expected ?? message, received });
  }
  const { edition, date, entries, aside } = found.output;
  if (edition > EDITION) throw new NotAFile("newer", { edition, own: EDITION });
  try {
    return { snapshot: fitting(entries, aside), date: new Date(date) };
  } catch {
    throw new NotAFile("other", { path: "entries", expected: "plain data", received: "too much in each other" });
  }
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new NotAFile("json", { start: text.trim().slice(0, 40) });
  }
}
