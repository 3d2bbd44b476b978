// The counting table behind its view: one state, and the steps that readers and Python take from it.

import { ourRules } from "../../front/house/house-store.js";
import { addressed, doneWith, inBook } from "../../front/page/address.js";
import { fill } from "../../front/page/dom.js";
import { focusBeside, putFocus } from "../../front/page/focus.js";
import { bringIntoView, bringUp } from "../../front/page/motion.js";
import { printAlone } from "../../front/page/print.js";
import { createQuestions } from "../../front/page/questions.js";
import { recall, remember } from "../../front/page/storage.js";
import { createAgreement } from "./agreement.js";
import { drawBlank } from "./blank-sheet.js";
import { COUNTS, isOfOthers, questionOf, settingOf } from "./count-store.js";
import { entryOf, keyOf, openCounts, steps } from "./counts.js";
import { decidedPiles } from "./decider.js";
import { createMatchSheet } from "./match-sheet.js";
import { sheetInAddress } from "./sheet-offer.js";
import { freshSheet, keepSheet, keptSheet, shownIn } from "./sheet-store.js";
import { bringBack, seeSheet, takeSheet } from "./take-sheet.js";

/** @import { Card } from "../../engine/messages.js" */
/** @import { OnTrouble, Tool } from "../../front/types.js" */
/** @import { Entry, Sheet } from "./counting-schema.js" */
/** @import { Counted, Step } from "./counts.js" */
/** @import { Decision } from "./decider.js" */
/** @import { DrawerContent } from "./drawer.js" */
/** @import { ScoreContent, ScoreQuestions } from "./messages.js" */
/** @import { Carried } from "./sheet-link.js" */
/** @import { Seen } from "./take-sheet.js" */

/** @typedef {ReturnType<typeof createCounter>} Counter */

/**
 * All that the counting table shows.
 * @typedef {object} Shown
 * @property {Counted} counted
 * @property {Decision | null} decision null while it is not asked for
 * @property {boolean} hasRules whether the rules of a count are shown beside its lines
 * @property {Sheet} sheet the match sheet of the game
 * @property {DrawerContent | null} drawer
 * @property {number} opened how often the drawer was opened
 * @property {boolean} isShared
 * @property {{ carried: Carried, name: string, seen?: Seen | null } | null} offered
 *   a sheet from a link, not taken yet, the name by which the address brings it, and what Python says that it brings
 * @property {{ deals: number, back: (() => unknown) | null } | null} taken
 *   the deals of a sheet from a link that was taken, and the way back to the one before
 */

/** @param {ScoreContent} content */
function gamesIn({ games }) {
  return Object.fromEntries(games.map((one) => [one.slug, one]));
}

/**
 * Keep neither the counts of a table, nor the sheets of the game that it shows and of the one that it opens with.
 * @param {{ content: ScoreContent, onTrouble: OnTrouble }} tool
 */
export function forgetCounts({ content, onTrouble }) {
  const { game } = content.example;
  const key = keyOf(content.example, gamesIn(content)[game]);
  for (const slug of [game, recall(COUNTS, onTrouble, key).game]) if (slug) keepSheet(slug, freshSheet(), onTrouble);
  remember(COUNTS, COUNTS.first, onTrouble, key);
}

/**
 * now() is the state; start(redraw) begins, and calls redraw() after every change.
 * @param {Tool<ScoreContent, ScoreQuestions>} tool
 */
export function createCounter(tool) {
  const { body, status, content, words, signal, onTrouble } = tool;
  const strings = content.words;
  const cards = [..."DCSB"].flatMap((suit) => Object.keys(words.cards).filter((card) => card.endsWith(suit)));
  const games = gamesIn(content);
  const key = keyOf(content.example, games[content.example.game]);
  const counted = openCounts(recall(COUNTS, onTrouble, key), content, games);
  /** @type {Shown} */
  let now = {
    counted: steps.goHome(games, homeOf(counted.kept.game))(counted),
    decision: null,
    hasRules: false,
    sheet: shownIn(keptSheet(counted.kept.game, onTrouble), content.language),
    drawer: null,
    opened: 0,
    isShared: false,
    offered: null,
    taken: null,
  };

  const onFailed = (/** @type {string} */ reason) => status.note("bad", reason);
  const counting = createQuestions(tool, { onFailed, button: words.retry, inTurn: true });
  const deciding = createQuestions(tool, { onFailed });
  const agreement = createAgreement(tool, {
    onRules: (some) => step(steps.agree(some)),
    onWrong: (text) => status.note("bad", text),
  });
  let draw = () => {};
  const match = createMatchSheet(tool, {
    now: () => now,
    show,
    game: gameNow,
    button: (name) => part(`.carte-sheet [data-action="${name}"]`),
    onNames: () => count(steps.amend({ fresh: false })), // the count's sentences use the names
    onRecount(place, set) {
      step(steps.recount(place, set));
      bringIntoView(part("[data-part=scope]"));
    },
    onGone: () => take(steps.amend({ corrects: null })),
  });
  return {
    tool,
    cards,
    games,
    match,
    agreement,
    retry: counting.button,
    now: () => now,
    gameNow,
    choose,
    change,
    /** @param {Card} card */
    tap: (card) => count(steps.tap(card)),
    undo: () => step(steps.undo),
    begin: () => step(steps.begin),
    toggleRules: () => show({ hasRules: !now.hasRules }),
    /** @param {string} text */
    notNumber: (text) => status.note("bad", fill(strings.not_number, { text })),
    decide: () => decide(entry().form.piles.map(() => [])),
    give,
    write,
    takeOffered,
    leaveOffered,
    bringOursBack,
    printBlank,
    /** @param {() => void} redraw */
    start(redraw) {
      draw = redraw;
      step((same) => same);
      if (entry().example) status.note("note", ...(entry().answer?.said ?? []), strings.example);
      offer();
      openGame();
      window.addEventListener("hashchange", offer, { signal });
      window.addEventListener("hashchange", openGame, { signal });
    },
  };

  // ------------------------------------------------------------------------------ the state

  function entry() {
    return entryOf(now.counted);
  }

  /** The game as its match sheet sees it. */
  function gameNow() {
    const game = games[now.counted.kept.game];
    const { options, form } = entry();
    return { ...game, options, usual: game.options, form };
  }

  /**
   * The rules of our table for a new count; null if they are the book's, or the game has a sheet.
   * @param {string} slug
   */
  function homeOf(slug) {
    const { house, others } = games[slug];
    return keptSheet(slug, onTrouble).rounds.length ? null : ourRules(slug, [...house, ...others], onTrouble);
  }

  /**
   * Draw the state with a change.
   * @param {Partial<Shown>} patch
   */
  function show(patch) {
    now = { ...now, ...patch };
    draw();
  }

  /**
   * Return a part of the view.
   * @param {string} selector
   */
  function part(selector) {
    return /** @type {HTMLElement} */ (body.querySelector(selector));
  }

  /**
   * Take a step, which is kept, but not drawn yet.
   * @param {Step} next
   */
  function take(next) {
    now = { ...now, counted: next(now.counted) };
    remember(COUNTS, now.counted.kept, onTrouble, key);
  }

  /**
   * Take a step of the count: say what it comes to; if Python has not counted it yet, ask.
   * @param {Step} next
   */
  function count(next) {
    take(next);
    match.follow();
    draw();
    const { answer, touched, fresh, only } = entry();
    if (!touched) status.note("note", only === "items" ? strings.say : strings.empty);
    else if (fresh && answer) status.note("note", ...answer.said);
    if (!fresh) ask();
  }

  /**
   * Take a step that may change the agreement, and after which whose the primiera is must be found out again.
   * @param {Step} next
   */
  function step(next) {
    deciding.drop();
    now = { ...now, decision: null };
    count(next);
    agreement.show(games[now.counted.kept.game], entry().options);
  }

  // ------------------------------------------------------------------------------ the count

  /** @param {string} slug */
  function choose(slug) {
    step((before) => steps.goHome(games, homeOf(slug))(steps.choose(slug, games)(before)));
  }

  /** @param {Partial<Entry>} patch */
  function change(patch) {
    if ("only" in patch) step(steps.change(patch));
    else count(steps.change(patch));
  }

  /** Ask Python for the count, or for the form of one that is still empty. */
  async function ask() {
    const { game } = now.counted.kept;
    const request = questionOf(game, entry(), cards, now.sheet.names);
    const manner = { starting: strings.counting, retry: ask };
    const isCounted = entry().touched && !isOfOthers(entry());
    const answer = isCounted
      ? await counting.ask({ ask: "count", ...request }, manner)
      : await counting.ask({ ask: "form", ...request }, manner);
    if (answer) count(steps.answered(game, answer));
  }

  /**
   * Ask whose the primiera is, as far as the piles are known.
   * @param {Card[][]} piles
   */
  async function decide(piles) {
    const { options } = entry();
    const { game } = now.counted.kept;
    const found = await deciding.ask({ ask: "decide", game, options, names: now.sheet.names, piles });
    if (!found) return;
    if (found.cards.length) return lead({ decision: { piles, found, given: {} } });
    const { form, items } = entry();
    const primiera = form.piles.map((_pile, place) => Number(place === found.winner));
    return step(steps.change({ items: { ...items, primiera } }));
  }

  /**
   * Show the cards asked about next; the focus goes there from those before.
   * @param {Pick<Shown, "decision">} next
   */
  function lead(next) {
    const row = focusBeside(tool.root)?.closest(".carte-quick-row");
    show(next);
    /** @type {HTMLElement | null | undefined} */
    const first = row?.querySelector(".carte-decider input");
    putFocus(first);
  }

  /**
   * @param {Card} card
   * @param {number} pile
   */
  function give(card, pile) {
    if (!now.decision) return;
    const decision = { ...now.decision, given: { ...now.decision.given, [card]: pile } };
    const piles = decidedPiles(decision);
    show({ decision });
    if (piles) decide(piles);
  }

  // ------------------------------------------------------------------------------ the sheet

  /** Write the count on the sheet. */
  async function write() {
    const { answer, corrects = null } = entry();
    if (!answer?.scores) return;
    const number = await match.write(answer.scores, settingOf(entry()), corrects ?? undefined);
    if (!number) return;
    step(steps.begin);
    status.note("good", fill(corrects === null ? strings.added : strings.corrected, { number }), ...answer.said);
  }

  function printBlank() {
    const blank = part(".carte-sheet-blank");
    blank.replaceChildren(...drawBlank(gameNow(), strings, tool.say));
    printAlone(blank);
  }

  /** Offer the sheet in the address. */
  async function offer() {
    const offered = await sheetInAddress(tool, games);
    if (!offered) return;
    show({ offered, taken: null });
    part("[data-action=take]").focus();
    const seen = await seeSheet(tool, offered.carried, { cards, games });
    if (now.offered === offered) show({ offered: { ...offered, seen } });
  }

  /**
   * @param {string} game
   * @param {Entry | undefined} set
   */
  function put(game, set) {
    take(steps.put(game, set));
  }

  async function takeOffered() {
    if (!now.offered) return;
    const { carried, name } = now.offered;
    const own = now.counted.kept.entries[carried.game];
    const found = await takeSheet(tool, carried, { cards, games, own, match, put, choose });
    if (!found) return;
    doneWith(name);
    const back = () => {
      show({ taken: null });
      found.back();
    };
    show({ offered: null, taken: { deals: carried.sheet.rounds.length, back: found.some ? back : null } });
    const note = part(".carte-over[role=alert]");
    putFocus(note);
    bringUp(note);
  }

  function bringOursBack() {
    return bringBack(tool, gameNow().slug, { cards, games, match, put, choose });
  }

  function leaveOffered() {
    if (now.offered) doneWith(now.offered.name);
    show({ offered: null });
  }

  /** The game that a link names, such as that on a printed sheet. */
  function openGame() {
    const slug = inBook() ? addressed() : "";
    if (Object.hasOwn(games, slug) && slug !== now.counted.kept.game) choose(slug);
  }
}
