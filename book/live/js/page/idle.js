// When Python may start by itself, and when the page should yield to the browser.

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
