// A match sheet: deals in a row, their points and totals; Python says where the match stands.

import { actionButton } from "../../front/page/actions.js";
import { fill, h, listed } from "../../front/page/dom.js";
import { printAlone } from "../../front/page/print.js";
import { createQuestions } from "../../front/page/questions.js";
import { isInLanguage } from "../../front/page/schema.js";
import { drawBlank } from "./blank-sheet.js";
import { createMatchSetup } from "./match-setup.js";
import { createSheetSharing } from "./share-sheet.js";
import { createSheetEdit } from "./sheet-edit.js";
import { freshSheet, keepSheet, keptSheet, notesOf, shownIn, withDeal, withoutDeal } from "./sheet-store.js";
import { drawSheet, houseLine } from "./sheet-table.js";

/** @import { Manner } from "../../front/page/questions.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { Score, ScoreContent, ScoreQuestions } from "./messages.js" */
/** @import { Setting, Sheet, SheetGame } from "./types.js" */

/**
 * show({slug, options, form}) shows the sheet of a game; write(scores, set, place) enters a counted deal,
 * or replaces another with it, and promises its number, or null; names() are the players' names if given, over() is the
 * text about a finished match.
 * @param {Omit<Tool<ScoreContent, ScoreQuestions>, "header">} tool
 * @param {object} table
 * @param {SheetGame} table.game the game to begin with
 * @param {() => unknown} table.onNames
 * @param {() => unknown} table.onDrawn
 * @param {(place: number, set: Setting) => unknown} table.onRecount
 * @param {() => unknown} table.onGone a deal is there no more
 */
export function createMatchSheet(tool, { game: first, onNames, onDrawn, onRecount, onGone }) {
  const { content, say, status, onTrouble } = tool;
  const { words: strings, language } = content;
  const questions = createQuestions(tool);
  let game = first;
  const kept = () => shownIn(keptSheet(game.slug, onTrouble), language);
  let sheet = kept();
  const paper = h("div", { class: "carte-sheet-paper" });
  const setup = createMatchSetup({ strings, onSet: set, onWrong: (text) => status.note("bad", text) });
  const blank = h("div", { class: "carte-sheet-blank" });
  const now = () => ({ sheet, game });
  const amending = createSheetEdit({ strings, status, now, write, remove, rename, throwAway, onRecount });
  const sharing = createSheetSharing({ strings, status, now, onBlank: printBlank });
  /** @type {Record<string, HTMLButtonElement>} */
  const buttons = {
    type: actionButton("type", strings.type, () => amending.type(buttons.type)),
    rename: actionButton("rename", strings.rename, () => amending.rename(buttons.rename)),
    back: actionButton("take-back", strings.take_back, () => remove(sheet.rounds.length - 1), { drawn: "undo" }),
    share: sharing.open,
    anew: actionButton("new-match", strings.new_match, askNewMatch),
  };
  const element = h(
    "section",
    { class: "carte-sheet", "aria-label": strings.sheet, "data-stage": "off" },
    paper,
    setup.element,
    h("div", { class: "carte-actions" }, ...Object.values(buttons)),
    sharing.ways,
    amending.element,
    blank,
  );

  function draw() {
    const empty = sheet.rounds.length === 0;
    const lost = sheet.lost?.length ? [h("p", { class: "carte-sheet-house" }, lostLine(sheet.lost))] : [];
    paper.replaceChildren(...drawSheet(sheet, game, strings, amending.correct), ...houseLine(game.form, say), ...lost);
    paper.toggleAttribute("data-paper", !empty);
    sharing.close();
    setup.draw(sheet, game);
    buttons.back.disabled = empty;
    buttons.anew.disabled = empty;
    buttons.type.disabled = isOver();
    onDrawn();
  }

  /** @param {number[]} deals */
  function lostLine(deals) {
    return fill(strings.lost, { deals: listed(deals, strings.joints.comma) });
  }

  function printBlank() {
    blank.replaceChildren(...drawBlank(game, strings, say));
    printAlone(blank);
  }

  function isOver() {
    return sheet.rounds.length > 0 && Boolean(sheet.standing?.over);
  }

  /**
   * Ask Python for the standing of a sheet's match; null if it does not count any more, or is refused.
   * @param {Pick<SheetGame, "slug" | "options">} game
   * @param {Sheet} next
   * @param {{ booked?: number | null } & Manner} manner
   */
  function judged({ slug, options }, next, { booked = null, ...manner } = {}) {
    const { names, dealer, deals, rounds } = next;
    const contracts = notesOf(next).map((note) => note?.set ?? null);
    const match = { game: slug, options, names, dealer, deals, rounds, contracts, booked };
    return questions.ask({ ask: "match", ...match }, manner);
  }

  /**
   * Ask for the standing; keep and draw the sheet, unless Python refuses it or the deal that is `booked` now: then
   * onRefused(text) gets the reason.
   * @param {Partial<Sheet>} patch
   * @param {{ quiet?: boolean, booked?: number | null, onRefused?: (text: string) => unknown }} [manner]
   */
  async function set(patch, { quiet = false, booked = null, onRefused = refuse } = {}) {
    const next = { ...sheet, ...patch };
    const waiting = quiet ? undefined : strings.adding;
    const standing = await judged(game, next, { booked, waiting, atOnce: true, onFailed: refused });
    if (!standing) return false;
    keep({ ...next, standing, language });
    draw();
    if (!quiet) status.note("note", standing.text);
    return true;

    /** @param {string} reason */
    function refused(reason) {
      status.clear();
      onRefused(reason);
    }
  }

  /** @param {Sheet} next which is this table's from now on */
  function keep(next) {
    sheet = next;
    keepSheet(game.slug, sheet, onTrouble);
    amending.close();
  }

  /** @param {string} text */
  function refuse(text) {
    draw();
    status.refuse(text);
  }

  /**
   * @param {Score[]} scores
   * @param {Setting | null} setting
   * @param {number} place
   * @param {(text: string) => unknown} [onRefused]
   */
  async function write(scores, setting = null, place = sheet.rounds.length, onRefused = refuse) {
    const done = await set(withDeal(sheet, place, scores, setting), { booked: place, onRefused });
    return done ? place + 1 : null;
  }

  /** @param {number} place */
  function remove(place) {
    onGone();
    return set(withoutDeal(sheet, place));
  }

  /** @param {string[]} names */
  function rename(names) {
    keep({ ...sheet, names });
    onNames();
  }

  function askNewMatch() {
    amending.askNewMatch(buttons.anew);
  }

  function throwAway() {
    onGone();
    keep({ ...freshSheet(), names: sheet.names });
    draw();
    status.note("note", strings.no_deals);
    buttons.type.focus();
  }

  /**
   * Keep a sheet in place of its game's own. It is drawn when its game is shown.
   * @param {string} slug
   * @param {Sheet} other
   */
  function put(slug, other) {
    keepSheet(slug, other, onTrouble);
    if (slug === game.slug) sheet = kept();
  }

  return {
    element,
    names: () => sheet.names,
    over: () => (isOver() ? (sheet.standing?.text ?? "") : ""),
    write,
    askNewMatch,
    /**
     * Keep a sheet from elsewhere, unless Python refuses it; return whether it is kept.
     * @param {Pick<SheetGame, "slug" | "options">} of
     * @param {Sheet} theirs
     */
    async take(of, theirs) {
      const standing = await judged(of, theirs);
      if (!standing) return false;
      put(of.slug, { ...theirs, standing, language });
      return true;
    },
    put,
    /** @param {SheetGame} next */
    show(next) {
      const other = game.slug !== next.slug;
      /** @param {SheetGame} one */
      const terms = (one) => JSON.stringify([one.options, one.form.sides]);
      const changed = terms(game) !== terms(next);
      game = next;
      if (other) {
        questions.drop();
        sheet = kept();
        amending.close();
      }
      draw();
      const isStale = !sheet.standing || !isInLanguage(sheet, language);
      if (sheet.rounds.length && ((!other && changed) || isStale)) set({}, { quiet: true });
    },
  };
}
