// The line that says whether a page uses the rules of our table, and how the book differs, with a link to where they
// are chosen, and a switch.

import { actionButton, relabel } from "../page/actions.js";
import { inBook } from "../page/address.js";
import { fill, h } from "../page/dom.js";
import { agree, fittingRules, sentencesOf, usualOf } from "./house-rules.js";
import { followHouse, ourRules } from "./house-store.js";
import "./house.css";

/** @import { NamedRule, Options } from "../../engine/messages.js" */
/** @import { OursStrings } from "../messages.js" */
/** @import { OnTrouble, Tool } from "../types.js" */

/**
 * The words of the line; `sent` is for rules that can only come from a link.
 * @typedef {OursStrings & { sent?: string }} LineStrings
 */

const PAGE = "house.html";
const MOST = 2; // rules that a line tells

/**
 * Whose rules `options` are, as a template for the {page} where ours are chosen, and the other ones; null while our
 * table plays by the book, unless a page has a word for rules that were `sent`.
 * @param {string} slug
 * @param {NamedRule[]} plans
 * @param {Options} options all of them, or those that are not the book's
 * @param {LineStrings} words
 * @param {OnTrouble} onTrouble
 */
function byWhom(slug, plans, options, words, onTrouble) {
  const ours = ourRules(slug, plans, onTrouble);
  const usual = usualOf(plans);
  const now = fittingRules(plans, options);
  const by = ours && agree(plans, now, ours) ? "ours" : agree(plans, now, usual) ? "book" : "others";
  const sent = by === "others" ? words.sent : undefined;
  if (!ours && !sent) return null;
  const sentence = fill(sent ?? words[by], { rules: sentencesOf(plans, (!sent && ours) || now, words, MOST) });
  const toBook = !ours || by === "ours";
  return /** @type {const} */ ({ by, sentence, others: toBook ? usual : ours, toBook });
}

/**
 * The words of the line, for paper: "" while our table plays by the book.
 * @type {(...given: Parameters<typeof byWhom>) => string}
 */
export function lineOnPaper(...given) {
  const found = byWhom(...given);
  return found ? fill(found.sentence, { page: given[3].page }) : "";
}

/**
 * The line: show(slug, plans, options) says whose `options` they are. It is hidden while our table plays by the book,
 * and by hide() if no house rule matters. With an onChoose(options), it has a switch from ours to the book's and back.
 * @param {Pick<Tool<unknown>, "say" | "onTrouble" | "signal">} tool
 * @param {object} line
 * @param {LineStrings} line.strings
 * @param {(options: Options) => unknown} [line.onChoose]
 */
export function createHouseLine({ say, onTrouble, signal }, { strings, onChoose }) {
  const text = h("span", {});
  /** @type {Options} */
  let others = {}; // the rules that the switch turns to
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
    const found = byWhom(slug, plans, options, strings, onTrouble);
    element.hidden = !found;
    if (!found) return;
    const { by, sentence } = found;
    others = found.others;
    element.dataset.by = by;
    const [before, ...after] = sentence.split("{page}");
    const link = inBook() ? h("a", { href: `${PAGE}#${slug}` }, strings.page) : strings.page;
    text.replaceChildren(say(before), ...after.flatMap((rest) => [link, say(rest)]));
    relabel(turn, found.toBook ? strings.to_book : strings.to_ours);
  }

  function hide() {
    shown = null;
    element.hidden = true;
  }

  return { element, show, hide };
}
