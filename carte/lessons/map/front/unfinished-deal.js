// A deal that the reader has left halfway, as the browser keeps it: with the coach, or at a game's table.
import { allKeys, followKept, opened, read, recall } from "../../../front/page/storage.js";
import { isUnderway, MATCHES } from "../../../play/front/match-store.js";
import { GUIDES } from "../../../play/guide/front/guide-store.js";
import { STARS } from "../../front/progress.js";

/** @import { OnTrouble } from "../../../front/types.js" */

const GUIDED = /^carte\.guide\.(?=[a-z-]+-guide-\d+$)/;
const TABLE = /^carte\.play\.(?=[a-z-]+$)/; // under the rules of the book or of our table

/**
 * When what is under a key was kept last.
 * @param {string} key
 */
function keptAt(key) {
  return opened(read(key) ?? "null").at;
}

/**
 * The last of some keys to be kept, as the level that its deal is; null of none.
 * @param {string[]} keys
 * @param {(key: string) => string} level
 */
function lastOf(keys, level) {
  const [last] = keys.toSorted((one, other) => keptAt(other) - keptAt(one));
  return last === undefined ? null : level(last);
}

/**
 * The level that the deal left last is, among all that can be won; null where none is left. A deal with the coach
 * waits for the reader, who may have gone to other cards meanwhile; a match at a table, until something else is won.
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
 * Call `apply` whenever a deal is begun, played on or ended here or in another tab.
 * @param {() => unknown} apply
 * @param {AbortSignal} signal
 */
export function followLeft(apply, signal) {
  followKept((key) => GUIDED.test(key) || TABLE.test(key), apply, signal);
}
