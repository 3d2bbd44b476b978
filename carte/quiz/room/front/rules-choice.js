// Whose rules the questions follow: ours, if they have the same answers under them as under their own.

import { createHouseLine, lineOnPaper } from "../../../front/house/house-line.js";
import { ourHouses } from "../../../front/house/house-store.js";
import { createQuestions } from "../../../front/page/questions.js";

/** @import { Options } from "../../../engine/messages.js" */
/** @import { RoomQuestion } from "./messages.js" */
/** @import { RoomWidget } from "./types.js" */

/**
 * The line that says so: ask(questions) begins with the book's rules, and calls onTold() whenever the results of
 * tell(question) and onPaper(question) change.
 * @param {Pick<RoomWidget, "content" | "status" | "say" | "ask" | "signal" | "onTrouble">} tool
 * @param {() => unknown} onChange
 */
export function createRulesChoice(tool, onChange) {
  const { content, onTrouble } = tool;
  const line = createHouseLine(tool, { strings: content.ours });
  const last = createQuestions(tool, { onFailed: () => {} }); // without Python the rules are the book's
  /** @type {Record<string, Options>} */
  let by = {}; // the house rules by which each question is put, by its key; else it is the book's

  return {
    element: line.element,
    /** @param {RoomQuestion[]} questions */
    async ask(questions) {
      last.drop();
      by = {};
      onChange();
      const houses = ourHouses(content.house, onTrouble);
      const keys = questions
        .filter(({ game, article }) => !article && Object.hasOwn(houses, game))
        .map(({ key }) => key);
      const found = keys.length ? await last.ask({ ask: "by", keys, houses }) : null;
      if (!found) return;
      by = found.by;
      onChange();
    },
    /** @param {RoomQuestion} question */
    tell({ key, game, article }) {
      if (article) return line.hide(); // procedure depends on no house rule
      return line.show(game, content.house[game], by[key] ?? {});
    },
    /** @param {RoomQuestion} question */
    onPaper({ key, game, article }) {
      return article ? "" : lineOnPaper(game, content.house[game], by[key] ?? {}, content.ours, onTrouble);
    },
  };
}
