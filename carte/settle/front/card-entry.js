// The cards of a question as the reader enters them: on the pad, or typed.

import { labelledLine, listCards } from "../../front/cards/phrases.js";
import { notationOf } from "../../front/cards/typed-text.js";
import { fill, listed } from "../../front/page/dom.js";
import { createCardsView, labelOf } from "./cards-view.js";
import { namesTooMany, ranksOnKeys, typedCards, unnamed } from "./typed-cards.js";
import { createValuePad } from "./value-pad.js";
import { wildOf } from "./wildcard.js";

/** @import { Sheet } from "../../checker/front/messages.js" */
/** @import { Card, Options, Plain } from "../../engine/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { PadZone, SettleContent, SettleStrings, WildCard } from "./messages.js" */

const SHOWN = 60; // characters of unreadable text

/**
 * onChange() is called when the cards change, onUnread() when some typed ones cannot be read, onAim() when the next
 * cards go to another place, onPick(move) when the reader has picked the cards that a card takes.
 * @param {Pick<Tool<SettleContent, object, SettleStrings>, "content" | "words" | "skin" | "status">} tool
 * @param {object} page
 * @param {() => unknown} page.onChange
 * @param {() => unknown} page.onUnread
 * @param {() => unknown} page.onAim
 * @param {(move: string) => unknown} page.onPick
 * @param {(text: string) => boolean} page.isWhy whether a text asked for the answer in full, and got it
 */
export function createCardEntry(tool, { onChange, onUnread, onAim, onPick, isWhy }) {
  const { content, words, status } = tool;
  const { pads } = content;
  const strings = words.settle;
  const laid = createCardsView(tool, { onAim: aimAt, onPick: pick });
  const keys = createValuePad(tool, {
    onKey: put,
    onTrump: setTrump,
    onWild: setWild,
    onErase: erase,
    onClear: clear,
    onTyped: typed,
  });
  let game = Object.keys(pads)[0];
  let pad = pads[game];
  /** @type {Options} */
  let house = {};
  let sheet = blank();
  /** @type {PadZone} */
  let aim = "hand";

  /** @returns {Sheet} */
  function blank() {
    return { game, options: house, zones: {}, fields: { ...pad.fields }, facts: {} };
  }

  /** @param {PadZone} zone */
  function held(zone) {
    return sheet.zones[zone] ?? [];
  }

  function isPlayed() {
    return held("hand").length > 0;
  }

  function show() {
    laid.show(pad, sheet.zones, aim);
    keys.show(pad, pad.zones.flatMap(held).length, String(sheet.fields.trump ?? ""), wildOf(pad, sheet));
  }

  /** @param {PadZone} zone */
  function aimAt(zone) {
    aim = zone;
    show();
    onAim();
  }

  /** @param {Card[]} picked */
  function pick(picked) {
    const [card] = held("hand");
    if (card) onPick(picked.length > 0 ? `${card} x ${picked.join(" ")}` : card);
  }

  /**
   * Change the cards of some places. A new card in hand clears its options.
   * @param {Record<string, Card[]>} zones
   * @param {Record<string, Plain>} [fields]
   */
  function alter(zones, fields = zones.hand && pad.wild?.choices[0].fields) {
    sheet = { ...sheet, zones: { ...sheet.zones, ...zones }, fields: { ...sheet.fields, ...fields } };
    onChange();
  }

  /**
   * @param {number} value
   * @param {string} suit
   */
  function put(value, suit) {
    const { by, zones, suits } = pad;
    const isOne = by === "value" && aim === "hand"; // one card is played, and the next key belongs to the table
    const laidOut = zones.filter((one) => !(isOne && one === "hand")).flatMap(held);
    const card = by === "card" ? `${value}${suit}` : unnamed(value, suits, laidOut);
    if (!card || laidOut.includes(card)) return status.refuse(card ? strings.there : strings.none_left);
    const zone = aim;
    if (zone === "hand" && (isOne || !isPlayed())) aim = zones[1];
    return alter({ [zone]: isOne ? [card] : [...held(zone), card] });
  }

  function erase() {
    const zone = held(aim).length > 0 ? aim : pad.zones.find((one) => held(one).length > 0);
    if (!zone) return;
    aim = zone;
    alter({ [zone]: held(zone).slice(0, -1) });
  }

  function clear() {
    sheet = blank();
    aim = "hand";
    onChange();
  }

  /** @param {string} trump */
  function setTrump(trump) {
    alter({}, { trump });
  }

  /** @param {WildCard} choice */
  function setWild({ card, fields }) {
    const lying = held(pad.zones[1]);
    const played = card || unnamed(Number.parseInt(held("hand")[0], 10), pad.suits, lying);
    if (!played || lying.includes(played)) return status.refuse(strings.there);
    return alter({ hand: [played] }, fields);
  }

  /** @param {string} text */
  function typed(text) {
    if (isWhy(text)) return keys.empty();
    const { by, zones } = pad;
    const [notation, ranks] = [notationOf(words), ranksOnKeys(words)];
    const read = typedCards(text, pad, notation, ranks);
    if (!read) {
      onUnread();
      if (by === "value" && namesTooMany(text, notation, ranks)) return keys.refuse(strings.none_left);
      const why = by === "card" ? strings.unread_cards : strings.unread_values;
      return keys.refuse(fill(why, { text: text.slice(0, SHOWN) }));
    }
    const [hand, others] = read;
    aim = zones[1];
    return alter({ hand, [aim]: others });
  }

  /** @param {Card[]} cards */
  function plain(cards) {
    return pad.by === "card" ? cards : cards.map((card) => card.slice(0, -1));
  }

  /** @param {Card[]} cards */
  function names(cards) {
    return pad.by === "card" ? listCards(cards, words) : listed(plain(cards), words.joints.comma);
  }

  return {
    elements: [laid.element, keys.element],
    show,
    /** Mark the cards that a move takes. */
    pick: laid.pick,
    sheet: () => sheet,
    isEmpty: () => pad.zones.flatMap(held).length === 0,
    /** Whether the table or trick has any cards. */
    isMet: () => held(pad.zones[1]).length > 0,
    isPlayed,
    /** Whether the question is complete: with a trump, if the game has one. */
    isWhole: () => isPlayed() && Boolean(sheet.fields.trump || !pad.trump),
    /** The cards of each place, by its label: values where suits don't matter. */
    cards: () =>
      pad.zones.map((zone) => /** @type {[string, Card[]]} */ ([labelOf(pad, zone, words), plain(held(zone))])),
    /** The same in words, without the places that are empty. */
    text() {
      const filled = pad.zones.filter((zone) => held(zone).length > 0);
      const lines = filled.map((zone) => labelledLine(labelOf(pad, zone, words), names(held(zone)), words.joints));
      return listed(lines, words.joints.sentence);
    },
    /**
     * Start over with a game.
     * @param {string} slug
     * @param {Options} options the house rules of the table, if they differ from the book
     */
    begin(slug, options) {
      [game, pad, house] = [slug, pads[slug], options];
      clear();
    },
    /**
     * Lay out cards from a question asked elsewhere.
     * @param {Sheet} given
     */
    take(given) {
      sheet = given;
      aim = pad.zones[1];
    },
    /**
     * Use other house rules from now on.
     * @param {Options} options
     */
    playBy(options) {
      house = options;
      sheet = { ...sheet, options };
    },
  };
}
