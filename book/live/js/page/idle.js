// When Python may start without being asked, and when the page should draw breath.

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
 * Let the browser draw and answer before going on.
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
