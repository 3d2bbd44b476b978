// The panel of a new game: who plays, by which rules, which deal, how fast; and the way back to others.

import { anySeed, seedIn, seedOf } from "../../board/front/seeds.js";
import { chooseSpeed, SPEED_NAMES, speedName } from "../../board/front/speed.js";
import { createHouse } from "../../front/fields/controls.js";
import { rowControl, textControl } from "../../front/fields/entries.js";
import { createOurs } from "../../front/house/line.js";
import { agreed, differing, fittingRules } from "../../front/house/rules.js";
import { ourRules } from "../../front/house/store.js";
import { actionButton } from "../../front/page/actions.js";
import { fill, h } from "../../front/page/dom.js";
import { isToldIn } from "../../front/page/fitting.js";
import { FOLLOWING } from "./following.js";
import { MOST } from "./keep.js";
import { toldStanding } from "./standing.js";
import { wordless } from "./wordless.js";

/** @import { Status } from "../../front/said/status.js" */
/** @import { HouseRule, OnTrouble, Plain, Say, Words } from "../../front/types.js" */
/** @import { Kept, NewMatch, PilesName, PlayContent, Sitting } from "./types.js" */

const DEALS = /^[1-9]\d{0,2}$/;
const SEATING = "players"; // no house rule to whoever sits down

/**
 * The button that opens the panel, and the panel. onDeal({level, options, seed, deals}) when a new
 * game is dealt, onToday(match) when the day's is, onBack(match) when one that was put aside is taken up again, onForget(match) when it is
 * to go. show(sitting, {underway, aside, follows, next}) sets what the panel begins with; where the level
 * `follows` the results, `next` is the one that does. `piles` are {now(), choose(name)}: how the piles lie.
 * @param {object} table
 * @param {PlayContent} table.content
 * @param {Words} table.words
 * @param {Say} table.say
 * @param {Status} table.status
 * @param {OnTrouble} table.onTrouble
 * @param {AbortSignal} table.signal
 * @param {{ now: () => PilesName, choose: (name: PilesName) => unknown }} table.piles
 * @param {(match: NewMatch) => unknown} table.onDeal
 * @param {(match: NewMatch) => unknown} table.onToday
 * @param {(match: Kept) => unknown} table.onBack
 * @param {(match: Kept) => unknown} table.onForget
 */
export function createNewGame({
  content,
  words,
  say,
  status,
  onTrouble,
  signal,
  piles,
  onDeal,
  onToday,
  onBack,
  onForget,
}) {
  const told = content.words;
  const usual = Object.fromEntries(content.house.map(({ name, value }) => [name, value]));
  const seating = content.house.find(({ name }) => name === SEATING);
  const rules = content.house.filter((option) => option !== seating);
  let chosen = { level: content.sitting.level, options: usual };
  let following = chosen.level; // the level that follows from the results
  let wrong = ""; // what was last said of a house rule that cannot be
  let texts = { seed: "", deals: "" }; // deal number and number of deals, as typed

  const opener = actionButton("new", told.new_game, () => open(Boolean(panel.hidden)), { drawn: "deal" });
  opener.setAttribute("aria-expanded", "false");
  const stay = actionButton("stay", told.back, leave);
  const before = h("ul", { class: "carte-newgame-before" });
  const warning = h("p", { class: "carte-newgame-note" });
  const fields = h("div", { class: "carte-newgame-fields" });
  const house = createHouse({
    words: told,
    say,
    onOption: choose,
    onWrong: (text) => {
      wrong = text;
      status.note("bad", text);
    },
  });
  const { game } = content.sitting;
  const ours = createOurs({
    words: content.ours,
    say,
    onTrouble,
    signal,
    onChoose: (options) => {
      chosen.options = options;
      draw();
    },
  });
  const panel = h(
    "form",
    {
      class: "carte-newgame",
      "aria-label": told.new_game,
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
    fields,
    house.element,
    warning,
    h(
      "div",
      { class: "carte-newgame-ways" },
      h("button", { class: "carte-button carte-main", "data-action": "deal" }, told.deal),
      stay,
    ),
    h(
      "div",
      { class: "carte-newgame-today" },
      actionButton("today", told.today, dealToday, { drawn: "deal" }),
      h("p", { class: "carte-newgame-about" }, told.today_about),
    ),
    before,
  );

  /** @param {boolean} opened */
  function open(opened) {
    panel.hidden = !opened;
    opener.setAttribute("aria-expanded", String(opened));
    /** @type {HTMLElement | null} */
    const first = panel.querySelector("input:checked");
    if (opened) first?.focus({ preventScroll: true });
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
    chosen.options = agreed(chosen.options, content.house, name, value);
    drawHouse();
  }

  function drawHouse() {
    const changed = differing(rules, chosen.options).length;
    house.show(chosen, { options: rules }, changed);
    ours.show(game, content.house, chosen.options);
  }

  /**
   * How many sit there, in a game that lets one choose.
   * @param {HouseRule} seats
   */
  function seatingRow({ name, label, values }) {
    const numbers = values.map(({ value, label: text }) => ({ value, text }));
    return rowControl(name, label, numbers, chosen.options[name], (value) => choose(name, value));
  }

  function pilesRow() {
    /** @type {PilesName[]} */
    const names = ["open", "closed"];
    const ways = names.map((value) => ({ value, text: told.piles_are[value] }));
    return rowControl("piles", told.piles, ways, piles.now(), piles.choose);
  }

  function aboutLevel() {
    if (chosen.level !== FOLLOWING) return told.levels[chosen.level].text;
    return fill(told.follow.text, { level: told.levels[following].name });
  }

  function draw() {
    const levels = Object.entries({ [FOLLOWING]: told.follow, ...told.levels });
    const named = levels.map(([value, { name: text }]) => ({ value, text }));
    const speeds = SPEED_NAMES.map((value) => ({ value, text: told.speeds[value] }));
    const about = h("p", { class: "carte-newgame-about" }, aboutLevel());
    const level = rowControl("level", told.level, named, chosen.level, (value) => {
      chosen.level = value;
      about.textContent = aboutLevel();
    });
    /**
     * @param {"seed" | "deals"} name
     * @param {string} label
     */
    const typed = (name, label) =>
      textControl(name, label, texts[name], () => {}, {
        inputmode: "numeric",
        input: ({ target }) => {
          if (target instanceof HTMLInputElement) texts[name] = target.value.trim();
        },
      });
    fields.replaceChildren(
      h("div", { class: "carte-newgame-level" }, level, about),
      ...(seating ? [seatingRow(seating)] : []),
      h(
        "div",
        { class: "carte-newgame-level" },
        pilesRow(),
        h("p", { class: "carte-newgame-about" }, told.piles_about),
      ),
      rowControl("speed", told.speed, speeds, speedName(onTrouble), (name) => chooseSpeed(name, onTrouble)),
      typed("seed", told.seed),
      ...(content.lasting ? [typed("deals", told.deals)] : []),
    );
    drawHouse();
  }

  function deal() {
    const { deals } = texts;
    const seed = seedIn(texts.seed);
    if (panel.querySelector("[data-house][aria-invalid]")) return status.refuse(wrong);
    if (seed === null) return status.refuse(fill(words.bad_seed, { text: texts.seed }));
    if (content.lasting && !DEALS.test(deals)) return status.refuse(fill(told.bad_deals, { text: deals }));
    open(false);
    return onDeal({ ...chosen, seed, deals: content.lasting ? Number(deals) : null });
  }

  /** The cards of the day: alike for everybody, so by the rules and against the players that are usual. */
  function dealToday() {
    open(false);
    const { level, deals } = content.today;
    return onToday({ level, options: usual, seed: seedOf(), deals });
  }

  /** @param {Kept} match */
  function wayBack(match) {
    const { level } = match.sitting;
    const moment = isToldIn(match, content.language) ? match.moment : wordless(match.moment, content);
    const facts = { level: told.levels[level]?.name ?? level, standing: toldStanding(moment, content) };
    const forget = actionButton("forget", told.forget, () => {
      onForget(match);
      opener.focus();
    });
    forget.setAttribute("aria-label", fill(told.forget_this, facts));
    return h(
      "li",
      {},
      actionButton("before", fill(told.before, facts), () => onBack(match), { drawn: "undo" }),
      forget,
    );
  }

  return {
    opener,
    panel,
    close: () => open(false),
    /**
     * @param {Sitting} sitting
     * @param {{ underway: boolean, aside: Kept[], follows: boolean, next: string }} others
     */
    show({ level, options, deals }, { underway, aside, follows, next }) {
      warning.hidden = !underway;
      warning.textContent = aside.length < MOST ? told.aside : fill(told.aside_full, { most: MOST });
      before.hidden = !aside.length;
      before.replaceChildren(...aside.map(wayBack));
      if (!panel.hidden) return;
      following = next in told.levels ? next : following;
      const fixed = level in told.levels ? level : content.sitting.level;
      const home = ourRules(game, content.house, onTrouble);
      chosen = { level: follows ? FOLLOWING : fixed, options: home ?? fittingRules(content.house, options) };
      texts = { seed: String(anySeed()), deals: String(deals ?? "") };
      draw();
    },
  };
}
