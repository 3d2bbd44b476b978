// A table at which the reader tries moves: the board, the status, and the tries on both.
import { followEngine } from "../../front/page/ask.js";
import { createBoard } from "./board.js";
import { createOptions } from "./options.js";
import { createQuestions } from "./questions.js";
import { createTries } from "./tries.js";

/** @import { Skin, TableStrings } from "../../front/messages.js" */
/** @import { Status } from "../../front/status/status.js" */
/** @import { Ask, Asked, Judging } from "../../front/types.js" */
/** @import { BoardHandlers } from "./board.js" */
/** @import { Scene } from "./messages.js" */
/** @import { Trying } from "./tries.js" */
/** @import { Plan } from "./types.js" */

/** @typedef {Pick<BoardHandlers, "onNext" | "onHurry">} FurtherHandlers */

/**
 * `board` and `trying` are further options of its board, with more `handlers`, and of its tries.
 * `ask` asks Python to judge; if Python is restarted from elsewhere on the page, failed questions are asked again.
 * @template {Judging & Record<keyof Questions, Asked>} Questions
 * @param {object} table
 * @param {TableStrings} table.words
 * @param {() => Skin} table.skin
 * @param {Status} table.status
 * @param {Ask<Questions>} table.ask
 * @param {AbortSignal} table.signal
 * @param {{ plans: Plan[], scene?: Scene, extras?: Node[], handlers?: FurtherHandlers }} table.board
 * @param {Trying<Questions>} table.trying
 */
export function createTable({ words, skin, status, ask, signal, board: { handlers, ...plan }, trying }) {
  const board = createBoard({
    words,
    skin,
    signal,
    ...plan,
    handlers: {
      ...handlers,
      onMove: (move) => tries.play(move),
      onTyped: (text) => tries.typed(text),
      onRetry: () => tries.retry(),
      ...(trying.doubting && { onInsist: () => tries.insist() }),
      onReopen: () => tries.reopen(),
    },
  });
  const choices = createOptions(words, skin, (option) => tries.play({ option }));
  const questions = createQuestions({ ask, board, status, words, signal });
  const tries = createTries({ board, choices, questions, status, words, ...trying });
  followEngine((state) => state === "ready" && tries.state() === "failed" && tries.retry(), signal);
  return { board, choices, questions, tries };
}
