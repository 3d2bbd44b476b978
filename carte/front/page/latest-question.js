// Questions where only the last one matters.

/** @import { Ask, Asked } from "../types.js" */

/**
 * put(request) promises the answer, or the failure, once `after` is over too; it is null if
 * another question has been asked since, or drop() was called.
 * @template {Record<keyof Questions, Asked>} Questions
 * @param {Ask<Questions>} ask
 */
export function onlyLast(ask) {
  let last = 0;
  const drop = () => {
    last += 1;
  };
  return {
    drop,
    /**
     * @template {keyof Questions} Name
     * @param {{ ask: Name } & Questions[Name]["request"]} request
     * @param {Promise<unknown> | null} after
     * @returns {Promise<Questions[Name]["answer"] | null>}
     */
    async put(request, after = null) {
      drop();
      const mine = last;
      try {
        const answer = await ask(request);
        await after;
        return mine === last ? answer : null;
      } catch (error) {
        if (mine === last) throw error;
        return null;
      }
    },
  };
}
