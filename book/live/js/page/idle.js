// When Python may start by itself, and when the page should yield to the browser.

const LONGEST_MS = 100;
const LEAST_MS = 30; // of the 50 that a browser gives at most

/**
 * Call back when the first table is drawn; never for a reader who saves data.
 * @param {() => void} callback
 */
export async function soon(callback) {
  if (navigator.connection?.saveData) return;
  await breath();
  callback();
}

/**
 * Let the browser draw and respond before going on.
 * @returns {Promise<void>}
 */
export function breath() {
  return (
    globalThis.scheduler?.yield?.() ??
    new Promise((resolve) => {
      setTimeout(resolve);
    })
  );
}

/**
 * Let all that the reader waits for go first. Resolves to a function that says whether there is still time.
 * @returns {Promise<() => boolean>}
 */
export function rest() {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis)
      requestIdleCallback((idle) => resolve(() => idle.timeRemaining() > LEAST_MS), { timeout: LONGEST_MS });
    else setTimeout(() => resolve(() => false));
  });
}
