// A widget over a notebook, which keeps its layout: JupyterLab measures its visible content, and would find none.
import { h } from "./dom.js";

const BESIDE = "[data-around] > :not([data-around], [data-alone], [inert])";

/**
 * Raise a widget shown alone above everything around it, which stays as it is but gets no keys. Return a function that
 * lowers the widget again.
 * @param {HTMLElement} root
 */
export function raise(root) {
  const room = h("div");
  Object.assign(room.style, {
    height: `${root.getBoundingClientRect().height}px`,
    margin: getComputedStyle(root).margin,
  });
  const beside = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(BESIDE)]);
  for (const one of beside) one.inert = true;
  root.before(room);
  root.popover = "manual";
  root.showPopover();
  return () => {
    root.popover = null;
    room.remove();
    for (const one of beside) one.inert = false;
  };
}
