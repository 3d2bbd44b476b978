// The line that says whether a page goes by the rules of our table, and what the book has: with a way to
// where they are chosen, and a switch.

import { actionButton, relabel } from "../page/actions.js";
import { inBook } from "../page/address.js";
import { fill, h } from "../page/dom.js";
import { agree, fittingRules, toldTogether, usualOf } from "./rules.js";
import { followHouse, ourRules } from "./store.js";
import "./house.css";

/** @import { NamedRule, OnTrouble, Options, OursWords } from "../types.js" */

const PAGE = "house.html";
const MOST = 2; // rules that a line tells

/**
 * The line: show(slug, plans, options) tells what `options` are. It is not there while our table plays by the
 * book, and where hide() says that no house rule matters. Where there is an onChoose(options), it has a switch from
 * ours to the book's and back.
 * @param {object} page
 * @param {OursWords} page.words
 * @param {OnTrouble} page.onTrouble
 * @param {AbortSignal} page.signal
 * @param {(options: Options) => unknown} [page.onChoose]
 */
export function createOurs({ words, onTrouble, signal, onChoose }) {
  const text = h("span", {});
  /** @type {Options} */
  let others = {}; // what the switch turns to
  const turn = actionButton("ours", "", () => onChoose?.(others));
  turn.hidden = !onChoose;
  const element = h("p", { class: "carte-ours", hidden: true }, text, turn);
  /** @type {[string, NamedRule[], Options] | null} */
  let shown = null;
  followHouse(() => shown && show(...shown), signal);

  /**
   * @param {string} slug
   * @param {NamedRule[]} plans
   * @param {Options} options all of them, or those that are not the book's
   */
  function show(slug, plans, options) {
    shown = [slug, plans, options];
    const ours = ourRules(slug, plans, onTrouble);
    element.hidden = !ours;
    if (!ours) return;
    const usual = usualOf(plans);
    const now = fittingRules(plans, options);
    const by = agree(plans, now, ours) ? "ours" : agree(plans, now, usual) ? "book" : "others";
    others = by === "ours" ? usual : ours;
    element.dataset.by = by;
    const [before, after] = fill(words[by], { rules: toldTogether(plans, ours, words, MOST) }).split("{page}");
    text.replaceChildren(before, inBook() ? h("a", { href: `${PAGE}#${slug}` }, words.page) : words.page, after);
    relabel(turn, by === "ours" ? words.to_book : words.to_ours);
  }

  function hide() {
    shown = null;
    element.hidden = true;
  }

  return { element, show, hide };
}
