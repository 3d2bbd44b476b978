// Shows the other players' moves one after the other, each with its text.

import { pause } from "../../front/page/motion.js";
import { madeBy } from "./step-forms.js";

/** @import { Status } from "../../front/status/status.js" */
/** @import { Board } from "./board.js" */
/** @import { NarratedMove } from "./messages.js" */

const READING = 2000; // milliseconds that another player's move stays before the next one
const TOLD = 4; // the most moves to describe by default

/**
 * A move to describe; `after` are words that only listeners need, and onTold() is called once it is described.
 * @typedef {Omit<NarratedMove, "text"> &
 *   { text: string | Node, shown?: Promise<unknown> | null, after?: string, onTold?: () => unknown }} TellMove
 */

/**
 * Show `moves` = [{by, card, takes, scopa, to, left, text} or {by, say, text}, …], possibly from a
 * stream, on the board, each for `reading(move)` milliseconds; after `skip` is aborted they go on without waiting. The
 * text of a move already `shown` still appears; a move without a text is only shown. With `continued` the texts follow
 * those already there, the last `most` of them. Resolves to the texts.
 * @param {AsyncIterable<TellMove> | Iterable<TellMove>} moves
 * @param {object} table
 * @param {Pick<Board, "seats" | "show" | "turn" | "noteMove">} table.board
 * @param {Status} table.status
 * @param {AbortSignal} table.skip
 * @param {AbortSignal} table.signal
 * @param {(move: TellMove) => number} [table.reading]
 * @param {boolean} [table.continued]
 * @param {number} [table.most]
 */
export async function watchMoves(moves, table) {
  const { board, status, skip, signal, reading = () => READING, continued = false, most = TOLD } = table;
  /** @type {(string | Node)[]} */
  const texts = [];
  /**
   * @param {string | Node} text
   * @param {string} after
   */
  const tell = (text, after) => {
    const line = status.aloud(text, after);
    if (continued || texts.length) status.add("cards", line, most);
    else status.note("cards", line);
    texts.push(text);
    board.noteMove(text);
  };
  for await (const move of moves) {
    const by = madeBy(move);
    if (move.text) tell(move.text, move.after ?? "");
    move.onTold?.();
    if (move.say !== undefined) {
      board.seats?.said(by, move.say);
      if (move.turns && move.to) board.turn(move.turns, move.to);
    } else if (move.card !== undefined) {
      if (move.signal) board.seats?.said(by, move.signal);
      const shown = move.shown ?? board.show({ ...move, card: move.card, by });
      if (!skip.aborted) await Promise.race([shown, aborted(skip)]);
    }
    await pause(reading(move), skip);
    if (signal.aborted) return texts;
  }
  return texts;
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<unknown>}
 */
function aborted(signal) {
  return new Promise((resolve) => signal.addEventListener("abort", resolve));
}
