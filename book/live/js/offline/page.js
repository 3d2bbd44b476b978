// On every page: have the service worker keep the site, if the browser has one. Failing costs nothing.

/** @import { Keep } from "../types.js" */

const ROOT = new URL("../../", import.meta.url);
const SILENCE = 20_000; // milliseconds after which a question counts as lost; the next one gets twice as long

async function keep() {
  const frugal = Boolean(navigator.connection?.saveData);
  await readerServed(frugal);
  try {
    await ask(await navigator.serviceWorker.register(new URL("sw.js", ROOT)), frugal);
  } catch (error) {
    console.debug("This site is not kept for offline use:", error);
  }
}

/**
 * Have the newest worker keep the site, and each one that comes later.
 * @param {ServiceWorkerRegistration} registration
 * @param {boolean} frugal
 */
async function ask(registration, frugal) {
  const asked = new Set();
  let looks = 2; // for a new edition: the first one may fail, or what it finds

  async function askNewest() {
    const newest = registration.installing ?? registration.waiting ?? registration.active;
    if (!newest || asked.has(newest)) return;
    asked.add(newest);
    if (!(await hears(newest, frugal))) await look();
  }

  async function look() {
    let found = false;
    while (!found && looks > 0) {
      looks -= 1;
      found = await isLookedFor(registration);
    }
    await askNewest();
  }

  registration.addEventListener("updatefound", askNewest); // one of another edition must keep that one
  // A worker that came too late to serve this page has not looked for a new edition.
  await (registration.installing ? askNewest() : look());
}

/**
 * Look for a new edition; return whether the browser could, as it cannot without a network.
 * @param {ServiceWorkerRegistration} registration
 */
async function isLookedFor(registration) {
  try {
    await registration.update();
    return true;
  } catch (error) {
    console.debug("A new edition could not be looked for:", error);
    return false;
  }
}

/**
 * Have a worker keep the site once it is the one of the site. Ask until it answers: Chromium may lose a message to a
 * worker while another one takes over. Return false if it was replaced before.
 * @param {ServiceWorker} worker
 * @param {boolean} frugal
 */
async function hears(worker, frugal) {
  for (let patience = SILENCE; await mayBeAsked(worker); patience *= 2) {
    if (await isAnswered(worker, { keep: frugal ? "visited" : "all", visited: visited() }, patience)) return true;
  }
  return false;
}

/**
 * Wait until a worker is the one of the site, or has waited too long: asked, it waits no more. Return false if it never
 * will be.
 * @param {ServiceWorker} worker
 * @returns {Promise<boolean>}
 */
function mayBeAsked(worker) {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === "activated") resolve(true);
      if (worker.state === "redundant") resolve(false);
    };
    worker.addEventListener("statechange", look);
    setTimeout(resolve, SILENCE, true);
    look();
  });
}

/**
 * Ask a worker once; return whether it answers in time, and before it is replaced.
 * @param {ServiceWorker} worker
 * @param {Keep} wish
 * @param {number} patience
 * @returns {Promise<boolean>}
 */
function isAnswered(worker, wish, patience) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close(); // what else it reports does not matter here
      resolve(true);
    };
    worker.addEventListener("statechange", () => resolve(false), { once: true });
    setTimeout(resolve, patience, false);
    worker.postMessage(wish, [port2]);
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
