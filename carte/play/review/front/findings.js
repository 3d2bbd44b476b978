// The findings about the moves of a deal: one question after the other, in the reader's own time.

/** @import { Ask } from "../../../front/types.js" */
/** @import { Reviewed } from "../../front/match-schema.js" */
/** @import { PlayQuestions } from "../../front/messages.js" */
/** @import { Account, Finding, Reviewable } from "./messages.js" */

/** @type {Map<string, Map<number, Finding>>} */
const FOUND = new Map(); // by record, while the page is open: a reader who comes back need not wait again

const CHANGES = new EventTarget(); // an event named by the record, for each new finding

/**
 * Return the findings about a deal, by the number of the move.
 * @param {Pick<Reviewable, "record">} deal
 */
export function foundIn({ record }) {
  const found = FOUND.get(record) ?? new Map();
  FOUND.set(record, found);
  return found;
}

/**
 * Take over the findings of an earlier page about a deal.
 * @param {Reviewed} reviewed
 */
export function takeFound({ record, found }) {
  const known = foundIn({ record });
  for (const finding of found) if (!known.has(finding.number)) known.set(finding.number, finding);
}

/**
 * Return the moves that cost the reader something, or gave it, as far as found.
 * @param {Reviewable} deal
 */
export const costsIn = (deal) => [...foundIn(deal).values()].filter(({ gain }) => gain).map(({ number }) => number);

/**
 * Call onFound() whenever more is found about a deal, until `signal`.
 * @param {Reviewable} deal
 * @param {() => unknown} onFound
 * @param {AbortSignal} signal
 */
export function followFound({ record }, onFound, signal) {
  CHANGES.addEventListener(record, onFound, { signal });
}

/**
 * Find out about every move of a deal that is not known yet, until `signal`; wait for onFound() after each.
 * @param {Reviewable} deal
 * @param {{ ask: Ask<PlayQuestions>, signal: AbortSignal, onFound: () => unknown }} manner
 */
export async function findAll(deal, { ask, signal, onFound }) {
  const found = foundIn(deal);
  for (const number of deal.numbers) {
    if (signal.aborted) return;
    if (found.has(number)) continue;
    found.set(number, await ask({ ask: "find", record: deal.record, number }));
    CHANGES.dispatchEvent(new Event(deal.record));
    if (!signal.aborted) await onFound();
  }
}

/**
 * Return a deal with its moves in the order to look at them, likely faults first.
 * @param {Reviewable} deal
 * @param {Ask<PlayQuestions>} ask
 */
export async function likelyFirst(deal, ask) {
  const isKnown = deal.numbers.length <= foundIn(deal).size;
  return isKnown ? deal : { ...deal, ...(await ask({ ask: "order", record: deal.record })) };
}

/**
 * Return the account of a deal, as far as its moves have findings.
 * @param {Reviewable} deal
 * @param {Ask<PlayQuestions>} ask
 * @returns {Promise<Account>}
 */
export function accountOf(deal, ask) {
  const found = [...foundIn(deal).values()].map(({ number, gain, worth }) => ({ number, gain, worth }));
  return ask({ ask: "account", record: deal.record, found });
}
