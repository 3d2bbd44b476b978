// The options of a new game besides its house rules: who plays, how the piles lie, who counts them, how fast, which
// deal.

import { anySeed, isNumberOfDeals, seedIn } from "../../board/front/seeds.js";
import { chooseSpeed, SPEED_NAMES, speedName } from "../../board/front/speed.js";
import { rowControl, textControl } from "../../front/fields/entries.js";
import { inBook } from "../../front/page/address.js";
import { fill, h } from "../../front/page/dom.js";
import { createSitters } from "../people/front/sitters.js";
import { FOLLOWING } from "./next-opponent.js";

/** @import { HouseRule, Options, Plain } from "../../engine/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { Sitter } from "../people/front/messages.js" */
/** @import { CountName, PilesName, SitName } from "./habits.js" */
/** @import { PlayContent } from "./messages.js" */

/**
 * How the piles of a table lie, which is no rule and can change at any time.
 * @typedef {{ now: () => PilesName, choose: (name: PilesName) => unknown }} Piles
 */

/**
 * Who counts a finished deal first, a reader alone or several people together, which can change at any time, too.
 * @typedef {{ now: () => CountName, together: () => CountName, choose: (name: CountName) => unknown }} CountsFirst
 */

/**
 * How two people sit who share the device, which can change as well.
 * @typedef {{ now: () => SitName, choose: (name: SitName) => unknown }} Sit
 */

/** @type {PilesName[]} */
const PILES = ["open", "closed"];
/** @type {CountName[]} */
const COUNTERS = ["self", "page"];
/** @type {SitName[]} */
const SITS = ["beside", "across"];

/**
 * The fields: begin({level, next, deals}) sets them; where the level `follows` the results, `next` is the following
 * one; show(options) redraws them, and read() returns the options, or what is `wrong` in words. onOption(name, value)
 * is called when the reader chooses a number of players, `seating`.
 * @param {Pick<Tool<PlayContent>, "content" | "words" | "onTrouble">} tool
 * @param {object} table
 * @param {HouseRule | undefined} table.seating
 * @param {Piles} table.piles
 * @param {CountsFirst} table.count
 * @param {Sit} table.sit
 * @param {(name: string, value: Plain) => unknown} table.onOption
 */
export function createGameOptions({ content, words, onTrouble }, { seating, piles, count, sit, onOption }) {
  const strings = content.words;
  let { level } = content.sitting;
  let following = level; // the level that follows from the results
  const who = createSitters({ strings, onChange: () => show(shown) });
  /** @type {Options} */
  let shown = {};
  let texts = { seed: "", deals: "" }; // deal number and number of deals, as typed
  const element = h("div", { class: "carte-newgame-fields" });

  /** @param {(string | Node)[]} text */
  const about = (...text) => h("p", { class: "carte-newgame-about" }, ...text);

  function aboutLevel() {
    const follows = level === FOLLOWING;
    const { name, text, lesson } = strings.levels[follows ? following : level];
    const sentence = follows ? fill(strings.follow.text, { level: name }) : text;
    return lesson && inBook() ? [sentence, " ", h("a", { href: lesson.href }, lesson.label)] : [sentence];
  }

  function levelRow() {
    const levels = Object.entries({ [FOLLOWING]: strings.follow, ...strings.levels });
    const named = levels.map(([value, { name: text }]) => ({ value, text }));
    const note = about(...aboutLevel());
    const row = rowControl("level", strings.level, named, level, (value) => {
      level = value;
      note.replaceChildren(...aboutLevel());
    });
    return h("div", { class: "carte-newgame-level" }, row, note);
  }

  /**
   * Draw how many players sit down, in a game that offers a choice.
   * @param {HouseRule} seats
   * @param {Options} options
   */
  function seatingRow({ name, label, values }, options) {
    const numbers = values.map(({ value, label: text }) => ({ value, text }));
    return rowControl(name, label, numbers, options[name], (value) => onOption(name, value));
  }

  function pilesRow() {
    const ways = PILES.map((value) => ({ value, text: strings.piles_are[value] }));
    const row = rowControl("piles", strings.piles, ways, piles.now(), piles.choose);
    return h("div", { class: "carte-newgame-level" }, row, about(strings.piles_about));
  }

  /** @param {boolean} together */
  function countRow(together) {
    const names = together ? strings.counts_together : strings.counts;
    const ways = COUNTERS.map((value) => ({ value, text: names[value] }));
    const row = rowControl("count", strings.count, ways, together ? count.together() : count.now(), count.choose);
    const text = together ? strings.count_together : strings.count_about;
    return h("div", { class: "carte-newgame-level" }, row, about(text));
  }

  function sitRow() {
    const ways = SITS.map((value) => ({ value, text: strings.sits[value] }));
    const row = rowControl("sit", strings.sit, ways, sit.now(), sit.choose);
    return h("div", { class: "carte-newgame-level" }, row, about(strings.sit_about));
  }

  function speedRow() {
    const speeds = SPEED_NAMES.map((value) => ({ value, text: strings.speeds[value] }));
    return rowControl("speed", strings.speed, speeds, speedName(onTrouble), (name) => chooseSpeed(name, onTrouble));
  }

  /** @param {"seed" | "deals"} name */
  function typed(name) {
    return textControl(name, strings[name], texts[name], () => {}, {
      inputmode: "numeric",
      input: ({ target }) => {
        if (target instanceof HTMLInputElement) texts[name] = target.value.trim();
      },
    });
  }

  /**
   * How many sit at the table.
   * @param {Options} options
   */
  function seats(options) {
    return seating ? Number(options[seating.name]) : (content.moment.step.scene.seats ?? []).length;
  }

  /** @param {Options} options */
  function show(options) {
    shown = options;
    const people = who.fields(seats(options));
    element.replaceChildren(
      who.row(),
      ...(seating ? [seatingRow(seating, options)] : []),
      people ?? levelRow(),
      ...(people && seats(options) === 2 ? [sitRow()] : []),
      pilesRow(),
      countRow(Boolean(people)),
      speedRow(),
      typed("seed"),
      ...(content.lasting ? [typed("deals")] : []),
    );
  }

  return {
    element,
    seatPeople: who.seatPeople,
    /** @param {{ level: string, next: string, deals: number | null, sitters: Sitter[] | null }} sitting */
    begin({ level: first, next, deals, sitters }) {
      who.begin(sitters);
      following = Object.hasOwn(strings.levels, next) ? next : following;
      level = first === FOLLOWING || Object.hasOwn(strings.levels, first) ? first : content.sitting.level;
      texts = { seed: String(anySeed()), deals: String(deals ?? "") };
    },
    show,
    read() {
      const seed = seedIn(texts.seed);
      if (seed === null) return { wrong: fill(words.bad_seed, { text: texts.seed }) };
      const sitters = who.read(seats(shown));
      const seated = sitters ? { level: content.sitting.level, sitters } : { level };
      if (!content.lasting) return { ...seated, seed, deals: null };
      if (!isNumberOfDeals(texts.deals)) return { wrong: fill(strings.bad_deals, { text: texts.deals }) };
      return { ...seated, seed, deals: Number(texts.deals) };
    },
  };
}
