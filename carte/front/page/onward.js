// The next step for the reader once something has ended: a tool asks for it, and the page of the book knows it.

import { inBook } from "./address.js";
import { h, icon } from "./dom.js";
import "./onward.css";

/**
 * What has ended: a level's or a stage's id, or the game of a match or of puzzles; `won` where one can lose.
 * @typedef {{ what: "guide" | "stage" | "match" | "daily" | "puzzles", of: string, won?: boolean }} Ended
 */

/**
 * Where to go, what the button says, and why; `reason` is its id.
 * @typedef {{ reason: string, href: string, label: string, why: string }} NextStep
 */

/** @type {((ended: Ended | null) => NextStep | null) | null} */
let decide = null;

/** @type {Set<() => unknown>} */
const waiting = new Set();

/**
 * Have `answer` decide on this page, from now on.
 * @param {(ended: Ended | null) => NextStep | null} answer
 */
export function decideBy(answer) {
  decide = answer;
  for (const apply of waiting) apply();
  waiting.clear();
}

/**
 * Call `apply` once the page decides, if that comes after its widgets: they are drawn without it until then.
 * @param {() => unknown} apply
 * @param {AbortSignal} signal
 */
export function onceDecided(apply, signal) {
  if (decide) return;
  waiting.add(apply);
  signal.addEventListener("abort", () => waiting.delete(apply));
}

/**
 * What is best next for the reader once something has ended, or at any other time; null where there is no book to go on
 * in.
 * @param {Ended | null} ended
 */
export function nextStep(ended = null) {
  return inBook() && decide ? decide(ended) : null;
}

/**
 * The link to a step, the main button of its place, and why it is next.
 * @param {NextStep} step
 */
export function linkTo({ reason, href, label, why }) {
  const link = h(
    "a",
    { class: "carte-button carte-main", href, "data-next": reason },
    h("span", {}, label),
    icon("next"),
  );
  return h("div", { class: "carte-next-step" }, link, h("p", { class: "carte-why" }, why));
}
