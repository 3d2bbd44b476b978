// On every page: have the service worker keep the site, where the browser has one. Failing costs nothing.

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
    // A worker of another edition takes over: it has to keep that one.
    if (serviceWorker.controller) serviceWorker.addEventListener("controllerchange", ask);
    const registration = await serviceWorker.register(new URL("sw.js", ROOT));
    // Only now: Chromium may lose what is asked of a worker while another one takes over from it.
    if (serviceWorker.controller) await registration.update();
    if (!registration.installing || !serviceWorker.controller) await ask();
  } catch (error) {
    console.debug("This site is not kept for offline use:", error);
  }
}

/** What the browser fetched for this page, before the service worker could see it. */
function visited() {
  return [location.href, ...performance.getEntriesByType("resource").map(({ name }) => name)];
}

/**
 * The reader's own downloads go first: the page's, and Python's where it has any; who saves data asks for it later.
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
