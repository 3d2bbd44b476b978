// The puzzles of a game: a theme, its puzzles one after the other, and one from a link.

import { keepRefusal } from "../../../front/memory/memory.js";
import { answerMoment } from "../../../front/memory/moments.js";
import { actionButton } from "../../../front/page/actions.js";
import { address, addressed, followAddress, inBook } from "../../../front/page/address.js";
import { fill, h } from "../../../front/page/dom.js";
import { whenLater } from "../../../front/page/later.js";
import { backToTop } from "../../../front/page/motion.js";
import { oneAtATime } from "../../../front/page/one-at-a-time.js";
import { linkTo, nextStep } from "../../../front/page/onward.js";
import { createQuestions } from "../../../front/page/questions.js";
import { createReservedSpace } from "../../../front/status/reserve-space.js";
import { createWidget } from "../../../front/widget.js";
import { startLevel } from "../../../lessons/front/level.js";
import { createLevelPlace } from "../../../lessons/front/level-place.js";
import { createLevels } from "../../../lessons/front/levels.js";
import { allStars, followProgress, loseStars, winStars, withAnswer } from "../../../lessons/front/progress.js";
import { createLine } from "./line.js";
import { createSeenCards } from "./seen-cards.js";
import { createThemes } from "./themes.js";
import "../../../lessons/front/lesson.css";
import "./puzzles.css";

/** @import { Ruling } from "../../../engine/messages.js" */
/** @import { Beside } from "../../../front/status/status.js" */
/** @import { TableStrings } from "../../../front/messages.js" */
/** @import { Ask, OnTrouble, Tool } from "../../../front/types.js" */
/** @import { LessonQuestions } from "../../../lessons/front/messages.js" */
/** @import { NamedPuzzle, Puzzle, PuzzlesContent, PuzzlesQuestions, PuzzlesState, Theme } from "./messages.js" */

/**
 * How a puzzle is started, and what follows.
 * @typedef {{ focus?: boolean, rules?: PuzzlesContent["rules"], endLabel: string,
 *   onWon: (stars: number, slips: number) => unknown, onEnd: () => unknown }} Manner
 */

const OWN = "puzzle="; // the prefix of a puzzle's code in an address

/**
 * Build the puzzles of `content` = {themes, puzzles, later, rules, words} into the widget's root.
 * @param {Tool<PuzzlesContent, PuzzlesQuestions, TableStrings, PuzzlesState>} tool
 */
function drawPuzzles(tool) {
  const { root, body, header, status, content, words, skin, ask, signal, onTrouble } = tool;
  const strings = content.words;
  const all = content.themes.flatMap((theme) => theme.puzzles.map((puzzle) => ({ theme, puzzle })));
  const puzzles = { ...content.puzzles };
  const others = whenLater(content.later, (later) => Object.assign(puzzles, later));
  const themes = createThemes(content.themes, { strings, onChange: (theme) => go(firstOf(theme).id) });
  const nav = h("div", { class: "carte-puzzle-levels" });
  const { goal, task, aims, table, inWords, arrive, nameLevel } = createLevelPlace(root);
  const onward = h("div", { class: "carte-puzzles-done" });
  const seen = createSeenCards({ strings, words, skin });
  const ahead = createReservedSpace(status, words, skin);
  /** @type {{ theme: Theme, levels: ReturnType<typeof createLevels> } | null} */
  let shown = null;
  const leave = oneAtATime(signal, status.clear);

  root.ariaLabel = strings.title;
  root.dataset.size = "medium";
  body.append(themes.element, nav, aims, table, onward, ahead.element, seen.element);
  followProgress(mark, signal);
  followAddress(follow, signal);
  if (!follow()) show((all.find(({ puzzle }) => isOpen(puzzle)) ?? all[0]).puzzle.id);

  /** @param {NamedPuzzle} puzzle */
  function isOpen({ id }) {
    return !allStars(onTrouble)[id];
  }

  /** @param {Theme} theme */
  function firstOf(theme) {
    return theme.puzzles.find(isOpen) ?? theme.puzzles[0];
  }

  /** Show what the address names; return whether it names something. */
  function follow() {
    const name = addressed();
    const isOwn = inBook() && name.startsWith(OWN);
    const isRetired = Object.hasOwn(content.retired, name);
    const isKnown = isRetired || all.some(({ puzzle }) => puzzle.id === name);
    if ((isOwn || isKnown) && name !== root.dataset.level) {
      if (isOwn) openOwn(name.slice(OWN.length));
      else if (isRetired) openRetired(name);
      else show(name);
      requestAnimationFrame(arrive);
    }
    return isOwn || isKnown;
  }

  /** @param {string} id */
  function go(id, { focus = false } = {}) {
    show(id, { focus });
    address(id);
  }

  /** @param {string} id */
  function show(id, { focus = false } = {}) {
    const place = all.findIndex((one) => one.puzzle.id === id);
    const { theme, puzzle } = all[place];
    const following = all[(place + 1) % all.length].puzzle.id;
    if (shown?.theme !== theme) list(theme);
    themes.show(theme);
    header.title(strings.title, theme.text);
    task.textContent = fill(strings.place, { number: theme.puzzles.indexOf(puzzle) + 1, all: theme.puzzles.length });
    whenHere(id, {
      focus,
      endLabel: strings.next,
      onWon: (stars) => {
        winStars(id, stars, onTrouble);
        if (!theme.puzzles.some(isOpen)) endTheme();
        tool.report(withAnswer(tool, id, { right: true, rule: null, text: "" }, stars));
      },
      onEnd: () => {
        go(following, { focus: true });
        backToTop(root);
      },
    });
    mark();
  }

  /**
   * Start a puzzle of the book: once its file has come, unless another is chosen before.
   * @param {string} id
   * @param {Manner} manner
   */
  async function whenHere(id, manner) {
    if (!puzzles[id]) {
      const left = leave();
      clear(id);
      status.note("wait", strings.opening);
      try {
        await others;
      } catch {
        document.dispatchEvent(new Event("carte:incomplete"));
        return;
      }
      if (left.aborted) return;
    }
    start(puzzles[id], manner);
  }

  /**
   * Show nothing of a puzzle that is still to come.
   * @param {string} name
   */
  function clear(name) {
    root.dataset.level = name;
    goal.textContent = "";
    seen.show([]);
    table.replaceChildren();
  }

  /** Lead on from a theme whose puzzles are all solved. */
  function endTheme() {
    const step = nextStep({ what: "puzzles", of: root.dataset.game ?? "" });
    if (step) onward.replaceChildren(linkTo(step));
  }

  /**
   * The way through the puzzles of a theme.
   * @param {Theme} theme
   */
  function list(theme) {
    const stage = { title: theme.title, levels: theme.puzzles };
    const called = { ...words, levels: strings.levels, level_label: strings.level };
    shown = { theme, levels: createLevels({ stage, words: called, signal, onGo: go }) };
    nav.replaceChildren(shown.levels.element);
  }

  function mark() {
    const stars = allStars(onTrouble);
    shown?.levels.show(root.dataset.level ?? "", stars);
    themes.mark(stars);
  }

  /**
   * @param {Puzzle} puzzle
   * @param {Manner} manner
   */
  function start({ level, seen: piles, lines }, { focus = false, rules = content.rules, endLabel, onWon, onEnd }) {
    nameLevel(level);
    onward.replaceChildren();
    goal.textContent = level.goal;
    seen.show(piles);
    const judging = /** @type {Ask<LessonQuestions>} */ (/** @type {unknown} */ (ask));
    const left = leave();
    startLevel(
      { ...tool, body: table, ask: judging, signal: left },
      {
        level,
        rules,
        focus,
        endLabel,
        onStep: ({ rulings = [] }) =>
          ahead.show(rulings.filter(({ legal }) => legal).map((one) => withOutcome(one, level.done))),
        onSlip: (ruling) => {
          keepRefusal(ruling, "level", onTrouble);
          tool.report(withAnswer(tool, level.id, { right: false, rule: ruling.rule, text: ruling.text }));
        },
        onWon,
        onEnd,
        beyond: { gone: seen.text, task: inWords },
        line: (place) => createLine({ words, status, signal: left }, { strings, lines }, place),
      },
    );
  }

  /**
   * Return the comment on a legal move, for a puzzle has several.
   * @param {Ruling} ruling
   * @param {string} done
   * @returns {[Ruling, Beside]}
   */
  function withOutcome(ruling, done) {
    return [ruling, { more: ruling.good ? [done] : [] }];
  }

  /** Go to the first puzzle that is still open. */
  function goBack() {
    go((all.find(({ puzzle }) => isOpen(puzzle)) ?? all[0]).puzzle.id);
  }

  /** Show that what comes is not one of the puzzles of the book. */
  function leaveThemes() {
    shown = null;
    themes.show(null);
    nav.replaceChildren();
  }

  /**
   * Show a puzzle that only its link opens.
   * @param {string} id
   */
  function openRetired(id) {
    open(content.retired[id], {
      id,
      about: strings.retired,
      onWon: (stars) => winStars(id, stars, onTrouble),
    });
  }

  /**
   * Show a puzzle of the reader's own.
   * @param {string} code
   */
  function openOwn(code) {
    open(code, {
      id: OWN + code,
      about: strings.own,
      task: strings.own_about,
      onWon: (_stars, slips) => answerMoment(code, slips === 0, "level", onTrouble),
    });
  }

  /**
   * Open a puzzle that is not on the page, with Python.
   * @param {string} code
   * @param {{ id: string, about: string, task?: string, onWon: Manner["onWon"] }} manner
   */
  async function open(code, { id, about, task: asked = "", onWon }) {
    const left = leave();
    clear(id);
    leaveThemes();
    header.title(strings.title, about);
    task.textContent = "";
    const questions = createQuestions(
      { ...tool, signal: left },
      {
        button: words.retry,
        onFailed(reason) {
          status.note("bad", reason);
          table.replaceChildren(
            h("div", { class: "carte-actions" }, questions.button, actionButton("back", strings.back, goBack)),
          );
        },
      },
    );
    questions.button.classList.add("carte-main");
    const opened = await questions.ask(
      { ask: "open", code },
      { waiting: strings.opening, atOnce: true, retry: () => open(code, { id, about, task: asked, onWon }) },
    );
    if (!opened) return;
    task.textContent = asked;
    if (asked) nav.replaceChildren(h("a", { class: "carte-to-table", href: content.table }, strings.to_table));
    const { rules, puzzle } = opened;
    start({ ...puzzle, level: { ...puzzle.level, id } }, { rules, endLabel: strings.back, onWon, onEnd: goBack });
  }
}

/** @param {{ content: PuzzlesContent, onTrouble: OnTrouble }} tool */
function forgetStars({ content, onTrouble }) {
  loseStars(
    content.themes.flatMap(({ puzzles }) => puzzles),
    onTrouble,
  );
}

export default createWidget({ draw: drawPuzzles, forget: forgetStars });
