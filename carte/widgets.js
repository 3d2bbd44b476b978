// anywidget's entry: one function from a model to a widget in the page.

import { checker } from "./checker/front/checker.js";
import { countingTable } from "./counting/front/counting-table.js";
import { primiera } from "./counting/front/primiera.js";
import { evening } from "./evening/front/evening.js";
import { dressCards, installPack } from "./front/cards/faces.js";
import { dressWords, textInFaces } from "./front/cards/phrases.js";
import { inBook, missedPlace } from "./front/page/address.js";
import { createAsker, engineState, followEngine } from "./front/page/ask.js";
import { h } from "./front/page/dom.js";
import { keepFocus, keepKeys } from "./front/page/focus.js";
import { createNotice } from "./front/page/notice.js";
import { cardsMenu, followPreferences, preferences } from "./front/page/preferences.js";
import { createPresentation } from "./front/page/presentation.js";
import { tellOnPaper } from "./front/page/print.js";
import { createStatus } from "./front/status/status.js";
import { classroom } from "./keeping/classroom/front/classroom.js";
import { keeping } from "./keeping/front/keeping.js";
import { house } from "./keeping/house/front/house.js";
import { lesson } from "./lessons/front/lesson.js";
import { deal } from "./lessons/front/practice/deal.js";
import { own } from "./lessons/own/front/own-levels.js";
import { courses } from "./map/front/courses.js";
import { paper } from "./paper/front/paper.js";
import { play } from "./play/front/play.js";
import { guide } from "./play/guide/front/guide.js";
import { puzzles } from "./play/puzzles/front/puzzles.js";
import { procedure } from "./procedure/front/procedure.js";
import { daily } from "./quiz/front/daily.js";
import { cases } from "./quiz/front/quiz.js";
import { room } from "./quiz/room/front/room.js";
import { finder } from "./reference/front/finder.js";
import { watch } from "./replay/front/commented-deal.js";
import { search } from "./search/front/search.js";
import { settle } from "./settle/front/settle.js";

/** @import { TableStrings } from "./front/messages.js" */
/** @import { Header, Model, Preferences, WidgetKind } from "./front/types.js" */

/** @type {Record<string, WidgetKind>} */
const KINDS = {
  lesson,
  deal,
  own,
  courses,
  checker,
  cases,
  daily,
  finder,
  settle,
  procedure,
  search,
  score: countingTable,
  primiera,
  play,
  guide,
  puzzles,
  watch,
  keeping,
  classroom,
  house,
  evening,
  room,
  paper,
};

/**
 * Title, a line about it (a text, or parts of it), a place for ways through the widget, and its menus.
 * @param {Element[]} menus
 * @returns {Header & { element: HTMLElement }}
 */
function createHeader(...menus) {
  const heading = h("p", { class: "carte-title" });
  const line = h("p", { class: "carte-intro" });
  const titles = h("div", { class: "carte-titles" }, heading, line);
  return {
    element: h("header", { class: "carte-head" }, titles, ...menus),
    add: (element) => titles.after(element),
    title(text, intro) {
      heading.textContent = text;
      line.replaceChildren(...[intro ?? ""].flat());
    },
  };
}

/** Go to a place on the page whose name has a full stop added by a chat; browsers do the rest by themselves. */
function leadToPlace() {
  const place = inBook() && missedPlace();
  if (place) location.replace(`#${place}`);
}

/** @param {{ model: Model<object>, el: HTMLElement }} view */
function render({ model, el }) {
  const left = new AbortController();
  const { signal } = left;
  const kind = model.get("kind");
  const words = model.get("words");
  const { element: notice, onTrouble } = createNotice(words, signal);
  let chosen = preferences(onTrouble);
  const menu = cardsMenu(words, onTrouble, signal);
  const body = h("div", { class: "carte-main-part" });
  const root = h("section", {
    class: "carte",
    "data-widget": kind,
    "data-game": model.get("game"),
  });
  const { draw, isHeadless = false, isForOne = false } = KINDS[kind];
  const stage = createPresentation(root, words.stage, { isForRoom: !isForOne, signal });
  const header = createHeader(menu.element, stage.menu);
  if (isHeadless) root.append(notice, body, h("footer", { class: "carte-foot" }, stage.menu));
  else root.append(header.element, notice, body);
  /** @param {Preferences} next */
  const dress = (next) => {
    chosen = next;
    menu.show(chosen);
    dressCards(root, chosen);
    dressWords(root, words, chosen.skin);
  };
  installPack();
  el.classList.add("carte-view");
  el.append(root);
  keepFocus(root, signal);
  if (!inBook()) keepKeys(root);
  followEngine((state) => {
    root.dataset.state = state;
  }, signal);
  followPreferences(dress, onTrouble, signal);
  const tool = {
    root,
    body,
    header,
    content: model.get("content"),
    words,
    skin: () => chosen.skin,
    say: (/** @type {string} */ text) => textInFaces(text, words, chosen.skin),
    status: createStatus(words, () => chosen.skin),
    ask: createAsker(root, model, words, signal),
    engine: engineState,
    signal,
    onTrouble,
  };
  draw(/** @type {never} */ (tool));
  tellOnPaper(root, signal);
  leadToPlace();
  window.addEventListener("hashchange", leadToPlace, { signal });
  dress(chosen);
  return () => left.abort();
}

export default { render };
