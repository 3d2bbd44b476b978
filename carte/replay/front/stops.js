// The stops of a replay: what would you play? A right answer, or a press, lets the deal go on.

import { formOf } from "../../board/front/forms.js";
import { createTable } from "../../board/front/table.js";
import { exampleFor } from "../../board/front/typing.js";
import { writeMove } from "../../front/cards/notation.js";
import { actionButton } from "../../front/page/actions.js";
import { h } from "../../front/page/dom.js";

/** Whether a reply is the move in notation, whose cards may come in any order. */
function isMove(reply, { collect }, text) {
  const sorted = (move) => move.split(" ").sort().join(" ");
  return sorted(writeMove(reply, collect?.verb)) === sorted(text);
}

/**
 * Questions on a board with `plans` and a `scene`. onAnswer(ruling, played) with the first right
 * reply, where `played` says whether it is the deal's own move; onSkip() when the reader would rather
 * see that one.
 */
export function createStops({ plans, scene, words, rules, skin, status, signal, onAnswer, onSkip }) {
  let stop = null; // the question, while it waits for its answer
  const skip = actionButton("skip", words.replay.skip, onSkip, { drawn: "next" });
  const { board, choices, tries } = createTable({
    words,
    skin,
    status,
    signal,
    board: { plans, scene, extras: [skip] },
    trying: {
      rules,
      step: () => stop,
      passes: ({ good }) => good,
      onOpen: () => {},
      onMade: (reply, ruling) => onAnswer(ruling, isMove(reply, formOf(stop), stop.played)),
    },
  });
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
    /** Ask, where the step of the frame lies on the board. */
    ask(next, { zones, scene }) {
      stop = { ...next, scene, zones: { ...zones, ...next.zones } };
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
