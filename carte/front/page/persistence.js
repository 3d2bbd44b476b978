// Whether the browser keeps our data for good, or may clear it when it needs space.

import { inBook } from "./address.js";

const ASKED = "carte.asked";
const WARNED = "carte.warned";
let asking = false;

/** Ask the browser, once, not to clear the reader's data. */
export async function askToKeep() {
  if (asking || !navigator.storage?.persist) return;
  asking = true;
  try {
    if (localStorage.getItem(ASKED)) return;
    localStorage.setItem(ASKED, "1");
    await navigator.storage.persist();
  } catch {
    // It is only a request; without it the data lasts as long as before.
  }
}

/** Whether the browser has agreed; null if it cannot be asked. */
export async function isLasting() {
  try {
    return (await navigator.storage?.persisted?.()) ?? null;
  } catch {
    return null;
  }
}

/**
 * Whether the book is open in a tab of Apple's WebKit, which clears what a site keeps after seven days without a visit,
 * and alone has events for gestures.
 */
function isCleared() {
  const isOnHomeScreen = matchMedia("(display-mode: standalone)").matches;
  return inBook() && "GestureEvent" in window && !isOnHomeScreen;
}

/** Whether to say now, once and for all, that this browser clears what it keeps. */
export async function isToWarn() {
  try {
    if (!isCleared() || localStorage.getItem(WARNED) || (await isLasting())) return false;
    localStorage.setItem(WARNED, "1");
    return true;
  } catch {
    return false; // nothing is kept, and the reader knows it
  }
}
