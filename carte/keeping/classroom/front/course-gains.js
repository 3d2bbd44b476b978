// What courses have brought to a class: right answers before and after each, counted without a name.

import * as v from "valibot";
import { COUNT } from "../../../front/page/schema.js";

/** @import { CourseGain } from "../../../front/memory/gains.js" */
/** @import { TaughtGame } from "./messages.js" */
/** @import { Readers } from "./readers.js" */

const MOST_COURSES = 64;
const COURSE = v.pipe(v.string(), v.regex(/^[a-z][\da-z-]{0,63}$/));
const SCORE = v.pipe(
  v.strictTuple([COUNT, COUNT, COUNT]),
  v.check(([before, after, all]) => all > 0 && Math.max(before, after) <= all),
);

/** By course, how many questions were answered right before it, how many after it, and how many were asked. */
export const COUNTED = v.pipe(
  v.record(COURSE, SCORE),
  v.check((gains) => Object.keys(gains).length <= MOST_COURSES),
);

/** @typedef {[before: number, after: number, all: number]} Counted */

/**
 * What a reader shows of the courses after which they have answered, if there are such.
 * @param {Record<string, CourseGain>} kept
 * @returns {{ gains?: Record<string, Counted> }}
 */
export function counted(kept) {
  /** @type {[string, Counted][]} */
  const ended = Object.entries(kept).flatMap(([course, { asked, before, after }]) =>
    after ? [[course, [before[1], after[1], asked.length]]] : [],
  );
  return ended.length ? { gains: Object.fromEntries(ended) } : {};
}

/**
 * Return how many of a class have answered before and after each course, and their answers together.
 * @param {TaughtGame[]} games
 * @param {Readers} readers
 */
export function classGains(games, readers) {
  return games.flatMap(({ slug, title }) => {
    const scores = Object.values(readers).flatMap(({ gains }) =>
      gains && Object.hasOwn(gains, slug) ? [gains[slug]] : [],
    );
    const sum = (/** @type {0 | 1 | 2} */ place) => scores.reduce((total, score) => total + score[place], 0);
    return scores.length ? [{ slug, title, people: scores.length, before: sum(0), after: sum(1), all: sum(2) }] : [];
  });
}
