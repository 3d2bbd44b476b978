// What a reader remembers of closed piles: three questions when the last cards are to be played.

import { drawJudged } from "../../../counting/front/by-hand.js";
import { smallCard } from "../../../front/cards/faces.js";
import { rowControl } from "../../../front/fields/entries.js";
import { actionButton } from "../../../front/page/actions.js";
import { h } from "../../../front/page/dom.js";
import { drawFold } from "../../../front/page/fold.js";
import { createQuestions } from "../../../front/page/questions.js";

/** @import { Moment, Sitting } from "../../front/messages.js" */
/** @import { SittingTool } from "../../front/types.js" */
/** @import { RecallQuestion } from "./messages.js" */

/**
 * `element` goes below the table; offer(moment) has the questions at a moment that allows them, once the reader opens
 * it, and clear() takes them away.
 * @param {SittingTool} tool
 * @param {{ sitting: () => Sitting }} table
 */
export function createRecall(tool, { sitting }) {
  const { content, words, skin, status } = tool;
  const strings = content.words.recall;
  const questions = createQuestions(tool, { onFailed: (reason) => status.note("bad", reason) });
  const place = h("div", { class: "carte-recall" });
  const check = actionButton("recall", strings.check, judge, { kind: "carte-main" });
  const buttons = h("div", { class: "carte-actions" }, check);
  const element = drawFold(strings.title, { "data-fold": "recall", hidden: true }, place, buttons);
  /** @type {Record<string, string[]>} */
  let given = {};
  let isAsked = false;
  check.hidden = true;
  element.addEventListener("toggle", () => element.open && !isAsked && ask());

  function clear() {
    questions.drop();
    isAsked = false;
    given = {};
    element.hidden = true;
    element.open = false;
    check.hidden = true;
    place.replaceChildren();
  }

  async function ask() {
    isAsked = true;
    const found = await questions.ask({ ask: "recall", sitting: sitting() }, { retry: ask });
    if (!found) return;
    place.replaceChildren(h("p", { class: "carte-how" }, strings.about), ...found.questions.map(drawQuestion));
    check.hidden = false;
  }

  /** @param {RecallQuestion} question */
  function drawQuestion({ id, text, several, options }) {
    given[id] = [];
    if (several) return drawSeveral(id, text, options);
    const row = rowControl(`recall-${id}`, text, options, /** @type {string | null} */ (null), (value) => {
      given[id] = value === null ? [] : [value];
    });
    return h("div", { class: "carte-hand-item", "data-item": id }, row);
  }

  /**
   * A question whose options are cards, any number of which may be picked.
   * @param {string} id
   * @param {string} label
   * @param {RecallQuestion["options"]} options
   */
  function drawSeveral(id, label, options) {
    const cards = options.map(({ value, text }) => {
      /** @type {HTMLInputElement} */
      const box = h("input", {
        type: "checkbox",
        class: "carte-unseen",
        "data-field": `recall-${id}`,
        value,
        change: () => {
          given[id] = box.checked ? [...given[id], value] : given[id].filter((one) => one !== value);
        },
      });
      return h("label", {}, box, smallCard(value, text, skin()));
    });
    return h(
      "fieldset",
      { class: "carte-hand-item", "data-item": id },
      h("legend", {}, label),
      h("div", { class: "carte-recall-cards" }, ...cards),
    );
  }

  async function judge() {
    const found = await questions.ask({ ask: "recalled", sitting: sitting(), given }, { retry: judge });
    if (!found) return;
    const manner = { title: strings.title, text: found.text, words, skin: skin() };
    place.replaceChildren(drawJudged(found, manner));
    check.hidden = true;
    status.note("note", found.text);
  }

  return {
    element,
    /** @param {Moment} moment */
    offer({ recall }) {
      element.hidden = !recall;
    },
    clear,
  };
}
