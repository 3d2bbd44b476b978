// Text to take along: as a file, on the clipboard, or in a field to copy from if the page may not write there.
import { fill, h } from "./dom.js";

/** @import { Status } from "../status/status.js" */

/**
 * Download a text as a file.
 * @param {string} name
 * @param {string} text
 */
export function handOut(name, text, type = "application/json") {
  const address = URL.createObjectURL(new Blob([text], { type }));
  h("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Copy a link; if the browser forbids it, show it, to be copied by hand.
 * @param {string} link
 * @param {{ copied: string, link: string }} strings
 * @param {Pick<Status, "note"> & Partial<Status>} status
 */
export async function copyLink(link, strings, status) {
  try {
    await navigator.clipboard.writeText(link);
    status.note("good", fill(strings.copied, { link }));
  } catch {
    status.note("note", fill(strings.link, { link }));
  }
  status.reveal?.();
}

/**
 * @param {string} text
 * @param {{ field: HTMLTextAreaElement, status: Pick<Status, "note">, done: string, byHand: string }} copied
 */
export async function copyOut(text, { field, status, done, byHand }) {
  field.value = text;
  field.hidden = false;
  try {
    await navigator.clipboard.writeText(text);
    status.note("good", done);
  } catch {
    field.focus();
    field.select();
    status.note("note", byHand);
  }
}
