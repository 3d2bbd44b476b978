// Furigana over the kanji of a page, for readers who choose them: only they load the readings. What stands above a word
// is drawn from an attribute, so that neither a screen reader nor a script meets the word twice.

const KEPT = "furigana";
const KANJI = /[一-龠々]/;
const READ = /([一-龠々\d]+)/;
const OUT = "ruby, summary, option, textarea, code, kbd, pre, svg, script, style, [lang]:not([lang|=ja])";

/** @type {HTMLButtonElement | null} */
const button = document.querySelector("[data-readings]");
const main = document.querySelector("main");
const observer = new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) annotate(node);
});

/** @type {RegExp} */
let pattern;
/** @type {[pattern: string, reading: string][]} */
let placed = []; // whose reading depends on what stands beside them
/** @type {Map<string, string>} */
let others = new Map();

/**
 * Load the readings, from a script that leaves them with its element.
 * @param {string} address
 */
async function load(address) {
  const script = document.createElement("script");
  script.src = address;
  await new Promise((loaded, failed) => {
    script.onload = loaded;
    script.onerror = failed;
    document.head.append(script);
  });
  const { carteData } = /** @type {HTMLScriptElement & { carteData: [string, string][] }} */ (script);
  placed = carteData.filter(([words]) => words.includes("(?"));
  others = new Map(carteData.slice(placed.length));
  const ways = [...placed.map(([words]) => words), [...others.keys()].join("|")];
  pattern = new RegExp(ways.map((way) => `(${way})`).join("|"), "g");
}

/** @param {Node} node */
function annotate(node) {
  const within = node instanceof Element ? node : node.parentElement;
  if (!within?.isConnected || within.closest(OUT)) return;
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  /** @type {Text[]} */
  const texts = node instanceof Text ? [node] : [];
  while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
  for (const text of texts) {
    if (KANJI.test(text.data) && !text.parentElement?.closest(OUT)) text.replaceWith(annotated(text.data));
  }
}

/** @param {string} words */
function annotated(words) {
  const whole = document.createElement("span"); // one item in a row of them
  let end = 0;
  for (const found of words.matchAll(pattern)) {
    const [word, ...ways] = found;
    const way = ways.findIndex((one) => one !== undefined);
    whole.append(words.slice(end, found.index), ...read(word, placed[way]?.[1] ?? others.get(word) ?? ""));
    end = found.index + word.length;
  }
  whole.append(words.slice(end));
  return whole;
}

/**
 * Yield a word with the reading above its kanji, and its own kana between them.
 * @param {string} word
 * @param {string} reading
 */
function* read(word, reading) {
  const parts = word.split(READ);
  const form = parts.map((part, place) => (place % 2 ? "(.+?)" : part)).join("");
  const [, ...above] = new RegExp(`^${form}$`).exec(reading) ?? [];
  for (const [place, part] of parts.entries()) yield place % 2 ? ruby(part, above[(place - 1) / 2] ?? "") : part;
}

/**
 * @param {string} kanji
 * @param {string} reading
 */
function ruby(kanji, reading) {
  const element = document.createElement("ruby");
  const above = document.createElement("rt");
  above.ariaHidden = "true";
  above.dataset.reading = reading;
  element.append(kanji, above);
  return element;
}

/**
 * Show the readings, or hide them again.
 * @param {boolean} wished
 */
async function show(wished) {
  if (!button || !main) return;
  button.ariaPressed = String(wished);
  observer.disconnect();
  if (wished) {
    pattern ?? (await load(button.dataset.readings ?? ""));
    observer.observe(main, { childList: true, subtree: true });
    annotate(main);
  }
  document.documentElement.toggleAttribute("data-furigana", wished);
}

/** @param {boolean} wished */
function tryToShow(wished) {
  show(wished).catch(() => show(false)); // without a network, readings that were never loaded cannot come
}

if (button) button.hidden = false; // without scripts it could do nothing
button?.addEventListener("click", () => {
  const wished = button.ariaPressed !== "true";
  localStorage.setItem(KEPT, wished ? "on" : "off");
  tryToShow(wished);
});
if (localStorage.getItem(KEPT) === "on") tryToShow(true);

export {};
