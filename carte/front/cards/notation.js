// Typed moves: "7d x 3c 4s", "7d busso", "bid 3", "7 of coins takes re di coppe". Python supplies
// the data for rewriting names and sentences to letters, and uses the same data itself.

/** @import { Card } from "../../engine/messages.js" */
/** @import { Notation, TableStrings } from "../messages.js" */
/** @import { Move } from "../types.js" */

/**
 * The card a word names, or null: rank first, suit last, any case.
 * @param {string} word
 * @param {Notation} notation
 * @returns {Card | null}
 */
function parseCard(word, notation) {
  const letters = [...word.toUpperCase()];
  const suit = notation.suits[letters.pop() ?? ""];
  const value = notation.ranks[letters.join("")];
  return suit && value ? `${value}${suit}` : null;
}

/**
 * @param {string} text
 * @param {keyof Notation["rewrites"]} stage
 * @param {Notation} notation
 */
function rewritten(text, stage, { rewrites }) {
  const all = rewrites[stage].reduce((now, [found, put]) => now.replace(new RegExp(found, "giu"), put), text);
  return all.trim().replace(/\s+/g, " ");
}

/**
 * A text in letters: "7 of coins x re di coppe" → "7♦ x 10♥"; if `meant` as an announcement, with its verb in the
 * reader's language.
 * @param {string} text
 * @param {Notation} notation
 */
function inLetters(text, notation, meant = false) {
  if (text.length > notation.longest) return text;
  const first = rewritten(text.normalize("NFKC"), "first", notation);
  return rewritten(meant ? rewritten(first, "announced", notation) : first, "then", notation);
}

/** @param {string} text */
const wordsOf = (text) => text.split(" ").filter(Boolean);

/**
 * The words of a text in letters.
 * @param {string} text
 * @param {Notation} notation
 */
export const splitCards = (text, notation) => wordsOf(inLetters(text, notation));

/**
 * @param {string[]} words
 * @param {Notation} notation
 */
function cardsOf(words, notation) {
  const cards = words.map((word) => parseCard(word, notation)).filter((card) => card !== null);
  const sound = cards.length > 0 && cards.length === words.length && new Set(cards).size === cards.length;
  return sound ? cards : null;
}

/**
 * Cards typed one after another, or null where a word is no card or comes twice.
 * @param {string} text
 * @param {Notation} notation
 */
export function parseCards(text, notation) {
  return cardsOf(splitCards(text, notation), notation);
}

/**
 * {card, takes, signal}, or null if the text is no move; `signals` are the known ones.
 * @param {string} typed
 * @param {Notation} notation
 * @param {{ id: string }[]} signals
 */
export function parseMove(typed, notation, signals = []) {
  const words = splitCards(typed, notation);
  const last = words.at(-1)?.toLowerCase();
  const signal = signals.find(({ id }) => id === last)?.id ?? null;
  const [played, taken, ...rest] = (signal ? words.slice(0, -1) : words).join(" ").split(/[x×]/i);
  const cards = cardsOf(wordsOf(played), notation);
  const takes = taken === undefined ? [] : cardsOf(wordsOf(taken), notation);
  if (rest.length > 0 || cards?.length !== 1 || takes === null) return null;
  return { card: cards[0], takes, signal };
}

/**
 * A typed announcement in one spelling: "Declare 7♥=4" → "declare 7C=4".
 * @param {string} text
 * @param {Notation} notation
 */
export function spelt(text, notation, meant = false) {
  /** @param {string} typed */
  const word = (typed) => {
    const [first, ...rest] = typed.split("=");
    const card = parseCard(first, notation);
    return card ? [card, ...rest].join("=") : typed.toLowerCase();
  };
  return inLetters(text, notation, meant).split(" ").map(word).join(" ");
}

/**
 * The possible announcements in a text, each in one spelling: as typed, and with its verb in the reader's language.
 * @param {string} text
 * @param {Notation} notation
 */
export function readings(text, notation) {
  return [...new Set([spelt(text, notation), spelt(text, notation, true)])];
}

/**
 * The cards typed to hand in, with or without the verb: "4C" in "give 4c", "rendo 4c", "4cを返す".
 * @param {string} text
 * @param {string} verb
 * @param {Notation} notation
 */
export function parseHandedIn(text, verb, notation) {
  const read = readings(text, notation).map((one) => one.split(" "));
  const own = read.find(([first]) => first === verb)?.slice(1) ?? read[0];
  return cardsOf(own, notation);
}

/**
 * Cards in the order of the pack, as in `words`.
 * @param {Card[]} cards
 * @param {Pick<TableStrings, "cards">} words
 */
export function inOrder(cards, words) {
  return Object.keys(words.cards).filter((card) => cards.includes(card));
}

/**
 * A move in canonical notation: an option already is one; cards to hand in get a verb.
 * @param {Move} move
 * @param {string | null} verb
 */
export function writeMove({ card = null, takes = [], signal = null, option }, verb = null) {
  if (option !== undefined) return option;
  if (card === null) return [verb, ...takes].join(" ");
  const played = signal ? `${card} ${signal}` : card;
  return takes.length ? `${played} x ${takes.join(" ")}` : played;
}
