// The questions on paper, with their cards, and the answers on a page of their own.

import { suitGlyph } from "../../../front/cards/faces.js";
import { fill, h } from "../../../front/page/dom.js";
import { drawSetting } from "../../front/quizboard.js";
import { LETTERS, SUITS } from "./answers.js";

/** @import { Skin } from "../../../front/types.js" */
/** @import { RoomQuestion, RoomSet, RoomWords } from "./types.js" */

/**
 * @param {RoomSet} set
 * @param {RoomWords} words
 * @param {Skin} skin
 */
export function drawPaper({ questions }, words, skin) {
  const said = words.room;

  /** @param {RoomQuestion} question */
  function asked(question) {
    const options = question.options.map(({ text }, index) =>
      h("li", {}, h("b", {}, LETTERS[index]), " ", suitGlyph(SUITS[index], skin), " ", text),
    );
    return h(
      "li",
      { class: "carte-room-sheet" },
      h("h3", {}, question.asks),
      ...drawSetting(question, words, skin),
      h("ul", {}, ...options),
    );
  }

  /**
   * @param {RoomQuestion} question
   * @param {number} index
   */
  function answered({ options, says }, index) {
    const right = options.findIndex((option) => option.right);
    const letter = fill(said.paper_answer, { number: index + 1, letter: LETTERS[right] });
    return h("li", {}, h("b", {}, letter), ` ${options[right].text}. ${says}`);
  }

  return [
    h("section", {}, h("h2", {}, `${said.title}: ${said.paper}`), h("ol", {}, ...questions.map(asked))),
    h(
      "section",
      { class: "carte-room-solutions" },
      h("h2", {}, `${said.title}: ${said.paper_answers}`),
      h("ul", {}, ...questions.map(answered)),
    ),
  ];
}
