// The planner of an evening behind its view: one state, and the steps that readers, links and Python take from it.

import { chosenOf } from "../../front/house/house-rules.js";
import { ourRules } from "../../front/house/house-store.js";
import { address, addressed, inBook, isCode, linkTo } from "../../front/page/address.js";
import { fill } from "../../front/page/dom.js";
import { bringIntoView } from "../../front/page/motion.js";
import { chooseSkin, preferences, shownIn } from "../../front/page/preferences.js";
import { createQuestions } from "../../front/page/questions.js";
import { drawSendMenu } from "../../front/page/share-menu.js";

/** @import { Options } from "../../engine/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { EveningContent, EveningQuestions, EveningStrings, Faces, NumberName, Plan, Preset, Wish } from "./messages.js" */

/** @typedef {ReturnType<typeof createPlanner>} Planner */

/**
 * A plan, and the form: its wish, numbers as they are typed, those out of range, and the house rules to choose, by game.
 * @typedef {object} Shown
 * @property {Plan} plan
 * @property {Wish} wish
 * @property {Record<string, string>} typed
 * @property {NumberName[]} wrong
 * @property {Record<string, Options>} rules
 * @property {boolean} isOld whether the form holds another wish than the plan's
 */

/** @type {NumberName[]} */
export const NUMBERS = ["people", "minutes", "evenings", "packs"];

/**
 * now() is the state; start(redraw) begins, and calls redraw() after every change.
 * @param {Tool<EveningContent, EveningQuestions, EveningStrings>} tool
 */
export function createPlanner(tool) {
  const { body, content, words, status, signal, onTrouble } = tool;
  const strings = words.evening;
  const questions = createQuestions(tool);
  const send = { strings: words.sending, status, link: () => linkTo(now.plan.code) };
  let now = shown(inPack(content.presets[0]));
  let draw = () => {};
  return {
    tool,
    sendMenu: drawSendMenu({ ...send, message: () => ({ title: strings.label }) }, signal),
    now: () => now,
    /** @param {Preset} preset */
    choose: (preset) => take(inPack(preset)),
    change,
    alter,
    make,
    /** Print the plan for the current wish; nothing if there is none. */
    print: () => afresh(() => window.print()),
    /** Open the page of paper, with the plan and everything it needs. */
    printAll: () => afresh(() => location.assign(shownIn(`print.html#evening.${now.plan.code}`, now.plan.wish.faces))),
    /** @param {() => void} redraw */
    start(redraw) {
      draw = redraw;
      draw();
      window.addEventListener("hashchange", follow, { signal });
      follow();
    },
  };

  // ------------------------------------------------------------------------------ the state

  /** @param {Partial<Shown>} patch */
  function show(patch) {
    now = { ...now, ...patch };
    draw();
  }

  /** @param {Partial<Shown>} patch of the form */
  function alter(patch) {
    show({ ...patch, isOld: true });
    status.note("note", strings.changed);
  }

  /** @param {Partial<Wish>} some of the wish; a game that goes takes its house rules along, a pack is kept for later */
  function change(some) {
    if (some.faces) chooseSkin(some.faces, onTrouble);
    const wish = { ...now.wish, ...some };
    const rules = rulesIn(wish.games, now.plan.wish.house);
    const house = Object.fromEntries(Object.entries(rules).filter(([slug]) => Object.hasOwn(wish.house, slug)));
    alter({ wish: { ...wish, house }, rules });
  }

  /**
   * Return the state in which the form holds the wish of a plan.
   * @param {Plan} plan
   * @returns {Shown}
   */
  function shown(plan) {
    const { wish } = plan;
    const typed = Object.fromEntries(NUMBERS.map((name) => [name, String(wish[name] || "")]));
    return { plan, wish, typed, wrong: [], rules: rulesIn(wish.games, wish.house), isOld: false };
  }

  /**
   * Return the house rules of some games, where they differ from the book: those that are given, or of our table.
   * @param {string[]} games
   * @param {Record<string, Options>} given
   */
  function rulesIn(games, given) {
    const found = { ...given };
    for (const slug of games) {
      const ours = ourRules(slug, content.house[slug], onTrouble);
      if (ours) found[slug] ??= chosenOf(content.house[slug], ours);
    }
    return Object.fromEntries(games.flatMap((slug) => (found[slug] ? [[slug, found[slug]]] : [])));
  }

  /**
   * Return a preset plan with the faces chosen on this device, or with the given ones.
   * @param {Preset} preset
   * @returns {Plan}
   */
  function inPack({ plan, codes }, faces = packHere() ?? plan.wish.faces) {
    return { ...plan, code: codes[faces], wish: { ...plan.wish, faces } };
  }

  /** Return the pack chosen on this device if it is not Italian: a plan may leave out which of the Italian ones. */
  function packHere() {
    return preferences(onTrouble).skin === "french" ? "french" : null;
  }

  // ------------------------------------------------------------------------------ the plan

  /**
   * Show a plan for a wish, and make it the page's address.
   * @param {Plan} plan
   */
  function take(plan) {
    questions.drop();
    show(shown(plan));
    address(plan.code);
    status.note("good", strings.ready);
  }

  /** Return the wish of the form; null if it has none, with what is wrong marked and said. */
  function read() {
    const { wish, typed } = now;
    const wrong = wish.games.length > 0 ? NUMBERS.filter((name) => !isPossible(name, typed[name])) : [];
    show({ wrong });
    if (wish.games.length === 0) status.note("bad", strings.no_game);
    for (const name of wrong) {
      const [least, most] = content.limits[name];
      status.note("bad", fill(strings.unreadable, { text: typed[name], least, most }));
    }
    const [people, minutes, evenings, packs] = NUMBERS.map((name) => Number(typed[name]));
    return wish.games.length === 0 || wrong.length > 0 ? null : { ...wish, people, minutes, evenings, packs };
  }

  /**
   * @param {NumberName} name
   * @param {string} text
   */
  function isPossible(name, text) {
    const [least, most] = content.limits[name];
    if (name === "packs" && !text) return true; // as many as needed
    return /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most;
  }

  async function make() {
    const wish = read();
    const plan = wish && (await questions.ask({ ask: "plan", wish }, { waiting: strings.waiting }));
    if (!plan) return;
    take(plan);
    bringPlan();
  }

  /** @param {() => unknown} then what needs a plan for the current wish */
  async function afresh(then) {
    if (now.isOld) await make();
    if (!now.isOld) then();
  }

  /** Open the plan that the address names: presets are ready, Python makes all others. */
  async function follow() {
    const code = inBook() ? addressed() : "";
    const known = content.presets.flatMap((preset) =>
      Object.keys(preset.codes).map((faces) => inPack(preset, /** @type {Faces} */ (faces))),
    );
    const named = known.find((one) => one.code === code);
    if (named) return show(shown(named));
    if (!code || code === now.plan.code || document.getElementById(code)) return;
    if (!isCode(code)) return onTrouble({ what: "damaged" });
    const plan = await questions.ask({ ask: "open", code }, { waiting: strings.waiting, onFailed: refuseLink });
    if (!plan) return;
    show(shown(plan));
    status.note("good", strings.ready);
    bringPlan();
  }

  /** @param {string} reason */
  function refuseLink(reason) {
    status.clear();
    onTrouble({ what: "damaged", text: fill(strings.broken, { reason }) });
  }

  function bringPlan() {
    bringIntoView(/** @type {HTMLElement} */ (body.querySelector(".carte-plan")));
  }
}
