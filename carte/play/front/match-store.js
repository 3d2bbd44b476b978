// What the browser keeps of a play table: its match, and those put aside.
import * as v from "valibot";
import { isSame as isAlike, newerOf, TABLE } from "../../front/page/schema.js";
import { followKept, recall, remember, setAside } from "../../front/page/storage.js";
import { MATCH } from "./match-schema.js";

/** @import { ZoneName } from "../../engine/messages.js" */
/** @import { Store } from "../../front/page/storage.js" */
/** @import { OnTrouble } from "../../front/types.js" */
/** @import { Kept } from "./match-schema.js" */
/** @import { Moment } from "./messages.js" */

export const MOST = 6; // matches put aside
const MOST_TOGETHER = 60; // as several browsers have put aside

const KEY = "carte.play.";
const SHELF = ".aside";

/** @type {ZoneName[]} */
const SEEN = ["hand", "table", "trick"];

/**
 * Whether a value is a match of the game that a key names.
 * @param {unknown} found
 * @param {string} key
 * @returns {found is Kept}
 */
function isMatch(found, key) {
  const [game] = key.slice(KEY.length).split(/,|\.aside$/);
  return v.is(MATCH, found) && /** @type {Kept} */ (found).sitting.game === game;
}

/** @param {string} key */
function isTable(key) {
  return key.startsWith(KEY) && v.is(TABLE, key.slice(KEY.length));
}

/**
 * Whether two matches are the same one at the same moment.
 * @param {Kept} match
 * @param {Kept} other
 */
export function isSame(match, other) {
  return isAlike(match.sitting, other.sitting);
}

/**
 * Whether a kept moment is the one that Python computes from its sitting: the same cards before the reader.
 * @param {Moment} kept
 * @param {Moment} fresh
 */
export function isMomentOf({ step: { zones } }, { step: { zones: now } }) {
  const same = (/** @type {ZoneName} */ name) =>
    isAlike([...(zones[name] ?? [])].sort(), [...(now[name] ?? [])].sort());
  return SEEN.every(same);
}

/**
 * Whether giving up a match would lose something.
 * @param {Kept} match
 */
export function isUnderway({ sitting, moment }) {
  const begun = sitting.played.length > 1 || moment.undoable || moment.people?.begun;
  return Boolean(begun) && !moment.over?.sheet.standing.over && !moment.people?.ended;
}

/**
 * Return what a match was begun with, and keeps whatever people do at its table.
 * @param {Kept} match
 */
function termsOf({ sitting }) {
  const { played, undone, thrown, conceded, resigned, ...terms } = sitting;
  return terms;
}

/**
 * Whether a match has passed the moment at which another one stands.
 * @param {Kept} later
 * @param {Kept} earlier
 */
function hasPassed(later, earlier) {
  const { played } = later.sitting;
  const { played: before } = earlier.sitting;
  return (
    isAlike(termsOf(later), termsOf(earlier)) &&
    (isAlike(played.slice(0, before.length), before) || Object.hasOwn(later.lain ?? {}, before.join()))
  );
}

/**
 * Return the matches of both lists, the newer list first.
 * @param {Kept[]} older
 * @param {Kept[]} newer
 */
function both(older, newer) {
  /** @param {Kept[]} list */
  const missing = (list) => (list === newer ? older : newer).filter((match) => !list.some((one) => isSame(one, match)));
  const whole = [newer, older].find((list) => missing(list).length === 0);
  return whole ?? [...newer, ...missing(newer)];
}

/**
 * The matches put aside at a table, the latest first.
 * @type {Store<Kept[]>}
 */
export const ASIDE = {
  name: "aside",
  key: KEY,
  owns: (key) => key.endsWith(SHELF) && isTable(key.slice(0, -SHELF.length)),
  precious: true,
  first: [],
  fit(found, key) {
    if (!Array.isArray(found)) throw new TypeError(key);
    return found.filter((match) => isMatch(match, key)).slice(0, MOST_TOGETHER);
  },
  merge(older, newer, tied) {
    const { value, rest } = newerOf(older, newer, tied);
    return { value: both(rest, value) };
  },
  gains: (matches, before) =>
    matches
      .filter((match) => !before.some((one) => isSame(one, match)))
      .map(({ sitting }) => ({ of: sitting.game, count: 1 })),
};

/**
 * The match at a table; the newer one holds, and the other is put aside if something would be lost.
 * @type {Store<Kept | null>}
 */
export const MATCHES = {
  name: "match",
  key: KEY,
  owns: (key) => !key.endsWith(SHELF) && isTable(key),
  precious: true,
  first: null,
  fit(found, key) {
    if (found !== null && !isMatch(found, key)) throw new TypeError(key);
    return found;
  },
  merge(older, newer, tied) {
    if (!older || !newer) return { value: newer ?? older };
    const { value, rest } = newerOf(older, newer, tied);
    const lost = isUnderway(rest) && !isSame(value, rest) && !hasPassed(value, rest);
    return { value, left: lost ? [rest] : [] };
  },
  shelf: { store: ASIDE, keyFor: (key) => key + SHELF },
  gains: (match, before) => (match && !(before && isSame(match, before)) ? [{ of: match.sitting.game, count: 1 }] : []),
};

/**
 * Keep the matches {sitting, moment, rules, form, held} of a table under its `name`.
 * @param {{ name: string, onTrouble: OnTrouble }} table
 */
export function createMatchStore({ name, onTrouble }) {
  const key = KEY + name;
  const shelf = key + SHELF;
  const asideNow = () => recall(ASIDE, onTrouble, shelf);
  return {
    /** The match as last kept, or null. */
    match: () => recall(MATCHES, onTrouble, key),
    /** @param {Kept} match */
    keep: (match) => remember(MATCHES, match, onTrouble, key),
    /**
     * Call `apply` whenever another window played on.
     * @param {() => unknown} apply
     * @param {AbortSignal} signal
     */
    follow: (apply, signal) => followKept((one) => one === key, apply, signal),
    /** Keep no match, and put the one under way aside. */
    giveUp() {
      const match = recall(MATCHES, onTrouble, key);
      if (match && isUnderway(match)) this.putAside(match);
      remember(MATCHES, null, onTrouble, key);
    },
    /** Move aside a match that Python cannot read, or that cannot be drawn. */
    drop: () => setAside(MATCHES, onTrouble, key),
    /** The matches put aside, the latest first. */
    aside: asideNow,
    /**
     * Where there are more than fit, as two devices may have put aside together, drop the last one only.
     * @param {Kept} match
     */
    putAside(match) {
      const before = asideNow();
      remember(ASIDE, [match, ...before].slice(0, Math.max(MOST, before.length)), onTrouble, shelf);
    },
    /**
     * Take a match off the shelf, to go on with it or not.
     * @param {Kept} match
     */
    take(match) {
      const others = asideNow().filter((one) => !isSame(one, match));
      remember(ASIDE, others, onTrouble, shelf);
    },
  };
}
