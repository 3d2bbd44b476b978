// A deal looked back at in the table's own place, and the way back to the table.

import { placesFor } from "../../board/front/plans.js";
import { actionButton } from "../../front/page/actions.js";
import { h } from "../../front/page/dom.js";
import { backToTop } from "../../front/page/motion.js";
import { createReplay } from "../../replay/front/replay.js";
import { createReview } from "./review.js";

/** @import { Status } from "../../front/page/status.js" */
/** @import { OnTrouble, Skin, Words } from "../../front/types.js" */
/** @import { Replay } from "../../replay/front/types.js" */
/** @import { Review } from "./review.js" */

/**
 * @typedef {object} LookingBack
 * @property {HTMLElement} root
 * @property {HTMLElement} body
 * @property {HTMLElement} below
 * @property {Words} words
 * @property {string} label
 * @property {() => Skin} skin
 * @property {Status} status
 * @property {AbortSignal} signal
 * @property {OnTrouble} onTrouble
 * @property {() => unknown} onBack
 * @property {Review | null} [review]
 */

/**
 * Show a `replay` in place of what is in `body` and `below`, until the button `label` is pressed: then
 * all is as it was, and onBack() is called. With a `review` = {label, waiting, judge, tell}
 * there is a button at the reader's own moves.
 * @param {Replay} replay
 * @param {LookingBack} manner
 */
export function lookBack(
  replay,
  { root, body, below, words, label, skin, status, signal, onTrouble, onBack, review = null },
) {
  const closing = new AbortController();
  signal.addEventListener("abort", () => closing.abort());
  const covered = [body, below].map((place) => ({ place, nodes: [...place.childNodes] }));
  const reviewed = review && createReview({ ...review, status, signal: closing.signal });
  const shown = createReplay({
    replay,
    words,
    skin,
    status,
    signal: closing.signal,
    onTrouble,
    places: placesFor(replay.frames[0].step, body),
    onPlace: (number) => reviewed?.at(replay.frames[number]?.told?.by === "reader" ? number : null),
  });
  const back = actionButton("leave", label, close, { kind: "carte-main", drawn: "undo" });
  body.replaceChildren(shown.element);
  const ways = h("div", { class: "carte-actions carte-way-back" }, reviewed?.element, back);
  below.replaceChildren(ways, shown.moves);
  shown.focus();
  backToTop(root);

  function close() {
    closing.abort();
    for (const { place, nodes } of covered) place.replaceChildren(...nodes);
    status.clear();
    onBack();
    backToTop(root);
  }
}
