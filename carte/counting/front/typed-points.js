// Points typed on a match sheet.

/** @import { Score } from "./messages.js" */

const WHOLE = /^[-−+]?\d{1,4}$/;

/**
 * Whether a text is a whole number.
 * @param {string} text
 */
export function isNumber(text) {
  return WHOLE.test(text);
}

/**
 * Typed points as scores. A side with unchanged points keeps its items.
 * @param {string[]} texts
 * @param {Score[]} before
 * @returns {Score[]}
 */
export function typedScores(texts, before = []) {
  const totals = texts.map((text) => Number(text.replace("−", "-")));
  return totals.map((total, side) =>
    before[side]?.total === total ? before[side] : { items: { typed: total }, total, outright: false },
  );
}
