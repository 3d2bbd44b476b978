// What the cards in a question mean by themselves: values and suits, as numbers or by their names.
import { isJapanese, isNumber } from "./text.js";

/** @import { CardNames, Synonym } from "./messages.js" */
/** @import { createConcepts } from "./concepts.js" */
/** @import { Asked, Match } from "./meanings.js" */

const HIGHEST = 10; // the value of a card
const TWICE = 2.3; // the weight of a number that occurs twice, as a phrase of two words
const ADDED = 3.7; // the weight of a sum with its parts, as a phrase of three
const TWO_OF_IT = /(?<!\d)2枚/;
const OF_SUITS = 2; // the weight of two suits

/**
 * A card in a question, by its value, and the words that say so: its name, or the number itself.
 * @typedef {{ value: number, places: number[], isNumber?: boolean }} Mention
 */

/**
 * Return how to find each pattern in a question: at which words, and how strongly; or null.
 * @param {ReturnType<typeof createConcepts>} concepts
 * @param {CardNames} names
 * @returns {Record<NonNullable<Synonym["pattern"]>, (asked: Asked) => Match | null>}
 */
export function createPatterns(concepts, { values, suits, takes, trump }) {
  /** @param {string} word */
  const conceptOf = (word) => concepts.in(word, [])[0].concept;
  const valued = Object.entries(values).map(([word, value]) => ({ concept: conceptOf(word), value }));
  const ofSuits = suits.map(conceptOf);
  const [taking, trumps] = [takes, trump].map(conceptOf);

  /**
   * Return the cards that a question mentions by value, leaving out numbers that count cards: two kings.
   * @param {Asked} asked
   */
  function mentioned({ latin, akin, signs }) {
    /** @param {number} place */
    const namedAt = (place) =>
      isJapanese(latin[place]) ? [] : valued.filter(({ concept }) => akin[place].has(concept));
    const digits = latin.flatMap((word, place) => {
      const counts = place + 1 < latin.length && namedAt(place + 1).length > 0;
      return isCard(word, signs) && !counts ? [{ value: Number(word), places: [place], isNumber: true }] : [];
    });
    const names = latin.flatMap((_, place) => namedAt(place).map(({ value }) => ({ value, places: [place] })));
    const inSigns = valued.flatMap(({ concept, value }) => {
      const places = latin.flatMap((word, place) => (isJapanese(word) && akin[place].has(concept) ? [place] : []));
      return concepts
        .signsOf(concept, signs)
        .map((its) => ({ value, places: [...places, ...its.map((place) => -1 - place)] }));
    });
    return [...digits, ...names, ...inSigns].sort((one, other) => one.places[0] - other.places[0]);
  }

  /**
   * Return where a card of a value is mentioned twice, or null.
   * @param {Asked} asked
   * @param {(value: number) => boolean} isMeant
   */
  function twiceMentioned(asked, isMeant) {
    const all = mentioned(asked);
    const value = all.find((one, place) => isMeant(one.value) && all.some(isAnother(one, place)))?.value;
    return value === undefined
      ? null
      : match(
          TWICE,
          all.filter((one) => one.value === value),
        );
  }

  /**
   * Return where a question has the value of a card, twice perhaps, and two that make it: "a 9 takes 5 and 4"; or null.
   * @param {Asked} asked
   */
  function added(asked) {
    const all = mentioned(asked);
    if (isRun(all)) return null;
    for (const [place, one] of all.entries()) {
      for (const other of all.slice(place + 1)) {
        const sums = all.filter(({ value }) => value === one.value + other.value);
        if (sums.length > 0) return match(ADDED, [one, other, ...sums]);
      }
    }
    const pair = all.find(({ value, places }) => all.some(isDouble(value)) && asked.latin[places[0] - 1] === "2");
    return pair ? match(ADDED, [pair, ...all.filter(isDouble(pair.value))]) : null;
  }

  return {
    tie({ latin }) {
      const number = latin.find((word, place) => isAbove(word) && latin.indexOf(word) < place);
      if (number === undefined) return null;
      return match(TWICE, [{ places: latin.flatMap((word, place) => (word === number ? [place] : [])) }]);
    },
    same: (asked) => (added(asked) ? null : twiceMentioned(asked, (value) => value > 1)),
    aces: (asked) => (added(asked) ? null : twiceMentioned(asked, (value) => value === 1)),
    sum: added,
    "no-sum"(asked) {
      const all = mentioned(asked);
      const isTaken = asked.where.has(taking) && all.length === 3 && new Set(all.map(({ value }) => value)).size === 3;
      return isTaken && !isRun(all) && !added(asked) && total(all) !== 15 ? match(TWICE, all) : null;
    },
    doubled(asked) {
      const { latin, akin, signs, where } = asked;
      const its = ofSuits.filter((concept) => where.has(concept));
      if (its.length !== 1 || isRun(mentioned(asked))) return null;
      const isValue = (/** @type {number} */ place) =>
        isCard(latin[place] ?? "", signs) || valued.some(({ concept }) => akin[place]?.has(concept));
      const two = latin.findIndex((word, place) => word === "2" && (TWO_OF_IT.test(signs) || isValue(place + 1)));
      const value = latin.findIndex((_, place) => place !== two && isValue(place));
      if (two < 0 || value < 0 || where.has(taking)) return null;
      return match(ADDED, [{ places: [two, value, ...(where.get(its[0]) ?? [])] }]);
    },
    suits({ where }) {
      const its = ofSuits.filter((concept) => where.has(concept));
      if (its.length !== 2 || where.has(trumps)) return null;
      return match(OF_SUITS, [{ places: its.flatMap((concept) => where.get(concept) ?? []) }]);
    },
  };
}

/**
 * Whether a word is a number that a card can have, and not one that counts in Japanese: 2枚.
 * @param {string} word
 * @param {string} signs of the question
 */
function isCard(word, signs) {
  const isOne = isNumber(word) && Number(word) >= 1 && Number(word) <= HIGHEST;
  return isOne && !new RegExp(`(?<!\\d)${word}[枚点人回組番]`).test(signs);
}

/** @param {string} word */
function isAbove(word) {
  return isNumber(word) && Number(word) > HIGHEST;
}

/**
 * Whether a card is mentioned once more, and not explained: the fante, worth 8.
 * @param {Mention} one
 * @param {number} place
 */
function isAnother(one, place) {
  return (/** @type {Mention} */ other, /** @type {number} */ its) =>
    its > place && other.value === one.value && other.isNumber === one.isNumber;
}

/**
 * Whether the values follow each other, as in the napola: asso, 2, 3.
 * @param {Mention[]} all
 */
function isRun(all) {
  return all.length > 2 && all.every(({ value }, place) => place === 0 || value === all[place - 1].value + 1);
}

/** @param {number} value */
function isDouble(value) {
  return (/** @type {Mention} */ other) => other.value === 2 * value;
}

/** @param {Mention[]} all */
function total(all) {
  return all.reduce((sum, { value }) => sum + value, 0);
}

/**
 * @param {number} strength
 * @param {{ places: number[] }[]} all
 * @returns {Match}
 */
function match(strength, all) {
  return { strength, places: new Set(all.flatMap(({ places }) => places)) };
}
