// Finding entries in the page around: hides those that do not match, and keeps the search in the address.
import { addressed } from "../../front/page/address.js";
import { fill, h, pushButton, uniqueName } from "../../front/page/dom.js";
import { createWidget } from "../../front/widget.js";
import { followChanged } from "./changed-rules.js";
import { inKatakana } from "./kana.js";
import { keepSearched, LONGEST, searched } from "./query.js";
import { inDigits } from "./written-numbers.js";
import "./finder.css";

/** @import { Tool } from "../../front/types.js" */
/** @import { ChangedContent, ChangedQuestions, FinderStrings } from "./messages.js" */

const ENTRIES = "[data-entry]";

/** @typedef {{ element: HTMLElement, section: HTMLElement | null, text: string }} Entry */

/**
 * Return words in the form for comparison: without case and accents, and all Japanese syllables as katakana.
 * @param {string} text
 */
function plain(text) {
  return inKatakana(text.normalize("NFKD").replace(/\p{M}/gu, "")).toLowerCase();
}

/**
 * Return the part of the page under a heading, which the heading belongs to, too; none in a notebook.
 * @param {Element} entry
 * @returns {HTMLElement | null}
 */
function sectionOf(entry) {
  return entry.closest("section:not(.carte)");
}

/**
 * Return every entry with its words for the search: its own, its synonyms, its heading; numbers also in digits.
 * @returns {Entry[]}
 */
function readEntries() {
  const elements = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(ENTRIES));
  return [...elements].map((element) => {
    const section = sectionOf(element);
    const heading = section?.querySelector("h2, h3")?.textContent ?? "";
    const own = [...element.querySelectorAll("[data-find]")].map(({ textContent }) => textContent);
    const more = element.dataset.words ?? "";
    const text = plain([heading, ...own, more].join(" "));
    return { element, section, text: `${text} ${inDigits(text)}` };
  });
}

/**
 * Show the entries that have all the words of `text`, and the sections that have such entries.
 * @param {Entry[]} entries
 * @param {string} text
 */
function sift(entries, text) {
  const all = plain(text).split(/\s+/).filter(Boolean);
  const words = all.map((word) => ({ typed: word, digits: inDigits(word) }));
  const shown = new Set();
  let count = 0;
  for (const { element, section, text: own } of entries) {
    const fits = words.every(({ typed, digits }) => own.includes(typed) || own.includes(digits));
    element.hidden = !fits;
    if (fits) {
      count += 1;
      shown.add(section);
    }
  }
  for (const { section } of entries) if (section) section.hidden = !shown.has(section);
  return count;
}

/**
 * A search field over the entries of the page.
 * @param {Tool<ChangedContent, ChangedQuestions, FinderStrings>} tool
 */
function drawFinder(tool) {
  const { body, words, signal } = tool;
  const entries = readEntries();
  const field = h("input", {
    type: "search",
    id: uniqueName("find"),
    placeholder: words.find_example,
    autocomplete: "off",
    spellcheck: "false",
    "data-find-text": true,
    maxlength: LONGEST,
  });
  const clear = pushButton({ class: "carte-button", "data-action": "clear" }, words.find_clear);
  const count = h("p", { class: "carte-found", role: "status" });
  /** @param {string} text */
  const show = (text) => {
    const matches = sift(entries, text);
    const values = { found: matches, all: entries.length, text };
    const message = !text.trim() ? words.find_all : matches ? words.find_some : words.find_none;
    count.textContent = fill(message, values);
    clear.disabled = !text;
  };
  /** @param {string} text */
  const set = (text) => {
    field.value = text;
    show(text);
  };
  const drop = () => {
    set("");
    keepSearched("");
    field.focus();
  };
  /** A link to a hidden entry ends the search. */
  const reveal = () => {
    const target = document.getElementById(addressed());
    if (!target?.matches(ENTRIES)) return;
    if (target.hidden) {
      set("");
      keepSearched("");
    }
    target.scrollIntoView();
  };
  field.addEventListener("input", () => {
    show(field.value);
    keepSearched(field.value.trim());
  });
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !field.value) return;
    event.preventDefault();
    drop();
  });
  clear.addEventListener("click", drop);
  window.addEventListener("popstate", () => set(searched()), { signal });
  window.addEventListener("hashchange", reveal, { signal });
  body.append(
    h(
      "form",
      { class: "carte-finder", role: "search", submit: (event) => event.preventDefault() },
      h("label", { for: field.id }, words.find_label),
      h("div", {}, field, clear),
      count,
    ),
  );
  set(searched());
  followChanged(tool);
  if (location.hash) reveal();
}

export default createWidget({ draw: drawFinder, isHeadless: true });
