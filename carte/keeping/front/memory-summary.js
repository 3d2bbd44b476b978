// Everything kept, in words and numbers: stars of which courses, matches of which games.
import { inBook } from "../../front/page/address.js";
import { fill, h } from "../../front/page/dom.js";

/** @import { Gain } from "../../front/page/storage.js" */
/** @import { KeepingContent, KeepingStrings } from "./messages.js" */

/**
 * Return the title for a gain: its game, course or choice, the one with the longest matching name.
 * @param {string} of
 * @param {KeepingContent["titles"]} titles
 */
function titleOf(of, titles) {
  const fitting = Object.keys(titles).filter((name) => of === name || of.startsWith(`${name}-`));
  const [longest = ""] = fitting.sort((one, two) => two.length - one.length);
  return titles[longest] ?? "";
}

/**
 * Return numbers by title, and everything without one together.
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
 * @param {[title: string, count: number]} sum
 * @param {boolean} counted
 * @param {(title: string, count: number) => string} amount
 */
function item([title, count], counted, amount) {
  const number = counted || count > 1 || !title ? h("b", {}, amount(title, count)) : null;
  return h("dd", {}, title && number ? `${title} ` : title, number);
}

/**
 * Return a list of what is kept or new, by kind, or null if empty; with `most`, counts are out of that.
 * @param {{ name: string, gains: Gain[] }[]} gained
 * @param {KeepingContent} content
 * @param {KeepingStrings["keeping"]} words
 */
export function listOf(gained, { titles, most }, { kinds, of }) {
  const rows = gained
    .filter(({ gains }) => gains.length)
    .map(({ name, gains }) => {
      const { label, page, counted } = kinds[name];
      const way = page && inBook() ? h("a", { href: page }, label) : label;
      /** @param {string} title @param {number} count */
      const amount = (title, count) => {
        const all = most[name]?.[title];
        return all ? fill(of, { count, most: all }) : String(count);
      };
      const items = sums(gains, titles).map((sum) => item(sum, counted, amount));
      return h("div", { "data-kept": name }, h("dt", {}, way), ...items);
    });
  return rows.length ? h("div", { class: "carte-kept" }, h("dl", {}, ...rows)) : null;
}
