// The reader's set, of one game at a time, and its state before the last removal.

import { valueAt } from "../../../front/page/schema.js";
import { keepSet, ownSets } from "./own-set-store.js";

/** @import { OnTrouble } from "../../../front/types.js" */
/** @import { OwnLevel, OwnSet } from "./messages.js" */

/** @typedef {{ game: string, set: OwnSet }} Mine */

/**
 * turnTo(game) switches to the set of a game, where later changes are kept.
 * @param {OnTrouble} onTrouble
 * @param {string} home the game if there is no set yet
 */
export function createOwnSet(onTrouble, home) {
  let game = Object.keys(ownSets(onTrouble))[0] ?? home;
  /** @type {Mine | null} */
  let before = null;

  /** @returns {OwnSet | undefined} */
  function kept() {
    return valueAt(ownSets(onTrouble), game);
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
    /** Whether a removal can be undone. */
    get hasLost() {
      return before !== null;
    },
    /** @param {string} slug */
    turnTo(slug) {
      game = slug;
    },
    /** The sets of all games, including the current one if there are any. */
    all() {
      const sets = ownSets(onTrouble);
      if (!Object.hasOwn(sets, game)) game = Object.keys(sets)[0] ?? game;
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
     * Keep another set; if `loses`, the one before can be restored.
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
