// The answer, large and in sight: yes or no, one sentence, its rule and its source, and ways to send it.

import { linkTo } from "../../../front/page/address.js";
import { fill, h, icon, listed } from "../../../front/page/dom.js";
import { ruleLink } from "../../../front/page/rulelink.js";
import { createSending } from "../../../front/page/sending.js";

/** @import { Answer, Settled, SettleWords } from "./types.js" */

/** @type {Record<Answer, boolean | null>} */
const GOOD = { yes: true, no: false, depends: null };

/** @param {Answer} answer */
function drawn(answer) {
  const good = GOOD[answer];
  return good === null ? [] : [icon(good ? "good" : "bad")];
}

/**
 * @param {object} page
 * @param {SettleWords} page.words
 */
export function createVerdict({ words }) {
  const said = words.settle;
  const sent = h("p", { class: "carte-settled-sent", role: "status" });
  const asked = h("p", { class: "carte-settled-asks" });
  const by = h("p", { class: "carte-settled-by" });
  const answer = h("p", { class: "carte-settled-answer" });
  const sentence = h("p", { class: "carte-settled-says" });
  const rule = h("p", { class: "carte-rule" });
  const source = h("p", { class: "carte-more" });
  const beside = h("p", { class: "carte-more carte-settled-beside" });
  const sending = createSending({
    said: { ...words.sending, copied: said.copied },
    status: { note: (_kind, text) => sent.replaceChildren(text) },
    link: () => linkTo(now?.name ?? ""),
    told: () => ({ title: now?.asks, text: told() }),
    pictured,
    cards: words.cards,
  });
  const ways = h("div", { class: "carte-settled-ways", "data-stage": "off" }, ...sending.ways);
  const spoken = h(
    "div",
    { class: "carte-settled-spoken", role: "status" },
    asked,
    answer,
    h("div", {}, by, sentence, rule, source, beside),
  );
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

  function told() {
    if (!now) return "";
    const { ended, sentence } = words.joints;
    const answered = fill(ended, { words: now.answer ? said[now.answer] : "" });
    return listed([now.asks, answered, now.by ?? "", now.says], sentence);
  }

  function pictured() {
    if (!now?.answer) return null;
    const { answer: found, asks, says, by, cards, rule: stated } = now;
    const lines = [
      ...(by ? [by] : []),
      says,
      ...(stated.text === says ? [] : [stated.text]),
      fill(said.source, { source: stated.source }),
    ];
    return { asks, cards, answer: { good: GOOD[found], text: said[found] }, says: lines };
  }

  return {
    element,
    /** @param {Settled | null} settled */
    show(settled) {
      now = settled;
      sent.textContent = "";
      element.hidden = settled === null;
      sending.renew();
      if (!settled) return;
      ways.hidden = answer.hidden = settled.answer === null;
      const { answer: found, asks, says, rule: stated } = settled;
      asked.textContent = asks;
      by.textContent = settled.by ?? "";
      element.dataset.answer = found ?? "";
      element.dataset.rule = stated.id;
      answer.replaceChildren(...(found ? [...drawn(found), said[found]] : []));
      sentence.textContent = says;
      rule.hidden = stated.text === says;
      rule.replaceChildren(h("b", {}, words.rule), " ", stated.text);
      const name = fill(said.source, { source: stated.source });
      source.replaceChildren(ruleLink(stated.id, name));
      beside.textContent = settled.beside ?? "";
      beside.hidden = !settled.beside;
    },
  };
}
