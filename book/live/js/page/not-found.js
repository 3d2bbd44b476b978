// On the page for a missing address: the pages that were perhaps meant, and links that work from wherever this page is
// shown. This file is in the site, so it knows the root. An address in another language's folder gets that language's
// page.
import { distance } from "fastest-levenshtein";

const SITE = new URL("../../", import.meta.url);
const CLOSE = 0.45; // share of a name that may differ
const WORDS = 0.2; // distance between names that share only a word
const WORD = 4; // letters, at least
const MOST = 3;
const PATIENCE = 5000; // milliseconds for the words of another language
const THEMES = ["light", "dark"];

/** The root of the pages that may have been meant. */
let root = SITE;
let titles = titlesIn(document);

/**
 * Return the pages of an edition with their titles.
 * @param {Document} page
 * @returns {Record<string, string>}
 */
function titlesIn(page) {
  return JSON.parse(page.getElementById("pages")?.textContent ?? "{}");
}

/** @param {string} text */
function plain(text) {
  const letters = text.normalize("NFD").toLowerCase().replace(/\p{M}/gu, "");
  return letters
    .replace(/\.html?$/, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/**
 * Return the parts of the address below the site's root, as words, the last one first.
 * @param {string} path
 */
function asked(path) {
  const below = path.startsWith(root.pathname) ? path.slice(root.pathname.length) : path;
  return below.split("/").map(readable).map(plain).filter(Boolean).reverse();
}

/** @param {string} part */
function readable(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Return the distance between two texts: 0 if they are the same, 1 if nothing in them is.
 * @param {string} one
 * @param {string} other
 */
function apart(one, other) {
  return distance(one, other) / Math.max(one.length, other.length);
}

/**
 * Return the distance of a name from the wanted one: as a whole, or by its closest word.
 * @param {string} part
 * @param {string} name
 */
function far(part, name) {
  const words = longWords(part).flatMap((word) => longWords(name).map((other) => WORDS + apart(word, other)));
  return Math.min(apart(part, name), ...words);
}

/** @param {string} text */
function longWords(text) {
  return text.split(" ").filter(({ length }) => length >= WORD);
}

/**
 * Return the pages whose name or title is close to the wanted one, the closest first.
 * @param {string[]} parts
 */
function near(parts) {
  return (
    Object.entries(titles)
      .map(([name, title]) => {
        /** @param {string} called */
        const off = (called) => Math.min(1, ...parts.map((part) => far(part, plain(called))));
        return { name, title, address: off(name), off: Math.min(off(name), off(title)) };
      })
      .filter(({ off }) => off <= CLOSE)
      // Of two equally close, prefer a match of the address, which is what was asked for.
      .sort((one, other) => one.off - other.off || one.address - other.address)
      .slice(0, MOST)
  );
}

/** @param {{ name: string, title: string }} page */
function entry({ name, title }) {
  const link = document.createElement("a");
  link.href = new URL(`${name}.html`, root).href;
  link.textContent = title;
  const item = document.createElement("li");
  item.append(link);
  return item;
}

function offer() {
  const parts = asked(location.pathname);
  const meant = near(parts);
  const section = /** @type {HTMLElement} */ (document.getElementById("meant"));
  section.querySelector("ul")?.append(...meant.map(entry));
  section.hidden = meant.length === 0;
  const form = /** @type {HTMLFormElement} */ (document.querySelector("form"));
  form.action = new URL("rules.html", root).href;
  /** @type {HTMLInputElement} */ (form.elements.namedItem("find")).value =
    parts.find((part) => /\p{L}/u.test(part)) ?? "";
  const home = /** @type {HTMLAnchorElement} */ (document.querySelector("main > p > a"));
  home.href = new URL(home.pathname.split("/").pop() ?? "", root).href;
}

/** Use the theme chosen on other pages; the styles follow the device by default. */
function follow() {
  const mode = keptMode();
  if (mode !== null && THEMES.includes(mode)) document.documentElement.dataset.theme = mode;
}

function keptMode() {
  try {
    return localStorage.getItem("mode");
  } catch {
    return null; // a browser may refuse its storage
  }
}

/** Switch to the page of the edition in whose folder the address is. */
async function speak() {
  const languages = document.documentElement.dataset.languages?.split(" ") ?? [];
  const language = languages.find((each) => location.pathname.startsWith(new URL(`${each}/`, SITE).pathname));
  if (language === undefined) return;
  const edition = new URL(`${language}/`, SITE);
  const answer = await fetch(new URL("404.html", edition), { signal: AbortSignal.timeout(PATIENCE) });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const main = page.querySelector("main");
  if (!main) return;
  document.documentElement.lang = language;
  document.title = page.title;
  document.querySelector("main")?.replaceWith(main);
  root = edition;
  titles = titlesIn(page);
}

follow();
speak().catch(console.debug).finally(offer);
