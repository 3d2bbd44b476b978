// Deal numbers, of which the same one deals the same cards; and numbers of deals.

const SEED = /^\d{1,15}$/; // what JavaScript counts exactly
const DEALS = /^[1-9]\d{0,2}$/;
const MILLION = 1_000_000;

/**
 * The deal number in a text, or null where it is none.
 * @param {string} text
 */
export function seedIn(text) {
  return SEED.test(text) ? Number(text) : null;
}

/**
 * Whether a text is a number of deals that a match may last.
 * @param {string} text
 */
export function isNumberOfDeals(text) {
  return DEALS.test(text);
}

/** The deal number of a day, the reader's own: 20261231. */
export function seedOf(day = new Date()) {
  return (day.getFullYear() * 100 + day.getMonth() + 1) * 100 + day.getDate();
}

/** A deal number that nobody has chosen. */
export function anySeed() {
  return Math.floor(Math.random() * MILLION);
}
