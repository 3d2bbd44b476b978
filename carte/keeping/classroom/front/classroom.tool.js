// A class without accounts: readers show what they can do, and a teacher's browser collects it.

import { h } from "../../../front/page/dom.js";
import { createWidget } from "../../../front/widget.js";
import { createCodeCollector } from "./collect-codes.js";
import { createReaderOffer } from "./reader-offer.js";
import { createRoster } from "./roster.js";
import { showing } from "./show-code.js";
import "./classroom.css";

/** @import { Tool } from "../../../front/types.js" */
/** @import { ClassroomContent, ClassroomStrings } from "./messages.js" */

/**
 * Build the widget of `content` = {games}.
 * @param {Tool<ClassroomContent, object, ClassroomStrings>} tool
 */
function drawClassroom(tool) {
  const { root, body, words, signal, onTrouble } = tool;
  const strings = words.classroom;
  const roster = createRoster(tool, ({ isEmpty }) => collecting.offer(isEmpty));
  const collecting = createCodeCollector(tool, roster.add);
  const offered = createReaderOffer(strings, roster.add);

  root.ariaLabel = strings.label;
  body.append(
    ...offered.elements,
    h("div", { class: "carte-keep" }, showing({ strings, onTrouble }), collecting.element),
    roster.element,
  );
  roster.draw();
  window.addEventListener("hashchange", offered.follow, { signal });
  offered.follow();
}

export default createWidget({ draw: drawClassroom, isHeadless: true, isForOne: true });
