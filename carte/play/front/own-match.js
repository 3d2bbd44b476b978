// The match at a table, and whose it is: once it is the reader's own it is kept, and put aside for another.

import { createMatchStore, isSame, isUnderway } from "./match-store.js";

/** @import { OnTrouble } from "../../front/types.js" */
/** @import { Kept, PlayContent } from "./types.js" */

/** @typedef {ReturnType<typeof createOwnMatch>} OwnMatch */

/**
 * now() is the match at the table, at first the one that was `kept`, if any was, or else that of the page.
 * @param {{ content: PlayContent, onTrouble: OnTrouble }} table
 */
export function createOwnMatch({ content, onTrouble }) {
  const keeping = createMatchStore({ name: content.name, onTrouble });
  const kept = keeping.match();
  /** @type {Kept} */
  let now = kept ?? content;
  let isBegun = false; // as the page was made, a match is nobody's yet
  let isShown = false; // whether one has been on the table
  /** @type {Kept | null} */
  let lent = null; // the match of the last link, as it came

  /**
   * Take where the match stands, and keep it for later visits once it is somebody's.
   * @param {Kept} next
   */
  function keep(next) {
    now = next;
    if (isBegun) keeping.keep(now);
  }

  /**
   * Put the match aside for another, which a link has `borrowed` or not, if something would be lost with it; whether
   * that was done.
   * @param {Kept | null} borrowed
   */
  function giveWay(borrowed) {
    const isWorth = isUnderway(now) && !(lent && isSame(now, lent));
    if (isWorth) keeping.putAside(now);
    lent = borrowed;
    return isWorth;
  }

  return {
    kept,
    now: () => now,
    keep,
    /**
     * It has come to a moment, which is shown: after the first one it is somebody's.
     * @param {Kept} next
     */
    goOn(next) {
      isBegun ||= isShown;
      isShown = true;
      keep(next);
    },
    /** The reader has made a move of it: it is somebody's, whether that is answered yet or not. */
    begin() {
      if (isBegun) return;
      isBegun = true;
      keep(now);
    },
    /** What is shown next is the first again: nobody has played yet. */
    beginAnew() {
      isShown = false;
    },
    /**
     * What was played to its end, and is looked through, is somebody's.
     * @param {Kept} next
     */
    claim(next) {
      isBegun = true;
      keep(next);
    },
    giveWay,
    /**
     * Go on with a match that was put aside.
     * @param {Kept} match
     */
    takeBack(match) {
      keeping.take(match);
      giveWay(null);
      isBegun = true;
    },
    aside: keeping.aside,
    forget: keeping.take,
    drop: keeping.drop,
    follow: keeping.follow,
    /** The match as it stands in another window, or null where it stands so here. */
    elsewhere() {
      const there = keeping.match();
      return there && !isSame(there, now) ? there : null;
    },
  };
}
