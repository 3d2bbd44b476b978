// What the browser keeps of a reader's way through the book: stars, rules that are due, and deals left halfway.

import { memory } from "../../front/memory/memory.js";
import { moments } from "../../front/memory/moments.js";
import { dayOf, dueRules } from "../../front/memory/schedule.js";
import { allKeys, followKept, opened, read, recall } from "../../front/page/storage.js";
import { allStars, STARS } from "../../lessons/front/progress.js";
import { isUnderway, MATCHES } from "../../play/front/match-store.js";
import { GUIDES } from "../../play/guide/front/guide-store.js";
import { answeredOn } from "../../quiz/front/resume-round.js";

/** @import { OnTrouble } from "../../front/types.js" */
/** @import { Kept } from "../../play/front/match-schema.js" */
/** @import { Facts } from "./next-step.js" */

const GUIDED = /^carte\.guide\.(?=[a-z-]+-guide-\d+$)/;
const TABLE = /^carte\.play\.(?=[a-z-]+$)/; // under the rules of the book or of our table
const OURS = /^carte\.(?:guide|play|progress|memory)\b/;
const FIVE = 5;

/**
 * When the entry under a key was last kept.
 * @param {string} key
 */
function keptAt(key) {
  return opened(read(key) ?? "null").at;
}

/** @param {string[]} keys */
function latestFirst(keys) {
  return keys.toSorted((one, other) => keptAt(other) - keptAt(one));
}

/**
 * The matches under way at the games' tables, the latest first.
 * @param {OnTrouble} onTrouble
 * @returns {{ game: string, match: Kept, at: number }[]}
 */
export function matchesUnderway(onTrouble) {
  return latestFirst(allKeys().filter((key) => TABLE.test(key))).flatMap((key) => {
    const match = recall(MATCHES, onTrouble, key);
    return match && isUnderway(match) ? [{ game: key.replace(TABLE, ""), match, at: keptAt(key) }] : [];
  });
}

/**
 * The facts that decide what is next. A deal with the coach waits for the reader, who may have gone to other cards
 * meanwhile; a match at a table waits until something else is won.
 * @param {OnTrouble} onTrouble
 * @returns {Facts}
 */
export function keptProgress(onTrouble) {
  const kept = memory(onTrouble);
  const today = dayOf(Date.now() / 1000);
  const guides = allKeys().filter((key) => GUIDED.test(key) && recall(GUIDES, onTrouble, key));
  const [guide] = latestFirst(guides);
  return {
    stars: allStars(onTrouble),
    due: dueRules(kept, Object.keys(kept), today).length,
    rested: answeredOn(kept, moments(onTrouble), today) >= FIVE,
    guide: guide?.replace(GUIDED, "") ?? null,
    matches: matchesUnderway(onTrouble)
      .filter(({ at }) => at > keptAt(STARS.key))
      .map(({ game }) => game),
  };
}

/**
 * Call `apply` whenever any of it changes here or in another tab, or an old page comes back.
 * @param {() => unknown} apply
 * @param {AbortSignal} signal
 */
export function followKeptProgress(apply, signal) {
  followKept((key) => OURS.test(key), apply, signal);
}
