// What a reader can do, as a code to scan and a link to send.

import { entry } from "../../../front/fields/labels.js";
import { limited } from "../../../front/fields/limits.js";
import { gains } from "../../../front/memory/gains.js";
import { memory } from "../../../front/memory/memory.js";
import { actionButton, relabel } from "../../../front/page/actions.js";
import { inBook, linkTo } from "../../../front/page/address.js";
import { copyOut } from "../../../front/page/clipboard.js";
import { h } from "../../../front/page/dom.js";
import { putFocus } from "../../../front/page/focus.js";
import { drawFold } from "../../../front/page/fold.js";
import { bringIntoView } from "../../../front/page/motion.js";
import { createOutcome } from "../../../front/page/outcome.js";
import { drawCode, isHereOnly } from "../../../front/page/qr.js";
import { toDigits } from "./class-code.js";
import { counted } from "./course-gains.js";
import { grades } from "./grades.js";
import { LONGEST_NAME, nameOf } from "./readers.js";

/** @import { OnTrouble } from "../../../front/types.js" */
/** @import { ClassroomStrings } from "./messages.js" */

/**
 * The reader's part of the page.
 * @param {{ strings: ClassroomStrings["classroom"], onTrouble: OnTrouble }} given
 */
export function showing({ strings, onTrouble }) {
  const name = h("input", { type: "text", autocomplete: "off", "data-field": "name" });
  const limit = limited(name, LONGEST_NAME, strings.too_long);
  const code = h("div", { class: "carte-keep-code" });
  const notice = createOutcome();
  const toggle = actionButton("show", strings.show, () => (code.childElementCount ? hide() : show()), {
    kind: "carte-main",
  });
  /** @type {HTMLTextAreaElement} */
  const field = h("textarea", {
    class: "carte-field",
    readonly: true,
    hidden: true,
    rows: 3,
    "aria-label": strings.copy,
  });
  name.addEventListener("input", hide);

  function hide() {
    notice.clear();
    code.replaceChildren();
    relabel(toggle, strings.show);
  }

  async function show() {
    const [called, rules] = [nameOf(name.value), grades(memory(onTrouble))];
    if (!limit.fits()) return putFocus(name); // the field says what is wrong
    if (called === null) return refuse(strings.nameless);
    if (!Object.keys(rules).length) return refuse(strings.nothing_met);
    const at = Math.floor(Date.now() / 1000);
    const digits = await toDigits(called, { at, rules, ...counted(gains(onTrouble)) });
    const link = linkTo("", `known=${digits}`);
    const drawn = drawCode(link, strings.code, () => code.clientWidth);
    const copy = () => copyOut(link, { field, status: notice, done: strings.copied, byHand: strings.copy_by_hand });
    notice.clear();
    field.hidden = true;
    code.replaceChildren(
      drawn ?? h("p", {}, strings.too_large),
      drawn ? h("p", {}, isHereOnly() ? strings.only_here : strings.scan) : "",
      h("div", { class: "carte-keep-ways" }, actionButton("copy", strings.copy, copy)),
      field,
      inDigits(digits),
    );
    relabel(toggle, strings.hide);
    bringIntoView(code);
  }

  /**
   * The code for a teacher who can neither scan it nor receive it.
   * @param {string} digits
   */
  function inDigits(digits) {
    const groups = digits.match(/\d{1,5}/g) ?? [];
    const line = h("p", { class: "carte-class-digits", "data-digits": "" }, groups.join(" "));
    return drawFold(strings.digits, {}, line);
  }

  /** @param {string} why */
  function refuse(why) {
    notice.note("bad", why);
    putFocus(name);
  }

  const ways = [
    entry(strings.name, name, limit.line),
    h("div", { class: "carte-keep-ways" }, toggle),
    code,
    notice.element,
  ];
  return h(
    "section",
    { class: "carte-keep-part", "aria-label": strings.show_title },
    h("h2", {}, strings.show_title),
    h("p", { class: "carte-keep-about" }, strings.about_show),
    ...(inBook() ? ways : [h("p", {}, strings.not_in_book)]),
  );
}
