// A quiz for a room behind its view: one state, and the steps that a room, a notebook and links take from it.

import { createHouseLine, lineOnPaper } from "../../../front/house/house-line.js";
import { followHouse, ourHouses } from "../../../front/house/house-store.js";
import { linkTo } from "../../../front/page/address.js";
import { fill } from "../../../front/page/dom.js";
import { putFocus } from "../../../front/page/focus.js";
import { bringIntoView } from "../../../front/page/motion.js";
import { createQuestions } from "../../../front/page/questions.js";
import { drawSendMenu } from "../../../front/page/share-menu.js";
import { pictureOfCase } from "../../front/quiz-board.js";
import { LETTERS, MOST } from "./answers.js";
import { createSetOpener } from "./open-set.js";
import { withGame } from "./question-choice.js";

/** @import { Options } from "../../../engine/messages.js" */
/** @import { Tool } from "../../../front/types.js" */
/** @import { RoomContent, RoomQuestion, RoomQuestions, RoomSet, RoomState, RoomStrings } from "./messages.js" */
/** @import { Choice } from "./question-choice.js" */

/** @typedef {Tool<RoomContent, RoomQuestions, RoomStrings, RoomState>} RoomTool */
/** @typedef {ReturnType<typeof createQuizmaster>} Quizmaster */

/** @param {RoomSet} some */
const keysOf = ({ questions }) => questions.map(({ key }) => key);

/**
 * now() is the state; start(redraw) begins, and calls redraw() after every change.
 * @param {RoomTool} tool
 */
export function createQuizmaster(tool) {
  const { root, body, content, words, status, signal, onTrouble } = tool;
  const strings = words.room;
  const line = createHouseLine(tool, { strings: content.ours });
  const rules = createQuestions(tool, { onFailed: () => {} }); // without Python they are the book's
  const opener = createSetOpener(tool, { now: () => now.set, onSet: begin, onShown: () => bringIntoView(part()) });
  const sent = {
    strings: words.sending,
    status,
    link: () => linkTo(now.set.code),
    message: () => ({ title: strings.title }),
    pictured,
    cards: words.cards,
  };
  let now = {
    set: content.sets[content.first],
    number: 0, // of the question, from 0 on; as many as there are at the end
    isShown: false, // the answer
    counts: /** @type {(number[] | null)[]} */ ([]), // by question: the cards of each suit, null if they were not counted
    typed: /** @type {string[]} */ ([]), // the counts of this question as they are typed
    wrong: -1, // the place of one that is impossible
    by: /** @type {Record<string, Options>} */ ({}), // house rules by question; without any it is put by the book's
    choice: /** @type {Choice} */ ({
      game: content.first,
      theme: "",
      number: String(content.number),
      seed: 0,
      keys: "",
    }),
  };
  let draw = () => {};
  return {
    tool,
    sendMenu: drawSendMenu(sent, signal),
    lineElement: line.element,
    now: () => now,
    question,
    turn,
    again,
    tellByWhom,
    byWhomOnPaper,
    make,
    list: opener.list,
    /** @param {Partial<Choice>} some of the choice of questions */
    choose: (some) => show({ choice: { ...now.choice, ...some } }),
    /**
     * Type the count of an answer.
     * @param {number} place
     * @param {string} text
     */
    type: (place, text) => show({ typed: now.typed.with(place, text) }),
    /** @param {() => void} redraw */
    start(redraw) {
      draw = redraw;
      followHouse(followRules, signal);
      root.addEventListener("carte:reveal", () => now.isShown || turn(1), { signal });
      window.addEventListener("hashchange", opener.follow, { signal });
      const given = tool.given("questions") ?? [];
      begin(now.set, { isTold: given.length === 0 });
      if (given.length > 0) askGiven();
      else opener.follow();
      tool.onSet("questions", askGiven);
    },
  };

  // ------------------------------------------------------------------------------ the state

  /** @param {Partial<typeof now>} patch */
  function show(patch) {
    now = { ...now, ...patch };
    draw();
  }

  /** The question on the wall; none at the end. */
  function question() {
    return /** @type {RoomQuestion | undefined} */ (now.set.questions[now.number]);
  }

  /** The question on the wall, or the result. */
  function part() {
    return /** @type {HTMLElement} */ (body.querySelector(question() ? ".carte-room-asked" : ".carte-room-end"));
  }

  /** The question on the wall as a picture, as far as the room knows. */
  function pictured() {
    const asked = question();
    return asked ? pictureOfCase(asked, now.isShown ? asked.rules[0] : null, words) : null;
  }

  // ------------------------------------------------------------------------------ a set

  /**
   * @param {RoomSet} set
   * @param {{ isTold?: boolean }} [manner] whether a notebook hears of it
   */
  function begin(set, { isTold = true } = {}) {
    const { questions } = set;
    const [game, ...others] = new Set(questions.map((one) => one.game));
    const choice = others.length > 0 || game === now.choice.game ? now.choice : withGame(now.choice, game, content);
    now = { ...now, set, choice, counts: questions.map(() => null) };
    ask(0);
    followRules();
    if (isTold) tool.report({ questions: keysOf(set), answers: {} });
  }

  /** Ask what the notebook has set. */
  function askGiven() {
    const keys = tool.reported("questions");
    if (keys.join() !== keysOf(now.set).join()) opener.list(keys.join(" "));
  }

  /**
   * Have a set made by the choice.
   * @param {number} seed
   */
  function make(seed) {
    const { game, theme, number: typed } = now.choice;
    const number = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
    if (number < 1 || number > content.most) {
      return status.note("bad", fill(strings.unreadable, { text: typed, least: 1, most: content.most }));
    }
    show({ choice: { ...now.choice, seed } });
    return opener.make({ game, theme, number, seed });
  }

  // ------------------------------------------------------------------------------ its questions

  /**
   * Show a question as the room sees it first, or the result after the last one.
   * @param {number} number
   */
  function ask(number) {
    const held = now.counts[number];
    now = { ...now, number, isShown: false, wrong: -1 };
    const asked = question();
    if (asked) Object.assign(root.dataset, { game: asked.game, case: asked.key }); // even the same: it is asked again
    show({ typed: asked ? asked.options.map((_, place) => String(held?.[place] ?? "")) : [] });
  }

  /**
   * Go one step on: first the question, then its answer; or back, and ask the question again.
   * @param {1 | -1} way
   */
  function turn(way) {
    const { set, number, isShown } = now;
    if (way > 0 && number === set.questions.length) return;
    if (way > 0 && !isShown) return reveal();
    if (way < 0 && isShown) return ask(number);
    if (way < 0 && number === 0) return;
    ask(number + way);
    goTo();
  }

  function again() {
    begin(now.set);
    goTo();
  }

  function goTo() {
    putFocus(part());
    bringIntoView(part());
  }

  /** Show the answer, the counts and the reason. */
  function reveal() {
    const held = read();
    if (held === undefined) return;
    show({ isShown: true, counts: now.counts.with(now.number, held) });
    status.clear();
    report();
  }

  /**
   * The cards counted, null if none were typed, undefined if a count is impossible, which is reported.
   * @returns {number[] | null | undefined}
   */
  function read() {
    const typed = now.typed.map((text) => text.trim());
    const wrong = typed.findIndex((text) => !/^\d{0,3}$/.test(text));
    show({ wrong });
    if (wrong >= 0) {
      status.note("bad", fill(strings.unreadable, { text: typed[wrong], least: 0, most: MOST }));
      /** @type {HTMLElement | null} */ (body.querySelector(`[data-held="${LETTERS[wrong]}"]`))?.focus();
      return undefined;
    }
    const held = typed.map(Number);
    return held.some(Boolean) ? held : null;
  }

  /** Report the cards counted so far. */
  function report() {
    const counted = now.set.questions.flatMap(({ key, options }, number) => {
      const counts = now.counts[number];
      return counts ? [[key, { counts, right: options.findIndex((option) => option.right) }]] : [];
    });
    tool.report({ answers: Object.fromEntries(counted) });
  }

  // ------------------------------------------------------------------------------ whose rules they follow

  /** Find the questions that have the same answers under our rules as under their own: they are put by ours. */
  async function followRules() {
    rules.drop();
    show({ by: {} });
    const houses = ourHouses(content.house, onTrouble);
    const ours = now.set.questions.filter(({ game, article }) => !article && Object.hasOwn(houses, game));
    const keys = ours.map(({ key }) => key);
    const found = keys.length ? await rules.ask({ ask: "by", keys, houses }) : null;
    if (found) show({ by: found.by });
  }

  /** Say by whose rules the question on the wall is put. */
  function tellByWhom() {
    const asked = question();
    if (!asked || asked.article) return line.hide(); // procedure depends on no house rule
    return line.show(asked.game, content.house[asked.game], now.by[asked.key] ?? {});
  }

  /** @param {RoomQuestion} asked */
  function byWhomOnPaper({ key, game, article }) {
    return article ? "" : lineOnPaper(game, content.house[game], now.by[key] ?? {}, content.ours, onTrouble);
  }
}
