// The forty cards to be tapped: each is in one of two piles, or in neither.

import { cardButton } from "../../front/cards/faces.js";
import { fill, h } from "../../front/page/dom.js";
import { rove } from "../../front/page/roving.js";

/** @import { Card, Skin, Words } from "../../front/types.js" */
/** @import { CountingWords, Owners, Rest } from "./types.js" */

/** @typedef {{ owners: Owners, rest: Rest }} Tallied */

/**
 * Owners round which a tap goes, where cards not tapped are missing, or are one pile's.
 * @type {Record<"nobody" | 0 | 1, (0 | 1 | undefined)[]>}
 */
const ROUNDS = { nobody: [undefined, 0, 1], 0: [undefined, 1], 1: [undefined, 0] };

/**
 * The owner of a card after a tap.
 * @param {0 | 1 | undefined} owner
 * @param {Rest} rest
 */
export function tapped(owner, rest) {
  const round = ROUNDS[rest ?? "nobody"];
  return round[(round.indexOf(owner) + 1) % round.length];
}

/**
 * The pile in which a card is: 0, 1, or null.
 * @param {Card} card
 * @param {Tallied} state
 */
function pileOf(card, { owners, rest }) {
  return owners[card] ?? rest;
}

/**
 * Both piles of `cards` as lists.
 * @param {Card[]} cards
 * @param {Tallied} state
 */
export function pilesOf(cards, state) {
  return [0, 1].map((pile) => cards.filter((card) => pileOf(card, state) === pile));
}

/**
 * onTap(card) when a card is pressed; show(state, names) after every change.
 * @param {object} table
 * @param {Card[]} table.cards
 * @param {Words} table.words
 * @param {CountingWords} table.told
 * @param {() => Skin} table.skin
 * @param {AbortSignal} table.signal
 * @param {(card: Card) => unknown} table.onTap
 */
export function createTally({ cards, words, told, skin, signal, onTap }) {
  const tiles = cards.map((card) => {
    const button = cardButton(card, words.cards[card], skin());
    const owner = h("span");
    button.querySelector(".carte-unseen")?.append(owner);
    return { card, button, owner };
  });
  const places = h("div", { class: "carte-grid" }, ...tiles.map(({ button }) => button));
  const owned = h("p", { class: "carte-owned" });
  const zone = h("div", { class: "carte-forty", "data-zone": "pile", role: "group", "aria-label": told.grid }, places);
  places.addEventListener("click", ({ target }) => {
    const card = target instanceof Element && target.closest("[data-card]")?.getAttribute("data-card");
    if (card) onTap(card);
  });
  rove(places, signal).refresh();
  return {
    element: h("div", { class: "carte-felt carte-tally" }, owned, zone),
    /**
     * @param {Tallied} state
     * @param {string[]} names
     */
    show(state, names) {
      const counts = [0, 0, 0];
      for (const { card, button, owner } of tiles) {
        const pile = pileOf(card, state);
        counts[pile ?? 2] += 1;
        button.dataset.pile = String(pile ?? "none");
        button.setAttribute("aria-pressed", String(card in state.owners));
        owner.textContent = pile === null ? "" : `, ${names[pile]}`;
      }
      owned.replaceChildren(
        ...names.map((name, pile) => h("span", { "data-pile": pile }, fill(told.owned, { name, count: counts[pile] }))),
        ...(counts[2] > 0 ? [h("span", { "data-pile": "none" }, fill(told.missing, { count: counts[2] }))] : []),
      );
    },
  };
}
