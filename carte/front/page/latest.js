// Questions of which only the last one matters.

/**
 * put(request) promises the answer, or the failure, once `after` is over too; it is null where another
 * question has been put since, or drop() was called.
 */
export function onlyLast(ask) {
  let last = 0;
  const drop = () => {
    last += 1;
  };
  return {
    drop,
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
