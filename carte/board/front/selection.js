// The reader's picks: a card to play, and any cards that go with it or are handed in.

/** @import { Card } from "../../engine/messages.js" */
/** @import { BoardZones } from "./zones.js" */

/** @typedef {ReturnType<typeof createSelection>} Selection */

/**
 * change() is called after every change; marks go to aria-pressed of the cards' buttons. Cards picked
 * automatically with a card give way to the first one that the reader picks.
 * @param {Pick<BoardZones, "button">} zones
 * @param {() => unknown} change
 */
export function createSelection(zones, change) {
  /** @type {Card | null} */
  let card = null;
  /** @type {Card[]} */
  let takes = [];
  let along = false; // whether they only go along with the card
  /**
   * @param {Card} id
   * @param {boolean} pressed
   */
  const mark = (id, pressed) => {
    zones.button(id).ariaPressed = String(pressed);
  };
  /**
   * @param {Card | null} nextCard
   * @param {Card[]} nextTakes
   */
  const set = (nextCard, nextTakes, goAlong = false) => {
    for (const id of [card, ...takes]) if (id) mark(id, false);
    [card, takes, along] = [nextCard, nextTakes, goAlong];
    for (const id of [card, ...takes]) if (id) mark(id, true);
    change();
  };
  const own = () => (along ? [] : takes);
  return {
    get: () => ({ card, takes: [...takes] }),
    /** The cards that the reader has picked besides the one to play. */
    own: () => [...own()],
    /** @param {Card} id */
    holds: (id) => id === card || takes.includes(id),
    /** @param {{ card: Card | null, takes: Card[] }} move */
    set: (move) => set(move.card, [...move.takes]),
    clear: () => set(null, []),
    /**
     * Pick the card to play, and what `goes` along with it if nothing else is picked; another press puts it
     * back.
     * @param {Card} id
     * @param {Card[]} goes
     */
    choose(id, goes = []) {
      if (id === card) set(null, own());
      else if (own().length) set(id, takes);
      else set(id, goes, true);
    },
    /**
     * Pick or put back one of the other cards; if only `one` may be picked, it replaces the last.
     * @param {Card} id
     * @param {boolean} one
     */
    toggle(id, one = false) {
      const before = own();
      if (before.includes(id))
        set(
          card,
          before.filter((other) => other !== id),
        );
      else set(card, one ? [id] : [...before, id]);
    },
  };
}
