// Finding what a question is about: by the meaning of its words, and by the words themselves.
import { createConcepts } from "./concepts.js";
import { createMeanings, readQuestion, tells } from "./meanings.js";
import { isNumber, likeness, question, words } from "./text.js";

/** @import { Document, Kind, Line, SearchContent } from "./messages.js" */

const FIELDS = /** @type {const} */ ({ title: 1.6, text: 1, more: 0.45 });
const ASKED = 0.6; // the weight of a word with which people ask for a document
const ASKED_LATER = 0.3; // how much less it weighs for each further document that they mean
const MEANT = 8; // the weight of a meaning, relative to a word
/** @type {Record<Kind, number>} */
const OF_KIND = { rule: 1.1, house: 0.75, article: 1.05, word: 0.9, case: 0.6, elsewhere: 1.05 };
const NAMED_IN_PASSING = 0.6; // for a word of the glossary, in a question of more words than ask what one means
const ASKS_A_WORD = 2; // the most words that tell in a question what a word means
const LESS_LIKELY = { part: 0.2, whole: 0.25 }; // how much less each further topic of a meaning is meant
const CASE_MEANT = 0.35; // a case is about its rules, and so are others
const NAMED = { plain: [1.3, 0.8], own: [1.7, 0.5] }; // for the game named, for another
const OF_THE_TABLE = 1.6; // for a document with a line for the table that is named
const AKIN = 0.6; // the weight of a word that says the same as one asked
const OF_NUMBERS = 0.8; // the weight of all numbers of a question, relative to a word
const PARTLY = 0.35; // the factor for documents without any significant word of a question
const MOST_STRANGE = 0.5; // the least share of unknown words at which a question with a meaning has no answer
const MOST_STRANGE_ALONE = 0.3; // without any
const LEAST = 0.1; // share of the best score
const OF_THE_GAME = 0.6; // share of the best in its group
const AS_GOOD = 0.85; // share of the best in its group: one game words it a little shorter than another

/**
 * A result, its lines in the order of the question, the others of its group, and the game asked about, or "".
 * @typedef {{ document: Document, lines: readonly Line[], also: Document[], game: string }} Found
 */

/** @typedef {{ worth: Float64Array, has: Int32Array }} Scores of all documents, and the words in each, as bits */

/**
 * Prepare the documents; `search(text, game)` finds among those of one game, or "" for any.
 * @param {SearchContent} content
 */
export function createRanking(content) {
  const { documents, synonyms } = content;
  const concepts = createConcepts(content.concepts);
  const meanings = createMeanings(content, concepts);
  /** @param {string} word */
  const isKnown = (word) => postings.has(word) || meanings.vocabulary.has(word);
  /** @type {Map<string, number[]>} */
  const byName = new Map();
  documents.forEach(({ about }, number) => {
    for (const name of about) byName.set(name, [...(byName.get(name) ?? []), number]);
  });
  const { postings, rarity } = prepared(documents, synonyms, byName, concepts);

  /**
   * Return the weight of each word of a question: all its numbers together weigh less than one word.
   * @param {string[]} latin
   */
  function shares(latin) {
    const numbers = new Set(latin.filter(isNumber)).size;
    return latin.map((word) => (isNumber(word) ? OF_NUMBERS / numbers : 1));
  }

  /**
   * Score the words of a question, document by document, and note which words each document has.
   * @param {string[]} latin
   * @param {Set<string>[]} akin the concepts that the words name
   * @param {Scores} scores
   */
  function addWords(latin, akin, { worth, has }) {
    const shared = shares(latin);
    latin.forEach((word, place) => {
      if (!tells(word) || latin.indexOf(word) < place) return;
      /** @type {Map<number, number>} */
      const best = new Map();
      const typed = isKnown(word); // a known word is not a typo
      for (const [known, places] of postings) {
        const alike = typed && !known.startsWith(word) ? 0 : likeness(word, known);
        if (alike === 0) continue;
        for (const [number, weight] of places) {
          best.set(number, Math.max(best.get(number) ?? 0, alike * weight * rarity(known)));
        }
      }
      for (const concept of akin[place]) {
        for (const [number, weight] of postings.get(concept) ?? []) {
          best.set(number, Math.max(best.get(number) ?? 0, AKIN * weight * rarity(concept)));
        }
      }
      for (const [number, more] of best) {
        worth[number] += more * shared[place];
        has[number] |= 1 << place;
      }
    });
  }

  /**
   * @param {{ about: string[], isWhole: boolean, strength: number, places: Set<number> }[]} meant
   * @param {Scores} scores
   */
  function addMeanings(meant, { worth, has }) {
    for (const { about, isWhole, strength, places } of meant) {
      const matched = [...places].reduce((bits, place) => (place < 0 ? bits : bits | (1 << place)), 0);
      about.forEach((name, order) => {
        const more = (MEANT * strength) / (1 + (isWhole ? LESS_LIKELY.whole : LESS_LIKELY.part) * order);
        for (const number of byName.get(name) ?? []) {
          worth[number] += documents[number].kind === "case" ? more * CASE_MEANT : more;
          has[number] |= matched;
        }
      });
    }
  }

  /**
   * Return the share of a question that a document's words cover: rarer words count more.
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

  /**
   * Return the share of a question's words that have no meaning, and that the book does not have, not even with a typo.
   * @param {string[]} latin
   * @param {Set<number>} meant the places of words with a meaning
   */
  function strangeness(latin, meant) {
    const telling = latin.flatMap((word, place) => (tells(word) && !isNumber(word) ? [place] : []));
    const book = [...postings.keys(), ...meanings.vocabulary];
    const strange = telling.filter((place) => {
      const word = latin[place];
      return !meant.has(place) && !isKnown(word) && !book.some((known) => likeness(word, known) > 0);
    });
    return strange.length / Math.max(1, telling.length);
  }

  return {
    /**
     * Whether the book has something to say to a question, and not only what comes nearest.
     * @param {string} text
     */
    isAnswered(text) {
      const asked = readQuestion(question(text), isKnown, concepts);
      const meant = new Set(meanings.of(asked, meanings.game(asked)?.places).flatMap(({ places }) => [...places]));
      return strangeness(asked.latin, meant) < (meant.size > 0 ? MOST_STRANGE : MOST_STRANGE_ALONE);
    },
    /**
     * @param {string} text
     * @param {string} [game]
     * @returns {Found[]}
     */
    search(text, game = "") {
      const asked = readQuestion(question(text), isKnown, concepts);
      const scores = { worth: new Float64Array(documents.length), has: new Int32Array(documents.length) };
      const named = meanings.game(asked);
      const table = meanings.table(asked);
      const isPlain = named?.game.plain && named.places.size === 1; // a name of several words means the game
      const ofTable = table?.places ?? new Set();
      const ofBoth = new Set([...(named?.places ?? []), ...ofTable]);
      /** @param {Set<number>} gone what to leave out */
      const without = (gone) => asked.latin.map((word, place) => (gone.has(place) ? "" : word));
      const others = without(ofBoth).some(tells);
      addWords(without(others ? (isPlain ? ofTable : ofBoth) : new Set()), asked.akin, scores);
      addMeanings(meanings.of(asked, others ? ofBoth : named?.places), scores);
      const isLong = new Set(without(ofBoth).filter(tells)).size > ASKS_A_WORD;
      const covered = coverage(without(others ? ofBoth : new Set()));
      /** @param {Document} document */
      const factor = ({ kind, games: its, lines }) => {
        if (game && its.length > 0 && !its.includes(game)) return 0;
        const usual = kind === "word" && isLong ? NAMED_IN_PASSING * OF_KIND.word : OF_KIND[kind];
        const weight = others && table && isOf(lines, table.id) ? OF_THE_TABLE * OF_KIND.rule : usual;
        if (!named || its.length === 0) return weight;
        const [same, other] = isPlain ? NAMED.plain : NAMED.own;
        return weight * (its.includes(named.game.id) ? same : other);
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
      return grouped(likely, game || (named?.game.id ?? "")).map((found) => ({
        ...found,
        lines: table ? firstOf(found.document.lines, table.id) : found.document.lines,
      }));
    },
  };
}

/**
 * Whether one of these lines holds at a table.
 * @param {readonly Line[]} lines
 * @param {string} table
 */
function isOf(lines, table) {
  return lines.some(([, , of]) => of.includes(table));
}

/**
 * Return the lines of a document, those first that hold at a table.
 * @param {readonly Line[]} lines
 * @param {string} table
 */
function firstOf(lines, table) {
  const its = lines.filter(([, , of]) => of.includes(table));
  return [...its, ...lines.filter((line) => !its.includes(line))];
}

/**
 * Index the words of all documents, and those with which people ask for them, with the rarity of each.
 * @param {Document[]} documents
 * @param {SearchContent["synonyms"]} synonyms
 * @param {Map<string, number[]>} byName the documents about each name
 * @param {ReturnType<typeof createConcepts>} concepts
 */
function prepared(documents, synonyms, byName, concepts) {
  /** @type {Map<string, Map<number, number>>} */
  const postings = new Map();
  /**
   * @param {string} word
   * @param {number} number of a document
   * @param {number} weight
   */
  const note = (word, number, weight) => {
    const places = postings.get(word) ?? new Map();
    places.set(number, Math.max(places.get(number) ?? 0, weight));
    postings.set(word, places);
  };
  documents.forEach((document, number) => {
    const { title, lines, more } = document;
    const texts = { title, text: lines.map(([when, says]) => `${when} ${says}`).join(" "), more };
    for (const [field, weight] of Object.entries(FIELDS)) {
      const all = words(texts[/** @type {keyof typeof FIELDS} */ (field)]);
      const each = weight / (1 + all.length / 60); // a word among many counts less
      const named = new Set(
        concepts.in(texts[/** @type {keyof typeof FIELDS} */ (field)], []).map((one) => one.concept),
      );
      for (const word of [...all, ...named]) note(word, number, each);
    }
  });
  const written = new Map([...postings].map(([word, places]) => [word, places.size])); // how often a word is, as written
  for (const { words: phrases, about } of synonyms) {
    const asked = phrases.flatMap((text) => [...words(text), ...concepts.in(text, []).map(({ concept }) => concept)]);
    about.forEach((name, order) => {
      for (const number of byName.get(name) ?? []) {
        if (documents[number].kind === "case") continue; // it is asked about in its own words
        for (const word of new Set(asked.filter((one) => !isNumber(one))))
          note(word, number, ASKED / (1 + ASKED_LATER * order));
      }
    });
  }
  /** @param {string} word */
  const rarity = (word) => Math.log(1 + documents.length / (written.get(word) ?? postings.get(word)?.size ?? 1));
  return { postings, rarity };
}

/**
 * Return the best of each group, with the others; among equals, the game's own, or the first in the book.
 * @param {{ document: Document, number: number, score: number }[]} ranked
 * @param {string} game
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
