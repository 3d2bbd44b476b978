// On every page: have the service worker keep the site, if the browser has one. Failing costs nothing.

/** @import { Keep } from "../messages.js" */

const ROOT = new URL("../../", import.meta.url);

async function keep() {
  const frugal = Boolean(navigator.connection?.saveData);
  await readerServed(frugal);
  try {
    const { serviceWorker } = navigator;
    const ask = async () => {
      const { active } = await serviceWorker.ready;
      /** @type {Keep} */
      const wish = { keep: frugal ? "visited" : "all", visited: visited() };
      active?.postMessage(wish);
    };
    // A worker of another edition takes over: it must keep that one.
    if (serviceWorker.controller) serviceWorker.addEventListener("controllerchange", ask);
    const registration = await serviceWorker.register(new URL("sw.js", ROOT));
    // Only now: Chromium may lose a message to a worker while another one takes over.
    if (serviceWorker.controller) await registration.update();
    if (!registration.installing || !serviceWorker.controller) await ask();
  } catch (error) {
    console.debug("This site is not kept for offline use:", error);
  }
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
