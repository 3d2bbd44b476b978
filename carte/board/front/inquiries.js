// What a reader may ask about the position, with a letter on the felt or in the field for moves: the answer is read from
// the felt, in Python's words, and added to the status. Whoever listens never loses what lies there.

import { parseCards } from "../../front/cards/notation.js";
import { notationOf } from "../../front/cards/typed-text.js";
import { fill, listed, sentences } from "../../front/page/dom.js";
import { createLetters } from "./letters.js";

/** @import { Card } from "../../engine/messages.js" */
/** @import { TableStrings } from "../../front/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { Layout } from "./layout.js" */
/** @import { Part } from "./letters.js" */

/** The zones of what lies open, in reading order. */
const OPEN = '[data-zone="table"], [data-zone="trick"], [data-zone="monte"], [data-zone^="open"]';
const ALWAYS = '[data-zone="table"], [data-zone="trick"], [data-zone="hand"], .carte-stack';
const PILES = '[data-zone="pile"], [data-zone="other"]';
const FACTS = ".carte-fact, .carte-quiz-facts > li";
const BY = ".carte-by, .carte-quiz-by";
const STOCK = ".carte-stock-count";

/**
 * What the felt does not show: the last move, whose turn it is and what is to be done, how the match stands, what each
 * card may do, which cards are gone, the task, all that an answer says if the status does not, what a
 * coach says, and what lies in zones and what is left once the announced move has been drawn.
 * @typedef {object} Beyond
 * @property {() => string} [last]
 * @property {() => string} [turn]
 * @property {() => string} [score]
 * @property {() => Record<Card, string> | undefined} [may]
 * @property {() => string} [task]
 * @property {() => string} [gone]
 * @property {() => string} [why]
 * @property {() => string} [advice]
 * @property {() => { zones: Layout, left: string } | null} [coming]
 */

/** @typedef {ReturnType<typeof createInquiries>} Inquiries */

/**
 * The texts of the elements that a selector finds under `felt`.
 * @param {HTMLElement} felt
 * @param {string} selector
 */
function textsOf(felt, selector) {
  return [...felt.querySelectorAll(selector)].map((one) => one.textContent ?? "").filter(Boolean);
}

/**
 * The cards in a zone by name, each with who has played it, if that is written beside it: those that `lie` there, though
 * some may still be on their way, or else those that are drawn.
 * @param {Element} zone
 * @param {(Card | null)[] | undefined} lie
 * @param {TableStrings} words
 */
function cardsIn(zone, lie, { cards, face_down: down, joints }) {
  const places = [...zone.querySelectorAll(".carte-place")];
  const drawn = [...zone.querySelectorAll("[data-card]")].map((button) => ({
    card: button.getAttribute("data-card"),
    place: button.closest(".carte-place"),
  }));
  const all = lie?.map((card, number) => ({ card, place: places[number] })) ?? drawn;
  return all.flatMap(({ card, place }) => {
    if (card === null) return [];
    const { name } = cards[card] ?? down;
    const by = place?.querySelector(BY)?.textContent;
    return [by ? fill(joints.aside, { words: name, more: by }) : name];
  });
}

/**
 * Answer questions about what lies on `felt`: answer(part, card) is an answer, ask(part, card) speaks it; hearIn(place)
 * hears letters in one more place.
 * @param {Pick<Tool<unknown>, "words" | "status" | "signal">} tool
 * @param {{ felt: HTMLElement, places: HTMLElement[], layout?: () => Layout, beyond?: Beyond }} table letters are heard in the `places`; `layout`
 *   says what lies in each zone
 */
export function createInquiries({ words, status, signal }, { felt, places, layout = () => ({}), beyond = {} }) {
  const { inquiries: strings, joints } = words;
  const { letters, partOf, hearIn } = createLetters({ words, signal }, { onAsk: (part, on) => ask(part, cardOf(on)) });

  /** @returns {Layout} */
  const placed = () => ({ ...layout(), ...beyond.coming?.()?.zones });

  /** @param {Element} zone */
  function lies(zone) {
    const values =
      listed(cardsIn(zone, placed()[zone.getAttribute("data-zone") ?? ""], words), joints.comma) || strings.empty;
    return inLine(fill(joints.label, { name: nameOf(zone), values }));
  }

  /** @param {string} text */
  function inLine(text) {
    const end = fill(joints.ended, { words: "" });
    return text.endsWith(end) ? text : text + end;
  }

  /** @param {string[]} texts */
  const together = (texts) => sentences(texts.map(inLine), joints).join("");

  /**
   * The zones in sight that hold cards, or always have a place on the felt.
   * @param {string} selector
   */
  const zones = (selector) =>
    [...felt.querySelectorAll(selector)].filter(
      (zone) => !zone.closest("[hidden]") && (zone.matches(ALWAYS) || zone.querySelector("[data-card]")),
    );

  /**
   * What a card may do; without one, all that any may do.
   * @param {Card | null} card
   */
  function moves(card) {
    const may = beyond.may?.();
    if (!may) return strings.find;
    if (card) return may[card] ?? strings.nothing;
    return together(Object.values(may)) || strings.not_yet;
  }

  /** The cards won, if the piles lie open; else how many they are. */
  function gone() {
    const piles = zones(PILES);
    if (!felt.closest('[data-piles="closed"]')) return together(piles.map(lies));
    return together([...piles.map(nameOf), strings.remember]);
  }

  /**
   * The name of a zone; that of a pile says how many cards it has, or will have in a moment.
   * @param {Element} zone
   */
  function nameOf(zone) {
    const { zone: place = "", name } = /** @type {HTMLElement} */ (zone).dataset;
    const cards = beyond.coming?.()?.zones[place];
    if (name && cards) return fill(words.counted, { name, count: cards.length });
    return zone.getAttribute("aria-label") ?? "";
  }

  /** The cards that are left, as drawn or as they will be in a moment. */
  function left() {
    const coming = beyond.coming?.();
    return coming ? [coming.left] : textsOf(felt, STOCK);
  }

  /** Trump or contract, and the card that shows trumps; "" where there are none. */
  function trump() {
    return together([...textsOf(felt, FACTS), ...zones('[data-zone="turned"]').map(lies)]);
  }

  /** @type {Record<Part, (card: Card | null) => string>} */
  const answers = {
    table: () => together(zones(OPEN).map(lies)),
    hand: () => together(zones('[data-zone="hand"]').map(lies)),
    last: () => beyond.last?.() || strings.first,
    turn: () => beyond.turn?.() ?? "",
    score: () => together([beyond.score?.() ?? "", ...left(), ...zones(PILES).map(nameOf)].filter(Boolean)),
    trump,
    moves,
    gone: () => beyond.gone?.() || gone(),
    why: () => (beyond.why ?? status.why)(),
    list: () => fill(strings.ask, { parts: listed(letters.map(inWords), joints.comma) }),
  };

  /** @param {{ part: Part, letter: string }} one */
  const inWords = ({ part, letter }) => fill(joints.amount, { name: letter, points: strings.parts[part] });

  /**
   * @param {Part} part
   * @param {Card | null} [card]
   */
  const answer = (part, card = null) => answers[part](card) || strings.nothing;

  /**
   * @param {Part} part
   * @param {Card | null} [card]
   */
  const ask = (part, card = null) => status.answer(answer(part, card));

  /** @param {EventTarget | null} target */
  const cardOf = (target) => (target instanceof Element ? target.getAttribute("data-card") : null);

  status.letAsk();
  places.forEach(hearIn);

  return {
    answer,
    trump,
    hearIn,
    /**
     * Say why a card cannot be picked now.
     * @param {Card} card
     */
    refuse(card) {
      const zone = felt.querySelector(`[data-card="${card}"]`)?.closest("[data-zone]");
      const why = zone ? fill(strings.closed, { zone: nameOf(zone) }) : "";
      status.answer(listed([why, beyond.turn?.() ?? ""], joints.sentence));
    },
    /** All that lies on the felt. */
    lying: () => together(zones("[data-zone]:not([aria-hidden])").map(lies)),
    /**
     * Answer a typed text that asks for something: "t", or for what one card may do "m 7d". Return whether it did.
     * @param {string} text
     */
    typed(text) {
      const [first, ...rest] = text.normalize("NFKC").toLowerCase().split(" ");
      const part = partOf(text) ?? (partOf(first) === "moves" ? "moves" : undefined);
      if (!part) return false;
      const [card = null] = parseCards(rest.join(" "), notationOf(words)) ?? [];
      ask(part, card);
      return true;
    },
  };
}
