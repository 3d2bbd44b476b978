// A class without accounts: readers show what they can do, and a teacher's browser brings it together.

import { h } from "../../../front/page/dom.js";
import { createCollecting } from "./collecting.js";
import { createOffered } from "./offered.js";
import { createRoster } from "./roster.js";
import { showing } from "./showing.js";
import "./classroom.css";

/** @import { Given } from "../../../front/types.js" */
/** @import { ClassContent, ClassWords } from "./types.js" */

/**
 * Build the widget of `content` = {games}.
 * @param {Given<ClassContent, object, ClassWords>} given
 */
export function classroom(given) {
  const { root, body, words, signal, onTrouble } = given;
  const told = words.classroom;
  const roster = createRoster(given, ({ isEmpty }) => collecting.offer(isEmpty));
  const collecting = createCollecting(given, roster.add);
  const offered = createOffered(told, roster.add);

  root.ariaLabel = told.label;
  body.append(
    ...offered.elements,
    h("div", { class: "carte-keep" }, showing({ told, onTrouble }), collecting.element),
    roster.element,
  );
  roster.draw();
  window.addEventListener("hashchange", offered.follow, { signal });
  offered.follow();
}
