// When Python may start by itself, and when the page should yield to the browser.

const LONGEST_MS = 100;

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
 * Let all that the reader waits for go first.
 * @returns {Promise<unknown>}
 */
export function rest() {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve, { timeout: LONGEST_MS });
    else setTimeout(resolve);
  });
}
