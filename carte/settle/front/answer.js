// A question with its answer: yes or no, one sentence, the rule behind it and its source.

import { fill, h, icon, sentences } from "../../front/page/dom.js";
import { ruleLink } from "../../front/page/rule-link.js";

/** @import { Stated } from "../../engine/messages.js" */
/** @import { Say } from "../../front/types.js" */
/** @import { SettleStrings } from "./messages.js" */

/** @typedef {"yes" | "no" | "depends"} Answer */

/**
 * An answer as shown: yes or no, a sentence, and the rule behind it.
 * @typedef {object} Answered
 * @property {Answer | null} answer null while it is the book's, and our table's may be the opposite
 * @property {string} asks
 * @property {string} says
 * @property {Stated} rule
 * @property {string} [by] whose rules, if that needs saying
 * @property {string} [beside] what holds elsewhere, if that needs saying
 */

/** @type {Record<Answer, boolean | null>} */
export const GOOD = { yes: true, no: false, depends: null };

/**
 * Draw the parts of an answer, in two columns; `also` for a further one.
 * @param {Answered} answered
 * @param {SettleStrings} words
 * @param {{ say: Say, also: boolean }} manner
 */
export function drawAnswer({ answer, asks, says, rule: stated, by, beside }, words, { say, also }) {
  const strings = words.settle;
  const good = answer && GOOD[answer];
  const source = fill(strings.source, { source: stated.source });
  const element = h(
    "div",
    {},
    by ? h("p", { class: "carte-settled-by" }, by) : null,
    h("p", { class: "carte-settled-says" }, say(says)),
    stated.text === says
      ? null
      : h("p", { class: "carte-rule" }, ...sentences([h("b", {}, words.rule), say(stated.text)], words.joints)),
    h("p", { class: "carte-more" }, ruleLink(stated.id, source)),
    beside ? h("p", { class: "carte-more carte-settled-beside" }, say(beside)) : null,
  );
  const large = answer && [...(good === null ? [] : [icon(good ? "good" : "bad")]), strings[answer]];
  const parts = [
    h("p", { class: "carte-settled-asks" }, say(asks)),
    ...(large ? [h("p", { class: "carte-settled-answer" }, ...large)] : []),
    element,
  ];
  for (const part of parts) {
    part.toggleAttribute("data-also", also);
    part.dataset.tone = answer ?? "";
  }
  return parts;
}
