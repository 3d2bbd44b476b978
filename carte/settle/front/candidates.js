// The moves that the cards on the pad could mean, each with its answer.

import { h, icon, pushButton } from "../../front/page/dom.js";

/** @import { PossibleMove, SettleStrings } from "./messages.js" */

/**
 * onChoose(option) is called when one is pressed. ask(text) replaces the list with a text, list(options) shows some.
 * @param {object} page
 * @param {SettleStrings["settle"]} page.strings
 * @param {(option: PossibleMove) => unknown} page.onChoose
 */
export function createCandidates({ strings, onChoose }) {
  const which = h("p", { class: "carte-list-title" });
  const list = h("ul", { class: "carte-meant", "aria-label": strings.which });

  const element = h("div", { class: "carte-meant-place" }, which, list);

  /** @param {PossibleMove} option */
  function line(option) {
    const { move, says, yes } = option;
    const answer = h(
      "b",
      { class: "carte-meant-answer", "data-stage": "held" },
      icon(yes ? "good" : "bad"),
      yes ? strings.yes : strings.no,
    );
    const look = { class: "carte-button", "data-meant": move, "data-yes": String(yes) };
    return h("li", {}, pushButton({ ...look, click: () => onChoose(option) }, h("span", {}, says), answer));
  }

  return {
    element,
    /** @param {string} text */
    ask(text) {
      which.textContent = text;
      list.replaceChildren();
    },
    /** @param {PossibleMove[]} options */
    list(options) {
      which.textContent = strings.which;
      list.replaceChildren(...options.map(line));
    },
  };
}
