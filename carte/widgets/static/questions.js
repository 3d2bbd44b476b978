// Questions to Python while the reader waits: only the last one matters, and one that fails can be
// asked again with one press.
/** Questions of a widget whose `board` is closed, and whose `status` speaks, meanwhile. */
export function createQuestions({ ask, board, status, words, signal }) {
  let asked = 0; // the number of the question whose answer still matters
  const drop = () => {
    asked += 1;
  };
  signal.addEventListener("abort", drop);

  /**
   * The answer to a request, once `after` is over too; null where nobody waits for it any more,
   * and where it failed: then onFail() is called, and a verdict `given` before stays to be read.
   */
  async function put(request, { onFail, given = null, after = null }) {
    drop();
    const question = asked;
    try {
      const found = await ask(request);
      await after;
      return question === asked ? found : null;
    } catch (error) {
      if (question !== asked) return null;
      if (given) status.verdict(given, { more: [error.message] });
      else status.note("bad", error.message);
      board.actions.show("retry", words.retry, { focus: true });
      onFail();
      return null;
    }
  }

  return {
    put,
    drop,
    /** The ruling on a written move, not judged beforehand; `place` tells Python where it is made. */
    judge(move, place, onFail) {
      board.close();
      status.note("wait", words.asking);
      board.actions.show("play", words.waiting, { enabled: false });
      return put({ ask: "judge", ...place, move }, { onFail });
    },
  };
}
