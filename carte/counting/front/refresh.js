// Asks Python again after every change; while an answer is awaited, only the newest state waits.

/**
 * Return the function that asks put(), now or after the question under way is answered. Only the last answer goes to
 * onAnswer(answer), or to onFail(error).
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
