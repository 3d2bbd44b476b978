// Rules that differ at our table from the book: Python lists them, if our table has house rules.

import { followHouse, ourHouses } from "../../front/house/house-store.js";
import { h } from "../../front/page/dom.js";
import { createQuestions } from "../../front/page/questions.js";
import "./changed-rules.css";

/** @import { Tool } from "../../front/types.js" */
/** @import { ChangedContent, ChangedQuestions } from "./messages.js" */

/**
 * Add a line under each such rule on the page, now and whenever the house rules change; `apply(changed)` gets the
 * lines, too, by the ids of the rules.
 * @param {Pick<Tool<ChangedContent, ChangedQuestions>, "content" | "ask" | "status" | "onTrouble" | "signal">} tool
 * @param {(changed: Record<string, string>) => unknown} [apply]
 */
export function followChanged(tool, apply) {
  const { content, onTrouble, signal } = tool;
  const questions = createQuestions(tool, { onFailed: () => {} }); // without Python there is no line
  followHouse(look, signal);
  if (Object.keys(ours()).length) look();

  async function look() {
    const houses = ours();
    questions.drop();
    if (Object.keys(houses).length === 0) return tell({});
    const found = await questions.ask({ ask: "changed", houses });
    return found && tell(found.changed);
  }

  /** @param {Record<string, string>} changed */
  function tell(changed) {
    mark(changed);
    apply?.(changed);
  }

  function ours() {
    return ourHouses(content.house, onTrouble);
  }
}

/**
 * Return the line for a rule that differs at our table.
 * @param {string} text
 */
export function changedLine(text) {
  return h("p", { class: "carte-changed" }, text);
}

/** @param {Record<string, string>} changed */
function mark(changed) {
  for (const line of document.querySelectorAll("[data-entry] > .carte-changed")) line.remove();
  for (const [id, text] of Object.entries(changed)) {
    document.getElementById(id)?.querySelector(":scope > .carte-entry-about")?.before(changedLine(text));
  }
}
