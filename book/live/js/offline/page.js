// On every page: have the service worker keep the site, where the browser has one. Failing costs nothing.

const ROOT = new URL('../../', import.meta.url);

async function keep() {
  try {
    await navigator.serviceWorker.register(new URL('sw.js', ROOT));
    const { active } = await navigator.serviceWorker.ready;
    const saves = Boolean(navigator.connection?.saveData);
    active.postMessage({ keep: saves ? 'visited' : 'all', visited: visited() });
  } catch (error) {
    console.debug('This site is not kept for offline use:', error);
  }
}

/** What the browser fetched for this page, before the worker could see it. */
function visited() {
  return [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)];
}

/** When Python is there, or will not come now: the reader's own downloads go first. */
function whenSettled(callback) {
  const engine = document.documentElement.dataset.engine;
  if (!engine || engine === 'ready') return callback();
  const listen = ({ detail }) => {
    if (detail.state !== 'ready') return;
    document.removeEventListener('carte:engine', listen);
    callback();
  };
  document.addEventListener('carte:engine', listen);
  return undefined;
}

if ('serviceWorker' in navigator && isSecureContext && location.protocol.startsWith('http')) {
  addEventListener('load', () => whenSettled(keep));
}
