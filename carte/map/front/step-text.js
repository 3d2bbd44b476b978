// A step in words: what its button says, and why it comes next.

import { fill } from "../../front/page/dom.js";

/** @import { StepWords } from "./messages.js" */
/** @import { Step } from "./next-step.js" */

/**
 * @param {Step} step
 * @param {Record<string, StepWords>} words
 */
export function stepText({ reason, course, stage, level }, words) {
  const { label, why } = words[reason];
  const facts = { course: course?.title ?? "", stage: stage?.title ?? "", level: level ?? 0 };
  return { label: fill(label, facts), why: fill(why, facts) };
}
