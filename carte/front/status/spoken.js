// One line, for screen readers only, about what is plain to see.

import { h } from "../page/dom.js";

/** @import { Tool } from "../types.js" */

/** @typedef {ReturnType<typeof createSpoken>} Spoken */

/**
 * tell(text) replaces the line; nothing is spoken before the widget is used.
 * @param {Pick<Tool<unknown>, "say">} tool
 */
export function createSpoken({ say }) {
  const element = h("p", { class: "carte-unseen", "data-part": "spoken", "aria-live": "off" });
  return {
    element,
    /** @param {string} text */
    tell: (text) => element.replaceChildren(...(text ? [say(text)] : [])),
  };
}
