// Copies files of the site into this browser, one after the other, skipping those already here and whole.

import { isKept, keptAnywhere, openOwn, put } from "./editions.js";
import { urlOf } from "./site.js";

/** @import { Copied } from "../types.js" */

const DOWNLOADS = "carte-downloads"; // where a page's Python leaves its downloads

/**
 * Copy these files, unless stopped; `report` is called before each, and at the end.
 * @param {Iterable<string>} addresses
 * @param {(copied: Copied) => unknown} report
 * @param {AbortSignal} signal
 */
export async function copyAll(addresses, report, signal) {
  const wanted = [...addresses];
  let done = 0;
  let why = /** @type {Copied["ended"]} */ ("cut-off");
  try {
    await openOwn();
    const downloads = await caches.open(DOWNLOADS);
    for (const address of wanted) {
      signal.throwIfAborted();
      report({ done, of: wanted.length });
      if (await isCopied(address, downloads, signal)) done += 1;
    }
    await caches.delete(DOWNLOADS);
    if (done === wanted.length) why = "whole";
  } catch (error) {
    // No network, no room, or no permission: what is kept stays.
    if (error instanceof DOMException && !signal.aborted)
      why = error.name === "QuotaExceededError" ? "full" : "blocked";
  }
  report({ done, of: wanted.length, ended: why });
}

/**
 * @param {string} address
 * @param {Cache} downloads
 * @param {AbortSignal} signal
 */
async function isCopied(address, downloads, signal) {
  if (await isKept(address)) return true;
  // Another build's page may be there under the same name, in the browser's own cache too.
  if (await put(address, await downloads.match(urlOf(address)))) return true;
  if (await put(address, await keptAnywhere(address))) return true;
  return put(address, await fetch(urlOf(address), { cache: "no-cache", signal }));
}
