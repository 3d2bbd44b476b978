// Cards of the reader's own: put in on the pad, or typed, asked about as they lie there, and settled as one of the moves
// that could be meant.

import { address } from "../../../front/page/address.js";
import { fill, h } from "../../../front/page/dom.js";
import { bringUp, sight } from "../../../front/page/motion.js";
import { createLaid, labelOf } from "./laid.js";
import { createMeant } from "./meant.js";
import { createPad } from "./pad.js";
import { answered } from "./quarrel.js";
import { typedCards, unnamed } from "./typed.js";
import { wildOf } from "./wild.js";

/** @import { Sheet } from "../../../checker/front/types.js" */
/** @import { Status } from "../../../front/said/status.js" */
/** @import { Card, Options, Plain, Skin } from "../../../front/types.js" */
/** @import { Inquiry } from "./inquiry.js" */
/** @import { Option, Pad, PadZone, SettleWords, WildCard } from "./types.js" */
/** @import { Verdict } from "./verdict.js" */

const SHOWN = 60; // of what could not be read

/**
 * begin(game, options) clears all away for a game, take(sheet, asked) lays out cards that were asked about elsewhere.
 * @param {object} page
 * @param {Record<string, Pad>} page.pads by game
 * @param {SettleWords} page.words
 * @param {() => Skin} page.skin
 * @param {Status} page.status
 * @param {Inquiry} page.inquiry
 * @param {Verdict} page.verdict
 * @param {(options: Options) => boolean} page.isOurs whether house rules are those of our table
 * @param {(few: boolean) => unknown} page.onPlayers whether too few play by the house rules for what lies there
 */
export function createOwn({ pads, words, skin, status, inquiry, verdict, isOurs, onPlayers }) {
  const said = words.settle;
  const laid = createLaid({ words, skin, onAim: aimAt, onPick: askPicked });
  const pad = createPad({
    words,
    skin,
    onKey: put,
    onTrump: setTrump,
    onWild: setWild,
    onErase: erase,
    onClear: clear,
    onTyped: typed,
  });
  const candidates = createMeant({ said, onChoose: settle });
  const element = h(
    "div",
    { class: "carte-own", "data-stage": "through" },
    laid.element,
    pad.element,
    candidates.element,
  );
  let game = Object.keys(pads)[0];
  /** @type {Options} */
  let house = {};
  let sheet = blank();
  /** @type {PadZone} */
  let aim = "hand";
  /** @type {Option[]} */
  let meant = [];
  let move = ""; // that was settled last

  /** @returns {Sheet} */
  function blank() {
    return { game, options: house, zones: {}, fields: { ...pads[game].fields }, facts: {} };
  }

  /** @param {PadZone} zone */
  function held(zone) {
    return sheet.zones[zone] ?? [];
  }

  function lay() {
    const { zones } = pads[game];
    laid.show(pads[game], sheet.zones, aim);
    pad.show(pads[game], zones.flatMap(held).length, String(sheet.fields.trump ?? ""), wildOf(pads[game], sheet));
    candidates.ask(held("hand").length > 0 ? "" : said.first);
  }

  // -------------------------------------------------------------------------------- putting in

  /** @param {PadZone} zone */
  function aimAt(zone) {
    aim = zone;
    lay();
    if (meant.length > 0) offer();
  }

  /** What was settled before is open again. */
  function reopen() {
    meant = [];
    move = "";
    inquiry.drop();
    verdict.show(null);
    onPlayers(false);
    lay();
  }

  /**
   * The reader has changed the cards. Of another card in hand nothing was said.
   * @param {PadZone} zone
   * @param {Card[]} cards
   * @param {Record<string, Plain>} [told]
   */
  function alter(zone, cards, told = zone === "hand" ? pads[game].wild?.choices[0].fields : {}) {
    sheet = { ...sheet, zones: { ...sheet.zones, [zone]: cards }, fields: { ...sheet.fields, ...told } };
    reopen();
    askSheet();
  }

  /**
   * @param {number} value
   * @param {string} suit
   */
  function put(value, suit) {
    const { by, zones } = pads[game];
    const isOne = by === "value" && aim === "hand"; // one card is played, and the next key is of the table
    const laidOut = zones.filter((one) => !(isOne && one === "hand")).flatMap(held);
    const card = by === "card" ? `${value}${suit}` : unnamed(value, pads[game].suits, laidOut);
    if (!card || laidOut.includes(card)) return status.refuse(card ? said.there : said.none_left);
    const zone = aim;
    if (zone === "hand" && (isOne || held("hand").length === 0)) aim = zones[1];
    return alter(zone, isOne ? [card] : [...held(zone), card]);
  }

  function erase() {
    const zone = held(aim).length > 0 ? aim : pads[game].zones.find((one) => held(one).length > 0);
    if (!zone) return;
    aim = zone;
    alter(zone, held(zone).slice(0, -1));
  }

  function clear() {
    sheet = blank();
    aim = "hand";
    reopen();
  }

  /** @param {string} trump */
  function setTrump(trump) {
    sheet = { ...sheet, fields: { ...sheet.fields, trump } };
    alter("hand", held("hand"), {});
  }

  /** @param {WildCard} choice */
  function setWild({ card, fields }) {
    const lying = held(pads[game].zones[1]);
    const played = card || unnamed(Number.parseInt(held("hand")[0], 10), pads[game].suits, lying);
    if (!played || lying.includes(played)) return status.refuse(said.there);
    return alter("hand", [played], fields);
  }

  /** @param {string} text */
  function typed(text) {
    const { by, zones } = pads[game];
    const read = typedCards(text, pads[game], words.notation);
    if (!read) {
      reopen();
      const why = by === "card" ? said.unread_cards : said.unread_values;
      return pad.refuse(fill(why, { text: text.slice(0, SHOWN) }));
    }
    const [hand, others] = read;
    sheet = { ...sheet, zones: { ...sheet.zones, [zones[1]]: others } };
    aim = zones[1];
    return alter("hand", hand);
  }

  // ------------------------------------------------------------------------------------ asking

  async function askSheet() {
    const isWhole = held("hand").length > 0 && (sheet.fields.trump || !pads[game].trump);
    if (!isWhole) return;
    const reply = await inquiry.put({ ask: "sheet", sheet }, askSheet);
    if (!reply) return;
    status.clear();
    if (reply.problem !== undefined) {
      status.note("note", reply.problem);
      onPlayers(reply.players);
      return uncover();
    }
    meant = reply.options;
    return offer();
  }

  /** The moves that could be meant; a single one is what is meant, as soon as anything lies there. */
  function offer() {
    candidates.list(meant);
    if (meant.length === 1 && held(pads[game].zones[1]).length > 0) settle(meant[0]);
    else uncover();
  }

  /** @param {Card[]} picked */
  function askPicked(picked) {
    const [card] = held("hand");
    if (card) judge(picked.length > 0 ? `${card} x ${picked.join(" ")}` : card);
  }

  /** @param {string} asked the move */
  async function judge(asked) {
    const reply = await inquiry.put({ ask: "try", sheet, move: asked }, () => judge(asked));
    if (!reply) return;
    status.clear();
    settle(reply.verdict);
    if (meant.length > 0) return;
    const more = await inquiry.put({ ask: "sheet", sheet }, askSheet);
    if (more?.problem !== undefined || !more) return;
    meant = more.options;
    candidates.list(meant);
  }

  /** @param {Option} option */
  function settle(option) {
    const mine = isOurs(sheet.options);
    const [first, ...also] = [option, ...option.also].map((one) => answered(one, mine));
    const by = first.by ?? (mine ? undefined : said.by_book);
    move = option.move;
    const [, taken = ""] = move.split(" x ");
    laid.pick(taken.split(" ").filter(Boolean));
    const cards = pads[game].zones.map(
      (zone) => /** @type {[string, Card[]]} */ ([labelOf(pads[game], zone, words), plain(held(zone))]),
    );
    verdict.show({ ...first, by, also, name: option.code, cards });
    address(option.code, { step: false });
    uncover();
  }

  /** @param {string | null} [asked] the move, of cards that were asked about before */
  function anew(asked) {
    reopen();
    return asked ? judge(asked) : askSheet();
  }

  /** @param {Card[]} cards */
  function plain(cards) {
    return pads[game].by === "card" ? cards : cards.map((card) => card.slice(0, -1));
  }

  /** What is pinned to the foot of the window covers no key, and no card is out of sight, where there is room. */
  function uncover() {
    if (element.hidden) return;
    const [cards, keys, ...pinned] = [laid, pad, candidates, status, verdict]
      .filter((one) => one.element.checkVisibility())
      .map((one) => one.element.getBoundingClientRect());
    if (cards.top < sight().top || pinned.some(({ top }) => top < keys.bottom)) bringUp(laid.element);
  }

  return {
    element,
    uncover,
    /** The house rules by which the cards are judged. */
    get options() {
      return sheet.options;
    },
    /**
     * @param {string} slug
     * @param {Options} options the house rules of the table, where they are not the book's
     */
    begin(slug, options) {
      game = slug;
      house = options;
      clear();
    },
    /**
     * @param {Sheet} given
     * @param {string | null} [asked] the move
     */
    take(given, asked) {
      sheet = given;
      aim = pads[game].zones[1];
      return anew(asked);
    },
    get isEmpty() {
      return pads[game].zones.flatMap(held).length === 0;
    },
    /** Ask again what was asked last about the cards that lie there. */
    again: () => anew(move),
    /**
     * Go by other house rules from now on.
     * @param {Options} options
     */
    playBy(options) {
      house = options;
      sheet = { ...sheet, options };
    },
  };
}
