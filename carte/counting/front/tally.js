// The forty cards to be tapped: each is in one of two piles, or in neither.

import { cardButton } from "../../front/cards/faces.js";
import { fill, h } from "../../front/page/dom.js";
import { rove } from "../../front/page/roving.js";

/** Owners round which a tap goes, where cards not tapped are missing, or are one pile's. */
const ROUNDS = { null: [undefined, 0, 1], 0: [undefined, 1], 1: [undefined, 0] };

/** The owner of a card after a tap. */
export function tapped(owner, rest) {
  const round = ROUNDS[rest];
  return round[(round.indexOf(owner) + 1) % round.length];
}

/** The pile in which a card is: 0, 1, or null. */
function pileOf(card, { owners, rest }) {
  return owners[card] ?? rest;
}

/** Both piles of `cards` as lists. */
export function pilesOf(cards, state) {
  return [0, 1].map((pile) => cards.filter((card) => pileOf(card, state) === pile));
}

/** onTap(card) when a card is pressed; show(state, names) after every change. */
export function createTally({ cards, words, told, skin, signal, onTap }) {
  const buttons = new Map(cards.map((card) => [card, cardButton(card, words.cards[card], skin())]));
  const owners = new Map();
  for (const [card, button] of buttons) {
    const owner = h("span");
    owners.set(card, owner);
    button.querySelector(".carte-unseen").append(owner);
  }
  const places = h("div", { class: "carte-grid" }, ...buttons.values());
  const owned = h("p", { class: "carte-owned" });
  const zone = h("div", { class: "carte-forty", "data-zone": "pile", role: "group", "aria-label": told.grid }, places);
  places.addEventListener("click", (event) => {
    const button = event.target.closest("[data-card]");
    if (button) onTap(button.dataset.card);
  });
  rove(places, signal).refresh();
  return {
    element: h("div", { class: "carte-felt carte-tally" }, owned, zone),
    show(state, names) {
      const counts = [0, 0, 0];
      for (const [card, button] of buttons) {
        const pile = pileOf(card, state);
        counts[pile ?? 2] += 1;
        button.dataset.pile = pile ?? "none";
        button.setAttribute("aria-pressed", String(card in state.owners));
        owners.get(card).textContent = pile === null ? "" : `, ${names[pile]}`;
      }
      owned.replaceChildren(
        ...names.map((name, pile) => h("span", { "data-pile": pile }, fill(told.owned, { name, count: counts[pile] }))),
        ...(counts[2] > 0 ? [h("span", { "data-pile": "none" }, fill(told.missing, { count: counts[2] }))] : []),
      );
    },
  };
}
