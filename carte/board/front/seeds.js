// Deal numbers (the same number deals the same cards), and the number of deals in a match.

const SEED = /^\d{1,15}$/; // exact in JavaScript
const DEALS = /^[1-9]\d{0,2}$/;
const MILLION = 1_000_000;

/**
 * The deal number in a text, or null if it has none.
 * @param {string} text
 */
export function seedIn(text) {
  return SEED.test(text) ? Number(text) : null;
}

/**
 * Whether a text is a valid number of deals for a match.
 * @param {string} text
 */
export function isNumberOfDeals(text) {
  return DEALS.test(text);
}

/** The deal number of the reader's own day: 20261231. */
export function seedOf(day = new Date()) {
  return (day.getFullYear() * 100 + day.getMonth() + 1) * 100 + day.getDate();
}

/** A random deal number. */
export function anySeed() {
  return Math.floor(Math.random() * MILLION);
}
