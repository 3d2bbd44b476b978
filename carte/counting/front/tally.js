// The forty cards to tap: each is in one of the piles, or in none.

import { cardButton } from "../../front/cards/faces.js";
import { between, fill, h } from "../../front/page/dom.js";
import { rove } from "../../front/page/roving-focus.js";

/** @import { Card } from "../../engine/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { CountForm, ScoreContent } from "./messages.js" */
/** @import { Owners, Pile, Rest } from "./types.js" */

/** @typedef {{ owners: Owners, rest: Rest }} Tallied */

/** @type {Pile[]} */
const PILES = [0, 1, 2];
const OUT = "out"; // instead of a pile: a card not in play leaves its place empty, so that a suit stays a row

/**
 * The owner of a card after a tap, which cycles through the `count` piles; untapped ones are the `rest`.
 * @param {Pile | undefined} owner
 * @param {Rest} rest
 * @param {number} count
 */
export function tapped(owner, rest, count) {
  const round = [undefined, ...PILES.slice(0, count).filter((pile) => pile !== rest)];
  return round[(round.indexOf(owner) + 1) % round.length];
}

/**
 * The pile of a card, or null.
 * @param {Card} card
 * @param {Tallied} state
 */
function pileOf(card, { owners, rest }) {
  return owners[card] ?? rest;
}

/**
 * The `count` piles of `cards` as lists.
 * @param {Card[]} cards
 * @param {Tallied} state
 * @param {number} count
 */
export function pilesOf(cards, state, count) {
  return PILES.slice(0, count).map((pile) => cards.filter((card) => pileOf(card, state) === pile));
}

/**
 * Set the text of an element, unless it has that text already: this saves a layout.
 * @param {HTMLElement} element
 * @param {string} text
 */
function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * onTap(card) is called when a card is pressed; call show(state, names) after every change.
 * @param {Pick<Tool<ScoreContent>, "content" | "words" | "skin" | "signal">} tool
 * @param {object} table
 * @param {Card[]} table.cards
 * @param {(card: Card) => unknown} table.onTap
 */
export function createTally({ content, words, skin, signal }, { cards, onTap }) {
  const strings = content.words;
  const tiles = cards.map((card) => {
    const button = cardButton(card, words, skin());
    const owner = h("span");
    button.querySelector(".carte-unseen")?.append(owner);
    return { card, button, owner };
  });
  const places = h("div", { class: "carte-grid" }, ...tiles.map(({ button }) => button));
  const owned = h("p", { class: "carte-owned" });
  const zone = h(
    "div",
    { class: "carte-forty", "data-zone": "pile", role: "group", "aria-label": strings.grid },
    places,
  );
  places.addEventListener("click", ({ target }) => {
    const card = target instanceof Element && target.closest("[data-card]")?.getAttribute("data-card");
    if (card) onTap(card);
  });
  rove(places, signal, `[data-card]:not([data-pile="${OUT}"])`).refresh();
  return {
    element: h("div", { class: "carte-felt carte-tally" }, owned, zone),
    /**
     * @param {Tallied} state
     * @param {Pick<CountForm, "piles" | "out">} form
     */
    show(state, { piles: names, out = [] }) {
      const counts = Array(names.length + 1).fill(0);
      for (const { card, button, owner } of tiles) {
        if (out.includes(card)) {
          button.dataset.pile = OUT;
          continue;
        }
        const pile = pileOf(card, state);
        counts[pile ?? names.length] += 1;
        button.dataset.pile = String(pile ?? "none");
        button.ariaPressed = String(Object.hasOwn(state.owners, card));
        say(owner, pile === null ? "" : between(words.joints.comma) + names[pile]);
      }
      const missing = counts[names.length];
      owned.replaceChildren(
        ...names.map((name, pile) =>
          h("span", { "data-pile": pile }, fill(strings.owned, { name, count: counts[pile] })),
        ),
        ...(missing > 0 ? [h("span", { "data-pile": "none" }, fill(strings.missing, { count: missing }))] : []),
      );
    },
  };
}
