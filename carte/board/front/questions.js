// Questions to Python while the reader waits: only the last one matters, and a button asks a failed one again.
import { onlyLast } from "../../front/page/latest-question.js";

/** @import { Ruling } from "../../engine/messages.js" */
/** @import { TableStrings } from "../../front/messages.js" */
/** @import { Status } from "../../front/status/status.js" */
/** @import { Ask, Asked, Judgement, Judging } from "../../front/types.js" */
/** @import { Board } from "./board.js" */

/**
 * The position for Python to judge a move in: what its question carries besides.
 * @template {Judging} Questions
 * @typedef {Omit<Questions["judge"]["request"], "move">} Place
 */

/**
 * Questions of a widget whose `board` is closed, and whose `status` says so, meanwhile.
 * @template {Judging & Record<keyof Questions, Asked>} Questions
 * @param {object} table
 * @param {Ask<Questions>} table.ask
 * @param {Board} table.board
 * @param {Status} table.status
 * @param {TableStrings} table.words
 * @param {AbortSignal} table.signal
 */
export function createQuestions({ ask, board, status, words, signal }) {
  const questions = onlyLast(ask);
  signal.addEventListener("abort", questions.drop);

  /**
   * The answer to a request, once `after` is over too; null if nobody waits for it any more,
   * or if it failed: then onFail() is called, and a verdict `given` before stays readable.
   * @template {keyof Questions} Name
   * @param {{ ask: Name } & Questions[Name]["request"]} request
   * @param {{ onFail: () => unknown, given?: Judgement | null, after?: Promise<unknown> | null }} manner
   * @returns {Promise<Questions[Name]["answer"] | null>}
   */
  async function put(request, { onFail, given = null, after = null }) {
    try {
      return await questions.put(request, after);
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      if (given) status.verdict(given, { more: [message] });
      else status.note("bad", message);
      board.actions.show("retry", words.retry, { focus: true });
      onFail();
      return null;
    }
  }

  return {
    put,
    drop: questions.drop,
    /**
     * The ruling on a written move, not judged beforehand; `place` gives Python the position.
     * @param {string} move
     * @param {Place<Questions>} place
     * @param {() => unknown} onFail
     * @returns {Promise<Ruling | null>}
     */
    judge(move, place, onFail) {
      board.close();
      status.wait(words.asking);
      board.actions.show("play", words.waiting, { enabled: false });
      const request = /** @type {Questions["judge"]["request"]} */ ({ ...place, move });
      return put({ ask: "judge", ...request }, { onFail });
    },
  };
}
