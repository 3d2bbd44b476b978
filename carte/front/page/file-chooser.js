// Choosing a file of one's own to open.

import { h } from "./dom.js";

/**
 * A button for files of the kinds that it accepts, as in `accept` of an input.
 * @param {string} label
 * @param {string} accept
 * @param {(chosen: File) => unknown} onChosen
 */
export function fileChooser(label, accept, onChosen) {
  /** @type {HTMLInputElement} */
  const input = h("input", {
    type: "file",
    class: "carte-keep-file",
    accept,
    "data-file": true,
    change() {
      const [chosen] = input.files ?? [];
      if (chosen) onChosen(chosen);
      input.value = ""; // the same one may be chosen again
    },
  });
  return h("label", { class: "carte-button", "data-action": "open" }, input, label);
}
