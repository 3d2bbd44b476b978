// A deal looked back at in the table's own place, and the way back to the table.
import { actionButton } from "./actions.js";
import { h } from "./dom.js";
import { backToTop } from "./motion.js";
import { createReplay } from "./replay.js";

/**
 * Show a `replay` in place of what is in `body` and `below`, until the button `label` is pressed: then
 * all is as it was, and onBack() is called.
 */
export function lookBack(replay, { body, below, words, label, skin, status, signal, onBack }) {
  const root = body.closest(".carte");
  const closing = new AbortController();
  signal.addEventListener("abort", () => closing.abort());
  const covered = [body, below].map((place) => [place, [...place.childNodes]]);
  const shown = createReplay({ replay, words, skin, status, signal: closing.signal });
  const back = actionButton("leave", label, close, { kind: "carte-main", drawn: "undo" });
  body.replaceChildren(shown.element);
  below.replaceChildren(h("div", { class: "carte-actions carte-way-back" }, back), shown.moves);
  shown.focus();
  backToTop(root);

  function close() {
    closing.abort();
    for (const [place, nodes] of covered) place.replaceChildren(...nodes);
    status.clear();
    onBack();
    backToTop(root);
  }
}
