// A reason with its rule, linked to the book.
import { inBook } from "../../../front/page/address.js";
import { fill, h, sentences } from "../../../front/page/dom.js";

/** @import { Joints } from "../../../engine/messages.js" */
/** @import { SittingContent } from "../../front/messages.js" */
/** @import { Reason } from "./messages.js" */

/**
 * Return the sentence of {text, rule}; `rules` are the statements by id.
 * @param {Reason} reason
 * @param {Pick<SittingContent, "rules" | "words">} content
 * @param {Joints} joints
 */
export function because({ text, rule }, { rules, words }, joints) {
  if (!rule) return text;
  const statement = rules[rule] ?? "";
  if (!inBook()) return h("span", { "data-rule": rule, title: statement }, text);
  const name = fill(joints.label, { name: words.by_rule, values: statement }); // the link alone says where it leads
  const way = { href: `rules.html#${rule}`, "aria-label": name, title: name, "aria-live": "off" }; // read, not heard
  const link = h("a", way, words.by_rule);
  return h("span", { "data-rule": rule }, ...sentences([text, link], joints));
}
