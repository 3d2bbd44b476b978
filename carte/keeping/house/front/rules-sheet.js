// The printed sheet: the house rules of our table in words, on one page of A5.

import { differing, labelOf, sentenceOf as toldRule, usualAmong } from "../../../front/house/house-rules.js";
import { inBook } from "../../../front/page/address.js";
import { fill, h, listed } from "../../../front/page/dom.js";
import { fitType } from "../../../front/page/print.js";
import { drawCode } from "../../../front/page/qr.js";
import "./rules-sheet.css";

/** @import { Options } from "../../../engine/messages.js" */
/** @import { Say } from "../../../front/types.js" */
/** @import { HouseGame, HouseStrings } from "./messages.js" */

/**
 * The house rules of a game, and what each of them changes, once Python has answered.
 * @typedef {{ game: HouseGame, options: Options, changes: Record<string, string[]> }} Rules
 */

const CODE = 120; // pixels on paper
const LARGEST = 12; // points of the type, which shrinks until everything fits
const READABLE = 9; // below it the rules go without their sentences
const SMALLEST = 4;

/**
 * @param {{ strings: HouseStrings["house"], named: HouseStrings["ours"], say: Say }} words
 */
export function createRulesSheet({ strings, named, say }) {
  const page = h("div", { class: "carte-rules-page" });
  const element = h("div", { class: "carte-rules-sheet", "data-paper": "", "aria-hidden": "true" }, page);

  /** @param {Rules} rules */
  function drawGame({ game: { title, house }, options, changes }) {
    const lines = differing(house, options).map((plan) => {
      const value = options[plan.name];
      const rule = { rule: toldRule(plan, value, named), value: labelOf(plan, usualAmong(plan, options)) };
      const sentences = (changes[plan.name] ?? []).map((text) => h("p", {}, say(text)));
      return h("li", {}, h("b", {}, say(fill(named.differs, rule))), ...sentences);
    });
    return h("section", {}, h("h3", {}, title), h("ul", {}, ...lines));
  }

  function fit() {
    element.removeAttribute("data-short");
    if (fitType(page, LARGEST, READABLE)) return;
    element.setAttribute("data-short", "");
    fitType(page, LARGEST, SMALLEST);
  }

  return {
    element,
    /**
     * @param {Rules[]} rules
     * @param {string | null} link
     */
    show(rules, link) {
      const own = rules.filter(({ game, options }) => differing(game.house, options).length);
      const others = rules.filter((one) => !own.includes(one)).map(({ game }) => game.title);
      const rest = own.length ? fill(strings.others, { games: listed(others, named.joints.comma) }) : strings.nothing;
      const code = inBook() && link && drawCode(link, strings.code, CODE);
      page.replaceChildren(
        h("h2", {}, strings.sheet),
        h("div", { class: "carte-rules-games" }, ...own.map(drawGame)),
        h("p", { class: "carte-rules-book" }, others.length ? rest : ""),
        code ? h("div", { class: "carte-rules-code" }, code, h("p", {}, strings.scan)) : "",
      );
      fit();
    },
  };
}
