// The result of a set: how many were right in each question, and which rule to repeat tonight.

import { textInFaces } from "../../../front/cards/phrases.js";
import { actionButton } from "../../../front/page/actions.js";
import { fill, h } from "../../../front/page/dom.js";
import { ruleLink } from "../../../front/page/rule-link.js";
import { sumOf } from "./answers.js";

/** @import { Skin } from "../../../front/messages.js" */
/** @import { RoomQuestion, RoomSet, RoomStrings } from "./messages.js" */

/** @typedef {{ words: RoomStrings, skin: Skin }} Manner */

/**
 * @param {RoomSet} set
 * @param {(number[] | null)[]} counts
 * @param {Manner} manner
 * @param {() => unknown} again
 */
export function drawEnd({ questions }, counts, manner, again) {
  const { words, skin } = manner;
  const strings = words.room;
  const results = questions.map((question, index) => resultOf(question, counts[index], index));
  const counted = results.filter(({ all }) => all > 0);
  const [worst] = counted.toSorted((one, other) => one.share - other.share);
  const head = !worst
    ? strings.uncounted
    : worst.share === 1
      ? strings.all_right
      : fill(strings.repeat, { Rule: worst.rule });
  return [
    h("p", { class: "carte-summary-title" }, strings.over),
    h(
      "p",
      { class: "carte-room-repeat", "data-repeat": worst && worst.share < 1 ? worst.key : false },
      textInFaces(head, words, skin),
    ),
    h("ol", { class: "carte-room-results" }, ...results.map((result) => drawResult(result, manner))),
    h("div", { class: "carte-actions" }, actionButton("restart", strings.from_start, again, { drawn: "undo" })),
  ];
}

/**
 * @param {RoomQuestion} question
 * @param {number[] | null} held
 * @param {number} index
 */
function resultOf({ options, rules, key, about }, held, index) {
  const all = sumOf(held);
  const right = held?.[options.findIndex((option) => option.right)] ?? 0;
  return { number: index + 1, key, about, rule: rules[0].text, right, all, share: all ? right / all : 1 };
}

/**
 * @param {ReturnType<typeof resultOf>} result
 * @param {Manner} manner
 */
function drawResult({ number, key, about, rule, right, all }, { words, skin }) {
  const line = fill(all ? words.room.line : words.room.line_uncounted, { number, right, all });
  const text = ruleLink(about, textInFaces(rule, words, skin));
  return h(
    "li",
    { "data-result": key, "data-share": all ? Math.round((100 * right) / all) : false },
    h("b", {}, line),
    all ? h("meter", { min: 0, max: all, value: right, "aria-label": line }) : null,
    h("p", {}, text),
  );
}
