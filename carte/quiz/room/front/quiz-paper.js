// The questions on paper, with their cards, and the answers on a page of their own.

import { suitGlyph } from "../../../front/cards/faces.js";
import { textInFaces } from "../../../front/cards/phrases.js";
import { fill, h, listed } from "../../../front/page/dom.js";
import { drawSetting } from "../../front/quiz-board.js";
import { LETTERS, SUITS } from "./answers.js";

/** @import { Skin } from "../../../front/messages.js" */
/** @import { RoomQuestion, RoomSet, RoomStrings } from "./messages.js" */

/**
 * @param {RoomSet} set
 * @param {RoomStrings} words
 * @param {Skin} skin
 * @param {(question: RoomQuestion) => string} byOf says whose rules a question follows, "" if none matter
 */
export function drawPaper({ questions }, words, skin, byOf) {
  const { room: strings, joints } = words;

  /** @param {string} text */
  const say = (text) => textInFaces(text, words, skin);

  /** @param {string} part */
  const titled = (part) => fill(joints.label, { name: strings.title, values: part });

  /** @param {RoomQuestion} question */
  function asked(question) {
    const by = byOf(question);
    const options = question.options.map(({ text }, index) =>
      h("li", {}, h("b", {}, LETTERS[index]), " ", suitGlyph(SUITS[index], skin), " ", say(text)),
    );
    return h(
      "li",
      { class: "carte-room-sheet" },
      h("h3", {}, say(question.asks)),
      by ? h("p", { class: "carte-room-by" }, say(by)) : "",
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
    const letter = fill(strings.paper_answer, { number: index + 1, letter: LETTERS[right] });
    const answer = listed([fill(joints.ended, { words: options[right].text }), says], joints.sentence);
    return h("li", {}, h("b", {}, letter), " ", say(answer));
  }

  const legend = () => h("p", { class: "carte-legend" }, words.legend);

  return [
    h("section", {}, h("h2", {}, titled(strings.paper)), legend(), h("ol", {}, ...questions.map(asked))),
    h(
      "section",
      { class: "carte-room-solutions" },
      h("h2", {}, titled(strings.paper_answers)),
      legend(),
      h("ul", {}, ...questions.map(answered)),
    ),
  ];
}
