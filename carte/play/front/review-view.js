// The review of a deal in the table's own place, and the way back to the table.

import { placesFor } from "../../board/front/zone-plans.js";
import { actionButton } from "../../front/page/actions.js";
import { h } from "../../front/page/dom.js";
import { backToTop, bringTogether } from "../../front/page/motion.js";
import { preferences } from "../../front/page/preferences.js";
import { createReplay } from "../../replay/front/replay.js";
import { costsIn } from "../review/front/findings.js";
import { createJudgementView } from "../review/front/judgement-view.js";

/** @import { Replay } from "../../replay/front/messages.js" */
/** @import { Finding, Reviewable } from "../review/front/messages.js" */
/** @import { SittingTool } from "./types.js" */

/**
 * @typedef {object} LookingBack
 * @property {HTMLElement} below
 * @property {string} label
 * @property {() => unknown} onBack
 * @property {(number: number) => unknown} [onPlace]
 * @property {Reviewable | null} [judged]
 * @property {number} [at]
 * @property {number} [moment]
 * @property {HTMLElement | null} [after]
 * @property {boolean} [resumed] as it was left on an earlier visit: then the page stays where it is
 */

/**
 * Show a `replay` in place of what is in the tool's body and `below` until the button `label` is pressed: then restore both, and
 * call onBack(). It begins at frame `at`, and calls onPlace(number) for every frame; a deal that is
 * `judged` shows each move with its finding. Whatever comes `after` its moves stays below them; see(number) goes
 * to the position before a move, and points at the better one, as `moment` does at once.
 * @param {SittingTool} tool
 * @param {Replay} replay
 * @param {LookingBack} manner
 */
export function lookBack(tool, replay, manner) {
  const { root, body, status, signal, onTrouble } = tool;
  const { below, label, onBack, onPlace, judged = null, at = 0, moment, after = null, resumed = false } = manner;
  const closing = new AbortController();
  signal.addEventListener("abort", () => closing.abort());
  const covered = [body, below].map((place) => ({ place, nodes: [...place.childNodes] }));
  const open = { ...tool, signal: closing.signal }; // until it is closed
  const review = judged && createJudgementView(open, judged, { onShow: seeBetter, onLate: status.whisper });
  const shown = createReplay(open, replay, {
    places: placesFor(replay.frames[0].step, body),
    at: moment ? moment - 1 : at,
    silent: Boolean(moment),
    remark: (number) => review?.remark(number) ?? "",
    wording: () => preferences(onTrouble).wording,
    onPlace: (number) => {
      review?.at(number);
      onPlace?.(number);
    },
  });
  const back = actionButton("leave", label, close, { kind: "carte-main", drawn: "undo" });
  body.replaceChildren(shown.element);
  const ways = h("div", { class: "carte-actions carte-way-back" }, back);
  below.replaceChildren(...(review ? [review.element] : []), ways, shown.moves, ...(after ? [after] : []));
  if (judged) shown.mark(costsIn(judged));
  if (!resumed) comeIntoView();
  return {
    /** @param {number} number */
    see: (number) => review?.see(number),
  };

  function comeIntoView() {
    shown.focus();
    if (review && moment) review.see(moment);
    else if (review?.element.hasChildNodes())
      bringTogether([[review.element], [...review.element.children].slice(0, 1), [shown.felt]]);
    else bringTogether([[shown.element], [shown.felt], [status.element]]);
  }

  /**
   * Go to the position where a better move was possible, and point at it.
   * @param {Finding} finding
   */
  async function seeBetter({ number, text, answer }) {
    await shown.goBefore(number, text);
    const cards = answer ? [...(answer.from ? [answer.from] : []), ...answer.to] : [];
    if (cards.length) shown.point(cards);
    const above = review ? [review.element] : [];
    bringTogether(cards.length ? [above, [shown.felt]] : [[shown.felt], above]); // a pass shows only in words
  }

  function close() {
    closing.abort();
    for (const { place, nodes } of covered) place.replaceChildren(...nodes);
    status.clear();
    onBack();
    backToTop(root);
  }
}
