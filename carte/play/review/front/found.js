// What is found out about the moves of a deal: one question after the other, in a reader's own time.

/** @import { Ask } from "../../../front/types.js" */
/** @import { PlayQuestions } from "../../front/types.js" */
/** @import { Account, Finding, Reviewable } from "./types.js" */

/** @type {Map<string, Map<number, Finding>>} */
const FOUND = new Map(); // by record, as long as the page is there: whoever comes back need not wait again

/**
 * What has been found about a deal, by the number of the move.
 * @param {Reviewable} deal
 */
export function foundIn({ record }) {
  const found = FOUND.get(record) ?? new Map();
  FOUND.set(record, found);
  return found;
}

/**
 * Find out about every move of a deal that is not known yet, until `signal`; onFound() after each.
 * @param {Reviewable} deal
 * @param {{ ask: Ask<PlayQuestions>, signal: AbortSignal, onFound: () => unknown }} manner
 */
export async function findAll(deal, { ask, signal, onFound }) {
  const found = foundIn(deal);
  for (const number of deal.numbers) {
    if (signal.aborted) return;
    if (found.has(number)) continue;
    found.set(number, await ask({ ask: "find", record: deal.record, number }));
    if (!signal.aborted) onFound();
  }
}

/**
 * The account of a deal whose moves are all found.
 * @param {Reviewable} deal
 * @param {Ask<PlayQuestions>} ask
 * @returns {Promise<Account>}
 */
export function accountOf(deal, ask) {
  const found = [...foundIn(deal).values()].map(({ number, gain }) => ({ number, gain }));
  return ask({ ask: "account", record: deal.record, found });
}
