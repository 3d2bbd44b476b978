// Others play: one move after the other, each with its words.

import { pause } from "../../front/page/motion.js";
import { madeBy } from "./step-forms.js";

/** @import { Status } from "../../front/status/status.js" */
/** @import { Board } from "./board.js" */
/** @import { Told } from "./types.js" */

const READING = 2000; // milliseconds that another player's move stays before the next one
const TOLD = 4; // so many moves are told at most, where nothing else is said of it

/** @typedef {Omit<Told, "text"> & { text: string | Node, shown?: Promise<unknown> | null }} TellMove */

/**
 * Show `moves` = [{by, card, takes, scopa, to, left, text} or {by, say, text}, …], which may come one
 * by one, on the board, each for so many milliseconds as `reading(move)` says; after `skip` is given
 * they go on without waiting. What is `shown` already is told and no more; without a text
 * a move is only shown. They are told after what is said already where that is `continued`, the last
 * `most` of them. Resolves to what has been said of them.
 * @param {AsyncIterable<TellMove> | Iterable<TellMove>} moves
 * @param {object} table
 * @param {Pick<Board, "seats" | "show" | "turn">} table.board
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
  /** @param {string | Node} text */
  const tell = (text) => {
    if (continued || texts.length) status.add("cards", text, most);
    else status.note("cards", text);
    texts.push(text);
  };
  for await (const move of moves) {
    const by = madeBy(move);
    if (move.text) tell(move.text);
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
