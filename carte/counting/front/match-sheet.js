// A match sheet: deals in a row, their points and totals; Python says where the match stands.

import { isNumberOfDeals } from "../../board/front/seeds.js";
import { Action, ListEntry, TextEntry } from "../../front/fields/entry-views.js";
import { fill, listed } from "../../front/page/dom.js";
import { createQuestions } from "../../front/page/questions.js";
import { isInLanguage } from "../../front/page/schema.js";
import { on, Placed } from "../../front/page/views.js";
import { Drawer } from "./drawer.js";
import { SharingWays } from "./share-sheet.js";
import { createSheetEdit } from "./sheet-edit.js";
import { freshSheet, keepSheet, keptSheet, notesOf, shownIn, withDeal, withoutDeal } from "./sheet-store.js";
import { houseLine, SheetTable } from "./sheet-table.js";

/** @import { Manner } from "../../front/page/questions.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { SheetGame } from "./blank-sheet.js" */
/** @import { Counter, Shown } from "./counter.js" */
/** @import { Setting, Sheet } from "./counting-schema.js" */
/** @import { CountingWords, Score, ScoreContent, ScoreQuestions } from "./messages.js" */

/** @typedef {ReturnType<typeof createMatchSheet>} MatchSheet */

/**
 * What a reader and the counting table do to the sheet in the state now(), which show(patch) changes. game() is the game
 * of the sheet, and button(name) one of its view's. write(scores, set, place) enters a counted deal, or
 * replaces another with it, and promises its number, or null.
 * @param {Omit<Tool<ScoreContent, ScoreQuestions>, "header">} tool
 * @param {object} table
 * @param {() => Shown} table.now
 * @param {(patch: Partial<Shown>) => unknown} table.show
 * @param {() => SheetGame} table.game
 * @param {(name: string) => HTMLElement | null} table.button
 * @param {() => unknown} table.onNames
 * @param {(place: number, set: Setting) => unknown} table.onRecount
 * @param {() => unknown} table.onGone a deal is there no more
 */
export function createMatchSheet(tool, { now, show, game, button, onNames, onRecount, onGone }) {
  const { content, status, onTrouble } = tool;
  const { words: strings, language } = content;
  const questions = createQuestions(tool);
  const sheet = () => now().sheet;
  const edit = createSheetEdit({
    strings,
    status,
    now: () => ({ sheet: sheet(), game: game() }),
    open: (drawer) => show({ drawer, opened: now().opened + 1 }),
    write,
    remove,
    rename,
    throwAway,
    onRecount,
  });
  let agreed = { slug: "", terms: "" }; // what the standing follows from

  /** @param {SheetGame} one */
  function termsOf({ slug, options, form }) {
    return { slug, terms: JSON.stringify([options, form.sides]) };
  }

  /** @param {string} slug */
  function kept(slug) {
    return shownIn(keptSheet(slug, onTrouble), language);
  }

  /**
   * Ask Python for the standing of a sheet's match; null if it does not count any more, or is refused.
   * @param {Pick<SheetGame, "slug" | "options">} of
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
   * Ask for the standing; keep and show the sheet, unless Python refuses it or the deal that is `booked` now: then
   * onRefused(text) gets the reason.
   * @param {Partial<Sheet>} patch
   * @param {{ quiet?: boolean, booked?: number | null, onRefused?: (text: string) => unknown }} [manner]
   */
  async function set(patch, { quiet = false, booked = null, onRefused = status.refuse } = {}) {
    const next = { ...sheet(), ...patch };
    const waiting = quiet ? undefined : strings.adding;
    const retry = quiet ? () => set(patch, { quiet }) : undefined;
    const standing = await judged(game(), next, { booked, waiting, atOnce: true, retry, onFailed: refused });
    if (!standing) return false;
    keep({ ...next, standing, language });
    if (!quiet) status.note("note", standing.text);
    return true;

    /** @param {string} reason */
    function refused(reason) {
      status.clear();
      show({}); // what was chosen is as it was
      onRefused(reason);
    }
  }

  /** @param {Sheet} next which is this table's from now on */
  function keep(next) {
    keepSheet(game().slug, next, onTrouble);
    show({ sheet: next, drawer: null, isShared: false });
  }

  /**
   * @param {Score[]} scores
   * @param {Setting | null} setting
   * @param {number} place
   * @param {(text: string) => unknown} [onRefused]
   */
  async function write(scores, setting = null, place = sheet().rounds.length, onRefused = status.refuse) {
    const done = await set(withDeal(sheet(), place, scores, setting), { booked: place, onRefused });
    return done ? place + 1 : null;
  }

  /** @param {number} place */
  function remove(place) {
    onGone();
    return set(withoutDeal(sheet(), place));
  }

  /** @param {string[]} names */
  function rename(names) {
    keep({ ...sheet(), names });
    onNames();
  }

  function throwAway() {
    onGone();
    keep({ ...freshSheet(), names: sheet().names });
    status.note("note", strings.no_deals);
    button("type")?.focus();
  }

  return {
    ...edit,
    set,
    write,
    kept,
    askNewMatch: () => edit.askNewMatch(button("new-match")),
    takeBack: () => remove(sheet().rounds.length - 1),
    /** @param {string} text the number of deals, as typed */
    agree(text) {
      if (text && !isNumberOfDeals(text)) return status.note("bad", fill(strings.not_number, { text }));
      return set({ deals: text ? Number(text) : null });
    },
    close: () => show({ drawer: null }),
    share: () => show({ isShared: !now().isShared }),
    /**
     * Keep a sheet from elsewhere, unless Python refuses it; return whether it is kept.
     * @param {Pick<SheetGame, "slug" | "options">} of
     * @param {Sheet} theirs
     */
    async take(of, theirs) {
      const standing = await judged(of, theirs);
      if (!standing) return false;
      this.put(of.slug, { ...theirs, standing, language });
      return true;
    },
    /**
     * Keep a sheet in place of its game's own.
     * @param {string} slug
     * @param {Sheet} other
     */
    put(slug, other) {
      keepSheet(slug, other, onTrouble);
      if (slug === game().slug) show({ sheet: kept(slug) });
    },
    /** The game or its house rules may be others: show its sheet, and ask for the standing if that may be another. */
    follow() {
      const before = agreed;
      agreed = termsOf(game());
      const isOther = agreed.slug !== before.slug;
      if (isOther) {
        questions.drop();
        show({ sheet: kept(agreed.slug), drawer: null, isShared: false });
      }
      const { rounds, standing } = sheet();
      const isStale = !standing || !isInLanguage(sheet(), language);
      if (rounds.length && ((!isOther && agreed.terms !== before.terms) || (isOther && isStale)))
        set({}, { quiet: true });
    },
  };
}

/**
 * The text about a finished match; "" while it goes on.
 * @param {Sheet} sheet
 */
export function overText({ rounds, standing }) {
  return rounds.length > 0 && standing?.over ? standing.text : "";
}

/**
 * The sheet with its buttons, and the place of one without deals, to print.
 * @param {{ counter: Counter }} props
 */
export function SheetView({ counter: { tool, match, now, gameNow, printBlank } }) {
  const { sheet, drawer, opened, isShared } = now();
  const { content, say, status } = tool;
  const game = gameNow();
  const strings = content.words;
  const isEmpty = sheet.rounds.length === 0;
  return (
    <section class="carte-sheet" aria-label={strings.sheet} data-stage="off">
      <div class="carte-sheet-paper" data-paper={on(!isEmpty)}>
        <SheetTable sheet={sheet} game={game} strings={strings} onCorrect={match.correct} />
        {houseLine(game.form, say).map((line) => (
          <Placed key="house" element={line} />
        ))}
        {sheet.lost && sheet.lost.length > 0 && (
          <p class="carte-sheet-house">{fill(strings.lost, { deals: listed(sheet.lost, strings.joints.comma) })}</p>
        )}
      </div>
      <MatchSetup sheet={sheet} game={game} match={match} strings={strings} />
      <div class="carte-actions">
        <Action
          name="type"
          label={strings.type}
          disabled={overText(sheet) !== ""}
          onClick={({ currentTarget }) => match.type(currentTarget)}
        />
        <Action name="rename" label={strings.rename} onClick={({ currentTarget }) => match.rename(currentTarget)} />
        <Action name="take-back" label={strings.take_back} look="undo" disabled={isEmpty} onClick={match.takeBack} />
        <Action name="share" label={strings.share} expanded={isShared} onClick={match.share} />
        <Action name="new-match" label={strings.new_match} disabled={isEmpty} onClick={match.askNewMatch} />
      </div>
      <div class="carte-sheet-share" role="group" aria-label={strings.share} hidden={!isShared}>
        {isShared && <SharingWays sheet={sheet} game={game} strings={strings} status={status} onBlank={printBlank} />}
      </div>
      <div class="carte-sheet-drawer">
        {drawer && <Drawer key={opened} content={drawer} strings={strings} onClose={match.close} />}
      </div>
      <div class="carte-sheet-blank" />
    </section>
  );
}

/**
 * The agreement before a match: who deals first, and the number of deals if nothing else ends it.
 * @param {{ sheet: Sheet, game: SheetGame, match: MatchSheet, strings: CountingWords }} props
 */
function MatchSetup({ sheet: { rounds, dealer, deals }, game: { form }, match, strings }) {
  const isFirst = rounds.length === 0;
  return (
    <div class="carte-entries carte-sheet-setup" hidden={!isFirst && !form.contract}>
      {isFirst && (
        <ListEntry
          name="dealer"
          label={strings.first_dealer}
          options={form.seats.map((text, value) => ({ value, text }))}
          chosen={dealer}
          onChange={(to) => match.set({ dealer: to })}
        />
      )}
      {form.contract && (
        <TextEntry
          name="deals"
          label={strings.deals}
          value={String(deals ?? "")}
          onChange={match.agree}
          more={{ inputMode: "numeric", placeholder: strings.no_end }}
        />
      )}
    </div>
  );
}
