// The reader's dearest moves: a list that grows while a review goes on, each with the ways to see it and to try it again.

import { actionButton } from "../../../front/page/actions.js";
import { fill, h, sentences } from "../../../front/page/dom.js";
import { tryAgain } from "./retry-move.js";

/** @import { SittingTool } from "../../front/types.js" */
/** @import { Finding } from "./messages.js" */

/**
 * The list for the deal of a `record`, until the tool's signal. show(findings) shows these, dearest first: what is there
 * stays where it is, so that a reader who is at it can go on. keep() has them come back in five a day.
 * @param {Pick<SittingTool, "content" | "words" | "ask" | "signal" | "onTrouble">} tool
 * @param {{ record: string }} deal
 * @param {{ onMoment: (number: number) => unknown, mayRetry: boolean }} manner
 */
export function createDearMoves(tool, deal, { onMoment, mayRetry }) {
  const strings = tool.content.words.points;
  const element = h("ol", { class: "carte-points-moments" });
  /** @type {Map<number, ReturnType<typeof draw>>} */
  const drawn = new Map();

  /**
   * Draw a move; only a card can be tried again.
   * @param {Finding} finding
   */
  function draw({ number, text, bids }) {
    const way = bids.length || !mayRetry ? null : tryAgain(tool, deal, number);
    const item = h(
      "li",
      {},
      h("p", {}, ...sentences([h("b", {}, fill(strings.move, { number })), text], tool.words.joints)),
      h(
        "div",
        { class: "carte-points-ways" },
        actionButton("moment", strings.show, () => onMoment(number), { drawn: "hint" }),
        ...(way?.elements ?? []),
      ),
    );
    return { item, keep: async () => way?.keep() };
  }

  /** @param {Finding[]} findings */
  function show(findings) {
    const numbers = findings.map(({ number }) => number);
    for (const [number, { item }] of drawn) if (!numbers.includes(number)) item.remove();
    for (const [place, finding] of findings.entries()) {
      const move = drawn.get(finding.number) ?? draw(finding);
      drawn.set(finding.number, move);
      if (element.children[place] !== move.item) element.insertBefore(move.item, element.children[place] ?? null);
    }
  }

  return {
    element,
    show,
    async keep() {
      for (const { item, keep } of drawn.values()) if (element.contains(item)) await keep();
    },
  };
}
