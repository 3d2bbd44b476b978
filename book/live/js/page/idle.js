// When Python may start without being asked.

const LONGEST_WAIT = 2000;

/** Call back when the page has drawn itself and has nothing to do; never for a reader who saves data. */
export function whenIdle(callback) {
  if (navigator.connection?.saveData) return;
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: LONGEST_WAIT });
  else setTimeout(callback, LONGEST_WAIT / 4);
}

/** Let the browser draw and answer before going on. */
export function breath() {
  return globalThis.scheduler?.yield?.() ?? new Promise((resolve) => { setTimeout(resolve); });
}
