// Room for what will be said, before it is: nothing moves when it comes.
import { h } from "./dom.js";

/** @import { Status } from "./status.js" */

const FEW = 3; // of the longest one has the most lines, at any width

/**
 * Where a status speaks. show(all) makes room for any of what may be said there.
 * @param {Status} status
 */
export function createAhead(status) {
  const room = h("div", { class: "carte-ahead", "aria-hidden": "true" });
  const length = (/** @type {Element} */ one) => one.textContent?.length ?? 0;
  return {
    element: h("div", { class: "carte-spoken" }, status.element, room),
    /** @param {Node[][]} all */
    show(all) {
      const drawn = all.map((nodes) => h("div", {}, ...nodes));
      room.replaceChildren(...drawn.sort((one, other) => length(other) - length(one)).slice(0, FEW));
    },
  };
}
