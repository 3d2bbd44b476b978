// A reader who hesitates is shown a move again.

const PATIENCE = 10_000; // milliseconds without a press or a key

/**
 * After begin(), call onIdle() once nothing in `body` has been pressed for a while, until stop().
 * @param {{ body: HTMLElement, signal: AbortSignal }} table
 * @param {() => unknown} onIdle
 */
export function createNudge({ body, signal }, onIdle) {
  /** @type {ReturnType<typeof setTimeout> | null} */
  let waiting = null;

  function stop() {
    if (waiting !== null) clearTimeout(waiting);
    waiting = null;
  }

  function begin() {
    stop();
    waiting = setTimeout(onIdle, PATIENCE);
  }

  for (const act of ["pointerdown", "keydown"])
    body.addEventListener(act, () => waiting !== null && begin(), { signal, passive: true });
  signal.addEventListener("abort", stop);
  return { begin, stop };
}
