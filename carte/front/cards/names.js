// Names of cards and little words as each language writes them, brought to the one way of letters.

/** @import { JoinedNames, Notation } from "../types.js" */

/** Announcements of which nothing more need be said. */
const SAY_ALL = ["pass", "declare"];

/**
 * What is read as one of the keys of `words`: the longest first, so that none hides another.
 * @param {Record<string, unknown>} words
 */
export function eitherOf(words) {
  return Object.keys(words)
    .sort((one, other) => other.length - one.length)
    .join("|");
}

/**
 * Names that follow one another without blanks, suit or rank first: "デナリの7で金2" → " 7D で 2D ".
 * @param {string} text
 * @param {JoinedNames} names
 * @param {Notation} letters
 */
export function joinedInLetters(text, { ranks, suits, cards, joints }, letters) {
  const values = { ...ranks, ...letters.ranks };
  const joint = `\\s*(?:${joints.join("|")})?\\s*`;
  const rank = `(?<!\\d)(${eitherOf(values)})(?!\\d)`;
  const suit = `(${eitherOf(suits)})`;
  const named = new RegExp(`(${eitherOf(cards)})|${suit}${joint}${rank}|${rank}${joint}${suit}`, "gi");
  return text.replace(named, (found, own, suitFirst, rankLast, rankFirst, suitLast, at) => {
    const card = own ? cards[own] : `${values[(rankLast ?? rankFirst).toUpperCase()]}${suits[suitFirst ?? suitLast]}`;
    return text[at + found.length] === "=" ? ` ${card}` : ` ${card} `; // the matta and its value: "7C=4"
  });
}

/**
 * A sentence about cards in letters, without what says nothing: "3C e 4S con il 7D" → "7D x 3C 4S".
 * @param {string} text
 * @param {Notation["names"]} names
 */
export function inOneLanguage(text, { takes, with: by, between, ignored }) {
  /**
   * @param {string} from
   * @param {string[]} words
   * @param {string} to
   */
  const without = (from, words, to) => (words.length ? from.replace(new RegExp(anyOf(words), "giu"), to) : from);
  const plain = without(without(text, ignored, " "), between, " ");
  const [taken, card, ...rest] = by.length ? plain.split(new RegExp(anyOf(by), "iu")) : [plain];
  if (card === undefined || rest.length > 0) return without(plain, takes, " x ");
  return `${card} x ${without(taken, takes, " ")}`;
}

/**
 * What an announcement in the reader's words says, and of what: "chiamo il 3S" is {verb: "call", rest: "il 3s"}, as "3Sを指定"
 * is. Null where a text begins or ends with no such word, or with one of which something would have to be said.
 * @param {string} text
 * @param {Notation["names"]} names
 */
export function announced(text, { verbs = {}, units }) {
  const plain = text.normalize("NFKC").trim().toLowerCase();
  const whole = plain.endsWith("。") ? plain.slice(0, -1) : plain;
  const all = Object.entries(verbs).flatMap(([verb, words]) => words.map((word) => ({ verb, word })));
  for (const { verb, word } of all.sort((one, other) => other.word.length - one.word.length)) {
    const rest = besides(whole, word);
    if (rest !== null && (rest || SAY_ALL.includes(verb))) return { verb, rest: withoutUnit(rest, units) };
  }
  return null;
}

/**
 * What a text says besides a word with which it begins, or in languages without blanks ends; null where it does neither.
 * @param {string} text
 * @param {string} word
 */
function besides(text, word) {
  const isLatin = /^\p{Script=Latin}/u.test(word);
  if (!isLatin && text.endsWith(word)) return text.slice(0, -word.length).trim();
  const begins = text.startsWith(word) && !(isLatin && /^[\p{L}\d]/u.test(text.slice(word.length, word.length + 2)));
  return begins ? text.slice(word.length).trim() : null;
}

/**
 * Points without the word that follows them: "62点" → "62".
 * @param {string} text
 * @param {string[]} [units]
 */
export function withoutUnit(text, units = []) {
  const plain = text.normalize("NFKC").trim();
  const unit = units.find((one) => plain.toLowerCase().endsWith(one));
  const number = unit ? plain.slice(0, -unit.length).trim() : "";
  return /\d$/.test(number) ? number : text;
}

/**
 * Any of some words; one in Latin letters is no part of a longer one.
 * @param {string[]} words
 */
function anyOf(words) {
  const bounded = words.map((word) => {
    const before = /^\p{Script=Latin}/u.test(word) ? "(?<![\\p{L}\\d])" : "";
    const after = /\p{Script=Latin}$/u.test(word) ? "(?![\\p{L}\\d])" : "";
    return `${before}${word}${after}`;
  });
  return bounded.join("|");
}
