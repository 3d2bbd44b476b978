// Runs things one after the other, such as the levels of a lesson: each stops when the next begins.

/**
 * Return a function that stops the running thing and gives the next one its signal, which is aborted when that stops in
 * turn, or when `signal` is aborted.
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
