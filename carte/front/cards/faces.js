// A card: a real button with the pack's face.

import { between, fill, h, pushButton, svg } from "../page/dom.js";
import { bringPack, PREFIX, SUITS } from "./packs.js";
import "./cards.css";

/** @import { Card } from "../../engine/messages.js" */
/** @import { Skin, TableStrings } from "../messages.js" */
/** @import { Attributes } from "../page/dom.js" */
/** @import { Preferences } from "../types.js" */

/** @typedef {Pick<TableStrings, "cards" | "face_down">} NameWords */

/**
 * The face of a card as a picture without a name; `dressCards` puts it into a skin.
 * @param {Card} card
 * @param {Skin} skin
 */
export function cardFace(card, skin) {
  return h("span", { class: "carte-emblem", "data-card": card }, face(PREFIX[skin] + card));
}

/**
 * @param {string} symbol
 * @param {string} viewBox
 * @param {Attributes} attributes
 */
function face(symbol, viewBox = "0 0 60 100", attributes = {}) {
  return svg(
    "svg",
    { class: "carte-face", viewBox, "aria-hidden": "true", focusable: "false", ...attributes },
    svg("use", { href: `#${symbol}` }),
  );
}

/**
 * Whether a card is face down: then it is named by its place, "?0".
 * @param {Card} card
 */
const isDown = (card) => card.startsWith("?");

/**
 * A card's names: the reader's, and the Italian one if it differs.
 * @param {Card} card
 * @param {NameWords} words
 */
export function calledIn(card, { cards, face_down: down }) {
  const { name, italian } = cards[card] ?? down;
  return name === italian ? [name] : [name, italian];
}

/**
 * The button of one card, with its names for screen readers: one of them is spoken, by the reader's choice.
 * @param {Card} card
 * @param {NameWords & Pick<TableStrings, "joints">} words
 * @param {Skin} skin
 */
export function cardButton(card, words, skin) {
  const [name, italian] = calledIn(card, words);
  const other = italian ? [h("span", { class: "carte-italian-name", lang: "it" }, italian)] : [];
  return pushButton(
    { class: "carte-card", "data-card": card, "data-down": isDown(card), "aria-pressed": "false", tabindex: -1 },
    isDown(card) ? cardBack() : face(PREFIX[skin] + card),
    h("span", { class: "carte-unseen" }, h("span", { class: "carte-own-name" }, name), ...other),
  );
}

/**
 * Show on a card's button, and in its name, what it counts as, if not its own value.
 * @param {HTMLElement} button
 * @param {number | undefined} value
 * @param {Pick<TableStrings, "joints" | "counts_as">} words
 */
export function badgeCard(button, value, words) {
  button.querySelector(".carte-badge")?.remove();
  if (value === undefined) return;
  const valueNote = h("span", { class: "carte-unseen" }, between(words.joints.comma), fill(words.counts_as, { value }));
  button.append(h("span", { class: "carte-badge" }, h("span", { "aria-hidden": "true" }, String(value)), valueNote));
}

/** The back of a card. */
export function cardBack() {
  return face("carte-back");
}

/**
 * The sign of a suit, in the skin in use.
 * @param {string} suit
 * @param {Skin} skin
 */
export function suitGlyph(suit, skin) {
  const glyph = face(SUITS[skin] + suit, "0 0 24 24", { "data-suit": suit });
  glyph.setAttribute("class", "carte-glyph");
  return glyph;
}

/**
 * A small card to look at; `name` is for screen readers.
 * @param {Card} card
 * @param {string} name
 * @param {Skin} skin
 */
export function smallCard(card, name, skin) {
  return h(
    "span",
    { class: "carte-small", "data-face": card },
    face(PREFIX[skin] + card),
    h("span", { class: "carte-unseen" }, name),
  );
}

/**
 * A card in a given skin, whatever the reader's own.
 * @param {Card} card
 * @param {Skin} skin
 */
export function faceIn(card, skin) {
  return face(PREFIX[skin] + card);
}

/**
 * The sign of a suit in a given skin.
 * @param {string} suit
 * @param {Skin} skin
 */
export function signIn(suit, skin) {
  const sign = face(SUITS[skin] + suit, "0 0 24 24");
  sign.setAttribute("class", "carte-sign");
  return sign;
}

/**
 * Put the cards and suits under `root` into a skin.
 * @param {HTMLElement} root
 * @param {Preferences} preferences
 */
export function dressCards(root, { skin, index, names, size }) {
  /**
   * @param {string} name
   * @param {string} prefix
   */
  const dressAll = (name, prefix) => {
    for (const element of root.querySelectorAll(`[data-${name}]:not([data-down])`)) {
      element.querySelector("use")?.setAttribute("href", `#${prefix}${element.getAttribute(`data-${name}`)}`);
    }
  };
  bringPack(root, skin);
  dressAll("card", PREFIX[skin]);
  dressAll("face", PREFIX[skin]);
  dressAll("suit", SUITS[skin]);
  root.dataset.skin = skin;
  root.dataset.names = names;
  root.dataset.cardSize = size;
  document.documentElement.classList.toggle("no-index", index === "off");
}
