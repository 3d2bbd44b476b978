// The answer, large and in sight, further questions with theirs, and ways to send it all.

import { linkTo } from "../../front/page/address.js";
import { fill, h, listed } from "../../front/page/dom.js";
import { createShareMenu } from "../../front/page/share-menu.js";
import { drawAnswer, GOOD } from "./answer.js";

/** @import { Card } from "../../engine/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { Answered } from "./answer.js" */
/** @import { SettleStrings } from "./messages.js" */

/** @typedef {ReturnType<typeof createVerdict>} Verdict */

/**
 * An answer, those to further questions, and how to send it: its name in the address, and the cards of the two places,
 * by their labels.
 * @typedef {Answered & { also?: Answered[], name: string, cards: [label: string, cards: Card[]][] }} Settled
 */

/**
 * The root of the tool gets the name of the settled question as data-code; onShow(settled) is called with each.
 * @param {Pick<Tool<unknown, object, SettleStrings>, "root" | "words" | "say">} tool
 * @param {{ onShow: (settled: Settled | null) => unknown }} page
 */
export function createVerdict({ root, words, say }, { onShow }) {
  const strings = words.settle;
  const sent = h("p", { class: "carte-settled-sent", role: "status" });
  const sending = createShareMenu({
    strings: { ...words.sending, copied: strings.copied },
    status: { note: (_kind, text) => sent.replaceChildren(text) },
    link: () => linkTo(now?.name ?? ""),
    message: () => ({ title: now?.asks, text: wholeText() }),
    pictured,
    cards: words.cards,
  });
  const ways = h("div", { class: "carte-settled-ways", "data-stage": "off" }, ...sending.ways);
  const spoken = h("div", { class: "carte-settled-spoken", role: "status" });
  const element = h(
    "div",
    { class: "carte-settled", "data-stage": "held", hidden: true },
    spoken,
    ways,
    sent,
    sending.code,
  );
  /** @type {Settled | null} */
  let now = null;

  function wholeText() {
    if (!now) return "";
    const { also = [] } = now;
    return listed([now, ...also].flatMap(inLine), words.joints.sentence);
  }

  /** @param {Answered} answered */
  function inLine({ asks, answer, by = "", says }) {
    const large = fill(words.joints.ended, { words: answer ? strings[answer] : "" });
    return [asks, large, by, says];
  }

  function pictured() {
    if (!now?.answer) return null;
    const { answer: found, asks, says, by, cards, also = [], rule: stated } = now;
    const lines = [
      ...(by ? [by] : []),
      says,
      ...also.map((one) => listed(inLine(one), words.joints.sentence)),
      ...(stated.text === says ? [] : [stated.text]),
      fill(strings.source, { source: stated.source }),
    ];
    return { asks, cards, answer: { good: GOOD[found], text: strings[found] }, says: lines };
  }

  return {
    element,
    /** @param {Settled | null} settled */
    show(settled) {
      now = settled;
      sent.textContent = "";
      element.hidden = settled === null;
      root.dataset.code = settled?.name ?? "";
      sending.renew();
      onShow(settled);
      if (!settled) return;
      const { answer, rule, also = [] } = settled;
      ways.hidden = answer === null;
      element.dataset.answer = answer ?? "";
      element.dataset.rule = rule.id;
      const others = also.flatMap((one) => drawAnswer(one, words, { say, also: true }));
      spoken.replaceChildren(...drawAnswer(settled, words, { say, also: false }), ...others);
    },
  };
}
