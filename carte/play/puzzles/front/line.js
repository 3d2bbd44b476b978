// The line after an answer, on the felt: the answer once more, what follows, and what it comes to.

import { watchMoves } from "../../../board/front/watch-moves.js";
import { writeMove } from "../../../front/cards/notation.js";
import { actionButton, relabel } from "../../../front/page/actions.js";

/** @import { TableStrings } from "../../../front/messages.js" */
/** @import { Status } from "../../../front/status/status.js" */
/** @import { Move } from "../../../front/types.js" */
/** @import { LineButton, LineTable } from "../../../lessons/front/level.js" */
/** @import { Line, LineMove, PuzzlesWords } from "./messages.js" */

const PACE = 1400; // milliseconds that a move of the line stays

/**
 * Whether a move is the answer that a line begins with; a signal makes no difference.
 * @param {Move} move
 * @param {Line} line
 */
function begins({ card, takes = [], option }, { moves: [first] }) {
  if (option !== undefined) return first.notation === option;
  const taken = first.takes ?? [];
  return first.card === card && taken.length === takes.length && takes.every((one) => taken.includes(one));
}

/**
 * A move in notation, which mostly follows from its cards.
 * @param {LineMove} move
 */
function notationOf({ card, takes, notation }) {
  return notation ?? writeMove({ card, takes });
}

/**
 * The button that plays the line after an answer; pressed again meanwhile, it skips to the end.
 * @param {{ words: TableStrings, status: Status, signal: AbortSignal }} tool
 * @param {{ strings: PuzzlesWords, lines: Line[] }} puzzle
 * @param {LineTable} table
 * @returns {LineButton}
 */
export function createLine({ words, status, signal }, { strings, lines }, { board, lay }) {
  const button = actionButton("line", strings.line, play, { drawn: "run" });
  /** @type {Line | undefined} */
  let line;
  /** @type {AbortController | null} */
  let running = null; // aborted, it goes on without waiting
  let left = new AbortController(); // aborted, it stops
  let moved = false; // whether the board shows the line
  button.hidden = true;

  async function play() {
    if (!line) return;
    if (running) return running.abort();
    const { moves, about, comes } = line;
    const [skip, leaving] = [new AbortController(), left.signal];
    running = skip;
    moved = true;
    relabel(button, words.skip);
    lay();
    board().close();
    if (about) status.note("cards", about);
    const most = moves.length + 2;
    await watchMoves(moves, {
      board: board(),
      status,
      skip: AbortSignal.any([skip.signal, leaving]),
      signal: AbortSignal.any([signal, leaving]),
      reading: () => PACE,
      continued: Boolean(about),
      most,
    });
    if (signal.aborted || leaving.aborted) return;
    running = null;
    status.add("cards", comes, most);
    status.reveal();
    relabel(button, strings.line_again);
  }

  return {
    button,
    offer(move) {
      line = lines.find((one) => begins(move, one));
      button.hidden = !line;
      button.dataset.line = line?.moves.map(notationOf).join(";") ?? "";
      relabel(button, strings.line);
    },
    close() {
      left.abort();
      left = new AbortController();
      running = null;
      button.hidden = true;
      if (moved) lay();
      moved = false;
    },
  };
}
