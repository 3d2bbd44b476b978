// The counting table: the forty cards, what else is asked, the count line by line, a match sheet.

import { createHouse } from "../../front/fields/controls.js";
import { listControl } from "../../front/fields/entries.js";
import { createOurs } from "../../front/house/line.js";
import { differing } from "../../front/house/rules.js";
import { ourRules } from "../../front/house/store.js";
import { actionButton, relabel } from "../../front/page/actions.js";
import { addressed, inBook } from "../../front/page/address.js";
import { engineState, followEngine } from "../../front/page/asking.js";
import { fill, h, listed } from "../../front/page/dom.js";
import { isToldIn } from "../../front/page/fitting.js";
import { bringIntoView } from "../../front/page/motion.js";
import { recall, remember } from "../../front/page/storage.js";
import { givenNames, namesElsewhere } from "./carried.js";
import { createDecider } from "./decider.js";
import { factFields, scopeFields } from "./form.js";
import { drawCount } from "./lines.js";
import { createMatchSheet } from "./matchsheet.js";
import { createOffer } from "./offering.js";
import { padFields } from "./pad.js";
import { keptSheet } from "./sheetstate.js";
import {
  COUNTS,
  emptyEntry,
  exampleEntry,
  isBegun,
  isOfOthers,
  ownersIn,
  questionOf,
  SEATING,
  settingOf,
  untold,
  usualRest,
} from "./state.js";
import { createTally, tapped } from "./tally.js";
import "./score.css";

/** @import { Card, Given, Options } from "../../front/types.js" */
/** @import { Carried } from "./carried.js" */
/** @import { CountingContent, CountingQuestions, Counts, DealToCount, Entry, Offered, Setting } from "./types.js" */

/**
 * Under which name the browser keeps what is counted here: by the game and rules it opens with.
 * @param {DealToCount} example
 * @param {Offered} offered
 */
function keyOf({ game, options }, { options: usual }) {
  const rules = Object.entries(options).filter(([name, value]) => value !== usual[name]);
  return ["carte.count", game, ...rules.map((rule) => rule.join("="))].join(".");
}

/**
 * Build the widget of `content` = {games, example, counted, words}.
 * @param {Given<CountingContent, CountingQuestions>} widget
 */
export function countingTable(widget) {
  const { root, body, header, status, content, words, skin, ask, signal, onTrouble } = widget;
  const told = content.words;
  const cards = Object.keys(words.cards);
  const inSuits = [..."DCSB"].flatMap((suit) => cards.filter((card) => card.endsWith(suit)));
  const offered = Object.fromEntries(content.games.map((one) => [one.slug, one]));
  const first = content.example.game;
  const key = keyOf(content.example, offered[first]);
  const kept = taken(recall(COUNTS, onTrouble, key));
  /** @type {{ game: string, entry: Entry }[]} */
  let past = [];
  let asking = false; // whether a question is under way
  let late = false; // whether something has changed since
  let failed = false;

  const entry = () => kept.entries[kept.game];
  const scopePlace = h("div", { "data-part": "scope" });
  const padPlace = h("div", { "data-part": "pad" });
  const factPlace = h("div", { "data-part": "facts" });
  const linesPlace = h("div", { "data-part": "lines", "data-stage": "held" });
  const titles = content.games.map(({ slug, title }) => ({ value: slug, text: title }));
  const games = listControl("game", told.game, titles, kept.game, choose);
  const house = createHouse({
    words: told,
    onOption: (name, value) => agree({ [name]: value }),
    onWrong: (text) => status.note("bad", text),
  });
  const ours = createOurs({
    words: content.ours,
    onTrouble,
    signal,
    onChoose: agree,
  });
  const tally = createTally({ cards: inSuits, words, told, skin, signal, onTap: tap });
  const anew = actionButton("new-match", told.new_match, () => sheet.askAnew());
  const buttons = {
    add: actionButton("add", told.add, addDeal, { kind: "carte-main" }),
    retry: actionButton("retry", words.retry, refresh, { drawn: "undo" }),
    undo: actionButton("undo", told.undo, undo, { drawn: "undo" }),
    begin: actionButton("begin", told.begin, begin, { drawn: "deal" }),
    rules: actionButton("rules", told.show_rules, toggleRules, { drawn: "note" }),
  };
  const decider = createDecider({
    table: () => ({ slug: kept.game, options: entry().options, names: sheet.names(), piles: entry().form.piles }),
    told,
    words,
    skin,
    ask,
    onDecided: decide,
    onTrouble: ({ message }) => status.note("bad", message),
  });
  const brought = createOffer({ told, games: offered, onTrouble, signal, onTake: take });
  const over = h("div", { class: "carte-over", "data-part": "over" });
  const sheet = createMatchSheet({
    game: onSheet(),
    told,
    language: content.language,
    ask,
    status,
    onTrouble,
    onNames: renamed,
    onDrawn: drawWays,
    onRecount: recount,
    onGone: () => Object.assign(entry(), { corrects: null }),
  });

  root.setAttribute("aria-label", told.title);
  header.title(told.title, told.intro);
  body.append(
    brought.offer,
    ours.element,
    over,
    h("div", { class: "carte-entries" }, games, house.element),
    scopePlace,
    tally.element,
    padPlace,
    factPlace,
    status.element,
    h("div", { class: "carte-actions" }, ...Object.values(buttons)),
    linesPlace,
    brought.here,
    sheet.element,
  );
  goHome();
  drawForm();
  settle();
  if (entry().example) status.note("note", ...(entry().answer?.said ?? []), told.example);
  brought.follow();
  openGame();
  window.addEventListener("hashchange", openGame, { signal });
  followEngine((state) => state === "ready" && failed && refresh(), signal);

  /** The game that a link names, as a printed sheet does. */
  function openGame() {
    const slug = inBook() ? addressed() : "";
    if (slug in offered && slug !== kept.game) choose(slug);
  }

  /**
   * What was kept, to be changed here; what is counted first is the example.
   * @param {Counts} counts
   * @returns {Counts}
   */
  function taken({ game, entries, ...others }) {
    const known = game in entries && game in offered;
    const example = exampleEntry(offered[first], content.example, content.counted);
    const isForeign = !isToldIn(others, content.language);
    const foreign = Object.entries(entries).filter(([slug]) => isForeign && slug in offered);
    const told = {
      ...entries,
      ...Object.fromEntries(foreign.map(([slug, one]) => [slug, untold(one, offered[slug])])),
    };
    return {
      ...others,
      ...(isForeign ? { language: content.language } : {}), // else as it was kept
      game: known ? game : first,
      entries: known ? told : { [first]: example, ...told },
    };
  }

  /** A new count goes by the rules of our table, where nothing of its game is under way. */
  function goHome() {
    const usual = offered[kept.game];
    const home = ourRules(kept.game, usual.house, onTrouble);
    const { touched, example } = entry();
    if (!home || (touched && !example) || keptSheet(kept.game, onTrouble).rounds.length) return;
    const blank = emptyEntry(usual);
    kept.entries[kept.game] = { ...blank, options: { ...blank.options, ...home }, fresh: false };
  }

  /** The game as its match sheet sees it. */
  function onSheet() {
    const { options, form } = entry();
    return { ...offered[kept.game], options, usual: offered[kept.game].options, form };
  }

  /** Draw what does not change with a tap: fields that a reader may be in. */
  function drawForm() {
    const { activeElement } = document;
    const focused = root.contains(activeElement) && activeElement?.getAttribute("data-field");
    const { options } = entry();
    const fields = { entry: entry(), told, onChange: change, onWrong };
    const isPad = entry().only === "items";
    decider.close();
    header.title(told.title, isPad ? told.say : told.intro);
    tally.element.hidden = isPad;
    padPlace.replaceChildren(...(isPad ? [padFields(fields, { primiera: decider.element })] : []));
    const usual = offered[kept.game];
    const changed = differing(usual.house, options).length;
    const select = games.querySelector("select");
    if (select) select.selectedIndex = content.games.indexOf(usual);
    house.show({ options }, { options: usual.house }, changed);
    ours.show(kept.game, usual.house, options);
    scopePlace.replaceChildren(scopeFields(fields));
    factPlace.replaceChildren(factFields(fields));
    /** @type {NodeListOf<HTMLInputElement>} */
    const fieldsNow = root.querySelectorAll(`[data-field="${focused}"]`);
    [...fieldsNow].find((one) => one.type !== "radio" || one.checked)?.focus({ preventScroll: true });
    sheet.show(onSheet());
  }

  function draw() {
    const { form, answer, touched, fresh, only, owners, rest } = entry();
    root.dataset.game = kept.game;
    tally.show({ owners, rest: only ? null : rest }, form);
    const lines = touched && answer ? answer.lines : [];
    const names = { sides: form.sides, piles: form.piles, words, told };
    linesPlace.replaceChildren(...(lines.length ? [drawCount(lines, names, skin())] : []));
    linesPlace.toggleAttribute("data-stale", !fresh);
    buttons.undo.disabled = past.length === 0;
    buttons.begin.disabled = !touched;
    buttons.rules.hidden = lines.length === 0;
    buttons.retry.hidden = !failed;
    drawWays();
    if (!touched) status.note("note", only === "items" ? told.say : told.empty);
    else if (fresh && answer) status.note("note", ...answer.said);
  }

  /** Where a deal may go that is counted: nowhere, once the match is over. */
  function drawWays() {
    const { answer, touched, fresh, corrects = null } = entry();
    const isOver = sheet.over() !== "" && corrects === null;
    const said = listed([sheet.over(), told.over], told.joints.sentence);
    over.replaceChildren(...(isOver ? [h("p", {}, said), anew] : []));
    over.hidden = !isOver;
    relabel(buttons.add, corrects === null ? told.add : fill(told.rewrite, { number: corrects + 1 }));
    buttons.add.disabled = isOver || !(fresh && touched && answer?.scores);
  }

  /** Keep and draw what is set; where Python has not counted it yet, ask. */
  function settle() {
    remember(COUNTS, kept, onTrouble, key);
    draw();
    if (!entry().fresh) refresh();
  }

  function push() {
    past.push({ game: kept.game, entry: structuredClone(entry()) });
  }

  /**
   * Set what the reader has changed; `anew` draws the fields again, too.
   * @param {Partial<Entry>} patch
   */
  function change(patch, { anew = "only" in patch || "options" in patch } = {}) {
    push();
    const touches = !("options" in patch || "only" in patch);
    if (patch.only === "items" && entry().example) Object.assign(entry(), emptyEntry(entry())); // it is one of cards
    const touched = entry().touched || touches;
    Object.assign(entry(), patch, { touched, fresh: false, example: false });
    if (anew) drawForm();
    settle();
  }

  /**
   * Agree on house rules; of other players' piles nothing is counted yet.
   * @param {Options} some
   */
  function agree(some) {
    const { form, only, options: before } = entry();
    const options = { ...before, ...some };
    if (options[SEATING] === before[SEATING]) return change({ options });
    push();
    kept.entries[kept.game] = { ...emptyEntry({ options, form }), only, fresh: false };
    drawForm();
    return settle();
  }

  /** @param {Card} card */
  function tap(card) {
    const { form, owners, rest, only } = entry();
    const { [card]: owner, ...others } = owners;
    const next = tapped(owner, only ? null : rest, form.piles.length);
    change({ owners: next === undefined ? others : { ...others, [card]: next } });
  }

  /** @param {string} slug */
  function choose(slug) {
    kept.game = slug;
    kept.entries[slug] ??= emptyEntry(offered[slug]);
    goHome();
    past = [];
    drawForm();
    settle();
  }

  function begin() {
    push();
    const { options, form, rest, only } = entry();
    kept.entries[kept.game] = { ...emptyEntry({ options, form }), rest, only };
    drawForm();
    settle();
  }

  function undo() {
    const last = past.pop();
    if (!last) return;
    kept.entries[last.game] = last.entry;
    drawForm();
    settle();
  }

  function toggleRules() {
    const shown = linesPlace.toggleAttribute("data-rules");
    relabel(buttons.rules, shown ? told.hide_rules : told.show_rules);
    buttons.rules.setAttribute("aria-expanded", String(shown));
  }

  /** Ask Python for the count; while it is asked, of all later states only the newest waits. */
  async function refresh() {
    if (asking) {
      late = true;
      return;
    }
    [asking, late, failed] = [true, false, false];
    buttons.retry.hidden = true;
    const game = kept.game;
    if (engineState() !== "ready") status.note("wait", told.counting);
    const request = questionOf(game, entry(), inSuits, sheet.names());
    const counts = entry().touched && !isOfOthers(entry());
    const question = counts ? ask({ ask: "count", ...request }) : ask({ ask: "form", ...request });
    /** @type {CountingQuestions["count" | "form"]["answer"] | Error} */
    const found = await question.catch((error) => error);
    asking = false;
    if (late) refresh();
    else if (found instanceof Error) lost(found);
    else answered(game, found);
  }

  /**
   * @param {string} game
   * @param {CountingQuestions["count" | "form"]["answer"]} answer
   */
  function answered(game, answer) {
    const { form, touched, owners } = kept.entries[game];
    const lines = answer.lines ? answer : null;
    Object.assign(kept.entries[game], { form: answer.form, answer: lines, fresh: lines !== null || !touched });
    const piles = answer.form.piles.length;
    if (form.piles.length !== piles)
      Object.assign(kept.entries[game], { rest: usualRest(answer.form), owners: ownersIn(owners, piles) });
    if (JSON.stringify(form) !== JSON.stringify(answer.form)) drawForm();
    settle();
  }

  /** @param {Error} error */
  function lost(error) {
    failed = true;
    draw();
    status.note("bad", error.message);
  }

  async function addDeal() {
    const { answer, corrects = null } = entry();
    if (!answer?.scores) return;
    const number = await sheet.write(answer.scores, settingOf(entry()), corrects ?? undefined);
    if (!number) return;
    begin();
    status.note("good", fill(corrects === null ? told.added : told.corrected, { number }), ...answer.said);
  }

  /**
   * Lay out a deal of the sheet as it was counted, to be written down anew.
   * @param {number} place
   * @param {Setting} set
   */
  function recount(place, set) {
    push();
    const { options, form } = entry();
    const laid = { ...emptyEntry({ options, form }), ...structuredClone(set), touched: true, fresh: false };
    kept.entries[kept.game] = { ...laid, corrects: place };
    drawForm();
    settle();
    bringIntoView(scopePlace);
  }

  /**
   * Take a sheet, unless Python has something against it, which is said. Return the way back to what was here before,
   * and whether anything was: null where it is not taken.
   * @param {Carried} carried
   */
  async function take({ game, options: chosen, sheet: theirs }) {
    const options = { ...offered[game].options, ...chosen };
    const blank = emptyEntry({ options, form: offered[game].form });
    const { [game]: own } = structuredClone(kept.entries);
    const mine = keptSheet(game, onTrouble);
    const back = () => {
      if (own) kept.entries[game] = own;
      else delete kept.entries[game];
      sheet.put(game, mine);
      choose(game);
      status.note("good", told.ours_again);
    };
    if (engineState() !== "ready") status.note("wait", told.counting);
    try {
      const { form } = await ask({ ask: "form", ...questionOf(game, blank, inSuits, givenNames(theirs.names, told)) });
      const names = namesElsewhere(form.seats, told);
      if (!(await sheet.take({ slug: game, options }, { ...theirs, names }))) return null;
      kept.entries[game] = { ...emptyEntry({ options, form }), fresh: false };
    } catch (error) {
      status.refuse(/** @type {Error} */ (error).message);
      return null;
    }
    choose(game);
    return { back, some: mine.rounds.length > 0 || mine.names !== null || (own !== undefined && isBegun(own)) };
  }

  /** @param {string} text */
  function onWrong(text) {
    status.note("bad", fill(told.not_number, { text }));
  }

  /**
   * The primiera is decided: say whose it is.
   * @param {number | null} winner
   */
  function decide(winner) {
    const primiera = entry().form.piles.map((_pile, place) => Number(place === winner));
    change({ items: { ...entry().items, primiera } }, { anew: true });
  }

  /** Players have other names: what is counted is said anew. */
  function renamed() {
    entry().fresh = false;
    settle();
  }
}
