// The curtain between two people who share a device: nothing of the game is in the document behind it.

import { actionButton } from "../../front/page/actions.js";
import { fill, h } from "../../front/page/dom.js";

/** @import { PlayWords } from "./messages.js" */

/**
 * Return the curtain before the hand of the person called `name`, and its one button, which calls onLook().
 * @param {{ name: string, strings: PlayWords, onLook: () => unknown }} table
 */
export function drawCurtain({ name, strings, onLook }) {
  const button = actionButton("look", fill(strings.look, { name }), onLook, { kind: "carte-main" });
  const text = h("p", {}, fill(strings.hand_over, { name }));
  const element = h(
    "div",
    { class: "carte-curtain", "data-curtain": name, role: "group", "aria-label": name },
    text,
    button,
  );
  return { element, button };
}
