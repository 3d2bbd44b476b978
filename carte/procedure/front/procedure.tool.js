// Something went wrong: a few presses lead to the article that settles it. Its link needs no Python.

import { askedAt, namedAt } from "../../front/house/house-rules.js";
import { actionButton } from "../../front/page/actions.js";
import { address, addressed, followAddress, inBook, isDamaged, linkTo } from "../../front/page/address.js";
import { h, pushButton } from "../../front/page/dom.js";
import { putFocus } from "../../front/page/focus.js";
import { backToTop } from "../../front/page/motion.js";
import { rove } from "../../front/page/roving-focus.js";
import { drawSendMenu } from "../../front/page/share-menu.js";
import { createWidget } from "../../front/widget.js";
import { followChanged } from "../../reference/front/changed-rules.js";
import { createArticlePath } from "./article-path.js";
import { drawBehind, drawRuling, wholeText } from "./ruling.js";
import { createTableAgreement } from "./table-agreement.js";
import "./procedure.css";

/** @import { Tool } from "../../front/types.js" */
/** @import { ChangedQuestions } from "../../reference/front/messages.js" */
/** @import { Path } from "./article-path.js" */
/** @import { ProcedureContent, ProcedureStrings } from "./messages.js" */
/** @import { Found } from "./ruling.js" */

/**
 * Build the finder of `content` = {games, when, articles} into the widget.
 * @param {Tool<ProcedureContent, ChangedQuestions, ProcedureStrings>} tool
 */
function drawProcedure(tool) {
  const { root, body, content, words, status, signal, onTrouble } = tool;
  const strings = words.procedure;
  const agreed = createTableAgreement(content, onTrouble);
  const way = createArticlePath(content, strings, (path) => agreed.by(path, table)?.instead ?? false);
  const trail = h("ol", { class: "carte-trail", "aria-label": strings.path, hidden: true });
  const question = h("div", { class: "carte-asked" });
  const ruling = h("div", { class: "carte-done", role: "status" });
  const behind = h("div", { class: "carte-behind", hidden: true });
  const ways = h("div", { class: "carte-actions", hidden: true });
  const send = drawSendMenu(
    {
      strings: words.sending,
      status,
      link: () => linkTo(linkName()),
      message: () => ({ title: strings.title, text: wholeText(found(), words) }),
    },
    signal,
  );
  /** @type {Path} */
  let now = {};
  /** @type {string | null} */
  let table = null; // the code of the house rule from a link

  root.ariaLabel = strings.title;
  body.append(trail, question, ruling, behind, ways, status.element);
  followAddress(follow, signal);
  show({});
  follow();
  followChanged(tool); // in the list of articles

  /**
   * @param {Path} path
   * @param {string | null} [brought]
   */
  function show(path, brought = null) {
    table = brought;
    const { path: next, asked } = way.next(path);
    now = next;
    status.clear();
    if (body.lastElementChild !== status.element) body.append(status.element);
    root.dataset.game = now.game ?? "";
    root.dataset.article = asked ? "" : now.article;
    const steps = way.choicesOf(now);
    trail.hidden = steps.length === 0;
    if (asked) body.prepend(trail);
    else behind.after(trail); // what to do comes first
    trail.replaceChildren(...steps.map(drawStep));
    question.replaceChildren(...(asked ? drawQuestion(asked) : []));
    behind.hidden = ways.hidden = asked !== null;
    ruling.replaceChildren(...(asked ? [] : drawRuling(found(), words)));
    behind.replaceChildren(...(asked ? [] : drawBehind(found(), words)));
    ways.replaceChildren(...(asked ? [] : drawWays()));
  }

  /** @param {Path} path */
  function go(path) {
    show(path);
    const next = question.querySelector("button") ?? ways.querySelector("button");
    putFocus(next);
    if (now.ruling !== undefined) address(linkName());
    backToTop(root);
  }

  /** @param {{ step: keyof Path, words: string, lang?: string | null }} choice */
  function drawStep({ step, words: text, lang }) {
    const back = () => go(way.before(now, step));
    return h("li", {}, pushButton({ class: "carte-button", "data-step": step, lang, click: back }, text));
  }

  /** @param {NonNullable<ReturnType<typeof way.next>["asked"]>} asked */
  function drawQuestion({ step, asks, choices }) {
    const buttons = choices.map(({ id, words: text, lang }) => {
      const take = () => go(way.taken(now, step, id));
      return pushButton({ class: "carte-button", "data-choice": id, lang, click: take }, text);
    });
    const list = h("div", { class: "carte-choices", role: "group", "aria-label": asks, "data-step": step }, ...buttons);
    rove(list, signal, "[data-choice]").refresh();
    const about = step === "ruling" && h("p", { class: "carte-asked-about" }, articleNow().asks);
    return [about, h("p", { class: "carte-goal" }, asks), list].filter((line) => line !== false);
  }

  function articleNow() {
    return content.articles[now.article ?? ""];
  }

  /** @returns {Found} */
  function found() {
    const house = agreed.by(now, table);
    return { article: articleNow(), path: now, house, own: !house || agreed.isOurs(house, now) };
  }

  /** Return a link's name for what is shown, with the house rule that concerns it. */
  function linkName() {
    return namedAt(way.link(now), agreed.by(now, table)?.code ?? null);
  }

  function drawWays() {
    /**
     * @param {string} href
     * @param {string} text
     */
    const link = (href, text) => h("a", { class: "carte-button", href }, text);
    const links = [];
    if (inBook() && articleNow().quiz) links.push(link(`cases.html#${now.article}`, strings.quiz));
    if (inBook()) links.push(link(`#${now.article}`, strings.all));
    return [send, ...links, actionButton("again", strings.again, () => go({}), { drawn: "undo" })];
  }

  /** Go where the address says, unless it is a place on the page. */
  function follow() {
    const link = inBook() ? addressed() : "";
    const { asked, table: brought } = askedAt(link);
    const path = way.linked(asked);
    if (path && (brought === null || agreed.by(path, brought))) show(path, brought);
    else if (content.games.some(({ id }) => id === link)) show({ game: link });
    else if (!link || isDamaged())
      show({}); // a note above the page says that its link was cut
    else if (!document.getElementById(link)) refuse();
  }

  /** For a link that leads to no article: the note stands first, where a small screen shows it on arrival. */
  function refuse() {
    show({});
    body.prepend(status.element);
    status.note("bad", strings.damaged);
    status.reveal();
  }
}

export default createWidget({ draw: drawProcedure, isHeadless: true });
