// A table to play whole matches at, against opponents that Python makes think.

import { anySeed } from "../../board/front/seeds.js";
import { speedNow } from "../../board/front/speed.js";
import { createOurs } from "../../front/house/line.js";
import { differing, fittingRules } from "../../front/house/rules.js";
import { ourRules } from "../../front/house/store.js";
import { addressed, inBook, linkTo } from "../../front/page/address.js";
import { h, listed } from "../../front/page/dom.js";
import { isToldIn } from "../../front/page/fitting.js";
import { winStars } from "../../lessons/front/progress.js";
import { createPoints } from "../review/front/points.js";
import { afterMatch, FOLLOWING } from "./following.js";
import { createFriends } from "./friends.js";
import { createHabits } from "./habits.js";
import { createKeeping, isSame, isUnderway } from "./keep.js";
import { lookBack } from "./lookback.js";
import { createNewGame } from "./newgame.js";
import { createSharing } from "./sharing.js";
import { startSitting } from "./sitting.js";
import { standingOf } from "./standing.js";
import { wordless } from "./wordless.js";
import "./play.css";
import "../../board/front/bidding.css";

/** @import { Given, Options } from "../../front/types.js" */
/** @import { Elsewhere, Kept, NewMatch, Opened, PilesName, PlayContent, PlayQuestions, TitledReplay } from "./types.js" */

const LINK = /^play=(.*)$/;

/**
 * Whether a page of the book was just opened, not at a place of its own, and begins with this table: one
 * that stands far below must not take the reader there.
 * @param {HTMLElement} root
 */
function beginsWith(root) {
  return inBook() && !location.hash && scrollY === 0 && root.getBoundingClientRect().top < innerHeight;
}

/** The code in the address of a link to a match, or null. */
function linked() {
  return inBook() ? (addressed().match(LINK)?.[1] ?? null) : null;
}

/**
 * Build the widget of `content` = {name, sitting, moment, zones, rules, house, lasting, form, sheet,
 * words}: a first deal, drawn before Python has come, and what all deals of its game need. `sitting`
 * is Python's own word for a match; it is only kept, under the `name`, and handed back with a question.
 * @param {Given<PlayContent, PlayQuestions>} given
 */
export function play({ root, body, header, status, content, words, skin, ask, signal, onTrouble }) {
  const told = content.words;
  const table = h("div", { class: "carte-body", "data-stage": "through" });
  const below = h("div", { class: "carte-below", "data-stage": "held" });
  const habits = createHabits({ name: content.name, onTrouble });
  /** @type {() => PilesName} */
  const pilesNow = () => habits.now().piles ?? "open"; // a newcomer learns from them what counts
  const piles = { now: pilesNow, choose: choosePiles };
  const newGame = createNewGame({
    content,
    words,
    status,
    onTrouble,
    signal,
    piles,
    onDeal,
    onToday: dealt,
    onBack: goBack,
    onForget: forget,
  });
  const ours = createOurs({ words: content.ours, onTrouble, signal });
  const sharing = createSharing({
    told,
    status,
    getRecord: () => asked(() => ask({ ask: "record", sitting: now.sitting, deal: now.sitting.played.length - 1 })),
    linkTo: (code) => linkTo(code, `play=${code}`),
    onRead: (text) => open(() => ask({ ask: "read", text })),
  });
  const friends = createFriends({
    told,
    status,
    getLink: async () => {
      const same = await asked(() => ask({ ask: "same", sitting: now.sitting }));
      return same && linkTo(same.code, `play=${same.code}`);
    },
    compare: async (links) => {
      const board = await asked(() => ask({ ask: "compare", sitting: now.sitting, links }));
      return board?.rows ?? null;
    },
  });
  const folds = h("div", { class: "carte-folds", "data-stage": "off" }, sharing.element, friends);
  const keeping = createKeeping({ name: content.name, onTrouble });
  const following = () => afterMatch(now, habits.now(), content);
  const kept = keeping.match();
  /** @type {Kept} */
  let now = kept ?? content;
  let shown = false; // whether a match has been on the table
  let begun = false; // as the page was made, a match is nobody's yet
  /** @type {Kept | null} */
  let lent = null; // the match of the last link, as it came
  let running = new AbortController(); // what stops the match at the table

  root.setAttribute("aria-label", told.label);
  header.add(ours.element);
  header.add(newGame.opener);
  body.append(newGame.panel, table, status.element, below, folds);
  root.dataset.piles = pilesNow();
  const home = kept || linked() !== null ? null : rulesAtHome();
  const atHome = home && askAtHome(home); // before what the others do is asked for
  if (kept) takeUp(kept, { seen: beginsWith(root) });
  else start(content, { seen: beginsWith(root) });
  if (kept && isToldIn(kept, content.language)) read(kept);
  if (home && atHome) beginAtHome(home, atHome);
  openLink();
  signal.addEventListener("abort", () => running.abort());
  window.addEventListener("hashchange", openLink, { signal });
  window.addEventListener("focus", follow, { signal });
  document.addEventListener("visibilitychange", follow, { signal });

  /**
   * Put a match that was kept on the table. One in another language lies there without words until Python has told it
   * in this one.
   * @param {Kept} match
   */
  function takeUp(match, { focus = false, seen = false } = {}) {
    if (isToldIn(match, content.language)) return start(match, { focus, seen });
    now = match;
    if (begun) keeping.keep(now);
    start(match, { seen, waits: true });
    header.title(told.title, told.opening);
    return read(match, { focus });
  }

  /**
   * Put a match on the table; {focus} goes to the hand. One that `waits` is only looked at.
   * @param {Kept} match
   */
  function start(match, { focus = false, dealt = false, seen = false, waits = false } = {}) {
    const { sitting, rules = content.rules, form = content.form, held = content.held, lain = {}, looked } = match;
    const reviewed = isToldIn(match, content.language) ? match.reviewed : null;
    const moment = waits ? wordless(match.moment, content) : match.moment;
    table.inert = waits;
    running.abort();
    running = new AbortController();
    startSitting({
      start: { sitting, moment, rules, form, held, lain, language: content.language, reviewed, looked },
      content: { ...content, rules, form, held },
      root,
      body: table,
      below,
      status,
      words,
      skin,
      ask,
      signal: running.signal,
      onTrouble,
      focus,
      dealt,
      seen,
      waits,
      speed: () => speedNow(onTrouble),
      onMoment: waits ? () => {} : onMoment,
      onLaid: waits ? () => {} : keep,
      onReviewed,
      onCounted,
      coaching: { on: () => habits.now().coach ?? true, choose: (coach) => habits.keep({ coach }) },
      onAnew: () => onDeal({ ...now.sitting, level: following().on ? FOLLOWING : now.sitting.level, seed: anySeed() }),
    });
  }

  /** The rules of our table, for a first match; null where they are the book's, or others were chosen for this table. */
  function rulesAtHome() {
    const { game, options } = content.sitting;
    const isBook = differing(content.house, fittingRules(content.house, options)).length === 0;
    return isBook ? ourRules(game, content.house, onTrouble) : null;
  }

  /** @param {Options} options */
  function askAtHome(options) {
    const { level, seed, deals } = content.sitting;
    return asked(() => ask({ ask: "open", new: { level, options, seed, deals } }));
  }

  /**
   * What was drawn goes by the book: the first match is laid anew by the rules of our table, once they have come.
   * @param {Options} options
   * @param {ReturnType<typeof askAtHome>} coming
   */
  async function beginAtHome(options, coming) {
    const { signal: drawn } = running;
    header.title(told.title, told.opening);
    ours.show(content.sitting.game, content.house, options);
    table.inert = true; // not a card of it is ours yet
    const opened = await coming;
    if (drawn.aborted) return; // something else lies there
    table.inert = false;
    if (!opened || !("sitting" in opened)) return tell();
    shown = false; // nobody has played yet
    start(opened);
  }

  /** @param {PilesName} name */
  function choosePiles(name) {
    habits.keep({ piles: name });
    root.dataset.piles = name;
  }

  /** @param {Kept} next */
  function onMoment(next) {
    begun ||= shown;
    shown = true;
    keep(next);
    tell();
    offerNew();
  }

  /**
   * What was played to its end, and is looked through, is somebody's.
   * @param {Kept} next
   */
  function onReviewed(next) {
    begun = true;
    keep(next);
  }

  /** Say what lies at the table. */
  function tell() {
    const { moment } = now;
    root.dataset.size = content.zones.includes("table") ? "medium" : "small";
    root.dataset.turn = moment.turn ?? "";
    root.dataset.phase = moment.phase;
    root.toggleAttribute("data-over", moment.turn === null);
    sharing.show(moment);
    header.title(told.title, standingOf(moment, content));
    ours.show(now.sitting.game, content.house, now.sitting.options);
  }

  /**
   * Take where the match stands, and keep it for later visits once it is somebody's.
   * @param {Kept} next
   */
  function keep(next) {
    now = next;
    if (begun) keeping.keep(now);
  }

  /**
   * What comes of a deal that is over: the end of the game's course where it is won alone, against whom
   * the next match is, and that the coach rests.
   */
  function onCounted() {
    const won = now.moment.over?.won ?? false;
    const { coach } = habits.now();
    if (won && coach === false) winStars(content.table, 3, onTrouble);
    const rests = won && coach === null;
    if (rests) habits.keep({ coach: false });
    return [following().said, rests ? told.coach_rests : null].filter((said) => said !== null);
  }

  function offerNew() {
    const { on: follows, level: next } = following();
    newGame.show(now.sitting, { underway: isUnderway(now), aside: keeping.aside(), follows, next });
  }

  /**
   * The answer to a question beside the play, or null; what went wrong is told, and what `stays`.
   * @template Answer
   * @param {() => Promise<Answer>} question
   */
  async function asked(question, stays = "") {
    try {
      return await question();
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      if (!signal.aborted) status.refuse(listed([message, stays], words.joints.sentence));
      return null;
    }
  }

  /**
   * Ask for a match and put it on the table, with the one under way put aside; whether that was done.
   * @param {() => Promise<PlayQuestions["open" | "read"]["answer"]>} question
   */
  async function open(question, { borrowed = true, stays = "" } = {}) {
    status.wait(told.opening);
    table.inert = true; // what lies there is over, unless nothing comes
    const opened = await asked(question, stays);
    table.inert = false;
    if (!opened || signal.aborted) return false;
    if ("elsewhere" in opened) return lead(opened.elsewhere);
    status.clear();
    if ("frames" in opened) watchRecord(opened);
    else take(opened, { borrowed });
    return true;
  }

  /**
   * Put an opened match on the table. One that was `borrowed` is still in its link.
   * @param {Opened} opened
   * @param {{ borrowed: boolean }} manner
   */
  function take(opened, { borrowed }) {
    const aside = putAside();
    lent = borrowed ? opened : null;
    start(opened, { focus: true, dealt: !borrowed });
    if (!borrowed) return;
    status.note("note", listed([told.borrowed, aside ? told.put_aside : ""], words.joints.sentence));
    status.reveal();
  }

  /** Put the match at the table aside, if something would be lost with it; whether that was done. */
  function putAside() {
    const worth = isUnderway(now) && !(lent && isSame(now, lent));
    if (worth) keeping.putAside(now);
    return worth;
  }

  /**
   * Go to the page of another game, with the code of its match.
   * @param {Elsewhere["elsewhere"]} way
   */
  function lead({ game: other, code, text }) {
    if (inBook()) location.assign(`play-${other}.html#play=${code}`);
    else status.refuse(text);
    return false;
  }

  /**
   * Watch a deal, of whatever game, in place of the match, which stops meanwhile.
   * @param {TitledReplay} replay
   */
  function watchRecord(replay) {
    running.abort();
    running = new AbortController();
    const { signal: watching } = running;
    const onBack = () => takeUp(now, { focus: true });
    header.title(replay.title, told.recorded);
    sharing.show(null);
    const place = { root, body: table, below };
    const { record, numbers } = replay;
    const deal = record && numbers ? { record, numbers } : null; // one that is over
    const points = createPoints({
      words,
      told: told.points,
      ask,
      onMoment: (number) => looking.go(number),
      onTrouble,
    });
    const looking = lookBack(replay, {
      ...place,
      words,
      label: told.back,
      skin,
      status,
      signal: watching,
      onTrouble,
      onBack,
      judged: deal && { deal, content, ask },
      after: points.element,
    });
    watching.addEventListener("abort", points.stop);
    if (deal) points.review(async () => ({ ...deal, moves: replay.frames.length - 1, deals: 1 }));
  }

  /** @param {NewMatch} wanted */
  function dealt(wanted) {
    return open(() => ask({ ask: "open", new: wanted }), { borrowed: false });
  }

  /** @param {NewMatch} wanted */
  async function onDeal({ level: wanted, options, seed, deals }) {
    const follows = wanted === FOLLOWING;
    const next = following();
    const level = follows ? next.level : wanted;
    if (!(await dealt({ level, options, seed, deals }))) return;
    habits.keep({ follows, lost: follows ? next.lost : 0 });
    offerNew();
  }

  /**
   * Take up a match that was put aside.
   * @param {Kept} match
   */
  function goBack(match) {
    newGame.close();
    keeping.take(match);
    putAside();
    begun = true;
    lent = null;
    status.clear();
    takeUp(match, { focus: true });
  }

  /** @param {Kept} match */
  function forget(match) {
    keeping.take(match);
    offerNew();
  }

  /** A match that was played on in another window is taken up as it stands there. */
  function follow() {
    const there = document.hidden ? null : keeping.match();
    if (!there || isSame(there, now)) return;
    takeUp(there);
    status.note("note", told.followed);
  }

  /**
   * What this browser remembers of an older visit is checked by Python before it is played on, and told anew where
   * it is in another language.
   * @param {Kept} older
   */
  async function read(older, { focus = false } = {}) {
    const waits = !isToldIn(older, content.language);
    const { signal: drawn } = running;
    try {
      const opened = await ask({ ask: "open", sitting: older.sitting });
      if (waits && !drawn.aborted) start({ ...older, .../** @type {Opened} */ (opened) }, { focus });
    } catch (error) {
      const { message } = /** @type {Error} */ (error);
      if (signal.aborted || (waits && drawn.aborted)) return;
      if (message !== words.no_answer && message !== words.engine_failed) {
        keeping.drop();
        start(content);
      } else if (waits) status.refuse(message);
    }
  }

  /** A link is opened once: what is played then is this browser's own match. */
  async function openLink() {
    const code = linked();
    if (code === null) return;
    const stays = isUnderway(now) ? told.own_stays : told.new_stays;
    if (!(await open(() => ask({ ask: "open", code }), { stays })) || linked() !== code) return;
    history.replaceState(null, "", location.pathname + location.search);
  }
}
