// Something went wrong: a few presses lead to the article that settles it. Its link needs no Python.

import { askedAt, namedAt } from "../../../front/house/rules.js";
import { HOUSE } from "../../../front/house/store.js";
import { actionButton } from "../../../front/page/actions.js";
import { address, addressed, inBook, isDamaged, linkTo } from "../../../front/page/address.js";
import { afterLabel, fill, h, listed, pushButton } from "../../../front/page/dom.js";
import { putFocus } from "../../../front/page/focus.js";
import { backToTop } from "../../../front/page/motion.js";
import { rove } from "../../../front/page/roving.js";
import { createSendMenu } from "../../../front/page/sending.js";
import { recall } from "../../../front/page/storage.js";
import { followChanged } from "../../front/changed.js";
import { createWay } from "./path.js";
import "./procedure.css";

/** @import { Given } from "../../../front/types.js" */
/** @import { ChangedQuestions } from "../../front/types.js" */
/** @import { Path, ProcedureContent, ProcedureWords, TableSays } from "./types.js" */

/**
 * Build the finder of `content` = {games, when, articles} into the widget.
 * @param {Given<ProcedureContent, ChangedQuestions, ProcedureWords>} given
 */
export function procedure({ root, body, content, words, ask, status, signal, onTrouble }) {
  const said = words.procedure;
  const way = createWay(content, said, (path) => agreed(path)?.instead ?? false);
  const trail = h("ol", { class: "carte-trail", "aria-label": said.path, hidden: true });
  const question = h("div", { class: "carte-asked" });
  const ruling = h("div", { class: "carte-done", role: "status" });
  const behind = h("div", { class: "carte-behind", hidden: true });
  const ways = h("div", { class: "carte-actions", hidden: true });
  const send = createSendMenu(
    {
      said: words.sending,
      status,
      link: () => linkTo(linkName()),
      told: () => ({ title: said.title, text: wholeText() }),
    },
    signal,
  );
  /** @type {Path} */
  let now = {};
  /** @type {string | null} */
  let table = null; // the code of the house rule that a link has brought

  root.ariaLabel = said.title;
  body.append(trail, question, ruling, behind, ways, status.element);
  for (const type of ["hashchange", "popstate"]) window.addEventListener(type, follow, { signal });
  show({});
  follow();
  followChanged({ content, ask, onTrouble, signal }); // in the list of articles

  /**
   * @param {Path} path
   * @param {string | null} [brought]
   */
  function show(path, brought = null) {
    table = brought;
    const { path: next, asked } = way.next(path);
    now = next;
    status.clear();
    root.dataset.game = now.game ?? "";
    root.dataset.article = asked ? "" : now.article;
    const steps = way.told(now);
    trail.hidden = steps.length === 0;
    if (asked) body.prepend(trail);
    else behind.after(trail); // what is done comes first
    trail.replaceChildren(...steps.map(drawStep));
    question.replaceChildren(...(asked ? drawQuestion(asked) : []));
    behind.hidden = ways.hidden = asked !== null;
    ruling.replaceChildren(...(asked ? [] : drawRuling()));
    behind.replaceChildren(...(asked ? [] : drawBehind()));
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

  /** @param {{ step: keyof Path, words: string, lang?: string | null }} told */
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
    const about = step === "ruling" && h("p", { class: "carte-asked-about" }, found().asks);
    return [about, h("p", { class: "carte-goal" }, asks), list].filter((line) => line !== false);
  }

  function found() {
    return content.articles[now.article ?? ""];
  }

  /** What the table of a link, or else ours, says of the article by its house rules; undefined where that is the book's. */
  function agreed({ game = "", article = "" } = now) {
    const tables = content.articles[article]?.house[game]?.tables ?? [];
    return tables.find((one) => (table === null ? isOurs(one, { game, article }) : one.code === table));
  }

  /**
   * Whether our table has the same house rules as another, as far as they speak of an article.
   * @param {TableSays} other
   * @param {Path} path
   */
  function isOurs({ options }, { game = "", article = "" }) {
    const ours = recall(HOUSE, onTrouble)[game]?.options ?? {};
    return content.articles[article].house[game].rules.every((name) => ours[name] === options[name]);
  }

  /** What is done, and where other rules hold in its place what the book says. */
  function ruled() {
    const { says } = found().rulings[now.ruling ?? 0];
    const house = agreed();
    const own = !house || isOurs(house, now);
    const told = house && listed(house.says, words.joints.sentence);
    return { says, told, instead: house?.instead ?? false, by: own ? said.by_ours : said.by_theirs, own };
  }

  /** How a link names what is shown, with the house rule that speaks of it. */
  function linkName() {
    return namedAt(way.link(now), agreed()?.code ?? null);
  }

  function drawRuling() {
    const { asks, rulings, needs } = found();
    const { says, told, instead, by, own } = ruled();
    const noticed = instead ? "" : rulings[now.ruling ?? 0].noticed;
    const about = [asks, noticed, needs[now.game ?? ""]].filter(Boolean).join(" · ");
    const beside = instead
      ? [h("p", { class: "carte-done-ours" }, by), h("p", {}, fill(said.book, { rule: says }))]
      : [told && h("p", { class: "carte-done-ours" }, fill(own ? said.ours : said.theirs, { Rules: told }))];
    return [
      h("p", { class: "carte-done-about" }, about),
      h("p", { class: "carte-done-says", "data-ruling": now.article }, instead ? told : says),
      ...beside,
    ].filter((line) => line !== undefined);
  }

  function drawBehind() {
    const { rulings, whence, houses, signs } = found();
    /** @param {string} name */
    const labelled = (name) => fill(words.joints.label, { name, values: "" });
    const others = ruled().instead ? [] : rulings.filter((_, place) => place !== (now.ruling ?? 0));
    const otherwise = others.map(({ noticed, says }) =>
      h("li", {}, h("em", {}, labelled(noticed)), afterLabel(says, words.joints)),
    );
    /** @param {string} text */
    const line = (text) => h("li", {}, text);
    const made = signs.map(({ holds, sign }) =>
      h("li", {}, h("b", {}, labelled(holds)), afterLabel(sign, words.joints)),
    );
    return [
      ...drawList(said.otherwise, otherwise, "otherwise"),
      ...drawList(said.signs, made, "signs"),
      ...drawList(said.whence, whence.map(line), "whence"),
      ...drawList(said.houses, [...houses, said.own].map(line), "houses"),
    ];
  }

  /**
   * @param {string} title
   * @param {HTMLElement[]} lines
   * @param {string} name
   */
  function drawList(title, lines, name) {
    if (lines.length === 0) return [];
    return [h("p", { class: "carte-behind-title" }, title), h("ul", { "data-list": name }, ...lines)];
  }

  function wholeText() {
    const { asks } = found();
    const { says, told = says, instead, by } = ruled();
    const lines = instead ? [by, told, fill(said.book, { rule: says })] : [says];
    return listed([asks, ...lines], words.joints.sentence);
  }

  function drawWays() {
    /**
     * @param {string} href
     * @param {string} text
     */
    const link = (href, text) => h("a", { class: "carte-button", href }, text);
    const links = [];
    if (inBook() && found().quiz) links.push(link(`cases.html#${now.article}`, said.quiz));
    if (inBook()) links.push(link(`#${now.article}`, said.all));
    return [send, ...links, actionButton("again", said.again, () => go({}), { drawn: "undo" })];
  }

  /** Go where the address says, unless it is a place on the page. */
  function follow() {
    const link = inBook() ? addressed() : "";
    const { asked, table: brought } = askedAt(link);
    const path = way.linked(asked);
    if (path && (brought === null || isTable(path, brought))) show(path, brought);
    else if (content.games.some(({ id }) => id === link)) show({ game: link });
    else if (!link || isDamaged())
      show({}); // above the page it is said that its link was cut
    else if (!document.getElementById(link)) refuse();
  }

  /**
   * Whether a code is that of a table whose house rule speaks of an article.
   * @param {Path} path
   * @param {string} code
   */
  function isTable({ game = "", article = "" }, code) {
    return content.articles[article].house[game]?.tables.some((one) => one.code === code) ?? false;
  }

  /** Of a link that leads to no article. */
  function refuse() {
    show({});
    status.note("bad", said.damaged);
    status.reveal();
  }
}
