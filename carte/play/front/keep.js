// What the browser keeps of a play table: its match, and those put aside for others.
import { isRecord, recall, remember, setAside } from "../../front/page/storage.js";

/** @import { OnBroken } from "../../front/types.js" */
/** @import { Kept } from "./types.js" */

export const MOST = 6; // matches put aside

/**
 * Refuse what is not {sitting, moment, …} of the game, as this module keeps it.
 * @param {unknown} kept
 * @param {string} game
 */
function checked(kept, game) {
  const { sitting, moment, lain = {} } = asRecord(kept);
  const { zones, scene } = asRecord(asRecord(moment).step);
  const { game: own, played } = asRecord(sitting);
  const lists = [played, asRecord(zones).hand, asRecord(scene).seats];
  if (own !== game || !lists.every(Array.isArray) || !isRecord(lain)) throw new TypeError(JSON.stringify(kept));
  return /** @type {Kept} */ (kept);
}

/** @param {unknown} value */
function asRecord(value) {
  return isRecord(value) ? value : {};
}

/**
 * Whether two matches are the same one at the same moment.
 * @param {Kept} match
 * @param {Kept} other
 */
export function isSame(match, other) {
  return JSON.stringify(match.sitting) === JSON.stringify(other.sitting);
}

/**
 * Whether something would be lost with a match.
 * @param {Kept} match
 */
export function isUnderway({ sitting, moment }) {
  const begun = sitting.played.length > 1 || moment.undoable;
  return begun && !moment.over?.sheet.standing.over;
}

/**
 * Keep the matches {sitting, moment, rules, form} of a `game` under a `name`.
 * @param {{ game: string, name: string, onBroken: OnBroken }} table
 */
export function createKeeping({ game, name, onBroken }) {
  const key = `carte.play.${name}`;
  const asideKey = `${key}.aside`;
  /**
   * @param {string} text
   * @returns {Kept[]}
   */
  const parseAside = (text) => JSON.parse(text).map((/** @type {unknown} */ kept) => checked(kept, game));
  const asideNow = () => recall(asideKey, parseAside, [], onBroken);

  return {
    /** The match as last kept, or null. */
    match() {
      /** @param {string} text */
      const parse = (text) => (text === "null" ? null : checked(JSON.parse(text), game));
      return recall(key, parse, null, onBroken);
    },
    /** @param {Kept} match */
    keep: (match) => remember(key, match),
    /** A match that Python cannot read is moved aside, too. */
    drop: () => setAside(key, null, onBroken),
    /** The matches that were put aside, the last one first. */
    aside: asideNow,
    /** @param {Kept} match */
    putAside: (match) => remember(asideKey, [match, ...asideNow()].slice(0, MOST)),
    /**
     * Take a match that was put aside away from there, to go on with it or not.
     * @param {Kept} match
     */
    take(match) {
      remember(
        asideKey,
        asideNow().filter((one) => !isSame(one, match)),
      );
    },
  };
}
