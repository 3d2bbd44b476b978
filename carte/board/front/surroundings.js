// The felt besides the cards in play: the stock, the trump, the contract.

import { cardBack, suitGlyph } from "../../front/cards/faces.js";
import { textInFaces } from "../../front/cards/phrases.js";
import { fill, h } from "../../front/page/dom.js";
import "./seats.css";

/** @import { ZoneName } from "../../engine/messages.js" */
/** @import { Skin, TableStrings } from "../../front/messages.js" */
/** @import { Scene } from "./messages.js" */

/**
 * How many cards are left to deal or to look at; "" for none.
 * @param {Scene} scene
 * @param {TableStrings} words
 */
export function leftText({ stock = 0, monte = 0 }, words) {
  const count = stock + monte;
  return count ? fill(monte ? words.monte : words.stock, { count }) : "";
}

/**
 * show(scene) draws trump, contract, stock and monte; each keeps its space.
 * @param {Scene} scene
 * @param {Record<ZoneName, HTMLElement>} zones
 * @param {TableStrings} words
 * @param {() => Skin} skin
 */
export function createSurroundings(scene, zones, words, skin) {
  const facts = h("div", { class: "carte-facts" });
  const count = h("span", { class: "carte-stock-count" });
  const pile = h("span", { class: "carte-stock-pile", "aria-hidden": "true" }, cardBack(), cardBack());
  const closed = h("div", { class: "carte-stock" }, zones.turned, pile, zones.stock, count);
  return {
    elements: [
      ...("trump" in scene || "contract" in scene ? [facts] : []),
      ...("stock" in scene || "monte" in scene ? [closed] : []),
    ],
    /** @param {Scene} known */
    show({ trump, contract, stock = 0, monte = 0 }) {
      facts.replaceChildren(
        ...(trump
          ? [h("span", { class: "carte-fact" }, suitGlyph(trump.suit, skin()), h("span", {}, trump.text))]
          : []),
        ...(contract ? [h("span", { class: "carte-fact" }, textInFaces(contract, words, skin()))] : []),
      );
      const left = stock + monte;
      count.textContent = leftText({ stock, monte }, words);
      closed.toggleAttribute("data-empty", !left);
      closed.toggleAttribute("data-last", left === 1);
    },
  };
}
