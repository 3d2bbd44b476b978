// On every page: have the service worker keep the site, where the browser has one. Failing costs nothing.

const ROOT = new URL('../../', import.meta.url);

async function keep() {
  try {
    await navigator.serviceWorker.register(new URL('sw.js', ROOT));
    const { active } = await navigator.serviceWorker.ready;
    const frugal = Boolean(navigator.connection?.saveData);
    if (!frugal) await pythonSettled();
    active.postMessage({ keep: frugal ? 'visited' : 'all', visited: visited() });
  } catch (error) {
    console.debug('This site is not kept for offline use:', error);
  }
}

/** What the browser fetched for this page, before the service worker could see it. */
function visited() {
  return [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)];
}

/** The reader's own downloads go first: wait until Python is there, on a page that has it. */
async function pythonSettled() {
  const settled = () => globalThis.carteEngine.status.settled;
  while (document.documentElement.dataset.engine && !settled()) {
    await new Promise((resolve) => { document.addEventListener('carte:engine', resolve, { once: true }); });
  }
}

if ('serviceWorker' in navigator && isSecureContext) keep();
