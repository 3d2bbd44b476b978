// What all tools share: the widget's frame on a page, into which a tool draws.

import { createCardNumbers } from "./cards/card-numbers.js";
import { dressCards } from "./cards/faces.js";
import { installPack } from "./cards/packs.js";
import { dressWords, textInFaces } from "./cards/phrases.js";
import { inBook, missedPlace } from "./page/address.js";
import { createAsker, engineState, followEngine } from "./page/ask.js";
import { giveCue } from "./page/cues.js";
import { h } from "./page/dom.js";
import { keepFocus, keepKeys } from "./page/focus.js";
import { createNotice } from "./page/notice.js";
import { cardsMenu, followPreferences, preferences } from "./page/preferences.js";
import { createPresentation } from "./page/presentation.js";
import { tellOnPaper } from "./page/print.js";
import { createReport } from "./page/report.js";
import { createStatus } from "./status/status.js";
import "./fields/fields.css";

/** @import { TableStrings } from "./messages.js" */
/** @import { Cue } from "./page/cues.js" */
/** @import { Header, Preferences, View, WidgetKind } from "./types.js" */

/**
 * Title, which is a heading of the page, a line about it (a text, or parts of it), a place for ways through the widget,
 * and its menus.
 * @param {HTMLElement} root
 * @param {Element[]} menus
 * @returns {Header & { element: HTMLElement }}
 */
function createHeader(root, ...menus) {
  const heading = h("p", { class: "carte-title" });
  const line = h("p", { class: "carte-intro" });
  const titles = h("div", { class: "carte-titles" }, heading, line);
  return {
    element: h("header", { class: "carte-head" }, titles, ...menus),
    add: (element) => titles.after(element),
    title(text, intro) {
      heading.textContent = text;
      heading.role = text ? "heading" : null;
      heading.ariaLevel = String(levelIn(root));
      line.replaceChildren(...[intro ?? ""].flat());
    },
  };
}

/**
 * The level of a heading in a widget: below those of the sections of its page.
 * @param {HTMLElement} root
 */
function levelIn(root) {
  let sections = 0;
  for (let one = root.parentElement; one; one = one.parentElement) sections += Number(one.matches("section"));
  return Math.max(1, sections) + 1;
}

/**
 * Let a widget be heard from its first use on: what stands in one that nobody has touched is only read.
 * @param {HTMLElement} root
 */
function letSpeak(root) {
  for (const region of root.querySelectorAll('[aria-live="off"]')) region.setAttribute("aria-live", "polite");
}

/** Go to a place on the page whose name has a full stop added by a chat; browsers do the rest by themselves. */
function leadToPlace() {
  const place = inBook() && missedPlace();
  if (place) location.replace(`#${place}`);
}

/**
 * Return what anywidget draws a tool by.
 * @param {WidgetKind} kind
 */
export function createWidget(kind) {
  return { render: (/** @type {View} */ view) => render(view, kind) };
}

/**
 * @param {View} view
 * @param {WidgetKind} kind
 */
function render({ model, el }, kind) {
  const { draw, forget, isHeadless = false, isForOne = false } = kind;
  const left = new AbortController();
  const { signal } = left;
  const words = model.get("words");
  const { element: notice, onTrouble } = createNotice(words, signal);
  let chosen = preferences(onTrouble);
  const menu = cardsMenu(words, onTrouble, signal);
  const body = h("div", { class: "carte-main-part" });
  const root = h("section", {
    class: "carte",
    lang: model.get("language"),
    "data-widget": model.get("kind"),
    "data-game": model.get("game"),
  });
  const stage = createPresentation(root, words.stage, {
    isForRoom: !isForOne,
    hasKeys: () => chosen.keys === "keys_on",
    signal,
  });
  const header = createHeader(root, menu.element, stage.menu);
  if (isHeadless) root.append(notice, body, h("footer", { class: "carte-foot" }, stage.menu));
  else root.append(header.element, notice, body);
  const number = createCardNumbers(root, signal);
  /** @param {Preferences} next */
  const dress = (next) => {
    chosen = next;
    menu.show(chosen);
    number(chosen.labels === "labelled");
    dressCards(root, chosen);
    dressWords(root, words, chosen.skin);
  };
  el.classList.add("carte-view");
  el.append(root);
  installPack(root);
  keepFocus(root, signal);
  for (const use of ["focusin", "pointerdown"])
    root.addEventListener(use, () => letSpeak(root), { once: true, signal });
  if (!inBook()) keepKeys(root, signal);
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
    cue: (/** @type {Cue} */ happens) => giveCue(happens, chosen.cues),
    say: (/** @type {string} */ text) => textInFaces(text, words, chosen.skin),
    wording: () => chosen.wording,
    status: createStatus(
      words,
      () => chosen.skin,
      () => chosen.wording,
    ),
    ask: createAsker(root, model, words, signal),
    ...createReport(model, signal),
    engine: engineState,
    signal,
    onTrouble,
  };
  draw(/** @type {never} */ (tool));
  tellOnPaper(root, signal);
  leadToPlace();
  window.addEventListener("hashchange", leadToPlace, { signal });
  dress(chosen);
  let isGone = false;
  const redraw = () => {
    leave();
    forget?.(/** @type {never} */ ({ content: model.get("content"), onTrouble }));
    // What is reported while the notebook still sets traits would be taken for what it sets.
    queueMicrotask(() => {
      if (!isGone) leave = render({ model, el }, kind);
    });
  };
  let leave = () => {
    model.off("change:resets", redraw);
    left.abort();
    root.remove();
  };
  model.on("change:resets", redraw);
  return () => {
    isGone = true;
    leave();
  };
}
