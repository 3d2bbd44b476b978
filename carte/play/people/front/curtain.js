// The curtain before what only one of several people who share a device may see: nothing of it is in the document.

import { actionButton } from "../../../front/page/actions.js";
import { h } from "../../../front/page/dom.js";

/**
 * Return the curtain before what is for the person called `name`, with a `text`, its main button, which calls
 * onLook(), and whatever stands `below` it.
 * @param {{ name: string, text: string, label: string, onLook: () => unknown, below?: Node[] }} table
 */
export function drawCurtain({ name, text, label, onLook, below = [] }) {
  const button = actionButton("look", label, onLook, { kind: "carte-main" });
  const element = h(
    "div",
    { class: "carte-curtain", role: "group", "aria-label": name },
    h("p", {}, text),
    button,
    ...below,
  );
  return { element, button };
}
