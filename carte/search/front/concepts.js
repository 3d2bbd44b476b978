// What words have in common: words that say the same are one concept, in whatever language they are.
import { isJapanese, latinWords, plain } from "./text.js";

/** @typedef {{ concept: string, places: number[] }} Named a concept, and the places of the words that name it */

/**
 * @param {readonly (readonly string[])[]} concepts the words of each; a star stands for endings
 */
export function createConcepts(concepts) {
  /** @type {Map<string, { concept: string, words: string[] }[]>} */
  const named = new Map(); // by the first word
  /** @type {{ concept: string, beginning: string }[]} */
  const begun = [];
  /** @type {{ concept: string, signs: string }[]} */
  const signed = [];
  concepts.forEach((its, number) => {
    const concept = tokenOf(number);
    for (const word of its) {
      const words = latinWords(word);
      if (isJapanese(plain(word))) signed.push({ concept, signs: plain(word).replace(/\s+/g, "") });
      else if (word.endsWith("*")) begun.push({ concept, beginning: words.join(" ") });
      else for (const first of words.slice(0, 1)) named.set(first, [...(named.get(first) ?? []), { concept, words }]);
    }
  });

  /**
   * Return the concepts that a text names by Latin words from a place on.
   * @param {string[]} all
   * @param {number} place
   * @returns {Named[]}
   */
  function at(all, place) {
    const whole = (named.get(all[place]) ?? []).filter(({ words }) =>
      words.every((word, after) => all[place + after] === word),
    );
    return [
      ...whole.map(({ concept, words }) => ({ concept, places: words.map((_, after) => place + after) })),
      ...begun
        .filter(({ beginning }) => all[place].startsWith(beginning))
        .map(({ concept }) => ({ concept, places: [place] })),
    ];
  }

  return {
    /**
     * Return where Japanese signs name a concept, each time the places of its signs.
     * @param {string} concept
     * @param {string} text without blanks
     */
    signsOf(concept, text) {
      const its = signed.filter((one) => one.concept === concept);
      return its.flatMap(({ signs }) =>
        Array.from(text, (_, start) => start)
          .filter((start) => text.startsWith(signs, start))
          .map((start) => Array.from(signs, (_, after) => start + after)),
      );
    },
    /**
     * Return the concepts in a text, with the places of its `words` that name them.
     * @param {string} text
     * @param {string[]} words its words
     * @returns {Named[]}
     */
    in(text, words) {
      const latin = latinWords(text);
      const found = latin.flatMap((_, place) => at(latin, place));
      const whole = plain(text).replace(/\s+/g, "");
      if (!isJapanese(whole)) return found;
      const its = signed.filter(({ signs }) => whole.includes(signs));
      return [...found, ...its.map(({ concept, signs }) => ({ concept, places: placesOf(signs, words) }))];
    },
  };
}

/** @param {number} number */
function tokenOf(number) {
  return `~${number}`;
}

/**
 * Return the places of the Japanese words in these signs, or around them.
 * @param {string} signs
 * @param {string[]} words
 */
function placesOf(signs, words) {
  return words.flatMap((word, place) =>
    isJapanese(word) && (word.includes(signs) || signs.includes(word)) ? [place] : [],
  );
}
