// A deal with comments and questions.

import { sizeOf } from "../../board/front/zone-plans.js";
import { createWidget } from "../../front/widget.js";
import { createReplay } from "./replay.js";

/** @import { Tool } from "../../front/types.js" */
/** @import { WatchContent } from "./messages.js" */

/**
 * Build the widget of `content` = {replay, rules} into its root.
 * @param {Tool<WatchContent>} tool
 */
function drawWatch(tool) {
  const { root, body, header, content, status, signal } = tool;
  const { replay, rules } = content;
  root.ariaLabel = replay.title;
  root.dataset.size = sizeOf({ kind: "watch", steps: replay.frames.map(({ step }) => step) });
  header.title(replay.title, replay.intro);
  const shown = createReplay(tool, replay, { rules, open: false });
  body.append(shown.element, status.element, shown.moves);
  root.addEventListener("carte:reveal", shown.reveal, { signal });
}

export default createWidget({ draw: drawWatch });
