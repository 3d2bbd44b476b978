// What the coach says, over the felt: a sentence before a move, one after it, and who has won. Its room is
// always the same, so that no card moves when it speaks.

import { inBook } from "../../../front/page/address.js";
import { h, icon } from "../../../front/page/dom.js";

/** @import { Child } from "../../../front/page/dom.js" */
/** @import { Stars } from "../../../lessons/front/types.js" */
/** @import { SeatName } from "../../../board/front/types.js" */
/** @import { Guided, GuideContent } from "./types.js" */

/**
 * hear(turn, guided) says what is to be said at a moment; done(stars) that the deal was won before.
 * @param {GuideContent} content
 */
export function createCoach({ told, sayings, stages, level }) {
  const element = h("p", { class: "carte-coach", "aria-live": "polite" });

  /**
   * @param {string} kind
   * @param {Child[]} children
   */
  function say(kind, ...children) {
    element.dataset.says = kind;
    element.replaceChildren(h("span", {}, ...children));
  }

  /** @param {SeatName | null} turn */
  function rest(turn) {
    delete element.dataset.says;
    element.dataset.quiet = turn === "you" ? told.quiet : told.waits;
    element.replaceChildren();
  }

  /**
   * The first stage of the course that is not all won, and after the last one a deal of one's own.
   * @param {Stars} stars
   */
  function onward(stars) {
    const game = level.replace(/-guide-\d+$/, "");
    for (const { title, levels } of stages) {
      const open = levels.find((id) => !stars[id]);
      if (open) return h("a", { href: `${game}.html#${open}` }, title);
    }
    return h("a", { href: told.onward.href }, told.onward.label);
  }

  return {
    element,
    /**
     * @param {SeatName | null} turn
     * @param {Guided} guided
     */
    hear(turn, { saying, passed, won, result }) {
      const said = saying === null ? null : sayings[saying];
      if (won !== null) say(won ? "won" : "lost", won ? icon("star") : null, h("span", {}, result));
      else if (passed) say("passed", passed);
      else if (said) say("rule", h("span", { "data-rule": said.rule }, said.text));
      else rest(turn);
    },
    /** @param {Stars} stars */
    done(stars) {
      say("done", icon("good"), h("span", {}, told.done, " ", inBook() ? onward(stars) : null));
    },
  };
}
