// Marks that lie on cards: wrong, hinted, named and the like.

/** @import { Card } from "../../engine/messages.js" */
/** @import { BoardZones } from "./zones.js" */

/** @typedef {ReturnType<typeof createMarks>} Marks */

/**
 * A mark is [data-name] of a card's button in the `felt`.
 * @param {HTMLElement} felt
 * @param {Pick<BoardZones, "button">} zones
 */
export function createMarks(felt, zones) {
  /**
   * @param {string} name
   * @param {Card[]} cards
   */
  function put(name, cards) {
    for (const card of cards) zones.button(card).toggleAttribute(`data-${name}`, true);
  }

  /** @param {string} name */
  function clear(name) {
    for (const button of felt.querySelectorAll(`[data-card][data-${name}]`)) button.removeAttribute(`data-${name}`);
  }

  return {
    put,
    clear,
    /**
     * Mark exactly these cards.
     * @param {string} name
     * @param {Card[]} cards
     */
    only(name, cards) {
      clear(name);
      put(name, cards);
    },
  };
}
