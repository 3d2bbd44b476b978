// The answer, large and in sight, further questions with theirs, and ways to send it all.

import { createLetters } from "../../board/front/letters.js";
import { linkTo } from "../../front/page/address.js";
import { fill, h, listed } from "../../front/page/dom.js";
import { createShareMenu } from "../../front/page/share-menu.js";
import { askWhy, firstSentence, isBrief } from "../../front/status/brief.js";
import { drawAnswer, GOOD } from "./answer.js";

/** @import { Card } from "../../engine/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { Answer, Answered } from "./answer.js" */
/** @import { SettleStrings } from "./messages.js" */

/** @typedef {ReturnType<typeof createVerdict>} Verdict */

/**
 * An answer, those to further questions, and how to send it: its name in the address, and the cards of the two places,
 * by their labels. `isAsked` if the reader has just heard the question.
 * @typedef {Answered & { also?: Answered[], isAsked?: boolean, name: string, cards: [label: string, cards: Card[]][] }}
 *   Settled
 */

/**
 * The root of the tool gets the name of the settled question as data-code; onShow(settled) is called with each. Few
 * words of it are heard; a letter asks for all.
 * @param {Pick<Tool<unknown, object, SettleStrings>, "root" | "body" | "words" | "say" | "signal" | "wording">} tool
 * @param {{ onShow: (settled: Settled | null) => unknown }} page
 */
export function createVerdict({ root, body, words, say, signal, wording }, { onShow }) {
  const strings = words.settle;
  const heard = h("p", { class: "carte-unseen", role: "status" });
  const { hearIn, partOf } = createLetters({ words, signal }, { parts: ["why"], onAsk: tellAll });
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
  const drawn = h("div", { class: "carte-settled-drawn" });
  const element = h(
    "div",
    { class: "carte-settled", "data-stage": "held", hidden: true },
    heard,
    drawn,
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

  /** @param {Answer | null} answer */
  function large(answer) {
    return answer ? fill(words.joints.ended, { words: strings[answer] }) : "";
  }

  /** @param {Answered} answered */
  function inLine({ asks, answer, by = "", says }) {
    return [asks, large(answer), by, says];
  }

  /**
   * What is heard at once: the question if nobody has heard it, and the answer with its first sentence, if that is short.
   * @param {Settled} settled
   */
  function inBrief({ isAsked, asks, answer, by = "", says }) {
    const [first] = firstSentence(says);
    const lines = [isAsked ? "" : asks, large(answer), by];
    return [...lines, isBrief([...lines, first]) ? first : askWhy(words)];
  }

  /** Say all that is to be read. */
  function tellAll() {
    if (now) heard.replaceChildren(say(listed([wholeText(), now.rule.text], words.joints.sentence)));
  }

  /**
   * Whether a typed text asks for all that the answer says: then it is heard.
   * @param {string} text
   */
  function isWhy(text) {
    if (!now || partOf(text) !== "why") return false;
    tellAll();
    return true;
  }

  hearIn(body);

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
      heard.textContent = "";
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
      drawn.replaceChildren(...drawAnswer(settled, words, { say, also: false }), ...others);
      if (wording() === "long") tellAll();
      else heard.replaceChildren(say(listed(inBrief(settled), words.joints.sentence)));
    },
    isWhy,
  };
}
