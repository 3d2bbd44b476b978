// The play table: whole matches against opponents that Python plays.

import { speedNow } from "../../board/front/speed.js";
import { createHouseLine } from "../../front/house/house-line.js";
import { differing, fittingRules } from "../../front/house/house-rules.js";
import { ourRules } from "../../front/house/house-store.js";
import { actionButton } from "../../front/page/actions.js";
import { addressedInBook, inBook } from "../../front/page/address.js";
import { Unanswered } from "../../front/page/ask.js";
import { fill, h, listed } from "../../front/page/dom.js";
import { mayLead, putFocus } from "../../front/page/focus.js";
import { bringIntoView } from "../../front/page/motion.js";
import { oneAtATime } from "../../front/page/one-at-a-time.js";
import { nextStep } from "../../front/page/onward.js";
import { isInLanguage } from "../../front/page/schema.js";
import { createWidget } from "../../front/widget.js";
import { createConsents } from "../people/front/consents.js";
import { drawCurtain } from "../people/front/curtain.js";
import { createAccordion } from "./accordion.js";
import { withFirstDeal } from "./first-deal.js";
import { standingOf } from "./match-standing.js";
import { createMatchStore, isMomentOf, isUnderway } from "./match-store.js";
import { createNextMatch } from "./next-match.js";
import { createMatchOpener, linked } from "./open-match.js";
import { areToAct, isHidden } from "./opponents.js";
import { createOwnMatch } from "./own-match.js";
import { watchRecord } from "./recorded-deal.js";
import { startSitting } from "./sitting.js";
import { standingStill, wordless } from "./untranslated-match.js";
import "./play.css";
import "../../board/front/bidding.css";
import "./low-window.css";

/** @import { Options } from "../../engine/messages.js" */
/** @import { TableStrings } from "../../front/messages.js" */
/** @import { OnTrouble, Tool } from "../../front/types.js" */
/** @import { ConsentName } from "../people/front/messages.js" */
/** @import { Kept } from "./match-schema.js" */
/** @import { Match, Opened, PlayContent, PlayQuestions, PlayState } from "./messages.js" */
/** @import { TitledReplay } from "./recorded-deal.js" */
/** @import { SittingOptions } from "./types.js" */

const TODAY = "today"; // the address of the cards of the day

/**
 * Whether the reader has just opened a page of the book, not at a fragment, and it begins with this table: a table far
 * below must not scroll the page.
 * @param {HTMLElement} root
 */
function beginsWith(root) {
  return inBook() && !location.hash && scrollY === 0 && root.getBoundingClientRect().top < innerHeight;
}

/**
 * Return the rules of our table, for a first match; null if they are the book's, or the reader chose others here.
 * @param {PlayContent} content
 * @param {OnTrouble} onTrouble
 */
function rulesAtHome({ sitting: { game, options }, house }, onTrouble) {
  const isBook = differing(house, fittingRules(house, options)).length === 0;
  return isBook ? ourRules(game, house, onTrouble) : null;
}

/**
 * Build the widget of `content` = {name, sitting, moment, zones, rules, house, lasting, form, sheet, words}: a first
 * deal, drawn before Python has come, and what all deals of its game need. `sitting` is Python's code for a match: the
 * page keeps it under the `name`, and hands it back with a question.
 * @param {Tool<PlayContent, PlayQuestions, TableStrings, PlayState>} tool
 */
function drawPlay(tool) {
  const { root, body, header, status, content, words, ask, signal, onTrouble } = tool;
  const strings = content.words;
  const table = h("div", { class: "carte-body", "data-stage": "through" });
  const below = h("div", { class: "carte-below", "data-stage": "held" });
  const own = createOwnMatch({ content, onTrouble });
  const { kept, now } = own;
  const opening = createMatchOpener(tool, { table, onMatch, onRecord });
  const next = createNextMatch(tool, { own, deal: opening.deal, onBack });
  const ours = createHouseLine(tool, { strings: content.ours });
  const folds = createAccordion(tool, { asked: opening.asked, now, onRead: opening.read });
  const leave = oneAtATime(signal);
  const consents = createConsents({ strings, onAsk: askConsent });
  let here = leave(); // aborted when the reader leaves what is at the table

  root.ariaLabel = strings.label;
  header.add(ours.element);
  header.add(next.opener);
  header.add(next.together);
  body.append(next.panel, table, status.element, below, consents.element, folds.element);
  const home = kept || linked() !== null ? null : rulesAtHome(content, onTrouble);
  const atHome = home && askAtHome(home); // before asking what the others do
  if (kept) takeUp(kept, { seen: () => beginsWith(root) });
  else start(content, { seen: () => beginsWith(root) });
  if (home && atHome) beginAtHome(home, atHome);
  openLink();
  window.addEventListener("hashchange", openLink, { signal });
  own.follow(lookOn, signal);
  window.addEventListener("focus", follow, { signal });
  document.addEventListener("visibilitychange", follow, { signal });
  // Whoever comes back to the page may be somebody else.
  window.addEventListener("pagehide", () => now().moment.people?.open && start(own.closed()), { signal });

  /**
   * Put a match on the table; {focus} goes to the hand. One that `waits` is only shown.
   * @param {Kept} match
   * @param {Pick<SittingOptions, "focus" | "dealt" | "seen" | "waits">} [manner]
   */
  function start(match, { focus = false, dealt = false, seen, waits = false } = {}) {
    const { sitting, rules = content.rules, form = content.form, held = content.held, lain = {}, looked } = match;
    const { language } = content;
    const reviewed = isInLanguage(match, language) ? match.reviewed : null;
    const moment = waits ? wordless(match.moment, content) : match.moment;
    const seated = { sitting, moment, rules, form, held, lain, language, reviewed, looked };
    table.inert = waits;
    here = leave();
    if (!waits) own.seat(seated);
    if (seated.moment.people?.ended) return showEnd(seated, { focus, waits });
    if (isHidden(seated.moment)) return showCurtain(seated, { focus, waits });
    const alone = !seated.moment.people; // only then the table follows how the reader does
    startSitting(atTable({ rules, form, held }), {
      match: waits ? standingStill(seated) : { ...own, reach },
      below,
      focus,
      dealt,
      seen,
      waits,
      speed: () => speedNow(onTrouble),
      onActed: own.begin,
      onCounted: alone ? next.comes : undefined,
      onReviewed: next.reviewed,
      coaching: alone ? next.coaching : sitting.sitters?.some(({ coached }) => coached) ? next.teaching : undefined,
      onConsent: () => askConsent("undo", now().moment.people?.last ?? ""),
      onHandOver: () => start(now(), { focus: mayLead(table) }),
      countingFirst: alone ? next.countingFirst : next.countingTogether,
      onAnew: next.again,
      onward: wayOn,
    });
  }

  /**
   * Draw the curtain before the hand of the person to act: all that the table showed leaves the document.
   * @param {Kept} match
   * @param {{ focus: boolean, waits: boolean }} manner
   */
  function showCurtain(match, { focus, waits }) {
    const drawn = here;
    const { next: named, last } = match.moment.people ?? {};
    const name = named ?? "";
    const curtain = drawCurtain({
      name,
      text: fill(strings.hand_over, { name }),
      label: fill(strings.look, { name }),
      onLook: async () => {
        status.wait(words.waiting);
        const opened = await opening.asked(() => ask({ ask: "look", sitting: match.sitting }));
        if (!opened || drawn.aborted) return;
        status.clear();
        start({ ...now(), ...opened }, { focus: true });
      },
      below: last
        ? [actionButton("consent", fill(strings.consents.undo.press, { name: last }), () => askConsent("undo", last))]
        : [],
    });
    curtain.element.dataset.curtain = name;
    next.turnTo(match.sitting.sitters?.findIndex(({ person }) => person === name));
    curtain.button.disabled = waits;
    if (!waits) own.reach(match);
    cover(match, curtain, { focus });
    if (!waits) consents.show(match.moment.people);
  }

  /**
   * Show how a match ended that somebody has given up.
   * @param {Kept} match
   * @param {{ focus: boolean, waits: boolean }} manner
   */
  function showEnd(match, { focus, waits }) {
    const curtain = drawCurtain({
      name: strings.label,
      text: match.moment.people?.ended ?? "",
      label: strings.revenge,
      onLook: next.again,
    });
    curtain.element.dataset.ended = "";
    curtain.button.disabled = waits;
    if (!waits) own.reach(match);
    cover(match, curtain, { focus });
    header.title(strings.title, standingOf(match.moment, content));
  }

  /**
   * Ask all who play whether one of them, called `name`, may do something; no hand is shown meanwhile.
   * @param {ConsentName} way
   * @param {string} name
   */
  function askConsent(way, name) {
    const match = own.closed();
    const { asks, article } = strings.consents[way];
    here = leave();
    const drawn = here;
    const curtain = drawCurtain({
      name,
      text: fill(asks, { name }),
      label: strings.agree,
      onLook: async () => {
        status.wait(words.waiting);
        /** @type {Match | null} */
        const agreed = await opening.asked(() => ask({ ask: way, sitting: match.sitting }));
        if (!agreed || drawn.aborted) return;
        start({ ...match, ...agreed }, { focus: true });
      },
      below: [
        actionButton("disagree", strings.disagree, () => start(match, { focus: true })),
        ...(inBook() ? [h("a", { href: `procedure.html#${article}` }, strings.consent_rule)] : []),
      ],
    });
    cover(match, curtain, { focus: true });
  }

  /**
   * Take all that the table shows out of the document, for a curtain.
   * @param {Kept} match
   * @param {ReturnType<typeof drawCurtain>} curtain
   * @param {{ focus: boolean }} manner
   */
  function cover(match, curtain, { focus }) {
    tool.report({ sitting: match.sitting });
    root.toggleAttribute("data-seated", true);
    root.toggleAttribute("data-over", false);
    root.dataset.turn = "";
    root.dataset.phase = "";
    status.clear();
    consents.show();
    header.title(strings.title, "");
    folds.show(null);
    folds.element.hidden = true;
    next.offer();
    below.replaceChildren();
    table.replaceChildren(curtain.element);
    if (!focus) return;
    putFocus(curtain.button);
    bringIntoView(curtain.element);
  }

  /** What is next for the reader once the match is over, with another one beside it; null before, and without a book. */
  function wayOn() {
    const { sitting, moment } = now();
    if (moment.people) return null;
    const over = moment.over?.sheet.standing.over ? moment.over : null;
    const step = over && nextStep({ what: "match", of: sitting.game, won: over.match === "won" });
    const again = over?.match === "lost" ? strings.revenge : strings.new_match;
    return step && { ...step, again, go: () => location.assign(step.href) };
  }

  /**
   * Return the tool for whatever is at the table, until the reader leaves it.
   * @param {Partial<PlayContent>} [terms] what its house rules change
   */
  function atTable(terms) {
    return { ...tool, body: table, content: { ...content, ...terms }, signal: here };
  }

  /**
   * Put a kept match on the table. One in another language shows no words until Python has translated it.
   * @param {Kept} match
   * @param {Pick<SittingOptions, "focus" | "seen">} [manner]
   */
  function takeUp(match, { focus = false, seen } = {}) {
    const waits = !isInLanguage(match, content.language);
    if (waits) own.keep(match);
    start(match, { focus: focus && !waits, seen, waits });
    if (waits) header.title(strings.title, strings.opening);
    return check(match, { focus });
  }

  /**
   * Have Python check a match from an earlier visit before it goes on, and translate it if it is in another language.
   * One whose cards differ from those that Python deals is moved aside.
   * @param {Kept} older
   */
  async function check(older, { focus = false } = {}) {
    const waits = !isInLanguage(older, content.language);
    const drawn = here;
    try {
      const opened = /** @type {Opened} */ (await ask({ ask: "open", sitting: older.sitting }));
      if (drawn.aborted) return; // the table shows something else
      if (!isMomentOf(older.moment, opened.moment)) drop();
      else if (waits) start({ ...older, ...opened }, { focus });
    } catch (error) {
      if (signal.aborted || drawn.aborted) return;
      if (!(error instanceof Unanswered)) drop();
      else if (waits) status.refuse(error.message);
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
   * The drawn match follows the book: deal the first match again by the rules of our table, once they have come.
   * @param {Options} options
   * @param {ReturnType<typeof askAtHome>} coming
   */
  async function beginAtHome(options, coming) {
    const drawn = here;
    header.title(strings.title, strings.opening);
    ours.show(content.sitting.game, content.house, options);
    table.inert = true; // none of its cards are ours yet
    const opened = await coming;
    if (drawn.aborted) return; // the table shows something else
    table.inert = false;
    if (!opened || !("sitting" in opened)) return tell();
    own.beginAnew();
    start(opened);
  }

  /** @param {Kept} match */
  function reach(match) {
    own.reach(match);
    tell();
    next.offer();
  }

  /** Report what is at the table. */
  function tell() {
    const { sitting, moment } = now();
    tool.report({ sitting });
    root.dataset.size = content.zones.includes("table") ? "medium" : "small";
    root.dataset.turn = moment.turn ?? "";
    root.toggleAttribute("data-over", moment.turn === null);
    next.turnTo(moment.people?.seat);
    consents.show(moment.people);
    folds.show(moment);
    folds.element.hidden = false;
    header.title(strings.title, standingOf(moment, content));
    ours.show(sitting.game, content.house, sitting.options);
  }

  /** Take up a match where another window has played on. */
  function follow() {
    const there = document.hidden ? null : own.elsewhere();
    if (!there) return;
    takeUp(there);
    status.note("note", strings.followed);
  }

  /** While a window beside this one plays on, the others think there: follow the match from turn to turn. */
  function lookOn() {
    const there = own.elsewhere();
    if (there && !areToAct(there.moment)) follow();
  }

  function openLink() {
    if (addressedInBook() === TODAY) next.openToday();
    opening.follow(isUnderway(now()) ? strings.own_stays : strings.new_stays);
  }

  /**
   * Put an opened match on the table, and put the one under way aside.
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
   * Watch a deal in place of the match, which pauses.
   * @param {TitledReplay} replay
   */
  function onRecord(replay) {
    here = leave();
    header.title(replay.title, strings.recorded);
    folds.show(null);
    watchRecord(atTable(), replay, { below, onBack: () => takeUp(now(), { focus: true }) });
  }

  /**
   * Resume a match that was put aside.
   * @param {Kept} match
   */
  function onBack(match) {
    next.close();
    own.takeBack(match);
    status.clear();
    takeUp(match, { focus: true });
  }
}

/** @param {{ content: PlayContent, onTrouble: OnTrouble }} tool */
function forgetMatch({ content, onTrouble }) {
  createMatchStore({ name: content.name, onTrouble }).giveUp();
}

/** @param {Tool<PlayContent, PlayQuestions, TableStrings, PlayState>} tool */
function drawFirst(tool) {
  drawPlay({ ...tool, content: withFirstDeal(tool.content) });
}

export default createWidget({ draw: drawFirst, forget: forgetMatch });
