// Points as they are typed on a match sheet.

/** @import { Score } from "./types.js" */

const WHOLE = /^[-−+]?\d{1,4}$/;

/**
 * Whether a text is a whole number.
 * @param {string} text
 */
export function isNumber(text) {
  return WHOLE.test(text);
}

/**
 * Typed points as scores. What is as it was before stays made of what it was made of.
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
