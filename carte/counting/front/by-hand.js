// Piles as they were won, for the reader to count: a number for each item and pile, who has a card, cards laid out.

import { cardButton, smallCard } from "../../front/cards/faces.js";
import { listCards, textInFaces } from "../../front/cards/phrases.js";
import { rowControl, textControl } from "../../front/fields/entries.js";
import { fill, h, icon } from "../../front/page/dom.js";
import { rove } from "../../front/page/roving-focus.js";
import "./score.css";

/** @import { Card } from "../../engine/messages.js" */
/** @import { Skin, TableStrings } from "../../front/messages.js" */
/** @import { AskedByHand, CountingWords, Heaps } from "./messages.js" */

/**
 * What a reader has counted: a text for each pile, by item, and the cards laid out of each pile.
 * @typedef {{ numbers: Record<string, string[]>, laid: Card[][] }} Counted
 */

/**
 * The piles and what to count in them. answer() is what the reader has counted, isEmpty() whether that is nothing;
 * onChange() is called when it is another, onDone() when the last number has been entered.
 * @param {object} counting
 * @param {Heaps} counting.heaps
 * @param {string[]} counting.names of the piles
 * @param {CountingWords["by_hand"]} counting.strings
 * @param {TableStrings} counting.words
 * @param {Skin} counting.skin
 * @param {() => unknown} counting.onChange
 * @param {() => unknown} counting.onDone
 */
export function createByHand({ heaps, names, strings, words, skin, onChange, onDone }) {
  const isLaid = heaps.asked.some(({ way }) => way === "cards");
  /** @type {Counted} */
  const counted = {
    numbers: Object.fromEntries(
      heaps.asked.filter(({ way }) => way !== "cards").map(({ item }) => [item, names.map(() => "")]),
    ),
    laid: names.map(() => []),
  };
  const laidOut = h("ul", { class: "carte-hand-laid", "aria-live": "polite" }, ...names.map(() => h("li", {})));
  const zones = heaps.piles.map(drawHeap);
  const rows = heaps.asked.map(drawRow);
  const element = h(
    "section",
    { class: "carte-by-hand", "data-part": "by-hand", "aria-label": strings.title },
    h("p", { class: "carte-how" }, strings.how),
    h("div", { class: "carte-felt carte-heaps" }, ...zones),
    h("div", { class: "carte-hand-items" }, ...rows),
  );
  for (const pile of names.keys()) showLaid(pile);

  /**
   * @param {Card[]} cards
   * @param {number} pile
   */
  function drawHeap(cards, pile) {
    const label = fill(strings.heap, { name: names[pile] });
    const lying = cards.map((card) => {
      const face = isLaid ? cardButton(card, words, skin) : smallCard(card, words.cards[card].name, skin);
      const isAcross = heaps.across.includes(card);
      return h("span", { class: "carte-heap-place", "data-sweep": isAcross }, face);
    });
    const zone = h(
      "div",
      {
        class: "carte-heap",
        "data-zone": "pile",
        "data-pile": pile,
        role: isLaid ? "toolbar" : "group",
        "aria-label": label,
      },
      h("span", { class: "carte-zone-label", "aria-hidden": "true" }, names[pile]),
      h("div", { class: "carte-heap-cards" }, ...lying),
    );
    if (isLaid) {
      rove(zone).refresh();
      zone.addEventListener("click", ({ target }) => {
        const button = target instanceof Element && target.closest("[data-card]");
        if (button) lay(/** @type {HTMLElement} */ (button).dataset.card ?? "", pile);
      });
    }
    return zone;
  }

  /**
   * Lay a card out, in place of another of its suit, or put it back.
   * @param {Card} card
   * @param {number} pile
   */
  function lay(card, pile) {
    const others = counted.laid[pile].filter((one) => one.at(-1) !== card.at(-1));
    counted.laid[pile] = counted.laid[pile].includes(card) ? others : [...others, card];
    for (const button of zones[pile].querySelectorAll("[data-card]")) {
      button.ariaPressed = String(counted.laid[pile].includes(button.getAttribute("data-card") ?? ""));
    }
    showLaid(pile);
    onChange();
  }

  /** @param {number} pile whose line is shown again, and spoken */
  function showLaid(pile) {
    const cards = listCards(counted.laid[pile], words) || strings.nothing;
    laidOut.children[pile].textContent = fill(strings.laid, { pile: names[pile], cards });
  }

  /** @param {AskedByHand} asked */
  function drawRow({ item, name, way }) {
    if (way === "cards") return inGroup(item, name, h("p", {}, strings.lay), laidOut);
    if (way === "number") return inGroup(item, name, ...names.map((pile, place) => numberField(item, pile, place)));
    const piles = names.map((text, value) => ({ value, text }));
    const row = rowControl(`own-${item}`, name, piles, /** @type {number | null} */ (null), (having) => {
      counted.numbers[item] = names.map((_name, place) => (place === having ? "1" : ""));
      onChange();
    });
    return h("div", { class: "carte-hand-item", "data-item": item }, row);
  }

  /**
   * @param {string} item
   * @param {string} name
   * @param {...Node} fields
   */
  function inGroup(item, name, ...fields) {
    return h(
      "fieldset",
      { class: "carte-hand-item", "data-item": item },
      h("legend", {}, name),
      h("div", { class: "carte-hand-fields" }, ...fields),
    );
  }

  /**
   * A field for what a pile comes to. Enter leads to the next one.
   * @param {string} item
   * @param {string} pile
   * @param {number} place
   */
  function numberField(item, pile, place) {
    return textControl(`own-${item}`, pile, "", () => {}, {
      "data-pile": place,
      inputmode: heaps.fraction ? "text" : "numeric",
      placeholder: heaps.fraction,
      enterkeyhint: "next",
      input: ({ currentTarget }) => {
        counted.numbers[item][place] = /** @type {HTMLInputElement} */ (currentTarget).value.trim();
        onChange();
      },
      keydown: (event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        leave(/** @type {HTMLElement} */ (event.currentTarget));
      },
    });
  }

  /** @param {HTMLElement} field */
  function leave(field) {
    const fields = [.../** @type {NodeListOf<HTMLElement>} */ (element.querySelectorAll("input[type=text]"))];
    const next = fields[fields.indexOf(field) + 1];
    if (next) next.focus();
    else onDone();
  }

  return {
    element,
    answer: () => counted,
    isEmpty: () => [counted.laid, ...Object.values(counted.numbers)].flat(2).every((one) => one === ""),
  };
}

/**
 * What a reader has counted or remembered beside what is right: each item, with what differs.
 * @param {{ items: { item: string, name: string, good: boolean, text: string }[] }} judged
 * @param {object} manner
 * @param {string} manner.title
 * @param {string} manner.text
 * @param {TableStrings} manner.words
 * @param {Skin} manner.skin
 */
export function drawJudged({ items }, { title, text, words, skin }) {
  const lines = items.map(({ item, name, good, text: verdict }) =>
    h(
      "li",
      { "data-item": item, "data-right": good },
      icon(good ? "good" : "bad"),
      h("span", { class: "carte-unseen" }, good ? words.good : words.bad),
      h("span", {}, h("b", {}, name), h("span", { class: "carte-hand-said" }, textInFaces(verdict, words, skin))),
    ),
  );
  return h(
    "section",
    { class: "carte-hand-judged", "data-part": "judged", "aria-label": title },
    h("p", { class: "carte-hand-title" }, h("b", {}, title)),
    h("p", {}, text),
    h("ul", {}, ...lines),
  );
}
