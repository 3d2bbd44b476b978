// The way from a rule to the level that drills it on other cards, where there is a book to go on in.

import { inBook } from "../../../front/page/address.js";
import { leaveFor } from "../../../front/page/detour.js";
import { fill, h, icon } from "../../../front/page/dom.js";

/** @import { RuleId } from "../../../engine/messages.js" */
/** @import { GuideContent } from "./messages.js" */

/**
 * Return the link beside a sentence about a rule, and what happens to the deal; `alone`, without a sentence, it names
 * the drill. Null if no level drills the rule.
 * @param {Pick<GuideContent, "drills" | "strings" | "level">} content
 * @param {RuleId} rule
 * @param {{ title?: string, alone?: boolean }} [manner]
 */
export function detourTo({ drills, strings, level }, rule, { title, alone = false } = {}) {
  const drill = drills[rule];
  if (!drill || !inBook()) return null;
  const { href, stage } = drill;
  const label = alone ? fill(strings.drill, { stage }) : strings.detour;
  const click = () => leaveFor(href, level);
  return h("a", { class: "carte-detour", href, title, click }, icon("fan"), h("span", {}, label));
}
