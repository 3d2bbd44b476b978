// What the cards in a question mean by themselves: values and suits, as numbers or by their names.
import { isCommon, isJapanese, isNumber, words } from "./text.js";

/** @import { CardNames, Synonym } from "./messages.js" */
/** @import { createConcepts } from "./concepts.js" */
/** @import { Asked, Match } from "./meanings.js" */

const HIGHEST = 10; // the value of a card
const TWICE = 2.3; // the weight of a number that occurs twice, as a phrase of two words
const ADDED = 3.7; // the weight of a sum with its parts, as a phrase of three
const TWO_OF_IT = /(?<!\d)2枚/;
const OF_SUITS = 2; // the weight of two suits
const UNEVEN = 2.3; // the weight of two numbers of cards
const WORTH = 2; // the weight of a card with the question what it counts
const CONTRACT = 3; // the weight of two numbers of a contract
const BESIDE = 3; // so many words before a card may say that it was laid: put down a 5
const MOST_IN_HAND = 13;
const OF_CARDS = /\d+(?=枚)/g;

/**
 * A card in a question, by its value, and the words that say so: its name, or the number itself.
 * @typedef {{ value: number, places: number[], isNumber?: boolean }} Mention
 */

/**
 * Return how to find each pattern in a question: at which words, and how strongly; or null.
 * @param {ReturnType<typeof createConcepts>} concepts
 * @param {CardNames} cardNames
 * @returns {Record<NonNullable<Synonym["pattern"]>, (asked: Asked) => Match | null>}
 */
export function createPatterns(concepts, cardNames) {
  const { values, suits, takes, lays, trump, hand, worth, apart, fifteen, bids } = cardNames;
  const [leastBid, mostBid] = bids;
  /** @param {string} word */
  const conceptOf = (word) => concepts.in(word, [])[0].concept;
  const valued = Object.entries(values).map(([word, value]) => ({ concept: conceptOf(word), value }));
  const ofSuits = suits.map(conceptOf);
  const [taking, laying, trumps, inHand, counting] = [takes, lays, trump, hand, worth].map(conceptOf);
  const [cards, articles, having, choices] = [
    cardNames.counted,
    cardNames.articles,
    cardNames.having,
    cardNames.choices,
  ].map((its) => new Set(its.flatMap(words)));
  const people = cardNames.people.map(words);
  const [table, ...others] = apart.map(conceptOf);
  const elsewhere = [taking, table, ...others];

  /** @param {string} word */
  const isBid = (word) => isNumber(word) && Number(word) >= leastBid && Number(word) <= mostBid;

  /**
   * Whether the number at a place counts people: three of us.
   * @param {string[]} latin
   * @param {number} place
   */
  function countsPeople(latin, place) {
    return people.some((its) => its.every((word, after) => latin[place + 1 + after] === word));
  }

  /**
   * Whether the number at a place counts what the next words name, cards or people: 4 coins; but "the 4 coins" is one.
   * @param {Asked} asked
   * @param {number} place
   */
  function counts({ latin, akin }, place) {
    if (articles.has(latin[place - 1]) || place + 1 >= latin.length) return false;
    return (
      cards.has(latin[place + 1]) || ofSuits.some((suit) => akin[place + 1].has(suit)) || countsPeople(latin, place)
    );
  }

  /**
   * Return the cards that a question mentions by value, leaving out numbers that count: two kings, 4 coins.
   * @param {Asked} asked
   * @returns {Mention[]}
   */
  function mentioned(asked) {
    const { latin, akin, signs } = asked;
    /** @param {number} place */
    const namedAt = (place) =>
      isJapanese(latin[place]) ? [] : valued.filter(({ concept }) => akin[place].has(concept));
    const digits = latin.flatMap((word, place) => {
      const isOfCards = place + 1 < latin.length && namedAt(place + 1).length > 0;
      const isOne = isCard(word, signs) && !isOfCards && !counts(asked, place);
      return isOne ? [{ value: Number(word), places: [place], isNumber: true }] : [];
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
    if (isRun(all) || isTwoSums(all)) return null;
    for (const [place, one] of all.entries()) {
      for (const other of all.slice(place + 1)) {
        const sums = all.filter(({ value }) => value === one.value + other.value);
        if (sums.length > 0) return match(ADDED, [one, other, ...sums]);
      }
    }
    const pair = all.find(({ value, places }) => all.some(isDouble(value)) && asked.latin[places[0] - 1] === "2");
    return pair ? match(ADDED, [pair, ...all.filter(isDouble(pair.value))]) : null;
  }

  /**
   * Return where a card is laid, and two others make it, or null: "laid the 6 next to a 4 and a 2".
   * @param {Asked} asked
   */
  function laid(asked) {
    const { akin } = asked;
    /** @param {number} place */
    const isLaid = (place) =>
      akin.slice(Math.max(0, place - BESIDE), Math.max(0, place)).some((named) => named.has(laying));
    const all = mentioned(asked).filter(({ places }) => places[0] >= 0);
    const first = all.find(({ places }) => isLaid(places[0]));
    if (!first || !added(asked)) return null;
    const its = all.slice(all.indexOf(first));
    const isMade = its.some((one, place) =>
      its.slice(place + 1).some((other) => one.value + other.value === first.value),
    );
    const last = its[its.length - 1].places[0];
    const isTaken = akin.slice(first.places[0], last).some((one) => one.has(taking));
    return isMade && !isTaken ? match(ADDED, its) : null;
  }

  /**
   * Return the places of numbers that may count the cards of a hand, not players or a card: of eleven, or 9 cards.
   * @param {Asked} asked
   */
  function countsIn({ latin, akin, signs }) {
    const inSigns = new Set(signs.match(OF_CARDS));
    return latin.flatMap((word, place) => {
      if (!isNumber(word) || Number(word) < 1 || Number(word) > MOST_IN_HAND || countsPeople(latin, place)) return [];
      const next = latin[place + 1] ?? "";
      const isOfCards = cards.has(next) || (word !== "1" && akin[place + 1]?.has(inHand)); // one hand is a hand
      const isBare = isOfCards || next === "" || isCommon(next) || isNumber(next) || isJapanese(next);
      const isHand = signs.includes("枚") ? inSigns.has(word) : isBare && !articles.has(latin[place - 1]);
      return isHand ? [place] : [];
    });
  }

  return {
    tie({ latin }) {
      const number = latin.find((word, place) => isAbove(word) && latin.indexOf(word) < place);
      if (number === undefined) return null;
      return match(TWICE, [{ places: latin.flatMap((word, place) => (word === number ? [place] : [])) }]);
    },
    same: (asked) => (added(asked) ? null : twiceMentioned(asked, (value) => value > 1)),
    aces: (asked) => (added(asked) ? null : twiceMentioned(asked, (value) => value === 1)),
    sum: (asked) => (laid(asked) || asked.latin.includes(String(fifteen)) ? null : added(asked)),
    laid,
    "no-sum"(asked) {
      const all = mentioned(asked);
      const isTaken = asked.where.has(taking) && all.length === 3 && new Set(all.map(({ value }) => value)).size === 3;
      return isTaken && !isRun(all) && !added(asked) && total(all) !== fifteen ? match(TWICE, all) : null;
    },
    fifteen(asked) {
      const place = asked.latin.indexOf(String(fifteen));
      const all = mentioned(asked);
      return place >= 0 && all.length > 1 ? match(ADDED, [...all, { places: [place] }]) : null;
    },
    contract({ latin }) {
      const places = latin.flatMap((word, place) => (isBid(word) ? [place] : []));
      return new Set(places.map((place) => latin[place])).size === 2 ? match(CONTRACT, [{ places }]) : null;
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
    uneven(asked) {
      const { latin, signs, where } = asked;
      const its = countsIn(asked);
      const isOfCards = where.has(inHand) || latin.some((word) => cards.has(word)) || signs.includes("枚");
      const isOfHands = isOfCards || having.has(latin[its[0] - 1]);
      const isChoice = latin.slice(its[0], its[its.length - 1]).some((word) => choices.has(word));
      const isElsewhere = elsewhere.some((concept) => where.has(concept)) || latin.some(isAboveAHand);
      if (new Set(its.map((place) => latin[place])).size !== 2 || !isOfHands || isChoice || isElsewhere) return null;
      return match(UNEVEN, [{ places: its }]);
    },
    worth(asked) {
      const { latin, signs, where } = asked;
      const its = mentioned(asked);
      const isOne = its.length === 1 && !ofSuits.some((concept) => where.has(concept));
      if (!isOne || !where.has(counting)) return null;
      const [{ value, places, isNumber: isDigit }] = its;
      const isNamed = articles.has(latin[places[0] - 1]) || new RegExp(`${value}[はの]`).test(signs);
      return isDigit && !isNamed ? null : match(WORTH, [...its, { places: where.get(counting) ?? [] }]);
    },
    run(asked) {
      const all = mentioned(asked);
      return isRun(all) && all[0].value === 1 && !asked.where.has(table) ? match(ADDED, all) : null;
    },
    sums(asked) {
      const all = mentioned(asked);
      return isTwoSums(all) ? match(ADDED, all) : null;
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

/** @param {string} word */
function isAboveAHand(word) {
  return isNumber(word) && Number(word) > MOST_IN_HAND;
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

/**
 * Whether the values are two pairs that make the same: 2 and 6, or 3 and 5.
 * @param {Mention[]} all
 */
function isTwoSums(all) {
  return all.length === 4 && total(all.slice(0, 2)) === total(all.slice(2));
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
