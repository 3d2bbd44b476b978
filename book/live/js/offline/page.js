// On every page: have the service worker keep the site, if the browser has one. Failing costs nothing.

/** @import { Keep } from "../messages.js" */

const ROOT = new URL("../../", import.meta.url);

async function keep() {
  const frugal = Boolean(navigator.connection?.saveData);
  await readerServed(frugal);
  try {
    const registration = await navigator.serviceWorker.register(new URL("sw.js", ROOT));
    // A worker that came too late to serve this page has not looked for a new edition.
    if (!registration.installing) await registration.update();
    const asked = new Set();
    const askNewest = async () => {
      const newest = registration.installing ?? registration.waiting ?? registration.active;
      if (!newest || asked.has(newest)) return;
      asked.add(newest);
      await activated(newest); // Chromium may lose a message to a worker while another one takes over
      /** @type {Keep} */
      const wish = { keep: frugal ? "visited" : "all", visited: visited() };
      newest.postMessage(wish);
    };
    registration.addEventListener("updatefound", askNewest); // one of another edition must keep that one
    await askNewest();
  } catch (error) {
    console.debug("This site is not kept for offline use:", error);
  }
}

/**
 * Wait until a worker is the one of the site.
 * @param {ServiceWorker} worker
 * @returns {Promise<void>}
 */
function activated(worker) {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === "activated") resolve();
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

/** Return what the browser fetched for this page, before the service worker could see it. */
function visited() {
  return [location.href, ...performance.getEntriesByType("resource").map(({ name }) => name)];
}

/**
 * Wait for the reader's own downloads: the page's, and Python's if it has any; with data saving on, Python comes later.
 * @param {boolean} frugal
 */
async function readerServed(frugal) {
  if (document.readyState !== "complete") await heard(globalThis, "load");
  while (!frugal && pythonComes()) await heard(document, "carte:engine");
}

function pythonComes() {
  const status = globalThis.carteEngine?.status;
  return status && status.state !== "failed" && !status.settled;
}

/**
 * @param {EventTarget} target
 * @param {string} event
 */
function heard(target, event) {
  return new Promise((resolve) => {
    target.addEventListener(event, resolve, { once: true });
  });
}

if ("serviceWorker" in navigator && isSecureContext) keep();
