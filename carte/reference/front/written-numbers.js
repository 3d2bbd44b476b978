// Numbers as people write them, in words or in kanji, turned into digits, so that all three match.

const BELOW_TWENTY = {
  english: `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
    eighteen nineteen`.split(/\s+/),
  italian: `uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici
    diciassette diciotto diciannove`.split(/\s+/),
};
const TENS = {
  english: "twenty thirty forty fifty sixty seventy eighty ninety".split(" "),
  italian: "venti trenta quaranta cinquanta sessanta settanta ottanta novanta".split(" "),
};
const KANJI = [..."〇一二三四五六七八九"];
/** @type {Record<string, number>} */
const POWERS = { 十: 10, 百: 100 };
/** @type {Record<string, string>} */
const COUNTED = { ひとり: "1人", ふたり: "2人" };

const NAMES = new Map([...english(), ...italian()]);
const NAMED = /[a-z]+/g;
const TWO_WORDS = new RegExp(`\\b(${TENS.english.join("|")})[ -](${units("english").join("|")})\\b`, "g");
const HUNDRED = /\b(?:(?:1|a) )?hundred(?:(?: and)? (\d\d?))?\b/g;
const IN_KANJI = /[〇一二三四五六七八九十百]+/g;
const ON_FINGERS = new RegExp(Object.keys(COUNTED).join("|"), "g");

/** @param {"english" | "italian"} language */
function units(language) {
  return BELOW_TWENTY[language].slice(0, 9);
}

/** @returns {[string, number][]} */
function english() {
  const singles = [...numbered(BELOW_TWENTY.english, 1), ...numbered(TENS.english, 20, 10)];
  return [...singles, ...singles.map(([name, value]) => /** @type {[string, number]} */ ([plural(name), value]))];
}

/** @param {string} name */
function plural(name) {
  return name.endsWith("x") ? `${name}es` : `${name}s`;
}

/** In one word up to 199, a ten without its last letter before a vowel: ventuno. */
function italian() {
  const above = TENS.italian.flatMap((ten) => [
    ten,
    ...units("italian").map((unit) => (/^[uo]/.test(unit) ? ten.slice(0, -1) : ten) + unit),
  ]);
  const names = [...BELOW_TWENTY.italian, ...above];
  return numbered([...names, "cento", ...names.map((name) => `cento${name}`)], 1);
}

/**
 * @param {string[]} names
 * @param {number} first
 * @returns {[string, number][]}
 */
function numbered(names, first, step = 1) {
  return names.map((name, place) => [name, first + step * place]);
}

/**
 * Convert kanji: 二十一 is 21, and so is 二一.
 * @param {string} signs
 */
function fromKanji(signs) {
  let sum = 0;
  let digits = "";
  for (const sign of signs) {
    if (Object.hasOwn(POWERS, sign)) {
      sum += Number(digits || 1) * POWERS[sign];
      digits = "";
    } else digits += KANJI.indexOf(sign);
  }
  return String(sum + Number(digits));
}

/**
 * Return a text in lower case without accents, with its numbers in digits: tre, three and 三 are 3.
 * @param {string} text
 */
export function inDigits(text) {
  return text
    .replace(TWO_WORDS, (_, ten, unit) => String(Number(NAMES.get(ten)) + Number(NAMES.get(unit))))
    .replace(NAMED, (word) => String(NAMES.get(word) ?? word))
    .replace(HUNDRED, (_, more) => String(100 + Number(more ?? 0)))
    .replace(ON_FINGERS, (word) => COUNTED[word])
    .replace(IN_KANJI, fromKanji);
}
