// Whether a case holds under the rules of our table, if they differ from the book's, with a switch to the book.

import { createHouseLine } from "../../front/house/house-line.js";
import { usualOf } from "../../front/house/house-rules.js";
import { ourHouses } from "../../front/house/house-store.js";
import { h } from "../../front/page/dom.js";
import { createQuestions } from "../../front/page/questions.js";
import { gamesOf } from "./case-filter.js";

/** @import { Tool } from "../../front/types.js" */
/** @import { CasesContent, CasesQuestions, CasesStrings } from "./messages.js" */
/** @import { Question } from "./quiz-board.js" */

/**
 * The `line` of house rules, and the `mark` beside a case: tell(question) asks Python for it. game() is the reader's
 * choice, if any. onTurn() is called when the reader switches to the book's rules or back to ours.
 * @param {Omit<Tool<CasesContent, CasesQuestions, CasesStrings>, "header">} tool
 * @param {{ game: () => string, onTurn: () => unknown }} quiz
 */
export function createHouseCheck(tool, { game, onTurn }) {
  const { content, words, say, onTrouble } = tool;
  const { marked: ours, unmarked: book, unmark: to_book, mark: to_ours } = words.quiz;
  const last = createQuestions(tool, { onFailed: () => {} }); // without Python there is no mark
  let isOurs = true; // whether cases are marked by the rules of our table
  const line = createHouseLine(tool, {
    strings: { ...content.ours, ours, book, to_book, to_ours },
    onChoose: () => {
      isOurs = !isOurs;
      onTurn();
    },
  });
  const mark = h("p", { class: "carte-quiz-ours", "aria-live": "polite" });

  return {
    line: line.element,
    mark,
    /** The house rules of our table by game, for making cases: none while the book's rules apply. */
    houses: () => (isOurs ? ourHouses(content.house, onTrouble) : {}),
    /** @param {Question} question */
    async tell(question) {
      const every = gamesOf(question);
      const its = every.includes(game()) ? [game()] : every;
      const all = ourHouses(content.house, onTrouble);
      const own = Object.fromEntries(its.flatMap((one) => (Object.hasOwn(all, one) ? [[one, all[one]]] : [])));
      const [slug] = [...Object.keys(own), ...its];
      const plans = content.house[slug];
      last.drop();
      mark.textContent = "";
      line.show(slug, plans, (isOurs && own[slug]) || usualOf(plans));
      if (!Object.hasOwn(own, slug) || !isOurs) return;
      const { key } = question;
      const found = await last.ask({ ask: "ours", key, houses: own });
      if (!found) return;
      mark.dataset.holds = String(found.holds);
      mark.replaceChildren(say(found.says));
    },
  };
}
