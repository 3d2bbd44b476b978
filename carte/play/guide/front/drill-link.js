// The way from a rule to the level that drills it on other cards, where there is a book to go on in.

import { inBook } from "../../../front/page/address.js";
import { leaveFor } from "../../../front/page/detour.js";
import { fill, h, icon } from "../../../front/page/dom.js";

/** @import { Joints, RuleId } from "../../../engine/messages.js" */
/** @import { GuideContent } from "./messages.js" */

/**
 * Return the link beside a sentence about a rule, and what happens to the deal; `alone`, without a sentence, it names
 * the drill, which else only a screen reader says. Null if no level drills the rule.
 * @param {Pick<GuideContent, "drills" | "strings" | "level">} content
 * @param {RuleId} rule
 * @param {Joints} joints
 * @param {{ title?: string, alone?: boolean }} [manner]
 */
export function detourTo({ drills, strings, level }, rule, joints, { title, alone = false } = {}) {
  const drill = drills[rule];
  if (!drill || !inBook()) return null;
  const { href, stage } = drill;
  const where = h("span", { class: "carte-unseen" }, fill(joints.label, { name: "", values: stage }));
  const label = alone ? [fill(strings.drill, { stage })] : [strings.detour, where];
  const click = () => leaveFor(href, level);
  return h("a", { class: "carte-detour", href, title, click }, icon("fan"), h("span", {}, ...label));
}
