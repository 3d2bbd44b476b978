// A quiz for a room without devices: a question on the wall, cards held up for answers, and the result.

import { render } from "preact";
import { useMemo } from "preact/hooks";
import { Action } from "../../../front/fields/entry-views.js";
import { isTyped } from "../../../front/page/focus.js";
import { Filled, Placed } from "../../../front/page/views.js";
import { createWidget } from "../../../front/widget.js";
import { QuestionChoice } from "./question-choice.js";
import { drawPaper } from "./quiz-paper.js";
import { createQuizmaster } from "./quizmaster.js";
import { Result } from "./room-result.js";
import { Wall } from "./wall.js";
import "../../front/quiz.css";
import "./room.css";

/** @import { Quizmaster, RoomTool } from "./quizmaster.js" */

const FORTH = ["PageDown", "ArrowRight"];
const BACK = ["PageUp", "ArrowLeft"];

/**
 * The direction of a key: 1 forward, -1 back, 0 for any other key.
 * @param {KeyboardEvent} event
 */
function wayOf(event) {
  const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
  if (ctrlKey || altKey || metaKey || shiftKey || (isTyped(event) && !key.startsWith("Page"))) return 0;
  return FORTH.includes(key) ? 1 : BACK.includes(key) ? -1 : 0;
}

/**
 * Build the quiz of `content` = {games, themes, sets} into the widget.
 * @param {RoomTool} tool
 */
function drawRoom(tool) {
  const { root, body, header, words, signal } = tool;
  const master = createQuizmaster(tool);
  root.ariaLabel = words.room.title;
  root.dataset.size = "medium";
  header.title(words.room.title, words.room.about);
  root.addEventListener("keydown", hear, { signal });
  master.start(() => {
    const isOver = !master.question();
    root.dataset.set = master.now().set.code;
    root.dataset.over = String(isOver);
    root.toggleAttribute("data-shown", isOver || master.now().isShown);
    render(<RoomView master={master} />, body);
  });

  /** @param {KeyboardEvent} event */
  function hear(event) {
    const way = wayOf(event);
    if (!way) return;
    event.preventDefault();
    master.turn(way);
  }
}

/** @param {{ master: Quizmaster }} props */
function RoomView({ master }) {
  const { tool, sendMenu } = master;
  const status = useMemo(() => [tool.status.element], []);
  return (
    <>
      <Wall master={master} />
      <Result master={master} />
      <Filled nodes={status} />
      <QuestionChoice master={master} />
      <div class="carte-actions carte-room-ways" data-stage="off">
        <Placed element={sendMenu} />
        <Action name="print" label={tool.words.room.print} onClick={() => window.print()} />
      </div>
      <Paper master={master} />
    </>
  );
}

/**
 * The set on paper, unseen until it is printed.
 * @param {{ master: Quizmaster }} props
 */
function Paper({ master: { tool, now, byWhomOnPaper } }) {
  const { set, by } = now();
  const sheets = useMemo(() => drawPaper(set, tool.words, tool.skin(), byWhomOnPaper), [set, by]);
  return <Filled nodes={sheets} class="carte-room-paper" data-paper="" aria-hidden="true" />;
}

export default createWidget({ draw: drawRoom });
