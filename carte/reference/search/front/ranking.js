// Finding what a question is about: by what its words mean, and by the words themselves.
import { createMeanings, readQuestion } from "./meanings.js";
import { isAsking, isCommon, isNumber, likeness, question, words } from "./text.js";

/** @import { Document, Found, Kind, SearchContent } from "./types.js" */

const FIELDS = /** @type {const} */ ({ title: 1.6, said: 1, more: 0.45 });
const MEANT = 9; // what a meaning weighs beside a word
/** @type {Record<Kind, number>} */
const OF_KIND = { rule: 1.1, house: 0.75, article: 1.05, word: 0.9, case: 0.6, elsewhere: 1.05 };
const CASE_MEANT = 0.35; // a case is about its rules, and so are others
const NAMED = { plain: [1.3, 0.8], own: [1.7, 0.5] }; // of the game that was named, of another
const PARTLY = 0.35; // what is left of what has none of the telling words of a question
const LEAST = 0.1; // of the best
const OF_THE_GAME = 0.6; // of the best of its group
const AS_GOOD = 0.85; // of the best of its group: what one game words a little shorter than another

/** @typedef {{ worth: Float64Array, has: Int32Array }} Scores of all documents, and the words that each has, as bits */

/** @param {string} word */
function tells(word) {
  return word !== "" && !isCommon(word) && !isAsking(word);
}

/**
 * Prepare all that there is; `search(text, game)` finds among it, of one game or of "" any.
 * @param {SearchContent} content
 */
export function createRanking({ documents, synonyms, games }) {
  const meanings = createMeanings(synonyms, games);
  const { postings, rarity } = prepared(documents);
  /** @param {string} word */
  const isKnown = (word) => postings.has(word) || meanings.vocabulary.has(word);
  /** @type {Map<string, number[]>} */
  const byName = new Map();
  documents.forEach(({ about }, number) => {
    for (const name of about) byName.set(name, [...(byName.get(name) ?? []), number]);
  });

  /**
   * What each word of a question tells beside the others: all of its numbers together no more than one word.
   * @param {string[]} latin
   */
  function shares(latin) {
    const numbers = new Set(latin.filter(isNumber)).size;
    return latin.map((word) => (isNumber(word) ? 1 / numbers : 1));
  }

  /**
   * What the words of a question are worth, document by document, and which of them each document has.
   * @param {string[]} latin
   * @param {Scores} scores
   */
  function addWords(latin, { worth, has }) {
    const shared = shares(latin);
    latin.forEach((word, place) => {
      if (!tells(word) || latin.indexOf(word) < place) return;
      /** @type {Map<number, number>} */
      const best = new Map();
      const typed = isKnown(word); // what is a word is not mistyped
      for (const [known, places] of postings) {
        const alike = typed && !known.startsWith(word) ? 0 : likeness(word, known);
        if (alike === 0) continue;
        for (const [number, weight] of places) {
          best.set(number, Math.max(best.get(number) ?? 0, alike * weight * rarity(known)));
        }
      }
      for (const [number, more] of best) {
        worth[number] += more * shared[place];
        has[number] |= 1 << place;
      }
    });
  }

  /**
   * @param {{ about: string[], strength: number, places: Set<number> }[]} meant
   * @param {Scores} scores
   */
  function addMeanings(meant, { worth, has }) {
    for (const { about, strength, places } of meant) {
      const matched = [...places].reduce((bits, place) => (place < 0 ? bits : bits | (1 << place)), 0);
      about.forEach((name, order) => {
        const more = (MEANT * strength) / (1 + 0.12 * order);
        for (const number of byName.get(name) ?? []) {
          worth[number] += documents[number].kind === "case" ? more * CASE_MEANT : more;
          has[number] |= matched;
        }
      });
    }
  }

  /**
   * How much of a question is told by the words that a document has: those that are rarer tell more.
   * @param {string[]} latin
   */
  function coverage(latin) {
    const shared = shares(latin);
    const weights = latin.map((word, place) => (tells(word) && isKnown(word) ? rarity(word) * shared[place] : 0));
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    /** @param {number} bits */
    return (bits) => {
      if (all === 0) return 1;
      const had = weights.reduce((sum, weight, place) => (bits & (1 << place) ? sum + weight : sum), 0);
      return PARTLY + ((1 - PARTLY) * had) / all;
    };
  }

  return {
    /**
     * @param {string} text
     * @param {string} [game]
     * @returns {Found[]}
     */
    search(text, game = "") {
      const asked = readQuestion(question(text), isKnown);
      const scores = { worth: new Float64Array(documents.length), has: new Int32Array(documents.length) };
      const named = meanings.game(asked);
      const isPlain = named?.game.plain && named.places.size === 1; // of several words, it is the game
      /** @param {boolean | undefined} isGone whether the name of the game tells nothing more */
      const rest = (isGone) => asked.latin.map((word, place) => (isGone && named?.places.has(place) ? "" : word));
      const others = rest(true).some(tells);
      addWords(rest(others && !isPlain), scores);
      addMeanings(meanings.of(asked, named?.places), scores);
      const covered = coverage(rest(others));
      /** @param {Document} document */
      const factor = ({ kind, games: its }) => {
        if (game && its.length > 0 && !its.includes(game)) return 0;
        if (!named || its.length === 0) return OF_KIND[kind];
        const [same, other] = isPlain ? NAMED.plain : NAMED.own;
        return OF_KIND[kind] * (its.includes(named.game.id) ? same : other);
      };
      const ranked = documents
        .map((document, number) => ({
          document,
          number,
          score: scores.worth[number] * covered(scores.has[number]) * factor(document),
        }))
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score);
      const likely = ranked.filter(({ score }) => score >= LEAST * ranked[0].score);
      return grouped(likely, game || (named?.game.id ?? ""));
    },
  };
}

/**
 * The words of all documents, and how rare each is.
 * @param {Document[]} documents
 */
function prepared(documents) {
  /** @type {Map<string, Map<number, number>>} */
  const postings = new Map();
  documents.forEach((document, number) => {
    const { title, lines, more } = document;
    const texts = { title, said: lines.flat().join(" "), more };
    for (const [field, weight] of Object.entries(FIELDS)) {
      const all = words(texts[/** @type {keyof typeof FIELDS} */ (field)]);
      const each = weight / (1 + all.length / 60); // a word among many tells less
      for (const word of all) {
        const places = postings.get(word) ?? new Map();
        places.set(number, Math.max(places.get(number) ?? 0, each));
        postings.set(word, places);
      }
    }
  });
  /** @param {string} word */
  const rarity = (word) => Math.log(1 + documents.length / (postings.get(word)?.size ?? 1));
  return { postings, rarity };
}

/**
 * The best of each group, with the others of it; of some that are as good, that of the game, or the first in the book.
 * @param {{ document: Document, number: number, score: number }[]} ranked
 * @param {string} game
 * @returns {Found[]}
 */
function grouped(ranked, game) {
  /** @type {Map<string, typeof ranked>} */
  const groups = new Map();
  for (const one of ranked) groups.set(one.document.group, [...(groups.get(one.document.group) ?? []), one]);
  return [...groups.values()].map((group) => {
    const [{ score: best, document: its }] = group;
    const asked = group.find(({ score, document }) => document.games.includes(game) && score >= OF_THE_GAME * best);
    const asGood = group.filter(({ score, document }) => document.kind === its.kind && score >= AS_GOOD * best);
    const first = asked ?? asGood.reduce((one, other) => (other.number < one.number ? other : one));
    const also = group.filter(({ document }) => document.id !== first.document.id).map(({ document }) => document);
    return { document: first.document, also, game };
  });
}
