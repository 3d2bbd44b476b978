// The meaning of a question: the synonyms in it, each as strong as the words it matched.
import { createPatterns } from "./patterns.js";
import { isAsking, isCommon, isJapanese, isNumber, likeness, plain, words } from "./text.js";

/** @import { Named, createConcepts } from "./concepts.js" */
/** @import { SearchContent } from "./messages.js" */

const MOST_WORDS = 24; // of a question to examine
const COVERED = 0.3; // the weight of a meaning if a longer one has all its words
const WHOLE = 3; // the weight of a meaning that is the whole question
const WHOLE_LIKE = 1.5; // of one that the whole question resembles
const ALONE = 3.4; // of one that it is only then
const SCATTERED = 0.8; // the weight of a Japanese phrase whose words are apart
const AKIN = 0.8; // how much a word is like another that says the same
const ENOUGH = 0.6; // the least share of a phrase that a question must have to resemble it
const BETWEEN = 0.4; // the weight of a common word between those that tell
const NEAR = 2; // so many words may stand between a number and what it counts
const OF_A_NAME = 0.5; // how much of a word counts that names the game
const RESEMBLING = 0.8; // the weight of a phrase that a question only resembles

const PLAYERS = "players=";

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
  if (start >= 0) {
    const strength = (latin.length + BETWEEN * (whole.length - latin.length)) ** 1.2;
    return { strength, places: new Set(whole.map((_, after) => start + after)) };
  }
  const isFixed = latin.every(isNumber) || latin.some(isCommon);
  if (latin.length === whole.length && isFixed) return null; // a number with "a", in Italian "a tre", or another: three 2s
  const places = new Set();
  let strength = 0;
  let next = -1; // where the word after an asking one must stand: who deals
  for (const word of latin) {
    const alike = asked.latin.map((typed, one) => (places.has(one) ? 0 : asked.likeness(typed, word)));
    const best = Math.max(0, ...alike);
    const place = alike.indexOf(best);
    if (best < 0.55 || (next >= 0 && place !== next)) return null;
    next = isAsking(word) ? asked.latin.findIndex((typed, after) => after > place && !isCommon(typed)) : -1;
    places.add(place);
    strength += best;
  }
  if (latin.some(isNumber) && Math.max(...places) - Math.min(...places) >= latin.length + NEAR) return null;
  return { strength: strength ** 1.2, places };
}

/**
 * Return how many play at a table that is named by them.
 * @param {{ id: string }} table
 */
function seatsOf({ id }) {
  return Number(id.slice(PLAYERS.length));
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
 * Read a question in plain form; a word of the book is never taken for a typo. A concept that no telling word names
 * is a word of its own.
 * @param {string} text
 * @param {(word: string) => boolean} isKnown
 * @param {ReturnType<typeof createConcepts>} concepts
 */
export function readQuestion(text, isKnown, concepts) {
  /**
   * @param {string} typed
   * @param {string} word
   */
  const alike = (typed, word) => (isKnown(typed) ? Number(typed === word) : likeness(typed, word));
  const latin = words(text).slice(0, MOST_WORDS);
  /** @type {Set<string>[]} */
  const akin = latin.map(() => new Set());
  for (const { concept, places } of concepts.in(text, latin)) {
    const telling = places.filter((place) => place < MOST_WORDS && tells(latin[place]));
    for (const place of telling) akin[place].add(concept);
    if (telling.length === 0 && latin.length < MOST_WORDS && !latin.includes(concept)) {
      latin.push(concept);
      akin.push(new Set([concept]));
    }
  }
  /** @type {Map<string, number[]>} */
  const where = new Map();
  latin.forEach((word, place) => {
    for (const name of new Set([word, ...akin[place]])) where.set(name, [...(where.get(name) ?? []), place]);
  });
  return { signs: plain(text).replace(/\s+/g, ""), latin, akin, where, likeness: alike };
}

/** @param {string} word */
export function tells(word) {
  return word !== "" && !isCommon(word) && !isAsking(word);
}

/** @typedef {{ word: string, akin: string[], weight: number }} Feature a telling word of a phrase, the concepts that it names, and how rare it is */

/**
 * Return what tells in each phrase; the weights are 1 on average.
 * @param {readonly string[]} phrases
 * @param {ReturnType<typeof createConcepts>} concepts
 * @returns {Map<string, Feature[]>}
 */
function featuresOf(phrases, concepts) {
  const read = phrases.map((text) => readQuestion(text, () => true, concepts));
  /** @type {Map<string, number>} */
  const often = new Map();
  for (const { latin, akin } of read) {
    for (const name of new Set([...latin, ...akin.flatMap((its) => [...its])])) {
      often.set(name, (often.get(name) ?? 0) + 1);
    }
  }
  /** @param {string} name */
  const rarity = (name) => Math.log(1 + phrases.length / (often.get(name) ?? 1));
  const total = [...often].reduce((sum, [name, number]) => sum + number * rarity(name), 0);
  const mean = total / [...often.values()].reduce((sum, number) => sum + number, 0);
  return new Map(
    read.map(({ latin, akin }, number) => [
      phrases[number],
      latin.flatMap((word, place) => {
        if (!tells(word)) return [];
        const its = [...akin[place]];
        const weight = Math.max(...[word, ...its].map(rarity)) / mean;
        return [{ word, akin: its, weight: isNumber(word) ? weight / 2 : weight }];
      }),
    ]),
  );
}

/**
 * Return how strongly a question resembles a phrase that it has only in part, or in other words.
 * @param {Feature[]} features
 * @param {Asked} asked
 * @param {Set<number>} named where the game, or the table, is named, which says less
 * @returns {Match | null}
 */
function resembling(features, { where }, named) {
  if (features.length < 2) return null;
  /** @type {Set<number>} */
  const places = new Set();
  let [had, all] = [0, 0];
  for (const { word, akin, weight } of features) {
    all += weight;
    const same = where.get(word)?.find((one) => !places.has(one));
    const place = same ?? akin.flatMap((one) => where.get(one) ?? []).find((one) => !places.has(one));
    if (place === undefined) continue;
    places.add(place);
    had += weight * (same === undefined ? AKIN : 1) * (named.has(place) ? OF_A_NAME : 1);
  }
  const share = had / all;
  const others = [...places].filter((place) => !named.has(place));
  if (share < ENOUGH || others.length < 2) return null;
  return { strength: RESEMBLING * had ** 1.2 * share ** 2, places };
}

/**
 * @param {Pick<SearchContent, "synonyms" | "games" | "tables" | "cards">} content
 * @param {ReturnType<typeof createConcepts>} concepts
 */
export function createMeanings({ synonyms, games, tables, cards }, concepts) {
  const patterns = createPatterns(concepts, cards);
  const resembled = synonyms.filter(({ alone }) => !alone).flatMap((one) => one.words);
  const features = featuresOf(resembled, concepts);
  const looked = synonyms.map((one) => ({
    ...one,
    phrases: one.words.map(phrase),
    features: one.alone ? [] : one.words.map((word) => features.get(word) ?? []),
  }));
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
  /**
   * @param {Feature[][]} phrases
   * @param {Asked} asked
   * @param {Set<number>} named
   */
  const likest = (phrases, asked, named) => {
    const found = phrases.map((one) => resembling(one, asked, named)).filter((match) => match !== null);
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
      const found = looked.flatMap(({ phrases, features: its, about, pattern, alone }) => {
        const has = best(phrases, asked) ?? (pattern ? patterns[pattern](asked) : null);
        const match = has ?? likest(its, asked, named);
        if (!match) return [];
        const isWhole = asked.latin.every((word, place) => isCommon(word) || match.places.has(place));
        if (alone && !isWhole) return [];
        const weight = alone ? ALONE : isWhole ? (has ? WHOLE : WHOLE_LIKE) : 1;
        return [{ about, isWhole, isLike: !has, places: match.places, strength: match.strength * weight }];
      });
      return found.map(({ about, isWhole, isLike, strength, places }) => {
        const bare = within(places, named) && found.some((other) => !within(other.places, named));
        const covers = found.filter((other) => isLike || !other.isLike); // what is said is not less for what is like it
        const covered = bare || covers.some((other) => other.places.size > places.size && within(places, other.places));
        return { about, isWhole, strength: covered ? strength * COVERED : strength, places };
      });
    },
    /**
     * Return the table that a question speaks of, in words that stand together: the longest, or null. Of two numbers of
     * players it is the larger: three play, and two are level.
     * @param {Asked} asked
     */
    table(asked) {
      const found = spoken.flatMap(({ id, phrases }) => {
        const matches = phrases.map((one) => matched(one, asked)).filter((match) => match !== null);
        return matches.filter(({ places }) => areTogether(places)).map((match) => ({ id, ...match }));
      });
      found.sort((one, other) => other.places.size - one.places.size || other.strength - one.strength);
      const players = found
        .filter(({ id }) => id.startsWith(PLAYERS))
        .sort((one, other) => seatsOf(other) - seatsOf(one));
      return (found[0]?.id.startsWith(PLAYERS) ? players[0] : found[0]) ?? null;
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
