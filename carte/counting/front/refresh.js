// Python is asked anew whenever something has changed; of all states that come meanwhile only the newest waits.

/**
 * The function that has put() asked, now or once the question under way is answered. Only the answer to the last one
 * goes to onAnswer(answer), or to onFail(error).
 * @template Answer
 * @param {object} manner
 * @param {() => Promise<Answer>} manner.put
 * @param {(answer: Answer) => unknown} manner.onAnswer
 * @param {(error: Error) => unknown} manner.onFail
 */
export function createRefresh({ put, onAnswer, onFail }) {
  let isAsking = false;
  let isLate = false; // whether something has changed since
  return async function refresh() {
    isLate = isAsking;
    if (isAsking) return;
    isAsking = true;
    /** @type {Answer | Error} */
    const found = await put().catch((error) => error);
    isAsking = false;
    if (isLate) refresh();
    else if (found instanceof Error) onFail(found);
    else onAnswer(found);
  };
}
