// The meaning of a question: the synonyms in it, each as strong as the words it matched.
import { isCommon, isJapanese, isNumber, likeness, plain, words } from "./text.js";

/** @import { CalledGame, SpokenTable, Synonym } from "./messages.js" */

const MOST_WORDS = 24; // of a question to examine
const COVERED = 0.3; // the weight of a meaning if a longer one has all its words
const WHOLE = 3; // the weight of a meaning that is the whole question
const ALONE = 3.4; // of one that it is only then
const TWICE = 2.3; // the weight of a number that occurs twice, as a phrase of two words
const SCATTERED = 0.8; // the weight of a Japanese phrase whose words are apart

/** @typedef {{ signs: string, whole: string[], latin: string[], japanese: string[] }} Phrase all its words, and those that tell */
/** @typedef {{ strength: number, places: Set<number> }} Match places are words, or Japanese signs if below 0 */

/**
 * @param {string} text
 * @returns {Phrase}
 */
function phrase(text) {
  const signs = plain(text);
  const all = words(text);
  const telling = all.filter((word) => !isCommon(word));
  const its = telling.every(isNumber) ? all : telling; // a number alone means nothing
  return {
    signs: signs.replace(/\s+/g, ""),
    whole: all,
    latin: isJapanese(signs) ? [] : its,
    japanese: isJapanese(signs) ? its : [],
  };
}

/**
 * Return how strongly a question matches a phrase, and at which words; Japanese also matches by its signs.
 * @param {Phrase} looked
 * @param {Asked} asked
 * @returns {Match | null}
 */
function matched(looked, asked) {
  return looked.latin.length === 0 ? matchedSigns(looked, asked) : matchedWords(looked, asked);
}

/**
 * Match Japanese as it is or, a little weaker, by its words, wherever they are.
 * @param {Phrase} looked
 * @param {Asked} asked
 * @returns {Match | null}
 */
function matchedSigns({ signs, japanese }, asked) {
  const strength = 0.6 + 0.3 * signs.length;
  const whole = asked.signs.indexOf(signs);
  if (signs && whole >= 0) {
    const itsWords = asked.latin.flatMap((word, place) => (isJapanese(word) && signs.includes(word) ? [place] : []));
    return { strength, places: new Set([...at(whole, signs), ...itsWords]) };
  }
  if (japanese.length < 2) return null;
  /** @type {Set<number>} */
  const places = new Set();
  for (const word of japanese) {
    const place = asked.latin.findIndex((typed, number) => typed === word && !places.has(number));
    if (place < 0) return null;
    for (const one of [place, ...at(asked.signs.indexOf(word), word)]) places.add(one);
  }
  return { strength: strength * SCATTERED, places };
}

/**
 * Return the places of signs in a question, below 0.
 * @param {number} start
 * @param {string} signs
 */
function at(start, signs) {
  return [...signs].map((_, place) => -1 - start - place);
}

/**
 * Match words by those that tell something, wherever they are, and stronger as they are with all between them:
 * "a monte" is not "the monte".
 * @param {Phrase} looked
 * @param {Asked} asked
 * @returns {Match | null}
 */
function matchedWords({ whole, latin }, asked) {
  const start = asked.latin.findIndex((_, place) => whole.every((word, after) => asked.latin[place + after] === word));
  if (start >= 0) return { strength: whole.length ** 1.2, places: new Set(whole.map((_, after) => start + after)) };
  const places = new Set();
  let strength = 0;
  for (const word of latin) {
    const alike = asked.latin.map((typed, place) => (places.has(place) ? 0 : asked.likeness(typed, word)));
    const best = Math.max(0, ...alike);
    if (best < 0.55) return null;
    places.add(alike.indexOf(best));
    strength += best;
  }
  return { strength: strength ** 1.2, places };
}

/**
 * Return where a number occurs twice in a question, or null.
 * @param {Asked} asked
 * @returns {Match | null}
 */
function twice({ latin }) {
  const number = latin.find((word, place) => isNumber(word) && latin.indexOf(word) < place);
  if (number === undefined) return null;
  const places = new Set(latin.flatMap((word, place) => (word === number ? [place] : [])));
  return { strength: TWICE, places };
}

/**
 * Whether all places of one match are places of the other.
 * @param {Set<number>} one
 * @param {Set<number>} other
 */
function within(one, other) {
  return [...one].every((place) => other.has(place));
}

/**
 * Whether the words at these places stand side by side; the signs of Japanese always do.
 * @param {Set<number>} places
 */
function areTogether(places) {
  const its = [...places].filter((place) => place >= 0);
  return places.size > its.length || Math.max(...its) - Math.min(...its) < its.length;
}

/** @typedef {ReturnType<typeof readQuestion>} Asked */

/**
 * Read a question in plain form; a word of the book is never taken for a typo.
 * @param {string} text
 * @param {(word: string) => boolean} isKnown
 */
export function readQuestion(text, isKnown) {
  /**
   * @param {string} typed
   * @param {string} word
   */
  const alike = (typed, word) => (isKnown(typed) ? Number(typed === word) : likeness(typed, word));
  return { signs: plain(text).replace(/\s+/g, ""), latin: words(text).slice(0, MOST_WORDS), likeness: alike };
}

/**
 * @param {Synonym[]} synonyms
 * @param {CalledGame[]} games
 * @param {SpokenTable[]} tables
 */
export function createMeanings(synonyms, games, tables) {
  const looked = synonyms.map((one) => ({ ...one, phrases: one.words.map(phrase) }));
  const called = games.map((game) => ({ game, phrases: game.words.map(phrase) }));
  const spoken = tables.map(({ id, words: its }) => ({ id, phrases: its.map(phrase) }));
  /**
   * @param {Phrase[]} phrases
   * @param {Asked} asked
   */
  const best = (phrases, asked) => {
    const found = phrases.map((one) => matched(one, asked)).filter((match) => match !== null);
    return found.sort((one, other) => other.strength - one.strength)[0] ?? null;
  };
  return {
    /** Every word of every name. */
    vocabulary: new Set([...looked, ...called].flatMap(({ phrases }) => phrases.flatMap(({ latin }) => latin))),
    /**
     * Return the meanings in a question: their topics and strengths, weaker if they only name the game.
     * @param {Asked} asked
     * @param {Set<number>} named where the game, or the table, is named
     */
    of(asked, named = new Set()) {
      const found = looked.flatMap(({ phrases, about, twice: isTwice, alone }) => {
        const match = best(phrases, asked) ?? (isTwice ? twice(asked) : null);
        if (!match) return [];
        const isWhole = asked.latin.every((word, place) => isCommon(word) || match.places.has(place));
        if (alone && !isWhole) return [];
        const weight = alone ? ALONE : isWhole ? WHOLE : 1;
        return [{ about, isWhole, places: match.places, strength: match.strength * weight }];
      });
      return found.map(({ about, isWhole, strength, places }) => {
        const bare = within(places, named) && found.some((other) => !within(other.places, named));
        const covered = bare || found.some((other) => other.places.size > places.size && within(places, other.places));
        return { about, isWhole, strength: covered ? strength * COVERED : strength, places };
      });
    },
    /**
     * Return the table that a question speaks of, in words that stand together: the longest, or null.
     * @param {Asked} asked
     */
    table(asked) {
      const found = spoken.flatMap(({ id, phrases }) => {
        const matches = phrases.map((one) => matched(one, asked)).filter((match) => match !== null);
        return matches.filter(({ places }) => areTogether(places)).map((match) => ({ id, ...match }));
      });
      return (
        found.sort((one, other) => other.places.size - one.places.size || other.strength - one.strength)[0] ?? null
      );
    },
    /**
     * Return the game that a question names, by the longest of its names.
     * @param {Asked} asked
     */
    game(asked) {
      const named = called.flatMap(({ game, phrases }) => {
        const match = best(phrases, asked);
        return match ? [{ game, ...match }] : [];
      });
      return (
        named.sort((one, other) => other.places.size - one.places.size || other.strength - one.strength)[0] ?? null
      );
    },
  };
}
