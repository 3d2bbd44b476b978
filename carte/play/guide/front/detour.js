// The way from a rule to the level that drills it on other cards, where there is a book to go on in.

import { inBook } from "../../../front/page/address.js";
import { h, icon } from "../../../front/page/dom.js";

/** @import { RuleId } from "../../../front/types.js" */
/** @import { GuideContent } from "./types.js" */

/**
 * The link beside a sentence about a rule, with what becomes of the deal; null where no level drills it.
 * @param {Pick<GuideContent, "drills" | "told">} content
 * @param {RuleId} rule
 * @param {string} [title]
 */
export function detourTo({ drills, told }, rule, title) {
  const href = drills[rule];
  if (!href || !inBook()) return null;
  return h("a", { class: "carte-detour", href, title }, icon("deal"), h("span", {}, told.detour));
}
