// Typed moves: "7d x 3c 4s", "7d busso", "bid 3", "7 of coins x re di coppe". Which letters and
// names mean what is data from Python.

import { announced, eitherOf, inOneLanguage, joinedInLetters, withoutUnit } from "./names.js";

/** @import { Card, Move, Notation, Words } from "../types.js" */

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

const PAINTED = /\uFE0F/g; // a suit that a phone draws in colour is followed by this sign

/**
 * Cards that are called by name, in letters: "7 of coins x re di coppe" → "7D x 10C".
 * @param {string} text
 * @param {Notation} notation
 */
function inLetters(text, notation) {
  const { ranks, suits, joints, cards, joined, prepositions } = notation.names;
  const values = { ...ranks, ...notation.ranks };
  const letters = { ...suits, ...notation.suits };
  const between = `\\s*(?:(?:${joints.join("|")})\\s+)?`;
  const named = `(${eitherOf(values)})${between}(${eitherOf(letters)})|(${eitherOf(cards)})`;
  const said = `(?:${prepositions.join("|")})\\s+(?:${eitherOf(suits)})`;
  const unsaid = prepositions.length ? `(?!${said}(?![\\p{L}\\d]))` : "";
  const whole = new RegExp(`(^|[^\\p{L}\\d])${unsaid}(?:${named})(?![\\p{L}\\d])`, "giu");
  /**
   * @template Meaning
   * @param {Record<string, Meaning>} words
   * @param {string} word
   */
  const known = (words, word) => words[word.toLowerCase()] ?? words[word.toUpperCase()];
  const plain = text.normalize("NFKC").replace(PAINTED, "");
  const told = (joined ? joinedInLetters(plain, joined, notation) : plain).replace(
    whole,
    (_, before, rank, suit, own) => {
      const card = own ? known(cards, own) : `${known(values, rank)}${known(letters, suit)}`;
      return `${before}${card}`;
    },
  );
  return inOneLanguage(told, notation.names);
}

/**
 * @param {string} text
 * @param {Notation} notation
 */
function splitCards(text, notation) {
  return inLetters(text, notation)
    .split(/[\s,+]+/u)
    .filter(Boolean);
}

/**
 * Cards typed one after another, or null where a word is no card or comes twice.
 * @param {string} text
 * @param {Notation} notation
 */
export function parseCards(text, notation) {
  const words = splitCards(text, notation);
  const cards = words.map((word) => parseCard(word, notation)).filter((card) => card !== null);
  const sound = cards.length > 0 && cards.length === words.length && new Set(cards).size === cards.length;
  return sound ? cards : null;
}

/**
 * {card, takes, signal}, or null where the text is no move; `signals` are those there are.
 * @param {string} typed
 * @param {Notation} notation
 * @param {{ id: string, text: string }[]} signals
 */
export function parseMove(typed, notation, signals = []) {
  const text = inLetters(typed, notation);
  const [whole, word = null] = text
    .trim()
    .match(/^(.*\S)\s+(\p{L}+)$/u)
    ?.slice(1) ?? [text];
  const own = word?.toLowerCase() ?? "";
  const said = notation.names.said?.[own] ?? own;
  const signal = signals.find(({ id, text: name }) => id === said || name.toLowerCase() === said)?.id ?? null;
  const [played, taken, ...rest] = (signal ? whole : text).split(/[x×]/i);
  const cards = parseCards(played, notation);
  const takes = taken === undefined ? [] : parseCards(taken, notation);
  if (rest.length > 0 || cards?.length !== 1 || takes === null) return null;
  return { card: cards[0], takes, signal };
}

/**
 * What may be typed for an announcement, spelt one way: "Declare 7♥=4" → "declare 7C=4".
 * @param {string} text
 * @param {Notation} notation
 */
export function spelt(text, notation) {
  /** @param {string} typed */
  const word = (typed) => {
    const [first, ...rest] = typed.split("=");
    const card = parseCard(first, notation);
    const plain = typed.toLowerCase();
    return card ? [card, ...rest].join("=") : (notation.names.said?.[plain] ?? plain);
  };
  return splitCards(text, notation).map(word).join(" ");
}

/**
 * All that a text may say as an announcement, each spelt one way: as it stands, and with its verb in the reader's language.
 * @param {string} text
 * @param {Notation} notation
 */
export function readings(text, notation) {
  const own = announced(text, notation.names);
  const plain = spelt(withoutUnit(text, notation.names.units), notation);
  return own ? [plain, spelt(`${own.verb} ${own.rest}`, notation)] : [plain];
}

/**
 * The cards that are typed to be handed in, with the verb or without it: "4C" of "give 4c", "rendo 4c", "4cを返す".
 * @param {string} text
 * @param {string} verb
 * @param {Notation} notation
 */
export function parseHandedIn(text, verb, notation) {
  const own = announced(text, notation.names);
  const cards = own?.verb === verb ? own.rest : text.replace(new RegExp(`^\\s*${verb}\\b`, "i"), "");
  return parseCards(cards, notation);
}

/**
 * Cards in the order of the pack, in which `words` name them.
 * @param {Card[]} cards
 * @param {Pick<Words, "cards">} words
 */
export function inOrder(cards, words) {
  return Object.keys(words.cards).filter((card) => cards.includes(card));
}

/**
 * A typed move as it is written in answers.
 * @param {string} text
 * @param {Words} words
 */
export function written(text, words) {
  const move = parseMove(text, words.notation);
  const [plain, said] = readings(text, words.notation);
  // Who throws a card off may say so, as who hands cards in does: one card is played.
  if (said && !(move && said.startsWith("discard"))) return said;
  if (!move) return plain;
  return writeMove({ ...move, takes: inOrder(move.takes, words) });
}

/**
 * A move in canonical notation: an option is one already; cards are handed in with a verb.
 * @param {Move} move
 * @param {string | null} verb
 */
export function writeMove({ card = null, takes = [], signal = null, option }, verb = null) {
  if (option !== undefined) return option;
  if (card === null) return [verb, ...takes].join(" ");
  const played = signal ? `${card} ${signal}` : card;
  return takes.length ? `${played} x ${takes.join(" ")}` : played;
}
