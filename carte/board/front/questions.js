// Questions to Python while the reader waits: only the last one matters, and one that fails can be
// asked again with one press.
import { onlyLast } from "../../front/page/latest-question.js";

/** @import { Status } from "../../front/status/status.js" */
/** @import { Ask, Asked, Judgement, Judging, Ruling, Words } from "../../front/types.js" */
/** @import { Board } from "./board.js" */

/**
 * Where a move is judged, as Python is told: what its question carries besides.
 * @template {Judging} Questions
 * @typedef {Omit<Questions["judge"]["request"], "move">} Place
 */

/**
 * Questions of a widget whose `board` is closed, and whose `status` speaks, meanwhile.
 * @template {Judging & Record<keyof Questions, Asked>} Questions
 * @param {object} table
 * @param {Ask<Questions>} table.ask
 * @param {Board} table.board
 * @param {Status} table.status
 * @param {Words} table.words
 * @param {AbortSignal} table.signal
 */
export function createQuestions({ ask, board, status, words, signal }) {
  const questions = onlyLast(ask);
  signal.addEventListener("abort", questions.drop);

  /**
   * The answer to a request, once `after` is over too; null where nobody waits for it any more,
   * and where it failed: then onFail() is called, and a verdict `given` before stays to be read.
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
     * The ruling on a written move, not judged beforehand; `place` tells Python where it is made.
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
