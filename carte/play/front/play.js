// A table to play whole matches at, against opponents that Python makes think.

import { speedNow } from "../../board/front/speed.js";
import { createHouseLine } from "../../front/house/house-line.js";
import { differing, fittingRules } from "../../front/house/house-rules.js";
import { ourRules } from "../../front/house/house-store.js";
import { inBook } from "../../front/page/address.js";
import { h, listed } from "../../front/page/dom.js";
import { oneAtATime } from "../../front/page/one-at-a-time.js";
import { isInLanguage } from "../../front/page/schema.js";
import { createAccordion } from "./accordion.js";
import { standingOf } from "./match-standing.js";
import { isMomentOf, isUnderway } from "./match-store.js";
import { createNextMatch } from "./next-match.js";
import { createMatchOpener, linked } from "./open-match.js";
import { areToAct } from "./opponents.js";
import { createOwnMatch } from "./own-match.js";
import { watchRecord } from "./recorded-deal.js";
import { startSitting } from "./sitting.js";
import { wordless } from "./untranslated-match.js";
import "./play.css";
import "../../board/front/bidding.css";

/** @import { Given, OnTrouble, Options } from "../../front/types.js" */
/** @import { Kept, Opened, PlayContent, PlayQuestions, TitledReplay } from "./types.js" */

/**
 * Whether a page of the book was just opened, not at a place of its own, and begins with this table: one
 * that stands far below must not take the reader there.
 * @param {HTMLElement} root
 */
function beginsWith(root) {
  return inBook() && !location.hash && scrollY === 0 && root.getBoundingClientRect().top < innerHeight;
}

/**
 * The rules of our table, for a first match; null where they are the book's, or others were chosen for this table.
 * @param {PlayContent} content
 * @param {OnTrouble} onTrouble
 */
function rulesAtHome({ sitting: { game, options }, house }, onTrouble) {
  const isBook = differing(house, fittingRules(house, options)).length === 0;
  return isBook ? ourRules(game, house, onTrouble) : null;
}

/**
 * Build the widget of `content` = {name, sitting, moment, zones, rules, house, lasting, form, sheet,
 * words}: a first deal, drawn before Python has come, and what all deals of its game need. `sitting`
 * is Python's own word for a match; it is only kept, under the `name`, and handed back with a question.
 * @param {Given<PlayContent, PlayQuestions>} given
 */
export function play({ root, body, header, status, content, words, skin, say, ask, signal, onTrouble }) {
  const strings = content.words;
  const table = h("div", { class: "carte-body", "data-stage": "through" });
  const below = h("div", { class: "carte-below", "data-stage": "held" });
  const place = { root, body: table, below, words, skin, status, ask, onTrouble }; // of whatever lies at the table
  const own = createOwnMatch({ content, onTrouble });
  const { kept, now } = own;
  const opening = createMatchOpener({ table, status, words, strings, ask, signal, onMatch, onRecord });
  const next = createNextMatch({
    content,
    root,
    words,
    say,
    status,
    onTrouble,
    signal,
    own,
    deal: opening.deal,
    onBack,
  });
  const ours = createHouseLine({ words: content.ours, say, onTrouble, signal });
  const folds = createAccordion({ strings, status, ask, asked: opening.asked, now, onRead: opening.read });
  const leave = oneAtATime(signal);
  let here = leave(); // given when what lies at the table is left

  root.ariaLabel = strings.label;
  header.add(ours.element);
  header.add(next.opener);
  body.append(next.panel, table, status.element, below, folds.element);
  const home = kept || linked() !== null ? null : rulesAtHome(content, onTrouble);
  const atHome = home && askAtHome(home); // before what the others do is asked for
  if (kept) takeUp(kept, { seen: beginsWith(root) });
  else start(content, { seen: beginsWith(root) });
  if (home && atHome) beginAtHome(home, atHome);
  openLink();
  window.addEventListener("hashchange", openLink, { signal });
  own.follow(lookOn, signal);
  window.addEventListener("focus", follow, { signal });
  document.addEventListener("visibilitychange", follow, { signal });

  /**
   * Put a match on the table; {focus} goes to the hand. One that `waits` is only looked at.
   * @param {Kept} match
   */
  function start(match, { focus = false, dealt = false, seen = false, waits = false } = {}) {
    const { sitting, rules = content.rules, form = content.form, held = content.held, lain = {}, looked } = match;
    const { language } = content;
    const reviewed = isInLanguage(match, language) ? match.reviewed : null;
    const moment = waits ? wordless(match.moment, content) : match.moment;
    table.inert = waits;
    here = leave();
    startSitting({
      ...place,
      start: { sitting, moment, rules, form, held, lain, language, reviewed, looked },
      content: { ...content, rules, form, held },
      signal: here,
      focus,
      dealt,
      seen,
      waits,
      speed: () => speedNow(onTrouble),
      onMoment: waits ? () => {} : onMoment,
      onLaid: waits ? () => {} : own.keep,
      onActed: own.begin,
      onReviewed: own.claim,
      onCounted: next.comes,
      coaching: next.coaching,
      onAnew: next.again,
    });
  }

  /**
   * Put a match that was kept on the table. One in another language lies there without words until Python has told it
   * in this one.
   * @param {Kept} match
   */
  function takeUp(match, { focus = false, seen = false } = {}) {
    const waits = !isInLanguage(match, content.language);
    if (waits) own.keep(match);
    start(match, { focus: focus && !waits, seen, waits });
    if (waits) header.title(strings.title, strings.opening);
    return check(match, { focus });
  }

  /**
   * What this browser remembers of an older visit is checked by Python before it is played on, and told anew where
   * it is in another language. One whose cards are others than Python deals is moved aside.
   * @param {Kept} older
   */
  async function check(older, { focus = false } = {}) {
    const waits = !isInLanguage(older, content.language);
    const drawn = here;
    try {
      const opened = /** @type {Opened} */ (await ask({ ask: "open", sitting: older.sitting }));
      if (drawn.aborted) return; // something else lies there
      if (!isMomentOf(older.moment, opened.moment)) drop();
      else if (waits) start({ ...older, ...opened }, { focus });
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      if (signal.aborted || drawn.aborted) return;
      if (message !== words.no_answer && message !== words.engine_failed) drop();
      else if (waits) status.refuse(message);
    }
  }

  function drop() {
    own.drop();
    start(content);
  }

  /** @param {Options} options */
  function askAtHome(options) {
    const { level, seed, deals } = content.sitting;
    return opening.asked(() => ask({ ask: "open", new: { level, options, seed, deals } }));
  }

  /**
   * What was drawn goes by the book: the first match is laid anew by the rules of our table, once they have come.
   * @param {Options} options
   * @param {ReturnType<typeof askAtHome>} coming
   */
  async function beginAtHome(options, coming) {
    const drawn = here;
    header.title(strings.title, strings.opening);
    ours.show(content.sitting.game, content.house, options);
    table.inert = true; // not a card of it is ours yet
    const opened = await coming;
    if (drawn.aborted) return; // something else lies there
    table.inert = false;
    if (!opened || !("sitting" in opened)) return tell();
    own.beginAnew();
    start(opened);
  }

  /** @param {Kept} match */
  function onMoment(match) {
    own.goOn(match);
    tell();
    next.offer();
  }

  /** Say what lies at the table. */
  function tell() {
    const { sitting, moment } = now();
    root.dataset.size = content.zones.includes("table") ? "medium" : "small";
    root.dataset.turn = moment.turn ?? "";
    root.toggleAttribute("data-over", moment.turn === null);
    folds.show(moment);
    header.title(strings.title, standingOf(moment, content));
    ours.show(sitting.game, content.house, sitting.options);
  }

  /** A match that was played on in another window is taken up as it stands there. */
  function follow() {
    const there = document.hidden ? null : own.elsewhere();
    if (!there) return;
    takeUp(there);
    status.note("note", strings.followed);
  }

  /** While it is played on in a window beside this one, the others think there: it is followed from turn to turn. */
  function lookOn() {
    const there = own.elsewhere();
    if (there && !areToAct(there.moment)) follow();
  }

  function openLink() {
    opening.follow(isUnderway(now()) ? strings.own_stays : strings.new_stays);
  }

  /**
   * Put an opened match on the table, and the one under way aside.
   * @param {Opened} opened
   * @param {{ borrowed: boolean }} manner
   */
  function onMatch(opened, { borrowed }) {
    const isAside = own.giveWay(borrowed ? opened : null);
    start(opened, { focus: true, dealt: !borrowed });
    if (!borrowed) return;
    status.note("note", listed([strings.borrowed, isAside ? strings.put_aside : ""], words.joints.sentence));
    status.reveal();
  }

  /**
   * Watch a deal in place of the match, which stops meanwhile.
   * @param {TitledReplay} replay
   */
  function onRecord(replay) {
    here = leave();
    header.title(replay.title, strings.recorded);
    folds.show(null);
    watchRecord(replay, { ...place, content, signal: here, onBack: () => takeUp(now(), { focus: true }) });
  }

  /**
   * Take up a match that was put aside.
   * @param {Kept} match
   */
  function onBack(match) {
    next.close();
    own.takeBack(match);
    status.clear();
    takeUp(match, { focus: true });
  }
}
