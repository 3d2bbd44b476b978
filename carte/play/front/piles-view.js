// The cards won, laid open at the end of a deal: each item of the score lights up the cards that count for it.

import { smallCard } from "../../front/cards/faces.js";
import { inOrder } from "../../front/cards/notation.js";
import { h, reckoned } from "../../front/page/dom.js";

/** @import { Line, Part } from "../../counting/front/messages.js" */
/** @import { Card } from "../../engine/messages.js" */
/** @import { Skin, TableStrings } from "../../front/messages.js" */

/**
 * Return the cards of each suit, lowest first: they count by suits, so they lie by suits.
 * @param {Card[]} cards
 * @param {TableStrings} words
 */
function bySuits(cards, words) {
  const order = inOrder(cards, words);
  return [..."DCSB"].map((suit) => order.filter((card) => card.endsWith(suit)));
}

/**
 * @param {Card[]} cards
 * @param {string} name
 * @param {TableStrings} words
 * @param {Skin} skin
 */
function drawPile(cards, name, words, skin) {
  const brings = h("b", { class: "carte-brought" });
  const faces = new Map(cards.map((card) => [card, smallCard(card, words.cards[card].name, skin)]));
  /** @param {Card[]} suit */
  const fan = (suit) => h("div", { class: "carte-laid-suit" }, ...suit.map((card) => faces.get(card)));
  const element = h(
    "div",
    { class: "carte-laid-pile", role: "group", "aria-label": name },
    h("p", { class: "carte-laid-name", "aria-hidden": "true" }, name, brings),
    h("div", { class: "carte-laid-cards", "data-zone": "pile" }, ...bySuits(cards, words).map(fan)),
  );
  return { element, faces, brings };
}

/**
 * Return what a pile brings to a line, in a few signs: "21+18+16+15 = 70".
 * @param {Part} part
 * @param {TableStrings["joints"]} joints
 */
function broughtBy({ sum, total }, joints) {
  return sum ? reckoned(sum, total, joints) : total;
}

/**
 * Return the cards that count: all of them, where their number counts and the line names none.
 * @param {Part} part
 * @param {Card[]} cards
 */
function litBy({ addends, total }, cards) {
  const named = addends.flatMap(({ card }) => card ?? []);
  return named.length === 0 && Number(total) === cards.length ? cards : named;
}

/**
 * `piles` = [[card, …], …] with their `names`; light(line) lights up a line of the count, or none, and head(text) puts
 * the result above them.
 * @param {{ piles: Card[][], names: string[], words: TableStrings, skin: Skin }} laid
 */
export function layOpen({ piles, names, words, skin }) {
  const drawn = piles.map((cards, pile) => drawPile(cards, names[pile], words, skin));
  const element = h("div", { class: "carte-laid" }, ...drawn.map((pile) => pile.element));
  return {
    element,
    /** @param {string} text */
    head: (text) => element.prepend(h("p", { class: "carte-laid-headline" }, text)),
    /** @param {Line | null} line */
    light(line) {
      element.toggleAttribute("data-lit", Boolean(line?.parts.length));
      drawn.forEach(({ faces, brings }, pile) => {
        const part = line?.parts[pile];
        const counted = part ? litBy(part, [...faces.keys()]) : [];
        brings.textContent = part ? broughtBy(part, words.joints) : "";
        for (const [card, face] of faces) face.toggleAttribute("data-lit", counted.includes(card));
      });
    },
  };
}
