// The answer, large and in sight: yes or no, one sentence, its rule and its source, and ways to send it.

import { actionButton } from "../../../front/page/actions.js";
import { inBook, linkTo } from "../../../front/page/address.js";
import { fill, h, icon } from "../../../front/page/dom.js";
import { drawCode } from "../../../front/page/qr.js";
import { pictureOf } from "./picture.js";

/** @import { Settled, SettleWords } from "./types.js" */

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
  const field = h("textarea", {
    class: "carte-shared",
    readonly: true,
    rows: 2,
    "aria-label": said.link,
    hidden: true,
  });
  const code = h("div", { class: "carte-settled-code" });
  const share = actionButton("share", said.share, () => send());
  const ways = h(
    "div",
    { class: "carte-settled-ways", "data-stage": "off" },
    actionButton("copy", said.copy, () => copy()),
    share,
    actionButton("qr", said.qr, showCode),
    actionButton("picture", said.picture, () => takePicture()),
  );
  const spoken = h(
    "div",
    { class: "carte-settled-spoken", role: "status" },
    asked,
    answer,
    h("div", {}, by, sentence, rule, source),
  );
  const element = h(
    "div",
    { class: "carte-settled", "data-stage": "held", hidden: true },
    spoken,
    ways,
    sent,
    field,
    code,
  );
  /** @type {Settled | null} */
  let now = null;
  share.hidden = !("share" in navigator);

  const link = () => linkTo(now?.name ?? "");

  async function copy() {
    try {
      await navigator.clipboard.writeText(link());
      field.hidden = true;
      sent.textContent = said.copied;
    } catch {
      field.value = link(); // where copying is forbidden, to copy by hand
      field.hidden = false;
      field.select();
      sent.textContent = said.by_hand;
    }
  }

  async function send() {
    try {
      await navigator.share({ title: now?.asks, text: told(), url: link() });
    } catch {
      // whoever closes the menu has changed their mind
    }
  }

  function told() {
    return now ? `${now.asks} ${now.yes ? said.yes : said.no}. ${now.says}` : "";
  }

  function showCode() {
    const drawn = code.childElementCount ? null : drawCode(link(), said.code, element.clientWidth);
    code.replaceChildren(...(drawn ? [drawn] : []));
  }

  async function takePicture() {
    if (!now) return;
    const file = await pictureOf(now, { words, link: link() });
    const address = URL.createObjectURL(file);
    h("a", { href: address, download: `${said.picture_name}.png` }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }

  return {
    element,
    /** @param {Settled | null} settled */
    show(settled) {
      now = settled;
      sent.textContent = "";
      element.hidden = settled === null;
      field.hidden = true;
      code.replaceChildren();
      if (!settled) return;
      const { yes, asks, says, rule: stated } = settled;
      asked.textContent = asks;
      by.textContent = settled.by ?? "";
      element.dataset.answer = yes ? "yes" : "no";
      element.dataset.rule = stated.id;
      answer.replaceChildren(icon(yes ? "good" : "bad"), yes ? said.yes : said.no);
      sentence.textContent = says;
      rule.hidden = stated.text === says;
      rule.replaceChildren(h("b", {}, words.rule), " ", stated.text);
      const name = fill(said.source, { source: stated.source });
      source.replaceChildren(inBook() ? h("a", { href: `rules.html#${stated.id}` }, name) : name);
    },
  };
}
