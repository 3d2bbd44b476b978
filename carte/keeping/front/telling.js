// What is kept, in words and numbers: stars of which courses, matches of which games.
import { inBook } from "../../front/page/address.js";
import { h } from "../../front/page/dom.js";

/** @import { Gain } from "../../front/page/storage.js" */
/** @import { KeepingContent, KeepingWords } from "./types.js" */

/**
 * The title of what a gain is of: its game, course or choice, the one with the longest such name.
 * @param {string} of
 * @param {KeepingContent["titles"]} titles
 */
function titleOf(of, titles) {
  const fitting = Object.keys(titles).filter((name) => of === name || of.startsWith(`${name}-`));
  const [longest = ""] = fitting.sort((one, two) => two.length - one.length);
  return titles[longest] ?? "";
}

/**
 * Numbers by title, and without one all together.
 * @param {Gain[]} gains
 * @param {KeepingContent["titles"]} titles
 */
function sums(gains, titles) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const { of, count } of gains) {
    const title = titleOf(of, titles);
    found.set(title, (found.get(title) ?? 0) + count);
  }
  return [...found];
}

/**
 * @param {[string, number]} sum
 * @param {boolean} counted
 */
function item([title, count], counted) {
  const number = counted || count > 1 || !title ? h("b", {}, String(count)) : null;
  return h("dd", {}, title && number ? `${title} ` : title, number);
}

/**
 * A list of what is kept or new, by kind, or null where there is nothing.
 * @param {{ name: string, gains: Gain[] }[]} gained
 * @param {KeepingContent} content
 * @param {KeepingWords["keeping"]} words
 */
export function listOf(gained, { titles }, { kinds }) {
  const rows = gained
    .filter(({ gains }) => gains.length)
    .map(({ name, gains }) => {
      const { label, page, counted } = kinds[name];
      const way = page && inBook() ? h("a", { href: page }, label) : label;
      const items = sums(gains, titles).map((sum) => item(sum, counted));
      return h("div", { "data-kept": name }, h("dt", {}, way), ...items);
    });
  return rows.length ? h("div", { class: "carte-kept" }, h("dl", {}, ...rows)) : null;
}
