// What runs one after the other, such as the levels of a lesson: each is left when the next begins.

/**
 * Return a function that stops what runs and gives the next thing its signal, which is aborted when
 * that is stopped in turn, or when `signal` is.
 * @param {AbortSignal} signal
 * @param {() => unknown} [onStop]
 */
export function oneAtATime(signal, onStop) {
  let running = new AbortController();
  signal.addEventListener("abort", () => running.abort());
  return () => {
    running.abort();
    running = new AbortController();
    onStop?.();
    return running.signal;
  };
}
