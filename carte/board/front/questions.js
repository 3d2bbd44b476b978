// Questions to Python while the reader waits: only the last one matters, and one that fails can be
// asked again with one press.
import { onlyLast } from "../../front/page/latest.js";

/** Questions of a widget whose `board` is closed, and whose `status` speaks, meanwhile. */
export function createQuestions({ ask, board, status, words, signal }) {
  const questions = onlyLast(ask);
  signal.addEventListener("abort", questions.drop);

  /**
   * The answer to a request, once `after` is over too; null where nobody waits for it any more,
   * and where it failed: then onFail() is called, and a verdict `given` before stays to be read.
   */
  async function put(request, { onFail, given = null, after = null }) {
    try {
      return await questions.put(request, after);
    } catch (error) {
      if (given) status.verdict(given, { more: [error.message] });
      else status.note("bad", error.message);
      board.actions.show("retry", words.retry, { focus: true });
      onFail();
      return null;
    }
  }

  return {
    put,
    drop: questions.drop,
    /** The ruling on a written move, not judged beforehand; `place` tells Python where it is made. */
    judge(move, place, onFail) {
      board.close();
      status.wait(words.asking);
      board.actions.show("play", words.waiting, { enabled: false });
      return put({ ask: "judge", ...place, move }, { onFail });
    },
  };
}
