// The link to the next stage: to its heading, since its prose comes before its levels.

/** @import { NextStep } from "../../front/page/onward.js" */
/** @import { Stage } from "./messages.js" */

const FRESH = ["stage", "lost"]; // the reasons for a stage from its first level on

/**
 * The `next` stage of the lesson at `root`, with its section in place of its level if the page has one.
 * @param {Stage["next"]} next
 * @param {HTMLElement} root
 */
export function byHeading(next, root) {
  const section = next && document.getElementById(next.level)?.closest("section[id]");
  return section && !section.contains(root) ? { ...next, level: section.id } : next;
}

/**
 * A step to a stage that the reader has not begun, if it is on this page: to its heading.
 * @param {NextStep} step
 * @returns {NextStep}
 */
export function toHeading(step) {
  if (!FRESH.includes(step.reason)) return step;
  const section = document.getElementById(step.href.replace(/.*#/, ""))?.closest("section[id]");
  return section ? { ...step, href: `#${section.id}` } : step;
}
