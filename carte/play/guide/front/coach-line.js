// The coach's line over the felt: a sentence before a move, one after it, and who has won; beside it, once the reader
// has moved, a link to other cards. Its room never changes, so that no card moves when it speaks.

import { inBook } from "../../../front/page/address.js";
import { h, icon, sentences } from "../../../front/page/dom.js";
import { nextStep } from "../../../front/page/onward.js";
import { detourTo } from "./drill-link.js";
import { keepToRoom } from "./shrink-to-fit.js";

/** @import { Joints, SeatName } from "../../../engine/messages.js" */
/** @import { Child } from "../../../front/page/dom.js" */
/** @import { Stars } from "../../../lessons/front/progress.js" */
/** @import { GuidedMoment } from "./guide-store.js" */
/** @import { GuideContent } from "./messages.js" */

/**
 * hear(moment, begun) shows the sentence for a moment; done(stars) that the deal was won before.
 * @param {GuideContent} content
 * @param {Joints} joints
 */
export function createCoachLine(content, joints) {
  const { strings, sayings, stages, level } = content;
  const element = h("p", { class: "carte-coach", "aria-live": "off" });
  const beside = h("p", { class: "carte-coach-beside" });
  const fitSoon = keepToRoom(element);

  /**
   * @param {string} kind
   * @param {Child[]} children
   */
  function say(kind, ...children) {
    element.dataset.says = kind;
    element.replaceChildren(h("span", {}, ...children));
    fitSoon();
  }

  /** @param {SeatName | null} turn */
  function rest(turn) {
    delete element.dataset.says;
    element.dataset.quiet = turn === "you" ? strings.quiet : strings.waits;
    element.replaceChildren();
  }

  /**
   * What is next: without a page that knows it, the next guided deal, else the first stage of the course that is not all
   * won, and after the last one an own deal.
   * @param {Stars} stars
   */
  function onward(stars) {
    const step = nextStep();
    if (step) return h("a", { href: step.href }, step.label);
    const game = level.replace(/-guide-\d+$/, "");
    const { label, href, level: coming } = strings.onward;
    if (coming && !stars[coming]) return h("a", { href }, label);
    for (const { title, levels } of stages) {
      const open = levels.find((id) => !stars[id]);
      if (open) return h("a", { href: `${game}.html#${open}` }, title);
    }
    return h("a", { href }, label);
  }

  /**
   * Offer other cards for the current sentence, or the last one: `alone`, without a sentence.
   * @param {number | undefined} place
   * @param {{ alone?: boolean }} [manner]
   */
  function offer(place, { alone } = {}) {
    const way =
      place === undefined ? null : detourTo(content, sayings[place].rule, joints, { title: strings.kept, alone });
    beside.replaceChildren(...(way ? [way] : []));
  }

  return {
    element: h("div", { class: "carte-coaching" }, element, beside),
    /** What it says now. */
    text: () => element.textContent ?? "",
    /**
     * @param {GuidedMoment} moment
     * @param {boolean} begun
     */
    hear({ turn, guided: { saying, passed, won, result, said: before } }, begun) {
      const sentence = saying === null ? null : sayings[saying];
      offer(begun && won === null ? (saying ?? before.at(-1)) : undefined, { alone: !sentence && !passed });
      if (won !== null) say(won ? "won" : "lost", won ? icon("star") : null, h("span", {}, result));
      else if (passed) say("passed", passed);
      else if (sentence) say("rule", h("span", { "data-rule": sentence.rule }, sentence.text));
      else rest(turn);
    },
    /** @param {Stars} stars */
    done(stars) {
      offer(undefined);
      say("done", icon("good"), h("span", {}, ...sentences([strings.done, inBook() && onward(stars)], joints)));
    },
  };
}
