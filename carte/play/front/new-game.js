// The panel of a new game: who plays, by which rules, which deal, how fast; and the way back to others.

import { seedOf } from "../../board/front/seeds.js";
import { createHouse } from "../../front/fields/controls.js";
import { createHouseLine } from "../../front/house/house-line.js";
import { agreed, differing, fittingRules } from "../../front/house/house-rules.js";
import { ourRules } from "../../front/house/house-store.js";
import { actionButton } from "../../front/page/actions.js";
import { h } from "../../front/page/dom.js";
import { putFocus } from "../../front/page/focus.js";
import { createGameOptions } from "./game-options.js";
import { FOLLOWING } from "./next-opponent.js";
import { createShelvedMatches } from "./shelved-matches.js";

/** @import { Plain } from "../../engine/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { CountsFirst, Piles, Sit } from "./game-options.js" */
/** @import { Kept } from "./match-schema.js" */
/** @import { NewMatch, PlayContent, Sitting } from "./messages.js" */

const SEATING = "players"; // which players don't see as a house rule

/**
 * The buttons that open the panel, one of them for several people, and the panel. onDeal({level, options, seed, deals,
 * sitters}) is called for a new game, onToday(match) for the match of the day, onBack(match) to resume a match that was
 * put aside, onForget(match) to delete one. show(sitting, {underway, aside, follows, next}) sets what the panel begins
 * with; where the level `follows` the results, `next` is the following one. `piles` are {now(), choose(name)}: how the
 * piles lie, `count` who counts them, and `sit` how two people sit.
 * @param {Pick<Tool<PlayContent>, "content" | "words" | "say" | "status" | "onTrouble" | "signal">} tool
 * @param {object} table
 * @param {Piles} table.piles
 * @param {CountsFirst} table.count
 * @param {Sit} table.sit
 * @param {(match: NewMatch) => unknown} table.onDeal
 * @param {(match: NewMatch) => unknown} table.onToday
 * @param {(match: Kept) => unknown} table.onBack
 * @param {(match: Kept) => unknown} table.onForget
 */
export function createNewGame(tool, { piles, count, sit, onDeal, onToday, onBack, onForget }) {
  const { content, say, status, onTrouble } = tool;
  const strings = content.words;
  const { game } = content.sitting;
  const usual = Object.fromEntries(content.house.map(({ name, value }) => [name, value]));
  const seating = content.house.find(({ name }) => name === SEATING);
  const rules = content.house.filter((option) => option !== seating);
  let options = usual;
  let wrong = ""; // the last objection to house rules that don't go together

  const opener = actionButton("new", strings.new_game, () => open(Boolean(panel.hidden)), { drawn: "deal" });
  const together = actionButton("people", strings.people, openForPeople, { drawn: "people" });
  opener.ariaExpanded = "false";
  const wishes = createGameOptions(tool, { seating, piles, count, sit, onOption: choose });
  const house = createHouse({
    words: strings,
    say,
    onOption: choose,
    onWrong: (text) => {
      wrong = text;
      status.note("bad", text);
    },
  });
  const ours = createHouseLine(tool, {
    strings: content.ours,
    onChoose: (some) => {
      options = some;
      draw();
    },
  });
  const others = createShelvedMatches({
    content,
    onBack,
    onForget: (match) => {
      onForget(match);
      opener.focus();
    },
  });
  const todays = actionButton("today", strings.today, dealToday, { drawn: "deal" });
  const panel = h(
    "form",
    {
      class: "carte-newgame",
      "aria-label": strings.new_game,
      hidden: true,
      submit: (event) => {
        event.preventDefault();
        deal();
      },
      keydown: (event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        leave();
      },
    },
    ours.element,
    wishes.element,
    house.element,
    others.warning,
    h(
      "div",
      { class: "carte-newgame-ways" },
      h("button", { class: "carte-button carte-main", "data-action": "deal" }, strings.deal),
      actionButton("stay", strings.back, leave),
    ),
    h("div", { class: "carte-newgame-today" }, todays, h("p", { class: "carte-newgame-about" }, strings.today_about)),
    others.element,
  );

  /** @param {boolean} opened */
  function open(opened) {
    panel.hidden = !opened;
    opener.ariaExpanded = String(opened);
    /** @type {HTMLElement | null} */
    const first = panel.querySelector("input:checked");
    if (opened) putFocus(first);
  }

  /** Open the panel with a seat for everybody: one more press deals. */
  function openForPeople() {
    wishes.seatPeople();
    draw();
    open(true);
    panel.scrollIntoView({ block: "nearest" });
  }

  function leave() {
    open(false);
    opener.focus();
  }

  /**
   * @param {string} name
   * @param {Plain} value
   */
  function choose(name, value) {
    options = agreed(options, content.house, name, value);
    if (name === SEATING) wishes.show(options);
    drawHouse();
  }

  function drawHouse() {
    house.show({ options }, { options: rules }, differing(rules, options).length);
    ours.show(game, content.house, options);
  }

  function draw() {
    wishes.show(options);
    drawHouse();
  }

  function deal() {
    if (panel.querySelector("[data-house][aria-invalid]")) return status.refuse(wrong);
    const wished = wishes.read();
    if (wished.wrong !== undefined) return status.refuse(wished.wrong);
    open(false);
    return onDeal({ ...wished, options });
  }

  /** The cards of the day: the same for everybody, so with the usual rules and players. */
  function dealToday() {
    open(false);
    const { level, deals } = content.today;
    return onToday({ level, options: usual, seed: seedOf(), deals });
  }

  return {
    opener,
    together,
    panel,
    close: () => open(false),
    /** Open the panel at the cards of the day. */
    openToday() {
      open(true);
      todays.scrollIntoView({ block: "nearest" });
      putFocus(todays);
    },
    /**
     * @param {Sitting} sitting
     * @param {{ underway: boolean, aside: Kept[], follows: boolean, next: string }} now
     */
    show(sitting, { underway, aside, follows, next }) {
      others.show(aside, { underway });
      if (!panel.hidden) return;
      const { level, deals, sitters = null } = sitting;
      wishes.begin({ level: follows ? FOLLOWING : level, next, deals, sitters });
      options = ourRules(game, content.house, onTrouble) ?? fittingRules(content.house, sitting.options);
      draw();
    },
  };
}
