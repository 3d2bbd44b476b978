// The match at a table, where it stands, and whose it is: once it is the reader's own, it is kept, and put aside for
// another.

import { createMatchStore, isSame, isUnderway } from "./match-store.js";

/** @import { OnTrouble } from "../../front/types.js" */
/** @import { Kept } from "./match-schema.js" */
/** @import { PlayContent } from "./messages.js" */

/** @typedef {ReturnType<typeof createOwnMatch>} OwnMatch */

/**
 * now() is where the match at the table stands, at first the `kept` one if there is one, else the page's; nothing else
 * holds it.
 * @param {{ content: PlayContent, onTrouble: OnTrouble }} table
 */
export function createOwnMatch({ content, onTrouble }) {
  const keeping = createMatchStore({ name: content.name, onTrouble });
  const kept = keeping.match();
  /** @type {Kept} */
  let now = kept ?? content;
  /** The match with no hand open that only one of several people may see: so it is kept. */
  let closed = now;
  let isBegun = false; // the page's match is nobody's yet
  let isShown = false; // whether a match has been on the table
  /** @type {Kept | null} */
  let lent = null; // the match of the last link, as it came

  /**
   * Take the state of the match, and keep it for later visits once it is somebody's.
   * @param {Kept} next
   */
  function keep(next) {
    take(next);
    if (isBegun) keeping.keep(closed);
  }

  /** @param {Kept} next */
  function take(next) {
    now = next;
    if (!now.moment.people?.open) closed = now;
  }

  /**
   * Put the match aside for another, `borrowed` from a link or not, if something would be lost; return whether it was.
   * @param {Kept | null} borrowed
   */
  function giveWay(borrowed) {
    const isWorth = isUnderway(now) && !(lent && isSame(now, lent));
    if (isWorth) keeping.putAside(closed);
    lent = borrowed;
    return isWorth;
  }

  return {
    kept,
    now: () => now,
    closed: () => closed,
    /** Put a match on the table. */
    seat: take,
    keep,
    /**
     * The match has reached a moment, now shown: after the first one it is somebody's.
     * @param {Kept} next
     */
    reach(next) {
      isBegun ||= isShown;
      isShown = true;
      keep(next);
    },
    /** The reader has made a move: the match is somebody's, before the answer comes. */
    begin() {
      if (isBegun) return;
      isBegun = true;
      keep(now);
    },
    /** The next moment shown is the first again: nobody has played yet. */
    beginAnew() {
      isShown = false;
    },
    /**
     * A match played to its end, and now under review, is somebody's.
     * @param {Kept} next
     */
    claim(next) {
      isBegun = true;
      keep(next);
    },
    giveWay,
    /**
     * Resume a match that was put aside.
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
    /** The match as it stands in another window, or null if it is the same here. */
    elsewhere() {
      const there = keeping.match();
      return there && !isSame(there, now) ? there : null;
    },
  };
}
