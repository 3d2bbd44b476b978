// Whether the browser keeps what is here for good, or may clear it when it needs room.

const ASKED = "carte.asked";
let asking = false;

/** Ask the browser, once, not to clear what a reader would lose. */
export async function askToKeep() {
  if (asking || !navigator.storage?.persist) return;
  asking = true;
  try {
    if (localStorage.getItem(ASKED)) return;
    localStorage.setItem(ASKED, "1");
    await navigator.storage.persist();
  } catch {
    // It is a wish; what is kept is kept as long as before.
  }
}

/** Whether the browser has agreed to; null where it cannot be asked. */
export async function isLasting() {
  try {
    return (await navigator.storage?.persisted?.()) ?? null;
  } catch {
    return null;
  }
}
