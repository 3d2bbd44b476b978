// Text in the form for comparison: without case, accents, endings and variants of Japanese spelling.
import { inKatakana } from "../../reference/front/kana.js";
import { inDigits } from "../../reference/front/written-numbers.js";

const LONGEST = 200; // signs of a question to read

const ACCENTS = /(?![\u3099\u309a])\p{M}/gu; // but keep the mark that turns ha into ba
const SAME_SOUND = /[ー・ッっ]/g;
const BY_MISTAKE = /(?<=[てで])しま(?:っ[たて]|い|う)/g; // an ending that tells regret, and sounds like matta
const MANY_OF_A_VALUE = /(?<=\b\d)s\b/g; // three 2s
const CONTRACTED = /(?<=\p{L})['’](?=(?:t|s|m|d|ve|re|ll)\b)/gu; // didn't; but c'è
const ADDED = /(?<=\d)\s*\+\s*(?=\d)/g;
const LETTERS_OF_RANKS = /(?<![a-z])[ajqk]+(?![a-z])\d*/g; // in Japanese: A23, JQK
/** @type {Record<string, string>} */
const NAMED = { a: "エース", j: "ジャック", q: "クイーン", k: "キング" };
/** @type {Record<string, string>} */
const V_AS_B = { ヴァ: "バ", ヴィ: "ビ", ヴェ: "ベ", ヴォ: "ボ", ヴ: "ブ" };

const LATIN = /[\p{Script=Latin}\p{N}]+/gu;
const JAPANESE = /[\p{Script=Katakana}\p{Script=Han}]/u;
const JAPANESE_RUNS = /(?:[\p{Script=Katakana}\p{Script=Han}]|\p{N}+)+/gu;
const SIGNS = /\p{N}+|./gu; // a number is one sign
const A_KANJI = /^\p{Script=Han}$/u;
const AN_ENDING = /^[ぁ-ゖ]/;
const A_PARTICLE = /^[をがはにのでともへや]/; // after a noun

/** Words too common to mean anything. */
const COMMON = new Set(
  `the a an of to in on is it i my me he his her do does did can may should will would if and or be was were has have
  had with for at by from that this there are they we you your not no so but just what when then as up us them she
  im ive hes shes thats whats whos theres dont didnt doesnt wasnt isnt arent cant wont couldnt havent got get been 1
  il lo la le gli un una di del della dei delle e ed a ad al alla da in con per che si non ha ho mi se o ma come
  sono era cosa su sul ci ce ne lui lei loro fa faccio fatto posso puo possono si quando se poi gia anche questo quello`.split(
    /\s+/,
  ),
);

/** Question words, significant only beside others: who deals. */
const ASKING = new Set(
  "who which how much many where why whose chi quale quanto quanti quanta quante dove perche".split(" "),
);

/**
 * Return a text without case, accents and variants of spelling, its numbers in digits.
 * @param {string} text
 */
function normal(text) {
  const signs = text
    .slice(0, LONGEST * 20)
    .normalize("NFKD")
    .replace(ACCENTS, "")
    .normalize("NFC")
    .toLowerCase();
  const spelt = withRanks(signs)
    .replace(BY_MISTAKE, "")
    .replace(/ヴ[ァィェォ]?/g, (sound) => V_AS_B[sound]);
  return inDigits(spelt.replace(SAME_SOUND, "").replace(CONTRACTED, ""))
    .replace(ADDED, " plus ")
    .replace(MANY_OF_A_VALUE, "");
}

/**
 * Return a Japanese text with its ranks by their names, and the numbers after them apart: A23 is asso, 2 and 3.
 * @param {string} text
 */
function withRanks(text) {
  if (!isJapanese(text)) return text;
  return text.replace(LETTERS_OF_RANKS, (ranks) => Array.from(ranks, (one) => NAMED[one] ?? ` ${one} `).join(""));
}

/** @param {string} text */
export function plain(text) {
  return inKatakana(normal(text));
}

/**
 * Return a question, cut to the longest that is read.
 * @param {string} text
 */
export function question(text) {
  return text.slice(0, LONGEST);
}

/** @param {string} text */
export function isJapanese(text) {
  return JAPANESE.test(text);
}

/**
 * Return the words of a text: Latin ones without their endings, and in Japanese, which has no blanks, each sign with
 * the next.
 * @param {string} text
 */
export function words(text) {
  const signs = normal(text);
  const japanese = [...signs.matchAll(JAPANESE_RUNS)].flatMap(({ 0: run, index }) =>
    isJapanese(run) ? pairsOf(run, signs.slice(index + run.length)) : [],
  );
  return [...(signs.match(LATIN) ?? []).map(stem), ...japanese.map(inKatakana)];
}

/**
 * Return the Latin words and the numbers of a text, with their endings.
 * @param {string} text
 */
export function latinWords(text) {
  return normal(text).match(LATIN) ?? [];
}

/**
 * Return the pairs in a run of kanji, katakana and numbers that ends at a hiragana of grammar, and a kanji that is a
 * word by itself: 場が; or the stem of one: 抜く, 取れる.
 * @param {string} run
 * @param {string} after what follows it
 */
function pairsOf(run, after) {
  const signs = run.match(SIGNS) ?? [];
  const last = signs[signs.length - 1];
  const isStem = AN_ENDING.test(after) && !A_PARTICLE.test(after);
  const alone = A_KANJI.test(last) && (signs.length === 1 || isStem) ? [last] : [];
  return [...signs.slice(1).map((sign, place) => signs[place] + sign), ...alone];
}

/** @param {string} word */
export function isNumber(word) {
  return /^\d+$/.test(word);
}

/** @param {string} word */
export function isCommon(word) {
  return STEMMED.has(word);
}

/** @param {string} word */
export function isAsking(word) {
  return STEMMED_ASKING.has(word);
}

/**
 * Return a word without its English or Italian ending: deals, dealing → deal; carta, carte → cart.
 * @param {string} word
 */
function stem(word) {
  let left = word;
  if (left.length > 3 && left.endsWith("s") && !left.endsWith("ss")) left = left.slice(0, -1);
  if (left.length > 5) left = left.replace(/(?:ing|ed)$/, "");
  return left.length > 3 ? left.replace(/[aeiou]$/, "") : left;
}

const STEMMED = new Set([...COMMON].map(stem));
const STEMMED_ASKING = new Set([...ASKING].map(stem));

/**
 * Return how alike two words are: 1 if equal, less if one begins like the other or has a typo or two, else 0.
 * @param {string} typed
 * @param {string} known
 */
export function likeness(typed, known) {
  if (typed === known) return 1;
  const [short, long] = [typed.length, known.length].sort((one, other) => one - other);
  if (short < 3 || /\d/.test(typed)) return 0;
  if (known.startsWith(typed)) return 0.5 + (0.35 * short) / long;
  const most = typed.length > 6 ? 2 : typed.length > 3 ? 1 : 0;
  if (long - short > most || most === 0) return 0;
  const slips = distance(typed, known, most);
  return slips > most ? 0 : 0.8 - 0.2 * slips + (typed[0] === known[0] ? 0.1 : 0);
}

/**
 * Return how many letters are changed, missing, added or swapped with the next; more than `most` is most + 1.
 * @param {string} one
 * @param {string} other
 * @param {number} most
 */
function distance(one, other, most) {
  let before = /** @type {number[]} */ ([]);
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let place = 1; place <= other.length; place += 1) {
      const same = one[row - 1] === other[place - 1];
      now[place] = Math.min(last[place] + 1, now[place - 1] + 1, last[place - 1] + (same ? 0 : 1));
      if (row > 1 && place > 1 && one[row - 1] === other[place - 2] && one[row - 2] === other[place - 1]) {
        now[place] = Math.min(now[place], before[place - 2] + 1);
      }
    }
    if (Math.min(...now) > most) return most + 1;
    before = last;
    last = now;
  }
  return last[other.length];
}
