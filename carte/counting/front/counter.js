// The counting table: the forty cards, the form, the count line by line, a match sheet.

import { actionButton } from "../../front/page/actions.js";
import { addressed, inBook } from "../../front/page/address.js";
import { h } from "../../front/page/dom.js";
import { putFocus } from "../../front/page/focus.js";
import { bringIntoView } from "../../front/page/motion.js";
import { createQuestions } from "../../front/page/questions.js";
import { createAgreement } from "./agreement.js";
import { createCountLines } from "./count-lines.js";
import { isOfOthers, questionOf } from "./count-store.js";
import { createCounts } from "./counts.js";
import { createDealEntry } from "./deal-entry.js";
import { createMatchSheet } from "./match-sheet.js";
import { createSheetOffer } from "./sheet-offer.js";
import { takeSheet } from "./take-sheet.js";
import { createDealWriter } from "./write-deal.js";
import "./score.css";

/** @import { Tool, WidgetKind } from "../../front/types.js" */
/** @import { ScoreContent, ScoreQuestions } from "./messages.js" */
/** @import { Entry } from "./types.js" */

/**
 * Redraw fields; the one with the focus keeps it.
 * @param {HTMLElement} root
 * @param {() => unknown} draw
 */
function drawWithin(root, draw) {
  const { activeElement } = document;
  const focused = root.contains(activeElement) && activeElement?.getAttribute("data-field");
  draw();
  /** @type {NodeListOf<HTMLInputElement>} */
  const fields = root.querySelectorAll(`[data-field="${focused}"]`);
  putFocus([...fields].find((one) => one.type !== "radio" || one.checked));
}

/**
 * Build the widget of `content` = {games, example, counted, words}.
 * @param {Tool<ScoreContent, ScoreQuestions>} tool
 */
function drawCountingTable(tool) {
  const { root, body, header, status, content, words, signal, onTrouble } = tool;
  const strings = content.words;
  const cards = [..."DCSB"].flatMap((suit) => Object.keys(words.cards).filter((card) => card.endsWith(suit)));
  const games = Object.fromEntries(content.games.map((one) => [one.slug, one]));
  const counts = createCounts(content, games, onTrouble);
  const { entry } = counts;
  const questions = createQuestions(tool, { button: words.retry, inTurn: true });

  const agreement = createAgreement(tool, {
    game: counts.game(),
    onGame: choose,
    onRules: (some) => step(() => counts.agree(some)),
    onWrong: (text) => status.note("bad", text),
  });
  const setting = createDealEntry(tool, {
    cards,
    now: () => ({ slug: counts.game(), entry: entry(), names: sheet.names() }),
    onChange: change,
    onTap: (card) => {
      counts.tap(card);
      settle();
    },
  });
  const lines = createCountLines(tool);
  const sheet = createMatchSheet(tool, {
    game: onSheet(),
    onNames: () => {
      counts.amend({ fresh: false }); // the count's sentences use the names
      settle();
    },
    onDrawn: () => writing.show(),
    onRecount: (place, set) => {
      step(() => counts.recount(place, set));
      bringIntoView(setting.scope);
    },
    onGone: () => counts.amend({ corrects: null }),
  });
  const writing = createDealWriter(tool, { counts, sheet, onWritten: () => step(counts.begin) });
  const buttons = {
    add: writing.add,
    retry: questions.button,
    undo: actionButton("undo", strings.undo, () => step(counts.undo), { drawn: "undo" }),
    begin: actionButton("begin", strings.begin, () => step(counts.begin), { drawn: "deal" }),
    rules: lines.rules,
  };
  const brought = createSheetOffer(tool, {
    games,
    onTake: (carried) => takeSheet(tool, carried, { cards, games, counts, sheet, choose }),
  });

  root.ariaLabel = strings.title;
  body.append(
    brought.offer,
    agreement.ours,
    writing.over,
    agreement.fields,
    ...setting.elements,
    status.element,
    h("div", { class: "carte-actions" }, ...Object.values(buttons)),
    lines.element,
    brought.here,
    sheet.element,
  );
  drawForm();
  settle();
  if (entry().example) status.note("note", ...(entry().answer?.said ?? []), strings.example);
  brought.follow();
  openGame();
  window.addEventListener("hashchange", openGame, { signal });

  /** The game that a link names, such as that on a printed sheet. */
  function openGame() {
    const slug = inBook() ? addressed() : "";
    if (Object.hasOwn(games, slug) && slug !== counts.game()) choose(slug);
  }

  /** The game as its match sheet sees it. */
  function onSheet() {
    const game = games[counts.game()];
    const { options, form } = entry();
    return { ...game, options, usual: game.options, form };
  }

  /** Draw the fields, which do not change with a tap and may have the focus. */
  function drawForm() {
    header.title(strings.title, entry().only === "items" ? strings.say : strings.intro);
    drawWithin(root, () => {
      setting.draw(entry());
      agreement.show(counts.game(), entry().options);
    });
    sheet.show(onSheet());
  }

  function draw() {
    const { answer, touched, fresh, only } = entry();
    root.dataset.game = counts.game();
    setting.show(entry());
    lines.show(entry());
    buttons.undo.disabled = !counts.canUndo();
    buttons.begin.disabled = !touched;
    writing.show();
    if (!touched) status.note("note", only === "items" ? strings.say : strings.empty);
    else if (fresh && answer) status.note("note", ...answer.said);
  }

  /** Keep and draw the settings; if Python has not counted them yet, ask. */
  function settle() {
    counts.keep();
    draw();
    if (!entry().fresh) refresh();
  }

  /** @param {() => unknown} take */
  function step(take) {
    take();
    drawForm();
    settle();
  }

  /** @param {string} slug */
  function choose(slug) {
    step(() => counts.choose(slug));
  }

  /**
   * Apply the reader's change; `anew` redraws the fields, too.
   * @param {Partial<Entry>} patch
   */
  function change(patch, { anew = "only" in patch } = {}) {
    counts.change(patch);
    if (anew) drawForm();
    settle();
  }

  /** Ask Python for the count, or for the form of one that is still empty. */
  async function refresh() {
    const game = counts.game();
    const request = questionOf(game, entry(), cards, sheet.names());
    const manner = { starting: strings.counting, retry: refresh };
    const isCounted = entry().touched && !isOfOthers(entry());
    const answer = isCounted
      ? await questions.ask({ ask: "count", ...request }, manner)
      : await questions.ask({ ask: "form", ...request }, manner);
    if (!answer) return;
    if (counts.answer(game, answer)) drawForm();
    settle();
  }
}

/** @type {WidgetKind} */
export const countingTable = { draw: drawCountingTable, isForOne: true };
