// Something went wrong: a few presses lead to the article that settles it. Its link needs no Python.
import { HOUSE } from "../../../front/house/store.js";
import { actionButton } from "../../../front/page/actions.js";
import { address, addressed, inBook, isDamaged, linkTo } from "../../../front/page/address.js";
import { fill, h, listed } from "../../../front/page/dom.js";
import { backToTop } from "../../../front/page/motion.js";
import { rove } from "../../../front/page/roving.js";
import { createSendMenu } from "../../../front/page/sending.js";
import { recall } from "../../../front/page/storage.js";
import { createWay } from "./path.js";
import "./procedure.css";

/** @import { Given } from "../../../front/types.js" */
/** @import { Path, ProcedureContent, ProcedureWords } from "./types.js" */

/**
 * Build the finder of `content` = {games, when, articles} into the widget.
 * @param {Given<ProcedureContent, object, ProcedureWords>} given
 */
export function procedure({ root, body, content, words, status, signal, onTrouble }) {
  const said = words.procedure;
  const way = createWay(content, said);
  const trail = h("ol", { class: "carte-trail", "aria-label": said.path, hidden: true });
  const question = h("div", { class: "carte-asked" });
  const ruling = h("div", { class: "carte-done", role: "status" });
  const behind = h("div", { class: "carte-behind", hidden: true });
  const ways = h("div", { class: "carte-actions", hidden: true });
  const send = createSendMenu(
    {
      said: words.sending,
      status,
      link: () => linkTo(way.link(now)),
      told: () => ({ title: said.title, text: told() }),
    },
    signal,
  );
  /** @type {Path} */
  let now = {};

  root.setAttribute("aria-label", said.title);
  body.append(trail, question, ruling, behind, ways, status.element);
  for (const type of ["hashchange", "popstate"]) window.addEventListener(type, follow, { signal });
  show({});
  follow();

  /** @param {Path} path */
  function show(path) {
    const { path: next, asked } = way.next(path);
    now = next;
    status.clear();
    root.dataset.game = now.game ?? "";
    root.dataset.article = asked ? "" : now.article;
    const told = way.told(now);
    trail.hidden = told.length === 0;
    if (asked) body.prepend(trail);
    else behind.after(trail); // what is done comes first
    trail.replaceChildren(...told.map(drawStep));
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
    next?.focus({ preventScroll: true });
    if (now.ruling !== undefined) address(way.link(now));
    backToTop(root);
  }

  /** @param {{ step: keyof Path, words: string, lang?: string }} told */
  function drawStep({ step, words: text, lang }) {
    const back = () => go(way.before(now, step));
    return h(
      "li",
      {},
      h("button", { type: "button", class: "carte-button", "data-step": step, lang, click: back }, text),
    );
  }

  /** @param {NonNullable<ReturnType<typeof way.next>["asked"]>} asked */
  function drawQuestion({ step, asks, choices }) {
    const buttons = choices.map(({ id, words: text, lang }) => {
      const take = () => go(way.taken(now, step, id));
      return h("button", { type: "button", class: "carte-button", "data-choice": id, lang, click: take }, text);
    });
    const list = h("div", { class: "carte-choices", role: "group", "aria-label": asks, "data-step": step }, ...buttons);
    rove(list, signal, "[data-choice]").refresh();
    const about = step === "ruling" && h("p", { class: "carte-asked-about" }, found().asks);
    return [about, h("p", { class: "carte-goal" }, asks), list].filter((line) => line !== false);
  }

  function found() {
    return content.articles[now.article ?? ""];
  }

  /** What our table has agreed on that speaks of the article; null where it goes by the book. */
  function agreed() {
    const game = now.game ?? "";
    const { rule, values } = found().house[game] ?? { rule: "", values: [] };
    const chosen = recall(HOUSE, onTrouble)[game]?.options[rule];
    return values.find(({ value }) => value === chosen)?.says ?? null;
  }

  function drawRuling() {
    const { asks, rulings, needs } = found();
    const { says, noticed } = rulings[now.ruling ?? 0];
    const ours = agreed();
    const about = [asks, noticed, needs[now.game ?? ""]].filter(Boolean).join(" · ");
    return [
      h("p", { class: "carte-done-about" }, about),
      h("p", { class: "carte-done-says", "data-ruling": now.article }, says),
      ours && h("p", { class: "carte-done-ours" }, fill(said.ours, { Rules: listed(ours, words.joints.sentence) })),
    ].filter((line) => line !== null);
  }

  function drawBehind() {
    const { rulings, whence, houses, signs } = found();
    /** @param {string} name */
    const labelled = (name) => fill(words.joints.label, { name, values: "" });
    const others = rulings.filter((_, place) => place !== (now.ruling ?? 0));
    const otherwise = others.map(({ noticed, says }) => h("li", {}, h("em", {}, labelled(noticed)), says));
    /** @param {string} text */
    const line = (text) => h("li", {}, text);
    const made = signs.map(({ holds, sign }) => h("li", {}, h("b", {}, labelled(holds)), sign));
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

  function told() {
    const { asks, rulings } = found();
    return listed([asks, rulings[now.ruling ?? 0].says], words.joints.sentence);
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
    const path = way.linked(link);
    if (path) show(path);
    else if (content.games.some(({ id }) => id === link)) show({ game: link });
    else if (!link || isDamaged())
      show({}); // above the page it is said that its link was cut
    else if (!document.getElementById(link)) refuse();
  }

  /** Of a link that leads to no article. */
  function refuse() {
    show({});
    status.note("bad", said.damaged);
    status.reveal();
  }
}
