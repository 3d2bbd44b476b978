// The rules of our table: the house rules of every game, chosen once. Python refuses those that don't go together.

import { createHouse } from "../../../front/fields/controls.js";
import { chipOf } from "../../../front/fields/labels.js";
import { agree, differing, fittingRules, HOUSE, sentencesOf, usualOf } from "../../../front/house/house-rules.js";
import { agreeOn, followHouse, ourRules } from "../../../front/house/house-store.js";
import { actionButton } from "../../../front/page/actions.js";
import { address, addressed } from "../../../front/page/address.js";
import { fill, h } from "../../../front/page/dom.js";
import { putFocus } from "../../../front/page/focus.js";
import { createFold } from "../../../front/page/fold.js";
import { createRulesOffer } from "./rules-offer.js";
import { createRulesSharing } from "./share-rules.js";
import "./house.css";

/** @import { Options } from "../../../engine/messages.js" */
/** @import { Tool, WidgetKind } from "../../../front/types.js" */
/** @import { HouseContent, HouseGame, HouseQuestions, HouseStrings, Preset } from "./messages.js" */

/**
 * Build the widget of `content` = {games}.
 * @param {Tool<HouseContent, HouseQuestions, HouseStrings>} tool
 */
function drawHouse(tool) {
  const { root, body, content, words, say, status, signal, onTrouble } = tool;
  const { house: strings, ours: named, joints } = words;
  const { games } = content;
  let now = asked() ?? games[0];
  const chips = games.map(createChip);
  const back = actionButton("book", strings.back, () => replace(usualOf(now.house)), { drawn: "undo" });
  const ours = actionButton("own", strings.back_to_ours, () => restore(), { drawn: "undo" });
  const form = createHouse({
    words: strings,
    say,
    onOption: (name, value) => choose({ ...rulesOf(now), [name]: value }),
    onWrong: (text) => status.note("bad", text),
  });
  const presets = h("ul", { class: "carte-presets" });
  const others = createFold(strings.presets, { "data-fold": "presets" }, presets);
  const sharing = createRulesSharing(tool, { rulesOf, onRefused: refuse });
  const offer = createRulesOffer(tool, { rulesOf, onTake: take });
  /** @type {[HouseGame, Options] | null} */
  let before = null; // the last change, as it was before
  /** @type {Map<string, { own: Options, put: Options }>} */
  const replaced = new Map(); // by game: the reader's own rules, and those that replaced them at one press

  form.element.setAttribute("open", "");
  root.ariaLabel = strings.label;
  body.append(
    offer,
    h(
      "div",
      { class: "carte-chips carte-house-games", role: "radiogroup", "aria-label": strings.games },
      ...chips.map(({ element }) => element),
    ),
    others,
    form.element,
    h("div", { class: "carte-actions" }, back, ours),
    status.element,
    sharing.element,
    sharing.sheet,
  );
  draw();
  followHouse(draw, signal);
  window.addEventListener("hashchange", () => turnTo(asked() ?? now), { signal });

  function asked() {
    const name = addressed();
    return games.find(({ slug }) => slug === name);
  }

  /** @param {HouseGame} game */
  function rulesOf({ slug, house: plans }) {
    return ourRules(slug, plans, onTrouble) ?? usualOf(plans);
  }

  /** @param {HouseGame} game */
  function createChip(game) {
    const text = new Text();
    const input = h("input", { type: "radio", name: "carte-house-game", value: game.slug, change: () => open(game) });
    return { game, input, text, element: chipOf(input, text) };
  }

  /**
   * Put the game into the address, unless it holds something not answered yet.
   * @param {HouseGame} game
   */
  function open(game) {
    if (!addressed().startsWith(HOUSE)) address(game.slug, { step: false });
    turnTo(game);
  }

  /** @param {HouseGame} game */
  function turnTo(game) {
    if (game === now) return;
    now = game;
    before = null;
    status.clear();
    draw();
  }

  /**
   * Agree on house rules of the game; of those that need others, on what is possible.
   * @param {Options} options
   */
  function choose(options) {
    before = [now, rulesOf(now)];
    keep(now, options);
    status.note(
      "good",
      differing(now.house, rulesOf(now)).length ? strings.holds : fill(strings.by_book, { game: now.title }),
    );
  }

  /**
   * Replace all house rules of the game: the reader's own can come back while the page is open.
   * @param {Options} options
   */
  function replace(options) {
    const here = rulesOf(now);
    const last = replaced.get(now.slug);
    const own = last && agree(now.house, here, last.put) ? last.own : here; // the reader's own precede all replacements
    replaced.set(now.slug, { own, put: fittingRules(now.house, options) });
    choose(options);
  }

  function restore() {
    const last = replaced.get(now.slug);
    if (!last) return;
    replaced.delete(now.slug);
    choose(last.own);
    status.note("good", strings.ours_again);
    putFocus(back);
  }

  /** Whether there are own rules to go back to, different from the book's. */
  function isReplaced() {
    const { own } = replaced.get(now.slug) ?? {};
    return own !== undefined && differing(now.house, own).length > 0 && !agree(now.house, own, rulesOf(now));
  }

  /**
   * @param {HouseGame} game
   * @param {Options} options
   */
  function keep({ slug, house: plans }, options) {
    agreeOn([{ slug, plans, options: fittingRules(plans, options) }], onTrouble);
  }

  /**
   * Undo what Python refuses.
   * @param {string} reason
   */
  function refuse(reason) {
    if (before) keep(...before);
    before = null;
    status.refuse(fill(strings.refused, { reason }));
  }

  /** @param {{ game: HouseGame, options: Options }[]} rules */
  function take(rules) {
    const agreed = rules.map(({ game, options }) => ({ slug: game.slug, plans: game.house, options }));
    agreeOn(agreed, onTrouble);
    turnTo(rules[0]?.game ?? now);
  }

  function draw() {
    const options = rulesOf(now);
    const changed = differing(now.house, options).length;
    root.dataset.game = now.slug;
    for (const chip of chips) drawChip(chip);
    form.show({ options }, { options: now.house }, changed);
    back.disabled = changed === 0;
    ours.hidden = !isReplaced();
    others.hidden = now.presets.length === 0;
    presets.replaceChildren(...now.presets.map(presetRow));
    sharing.show(now);
  }

  /** @param {ReturnType<typeof createChip>} chip */
  function drawChip({ game, input, text }) {
    const count = differing(game.house, rulesOf(game)).length;
    text.data = count ? fill(joints.aside, { words: game.title, more: count }) : game.title;
    input.checked = game === now;
    input.ariaLabel = count ? fill(strings.changed, { game: game.title, count }) : game.title;
  }

  /** @param {Preset} preset */
  function presetRow({ title, source, url, house: chosen }) {
    const options = fittingRules(now.house, chosen);
    const on = agree(now.house, options, rulesOf(now));
    const label = on ? strings.preset_on : strings.preset;
    const button = actionButton("preset", label, () => replace(options));
    button.ariaLabel = fill(joints.label, { name: label, values: title });
    button.ariaPressed = String(on);
    return h(
      "li",
      {},
      h(
        "div",
        {},
        h("b", {}, title),
        h("p", {}, say(fill(joints.ended, { words: sentencesOf(now.house, options, named) }))),
        h("p", {}, h("a", { class: "carte-source", href: url, rel: "noreferrer" }, source)),
      ),
      button,
    );
  }
}

/** @type {WidgetKind} */
export const house = { draw: drawHouse, isHeadless: true };
