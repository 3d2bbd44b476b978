// A widget over a notebook, which keeps its own layout: JupyterLab measures what it shows, and would measure nothing.
import { h } from "./dom.js";

const BESIDE = "[data-around] > :not([data-around], [data-alone], [inert])";

/**
 * Raise a widget that stands alone over all around it. That stays as it is, and no key goes there. Gives what lets the
 * widget down again.
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
