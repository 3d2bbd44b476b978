// Whether the browser keeps our data for good, or may clear it when it needs space.

const ASKED = "carte.asked";
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
