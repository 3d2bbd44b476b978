// Text to take along: on the clipboard, and in a field to copy from where no page may write there.

/** @import { Status } from "./status.js" */

/**
 * @param {string} text
 * @param {{ field: HTMLTextAreaElement, status: Status, done: string, byHand: string }} told
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
