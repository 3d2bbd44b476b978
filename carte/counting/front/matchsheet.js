// A match sheet: deals in a row, their points and totals; Python says where the match stands.

import { listControl, textControl } from "../../front/fields/entries.js";
import { actionButton } from "../../front/page/actions.js";
import { fill, h } from "../../front/page/dom.js";
import { onlyLast } from "../../front/page/latest.js";
import { createDrawer } from "./drawer.js";
import { freshSheet, keepSheet, keptSheet } from "./sheetstate.js";
import { drawSheet } from "./sheettable.js";

/** @import { Status } from "../../front/page/status.js" */
/** @import { Ask, OnTrouble } from "../../front/types.js" */
/** @import { CountingQuestions, CountingWords, Score, Sheet, SheetGame } from "./types.js" */

const WHOLE = /^[-−+]?\d{1,4}$/;
const NUMBER_OF_DEALS = /^[1-9]\d{0,2}$/;

/**
 * set({slug, options, form}) shows the sheet of a game; add(scores) enters a counted deal and
 * promises its number, or null; names() are the players' where they were given.
 * @param {object} table
 * @param {SheetGame} table.game the game to begin with
 * @param {CountingWords} table.told
 * @param {Ask<CountingQuestions>} table.ask
 * @param {Status} table.status
 * @param {OnTrouble} table.onTrouble
 * @param {() => unknown} table.onNames
 */
export function createMatchSheet({ game: first, told, ask, status, onTrouble, onNames }) {
  const questions = onlyLast(ask);
  let game = first;
  let sheet = keptSheet(game.slug, onTrouble);
  const paper = h("div", { class: "carte-sheet-paper" });
  const setup = h("div", { class: "carte-entries carte-sheet-setup" });
  const drawer = createDrawer(told);
  const buttons = {
    type: actionButton("type", told.type, typePoints),
    rename: actionButton("rename", told.rename, rename),
    back: actionButton("take-back", told.take_back, takeBack, { drawn: "undo" }),
    print: actionButton("print", told.print, () => window.print()),
    anew: actionButton("new-match", told.new_match, askAnew),
  };
  const element = h(
    "section",
    { class: "carte-sheet", "aria-label": told.sheet },
    paper,
    setup,
    h("div", { class: "carte-actions" }, ...Object.values(buttons)),
    drawer.element,
  );

  function draw() {
    const { form } = game;
    const empty = sheet.rounds.length === 0;
    paper.replaceChildren(...drawSheet(sheet, game, told));
    element.toggleAttribute("data-filled", !empty);
    const dealers = form.seats.map((text, value) => ({ value, text }));
    setup.replaceChildren(
      ...(empty ? [listControl("dealer", told.first_dealer, dealers, sheet.dealer, (dealer) => set({ dealer }))] : []),
      ...(form.contract
        ? [
            textControl("deals", told.deals, String(sheet.deals ?? ""), agree, {
              inputmode: "numeric",
              placeholder: told.no_end,
            }),
          ]
        : []),
    );
    setup.hidden = setup.childElementCount === 0;
    buttons.back.disabled = empty;
    buttons.print.disabled = empty;
    buttons.anew.disabled = empty;
    buttons.type.disabled = Boolean(sheet.standing?.over);
  }

  /**
   * Ask where the match would stand; keep and draw it so, unless Python has something against.
   * @param {Partial<Sheet>} patch
   */
  async function set(patch, { quiet = false } = {}) {
    const next = { ...sheet, ...patch };
    const { slug, options } = game;
    const { names, dealer, deals, rounds } = next;
    if (!quiet) status.note("wait", told.adding);
    try {
      const standing = await questions.put({ ask: "match", game: slug, options, names, dealer, deals, rounds });
      if (!standing) return false;
      sheet = { ...next, standing };
      keepSheet(slug, sheet, onTrouble);
      drawer.close();
      draw();
      if (!quiet) status.note("note", standing.text);
      return true;
    } catch (error) {
      draw();
      status.note("bad", /** @type {Error} */ (error).message);
      status.reveal();
      return false;
    }
  }

  /** @param {Score[]} scores */
  async function enter(scores) {
    const done = await set({ rounds: [...sheet.rounds, scores] });
    return done ? sheet.rounds.length : null;
  }

  function takeBack() {
    set({ rounds: sheet.rounds.slice(0, -1) });
  }

  /** @param {string} text */
  function agree(text) {
    if (text && !NUMBER_OF_DEALS.test(text)) {
      status.note("bad", fill(told.not_number, { text }));
      return;
    }
    set({ deals: text ? Number(text) : null });
  }

  function typePoints() {
    drawer.form({
      title: fill(told.type_points, { number: sheet.rounds.length + 1 }),
      names: game.form.sides,
      values: game.form.sides.map(() => ""),
      wishes: { inputmode: game.form.contract ? "text" : "numeric" },
      done: told.enter,
      opener: buttons.type,
      onDone(texts) {
        const wrong = texts.find((text) => !WHOLE.test(text));
        if (wrong === undefined) enter(texts.map(typedScore));
        else {
          status.note("bad", fill(told.not_number, { text: wrong }));
          status.reveal();
        }
      },
    });
  }

  /** @param {string} text */
  function typedScore(text) {
    const total = Number(text.replace("−", "-"));
    return { items: { typed: total }, total, outright: false };
  }

  function rename() {
    drawer.form({
      title: told.rename,
      names: game.form.seats.map((_seat, place) => fill(told.player, { number: place + 1 })),
      values: game.form.seats,
      wishes: { maxlength: 24 },
      done: told.save,
      opener: buttons.rename,
      onDone(names) {
        sheet = { ...sheet, names };
        keepSheet(game.slug, sheet, onTrouble);
        drawer.close();
        onNames();
        buttons.rename.focus();
      },
    });
  }

  function askAnew() {
    const keep = actionButton("keep", told.keep, () => {
      drawer.close();
      buttons.anew.focus();
    });
    const thrown = actionButton("throw", told.throw, () => {
      sheet = { ...freshSheet(), names: sheet.names };
      keepSheet(game.slug, sheet, onTrouble);
      drawer.close();
      draw();
      status.note("note", told.no_deals);
      buttons.type.focus();
    });
    drawer.ask(told.new_match, told.sure, [keep, thrown]);
  }

  return {
    element,
    names: () => sheet.names,
    add: enter,
    /** @param {SheetGame} next */
    set(next) {
      const other = game.slug !== next.slug;
      /** @param {SheetGame} one */
      const terms = (one) => JSON.stringify([one.options, one.form.sides]);
      const changed = terms(game) !== terms(next);
      game = next;
      if (other) {
        questions.drop();
        sheet = keptSheet(game.slug, onTrouble);
        drawer.close();
      }
      draw();
      if (!other && changed && sheet.rounds.length) set({}, { quiet: true });
    },
  };
}
