// When Python may start without being asked.

const LONGEST_WAIT = 1000;

/** Call back when the page has drawn itself and has nothing to do; never for a reader who saves data. */
export async function whenIdle(callback) {
  if (navigator.connection?.saveData) return;
  await Promise.race([controlled(), new Promise((resolve) => { setTimeout(resolve, LONGEST_WAIT); })]);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: LONGEST_WAIT });
  else setTimeout(callback);
}

/** The service worker, where there will be one, should see the downloads: it keeps them. */
async function controlled() {
  const workers = navigator.serviceWorker;
  if (!workers || workers.controller) return;
  await new Promise((resolve) => { workers.addEventListener('controllerchange', resolve, { once: true }); });
}

/** Let the browser draw and answer before going on. */
export function breath() {
  return globalThis.scheduler?.yield?.() ?? new Promise((resolve) => { setTimeout(resolve); });
}
