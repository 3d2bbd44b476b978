// Names of cards and little words as each language writes them, brought to the one way of letters.

/** @import { JoinedNames, Notation } from "../types.js" */

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
  return text.replace(named, (_, own, suitFirst, rankLast, rankFirst, suitLast) => {
    if (own) return ` ${cards[own]} `;
    return ` ${values[(rankLast ?? rankFirst).toUpperCase()]}${suits[suitFirst ?? suitLast]} `;
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
