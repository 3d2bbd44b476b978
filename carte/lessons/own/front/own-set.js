// The set that the reader is making, of one game at a time, and what it was before something was taken from it.

import { keepSet, ownSets } from "./own-set-store.js";

/** @import { OnTrouble } from "../../../front/types.js" */
/** @import { OwnLevel, OwnSet } from "./types.js" */

/** @typedef {{ game: string, set: OwnSet }} Mine */

/**
 * turnTo(game) takes the set of a game in hand; what is kept then is kept there.
 * @param {OnTrouble} onTrouble
 * @param {string} home the game where there is no set yet
 */
export function createOwnSet(onTrouble, home) {
  let game = Object.keys(ownSets(onTrouble))[0] ?? home;
  /** @type {Mine | null} */
  let before = null;

  /** @returns {OwnSet | undefined} */
  function kept() {
    return ownSets(onTrouble)[game];
  }

  function current() {
    return kept() ?? { title: "", levels: [] };
  }

  /** @param {OwnSet} set */
  function keep(set) {
    keepSet(game, set, onTrouble);
  }

  return {
    get game() {
      return game;
    },
    current,
    /** Whether there is something to put back. */
    get hasLost() {
      return before !== null;
    },
    /** @param {string} slug */
    turnTo(slug) {
      game = slug;
    },
    /** The sets of all games; the one in hand is one of them, where there are any. */
    all() {
      const sets = ownSets(onTrouble);
      if (!sets[game]) game = Object.keys(sets)[0] ?? game;
      return sets;
    },
    /**
     * Keep a level in its place.
     * @param {number} place
     * @param {OwnLevel} level
     */
    put(place, level) {
      const { title, levels } = current();
      keep({ title, levels: levels.toSpliced(place, 1, level) });
    },
    /**
     * Keep another set; the one before can be put back where `loses`.
     * @param {OwnSet} set
     */
    change(set, { loses = true } = {}) {
      const old = kept();
      if (loses && old) before = { game, set: old };
      keep(set);
    },
    putBack() {
      if (!before) return;
      const { set } = before;
      game = before.game;
      before = null;
      keep(set);
    },
  };
}
