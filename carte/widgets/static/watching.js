// Others play: one move after the other, each with its words.
import { READER } from "./forms.js";
import { pause } from "./motion.js";

const READING = 2000; // milliseconds that another player's move stays before the next one

/**
 * Show `moves` = [{by, card, takes, scopa, to, left, text} or {by, say, text}, …] on the board; after
 * `skip` is given they go on without waiting. Resolves to what has been said of them.
 */
export async function watchMoves(moves, { board, status, skip, signal }) {
  const told = [];
  for (const move of moves) {
    const by = move.by === "reader" ? READER : move.by;
    told.push(move.text);
    status.note("cards", ...told);
    if (move.say !== undefined) board.seats?.said(by, move.say);
    else {
      if (move.signal) board.seats?.said(by, move.signal);
      const shown = board.show({ ...move, by });
      if (!skip.aborted) await Promise.race([shown, aborted(skip)]);
    }
    await pause(READING, skip);
    if (signal.aborted) return told;
  }
  return told;
}

function aborted(signal) {
  return new Promise((resolve) => signal.addEventListener("abort", resolve));
}
