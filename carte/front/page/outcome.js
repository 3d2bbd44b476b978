// A place for the outcome of a button.

import { h, icon } from "./dom.js";
import { bringIntoView } from "./motion.js";
import "./keep.css";

/** @import { IconName } from "./dom.js" */

/** @typedef {ReturnType<typeof createOutcome>} Outcome */

/** note(icon, lines) replaces the text, and scrolls it into view. */
export function createOutcome() {
  const element = h("div", { class: "carte-keep-status", role: "status" });
  return {
    element,
    /**
     * @param {IconName} name
     * @param {(string | Node)[]} lines
     */
    note(name, ...lines) {
      const lineList = h("div", {}, ...lines.map((line) => h("p", {}, line)));
      element.replaceChildren(h("div", { class: "carte-note", "data-note": name }, icon(name), lineList));
      bringIntoView(element);
    },
    clear: () => element.replaceChildren(),
  };
}
