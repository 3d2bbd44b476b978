// What the reader has picked: a card to play, and any cards that go with it or are handed in.

/** @import { Card } from "../../front/types.js" */
/** @import { BoardZones } from "./zones.js" */

/** @typedef {ReturnType<typeof createSelection>} Selection */

/**
 * change() is called after every change; marks go to aria-pressed of the cards' buttons.
 * @param {Pick<BoardZones, "button">} zones
 * @param {() => unknown} change
 */
export function createSelection(zones, change) {
  /** @type {Card | null} */
  let card = null;
  /** @type {Card[]} */
  let takes = [];
  /**
   * @param {Card} id
   * @param {boolean} pressed
   */
  const mark = (id, pressed) => zones.button(id).setAttribute("aria-pressed", String(pressed));
  /**
   * @param {Card | null} nextCard
   * @param {Card[]} nextTakes
   */
  const set = (nextCard, nextTakes) => {
    for (const id of [card, ...takes]) if (id) mark(id, false);
    [card, takes] = [nextCard, nextTakes];
    for (const id of [card, ...takes]) if (id) mark(id, true);
    change();
  };
  return {
    get: () => ({ card, takes: [...takes] }),
    /** @param {Card} id */
    holds: (id) => id === card || takes.includes(id),
    /** @param {{ card: Card | null, takes: Card[] }} move */
    set: (move) => set(move.card, [...move.takes]),
    clear: () => set(null, []),
    /**
     * The card to play: another press puts it back.
     * @param {Card} id
     */
    choose: (id) => set(id === card ? null : id, takes),
    /**
     * One of the other cards; where only `one` may be picked, it takes the place of the last.
     * @param {Card} id
     * @param {boolean} one
     */
    toggle(id, one = false) {
      if (takes.includes(id))
        set(
          card,
          takes.filter((other) => other !== id),
        );
      else set(card, one ? [id] : [...takes, id]);
    },
  };
}
