// The review of a deal for each of several people: only its own person looks at it, after a curtain.

import { actionButton } from "../../../front/page/actions.js";
import { fill, h } from "../../../front/page/dom.js";
import { putFocus } from "../../../front/page/focus.js";
import { bringIntoView } from "../../../front/page/motion.js";
import { drawCurtain } from "./curtain.js";

/** @import { PlayWords } from "../../front/messages.js" */
/** @import { Sitter } from "./messages.js" */

/**
 * A section that stands before the review: offer(sitters) has a button for each person among those at the table, whose
 * review onLook(seat) shows; onLeave() takes it away again.
 * @param {{ strings: PlayWords, onLook: (seat: number) => unknown, onLeave: () => unknown }} table
 */
export function createPrivateReviews({ strings, onLook, onLeave }) {
  const element = h("section", { class: "carte-private", "aria-label": strings.points.title, hidden: true });
  /** @type {Sitter[]} */
  let sitters = [];

  /** @param {HTMLButtonElement} button */
  function goTo(button) {
    putFocus(button);
    bringIntoView(element);
  }

  function choose() {
    const ways = sitters.map(({ person }, seat) =>
      person ? actionButton("review", fill(strings.review_for, { name: person }), () => cover(person, seat)) : null,
    );
    element.replaceChildren(
      h("h3", {}, strings.points.title),
      h("p", {}, strings.review_about),
      h("div", { class: "carte-points-ways" }, ...ways),
    );
    return ways;
  }

  /**
   * @param {string} name
   * @param {number} seat
   */
  function cover(name, seat) {
    const curtain = drawCurtain({
      name,
      text: fill(strings.review_over, { name }),
      label: fill(strings.review_look, { name }),
      onLook: () => look(name, seat),
    });
    element.replaceChildren(
      curtain.element,
      actionButton("leave-review", strings.review_back, () => leave(seat)),
    );
    goTo(curtain.button);
  }

  /**
   * @param {string} name
   * @param {number} seat
   */
  function look(name, seat) {
    const back = actionButton("leave-review", strings.review_done, () => leave(seat), { drawn: "undo" });
    element.replaceChildren(h("p", {}, fill(strings.review_for, { name })), back);
    goTo(back);
    onLook(seat);
  }

  /** @param {number} seat */
  function leave(seat) {
    onLeave();
    const button = choose()[seat];
    if (button) goTo(button);
  }

  return {
    element,
    /** @param {Sitter[]} all */
    offer(all) {
      sitters = all;
      element.hidden = false;
      choose();
    },
    clear() {
      element.hidden = true;
      element.replaceChildren();
    },
  };
}
