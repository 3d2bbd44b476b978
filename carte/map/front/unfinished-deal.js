// Finds the deal that the reader has left halfway, with the coach or at a game's table.
import { allKeys, followKept, opened, read, recall } from "../../front/page/storage.js";
import { STARS } from "../../lessons/front/progress.js";
import { isUnderway, MATCHES } from "../../play/front/match-store.js";
import { GUIDES } from "../../play/guide/front/guide-store.js";

/** @import { OnTrouble } from "../../front/types.js" */

const GUIDED = /^carte\.guide\.(?=[a-z-]+-guide-\d+$)/;
const TABLE = /^carte\.play\.(?=[a-z-]+$)/; // under the rules of the book or of our table

/**
 * When the entry under a key was last kept.
 * @param {string} key
 */
function keptAt(key) {
  return opened(read(key) ?? "null").at;
}

/**
 * The level of the deal under the most recently kept key; null if there are no keys.
 * @param {string[]} keys
 * @param {(key: string) => string} level
 */
function lastOf(keys, level) {
  const [last] = keys.toSorted((one, other) => keptAt(other) - keptAt(one));
  return last === undefined ? null : level(last);
}

/**
 * The level of the most recently unfinished deal; null if there is none. A deal with the coach waits for the reader,
 * who may have gone to other cards meanwhile; a match at a table waits until something else is won.
 * @param {OnTrouble} onTrouble
 */
export function levelLeft(onTrouble) {
  const keys = allKeys();
  const guided = keys.filter((key) => GUIDED.test(key) && recall(GUIDES, onTrouble, key));
  const tables = keys.filter((key) => {
    const match = TABLE.test(key) ? recall(MATCHES, onTrouble, key) : null;
    return match && isUnderway(match) && keptAt(key) > keptAt(STARS.key);
  });
  const level = lastOf(guided, (key) => key.replace(GUIDED, ""));
  return level ?? lastOf(tables, (key) => `${key.replace(TABLE, "")}-table-1`);
}

/**
 * Call `apply` whenever a deal begins, goes on or ends here or in another tab.
 * @param {() => unknown} apply
 * @param {AbortSignal} signal
 */
export function followLeft(apply, signal) {
  followKept((key) => GUIDED.test(key) || TABLE.test(key), apply, signal);
}
