// The link from a rule's name to the rule in the book's index of rules.
import { inBook } from "./address.js";
import { h } from "./dom.js";

/** @import { RuleId } from "../../engine/messages.js" */

/**
 * A text that links to a rule; just the text if there is no rule, or no book around.
 * @template {string | Node} Text
 * @param {RuleId | null | undefined} rule
 * @param {Text} text
 * @returns {Text | HTMLElement}
 */
export function ruleLink(rule, text) {
  return rule && inBook() ? h("a", { href: `rules.html#${rule}` }, text) : text;
}
