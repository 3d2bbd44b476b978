// The cards entered: two places, both in sight, and those of the table to pick.

import { cardButton } from "../../front/cards/faces.js";
import { fill, h, pushButton } from "../../front/page/dom.js";
import "../../board/front/table.css";

/** @import { Card } from "../../engine/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { Pad, PadZone, SettleStrings } from "./messages.js" */

/**
 * Return the name of a place: a table has one card played to it, a trick a whole hand.
 * @param {Pad} pad
 * @param {PadZone} zone
 * @param {SettleStrings} words
 */
export function labelOf({ by }, zone, { settle }) {
  return settle.zones[zone === "hand" && by === "card" ? "cards" : zone];
}

/**
 * onAim(zone) is called when the name of a place is pressed, onPick(cards) when the cards to take have been picked.
 * @param {Pick<Tool<unknown, object, SettleStrings>, "words" | "skin">} tool
 * @param {object} page
 * @param {(zone: PadZone) => unknown} page.onAim
 * @param {(cards: Card[]) => unknown} page.onPick
 */
export function createCardsView({ words, skin }, { onAim, onPick }) {
  const element = h("div", { class: "carte-felt carte-settle-laid" });
  /** @type {Card[]} */
  let picked = [];

  /**
   * Draw a card by its value alone, or as a card.
   * @param {Card} card
   * @param {Pad["by"]} by
   */
  function drawn(card, by) {
    if (by === "card") return cardButton(card, words, skin());
    const { rank } = words.cards[card];
    const value = card.slice(0, -1);
    const name = rank === value ? null : h("span", {}, rank);
    return pushButton(
      { class: "carte-settle-laid-value", "data-laid": card, "data-value": value, "aria-pressed": "false" },
      h("b", {}, value),
      name,
    );
  }

  /**
   * @param {Pad} pad
   * @param {PadZone} zone
   * @param {Card[]} cards
   * @param {boolean} aimed
   */
  function place(pad, zone, cards, aimed) {
    const label = labelOf(pad, zone, words);
    const places = cards.map((card) => {
      const button = drawn(card, pad.by);
      const free = zone === "table";
      button.disabled = !free;
      if (free) button.addEventListener("click", () => toggle(card, button));
      return button;
    });
    return h(
      "div",
      { class: "carte-settle-laid-place", "data-zone": zone, role: "group", "aria-label": label, "data-aimed": aimed },
      pushButton(
        {
          class: "carte-settle-laid-label",
          "data-aim": zone,
          "aria-pressed": String(aimed),
          "aria-label": fill(words.settle.aim, { zone: label }),
          click: () => onAim(zone),
        },
        label,
      ),
      h("div", { class: "carte-settle-laid-cards" }, ...places),
    );
  }

  /**
   * @param {Card} card
   * @param {HTMLElement} button
   */
  function toggle(card, button) {
    picked = picked.includes(card) ? picked.filter((one) => one !== card) : [...picked, card];
    button.ariaPressed = String(picked.includes(card));
    onPick(picked);
  }

  return {
    element,
    /**
     * @param {Pad} pad
     * @param {Partial<Record<string, Card[]>>} zones
     * @param {PadZone} aim
     */
    show(pad, zones, aim) {
      picked = [];
      element.replaceChildren(...pad.zones.map((zone) => place(pad, zone, zones[zone] ?? [], zone === aim)));
    },
    /**
     * Mark the cards that a move takes.
     * @param {Card[]} cards
     */
    pick(cards) {
      picked = cards;
      for (const button of element.querySelectorAll("[data-laid]")) {
        button.ariaPressed = String(cards.includes(button.getAttribute("data-laid") ?? ""));
      }
    },
  };
}
