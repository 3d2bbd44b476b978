// The stops of a replay: what would you play? A right answer, or a button, lets the deal go on.

import { formOf } from "../../board/front/step-forms.js";
import { createTable } from "../../board/front/table.js";
import { exampleFor } from "../../board/front/typed-move.js";
import { writeMove } from "../../front/cards/notation.js";
import { actionButton } from "../../front/page/actions.js";
import { h } from "../../front/page/dom.js";

/** @import { Scene, SceneStep } from "../../board/front/messages.js" */
/** @import { Form } from "../../board/front/step-forms.js" */
/** @import { Plan } from "../../board/front/zones.js" */
/** @import { RuleId, Ruling } from "../../engine/messages.js" */
/** @import { Move, Tool } from "../../front/types.js" */
/** @import { Stop } from "./messages.js" */

/**
 * Whether a reply is the move in notation, with its cards in any order.
 * @param {Move} reply
 * @param {Form} form
 * @param {string} text
 */
function isMove(reply, { collect }, text) {
  /** @param {string} move */
  const sorted = (move) => move.split(" ").sort().join(" ");
  return sorted(writeMove(reply, collect?.verb)) === sorted(text);
}

/**
 * Questions on a board with `plans` and a `scene`. onAnswer(ruling, played) comes with the first right
 * reply, where `played` says whether it is the deal's own move; onSkip() when the reader asks to see
 * that one.
 * @param {Pick<Tool<unknown>, "words" | "skin" | "cue" | "status" | "signal">} tool
 * @param {object} replay
 * @param {Plan[]} replay.plans
 * @param {Scene} replay.scene
 * @param {Record<RuleId, string>} replay.rules
 * @param {() => string} replay.where at which move the deal is
 * @param {(ruling: Ruling, played: boolean) => unknown} replay.onAnswer
 * @param {() => unknown} replay.onSkip
 */
export function createStops(tool, { plans, scene, rules, where, onAnswer, onSkip }) {
  const { words, signal } = tool;
  /** @type {(Stop & SceneStep) | null} */
  let stop = null; // the question, while it waits for its answer
  const nothing = { zones: {} };
  const skip = actionButton("skip", words.replay.skip, onSkip, { drawn: "next" });
  const ask = () => Promise.reject(new Error(words.no_answer)); // every reply is judged beforehand
  const { board, choices, tries, inquiries } = createTable(
    { ...tool, ask },
    {
      board: { plans, scene, extras: [skip] },
      trying: {
        rules,
        step: () => stop ?? nothing,
        place: () => ({}),
        passes: ({ good }) => good,
        onOpen: () => {},
        onMade: (reply, ruling) => stop && onAnswer(ruling, isMove(reply, formOf(stop), stop.played)),
      },
      beyond: { turn: where },
    },
  );
  const element = h(
    "div",
    { class: "carte-stop", hidden: true },
    board.signals.element,
    choices.element,
    board.actions.element,
  );
  board.felt.addEventListener("keydown", (event) => stop && tries.escape(event), { signal });

  return {
    board,
    element,
    asking: () => stop !== null,
    hearIn: inquiries.hearIn,
    /**
     * Ask once the frame's step lies on the board.
     * @param {Stop} next
     * @param {SceneStep} lying
     */
    ask(next, lying) {
      stop = { ...next, scene: lying.scene, zones: { ...lying.zones, ...next.zones } };
      board.set(stop, { keep: true, still: true });
      choices.set(formOf(stop).options);
      board.actions.example(exampleFor(stop, words));
      element.hidden = false;
      tries.open();
    },
    close() {
      if (!stop) return;
      stop = null;
      tries.close();
      board.actions.clearTyping();
      element.hidden = true;
    },
  };
}
