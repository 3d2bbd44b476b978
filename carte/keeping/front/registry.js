// All that a browser keeps about a reader: every kind of entry, by its store.
import { SPEED } from "../../board/front/speed.js";
import { COUNTS } from "../../counting/front/count-store.js";
import { SHEETS } from "../../counting/front/sheet-store.js";
import { HOUSE } from "../../front/house/house-store.js";
import { GAINS } from "../../front/memory/gains.js";
import { MEMORY } from "../../front/memory/memory.js";
import { MOMENTS } from "../../front/memory/moments.js";
import { RESULTS } from "../../front/memory/results.js";
import { CUES, INDEX, KEYS, LABELS, NAMES, SIZE, SKIN, WORDING } from "../../front/page/preferences.js";
import { isAside, keyOfAside } from "../../front/page/storage.js";
import { STARS } from "../../lessons/front/progress.js";
import { OWN } from "../../lessons/own/front/own-set-store.js";
import { HABITS } from "../../play/front/habits.js";
import { ASIDE, MATCHES } from "../../play/front/match-store.js";
import { GUIDES } from "../../play/guide/front/guide-store.js";
import { ANSWERED } from "../../quiz/front/answered-cases.js";
import { SETTLED } from "../../settle/front/last-game.js";
import { TOURNAMENT } from "../../tournament/front/tournament-store.js";
import { CLASS } from "../classroom/front/readers.js";

/** @import { Store } from "../../front/page/storage.js" */

/** The stores, in order of display. Each has its own kind of value, known to it alone. */
export const STORES = /** @type {Store<any>[]} */ ([
  STARS,
  ANSWERED,
  MEMORY,
  MOMENTS,
  RESULTS,
  GAINS,
  MATCHES,
  ASIDE,
  GUIDES,
  HABITS,
  HOUSE,
  OWN,
  SHEETS,
  COUNTS,
  CLASS,
  TOURNAMENT,
  SETTLED,
  SKIN,
  INDEX,
  WORDING,
  NAMES,
  SIZE,
  LABELS,
  CUES,
  KEYS,
  SPEED,
]);

/**
 * Return the store whose entry is under a key, or null.
 * @param {string} key
 */
export function storeOf(key) {
  /** @param {Store<unknown>} store */
  const isOwn = ({ key: own, owns = (/** @type {string} */ one) => one === own }) => owns(key);
  return isAside(key) ? null : (STORES.find(isOwn) ?? null);
}

/**
 * Whether a name is one under which a store's text is set aside.
 * @param {string} name
 */
export function isAsideOfOurs(name) {
  return isAside(name) && storeOf(keyOfAside(name)) !== null;
}
