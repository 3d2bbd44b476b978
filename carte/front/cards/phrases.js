// Sentences about cards, built from Python's words.
import { added, between, fill, h, listed } from "../page/dom.js";

/** @import { Card } from "../../engine/messages.js" */
/** @import { CardName, FacesStrings, Skin, TableStrings } from "../messages.js" */
/** @import { CardMove } from "../types.js" */

/** @typedef {Pick<TableStrings, "faces" | "joints"> & { cards: Record<Card, CardName> }} SignWords */

const OF_A_NAME = "[0-9⅓⅔A-Za-zÀ-ÿァ-ヶー]"; // before or after a name these make it another word
const A_WORD = /^\p{L}{2}/u;
const SAID = "data-said"; // the text that `dressWords` rewrites for other faces

/** @type {WeakMap<FacesStrings, { signs: Record<string, string>, names: RegExp }>} */
const known = new WeakMap();

/**
 * A text escaped for a regular expression.
 * @param {string} text
 */
const escaped = (text) => text.replace(/[()[\]{}.*+?^$|\\]/g, "\\$&");

/**
 * A pattern for the keys of `words`, the longest first so that none hides another.
 * @param {Record<string, unknown>} words
 */
function eitherOf(words) {
  return Object.keys(words)
    .sort((one, other) => other.length - one.length)
    .join("|");
}

/**
 * The French signs by name, and a pattern for these names.
 * @param {SignWords} words
 */
function signsOf({ cards, faces, joints }) {
  const before = known.get(faces);
  if (before) return before;
  const all = Object.entries(cards);
  const called = all.map(([card, { name }]) => [name, faces.cards[card]]);
  const ranks = all.map(([card, { rank }]) => [rank, letterOf(card, faces)]).filter(([, letter]) => letter);
  const signs = Object.fromEntries([...ranks, ...Object.values(faces.suits), ...Object.entries(faces.own), ...called]);
  const [opens] = fill(joints.aside, { words: "" }).split("{more}");
  const names = new RegExp(`(?<!${OF_A_NAME})(${eitherOf(signs)})(?!${OF_A_NAME})(${escaped(opens)})?`, "gi");
  const found = { signs, names };
  known.set(faces, found);
  return found;
}

/**
 * The sign of a card's rank on French faces, if it has one.
 * @param {Card} card
 * @param {FacesStrings} faces
 * @returns {string | undefined}
 */
const letterOf = (card, { ranks }) => ranks[card.slice(0, -1)];

/**
 * Whether a text has a sign in words already: "the cavallo, the donna of a French pack".
 * @param {string} text
 * @param {string} sign
 */
const tells = (text, sign) =>
  A_WORD.test(sign) && new RegExp(`(?<!${OF_A_NAME})${sign}(?!${OF_A_NAME})`, "i").test(text);

/**
 * A text about cards for the faces in use: with French ones, each card, suit and rank has its sign beside its name,
 * once: "Lay the fante of coppe (J♥)", before any remark: "the fante (J, the jack)". A text that has the sign already
 * stays as it is, and so does a text on a page without cards.
 * @param {string} text
 * @param {Partial<SignWords>} words
 * @param {Skin} skin
 */
export function inFaces(text, { cards, faces, joints }, skin) {
  if (skin !== "french" || !cards || !faces || !joints) return text;
  const { signs, names } = signsOf({ cards, faces, joints });
  const seen = new Set([""]);
  return text.replace(names, (found, name, opens = "", /** @type {number} */ at) => {
    const sign = signs[name.toLowerCase()];
    const before = seen.has(sign) || tells(text, sign);
    seen.add(sign);
    const signed = fill(joints.aside, { words: name, more: sign });
    if (before || text.startsWith(signed, at)) return found;
    return opens ? name + opens + sign + between(joints.comma) : signed;
  });
}

/**
 * Such a text as an element, which `dressWords` puts into a skin.
 * @param {string} text
 * @param {Partial<SignWords>} words
 * @param {Skin} skin
 */
export function textInFaces(text, words, skin) {
  return h("span", { [SAID]: text }, inFaces(text, words, skin));
}

/**
 * Put the texts under `root` into a skin.
 * @param {HTMLElement} root
 * @param {Partial<SignWords>} words
 * @param {Skin} skin
 */
export function dressWords(root, words, skin) {
  for (const one of root.querySelectorAll(`[${SAID}]`)) {
    one.textContent = inFaces(one.getAttribute(SAID) ?? "", words, skin);
  }
}

/**
 * The rank of a card as in verdicts, or in the form that a sentence needs, with the French letter beside it if in use.
 * @param {Card} card
 * @param {TableStrings} words
 * @param {Skin} skin
 */
export function rankOf(card, words, skin, rank = words.cards[card].rank) {
  const letter = letterOf(card, words.faces);
  return skin === "french" && letter ? fill(words.joints.aside, { words: rank, more: letter }) : rank;
}

/**
 * A card by rank and suit for templates: alone, and with an article if the language needs one.
 * @param {Card} card
 * @param {TableStrings} words
 * @param {Skin} skin
 */
function named(card, words, skin) {
  const { name, rank, the = { name, rank } } = words.cards[card];
  const french = words.faces.cards[card];
  /** @param {string} called */
  const asShown = (called) => (skin === "french" ? fill(words.joints.aside, { words: called, more: french }) : called);
  return {
    card: rankOf(card, words, skin),
    name: asShown(name),
    "card:the": rankOf(card, words, skin, the.rank),
    "name:the": asShown(the.name),
  };
}

/**
 * A card for templates that name it in full, in Italian whatever the faces.
 * @param {Card} card
 * @param {TableStrings} words
 */
export function whole(card, words) {
  const { name, the } = words.cards[card];
  return { card: name, "card:the": the?.name };
}

/**
 * The names of cards in full, one after the other.
 * @param {Card[]} cards
 * @param {Pick<SignWords, "cards" | "joints">} words
 */
export function listCards(cards, { cards: names, joints }) {
  return listed(
    cards.map((card) => names[card].name),
    joints.comma,
  );
}

/**
 * What stands after its label, as a sentence: "Table: 3 of coppe, 5 of spade."
 * @param {string} name
 * @param {string} values
 * @param {SignWords["joints"]} joints
 */
export function labelledLine(name, values, joints) {
  return fill(joints.ended, { words: fill(joints.label, { name, values }) });
}

/**
 * The rank of the only card taken, for templates.
 * @param {Card} card
 * @param {TableStrings} words
 * @param {Skin} skin
 */
export function another(card, words, skin) {
  const { card: other, "card:the": the } = named(card, words, skin);
  return { other, "other:the": the };
}

/**
 * The play button's text: the move that a press would make, or that the reader must `choose` what the card takes.
 * @param {CardMove} move
 * @param {TableStrings} words
 * @param {Skin} skin
 */
export function nameMove({ card, takes, signal = null }, words, skin, { choose = false } = {}) {
  if (card === null) return words.pick_card;
  const own = named(card, words, skin);
  if (signal) return fill(words.lay_saying, { ...own, signal });
  if (takes.length === 0) return fill(choose ? words.take_what : words.lay, own);
  const ranks = takes.map((one) => rankOf(one, words, skin));
  if (takes.length === 1 && ranks[0] === own.card) return fill(words.take_equal, own);
  if (takes.length === 1) return fill(words.take_one, { ...another(takes[0], words, skin), ...own });
  return fill(words.take, { cards: added(ranks, words.joints), ...own });
}

/**
 * The button's text for handing in cards: `size` of them, or as many as are `wanted`.
 * @param {Card[]} cards
 * @param {{ verb: string, size: number | null, wanted: number }} collect
 * @param {TableStrings} words
 * @param {Skin} skin
 */
export function namePick(cards, { verb, size, wanted }, words, skin) {
  const { pick_one: pickOne, pick_some: pickSome = pickOne, one, all = one, so_far: soFar = all } = words.collect[verb];
  const count = cards.length;
  if (count === 0) return (size ?? wanted) === 1 ? pickOne : fill(pickSome, { size });
  if (size && count !== size) return fill(soFar, { size, count });
  return count === 1 ? fill(one, named(cards[0], words, skin)) : fill(all, { count });
}
