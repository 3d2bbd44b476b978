// A count on the page, line by line: what each pile brings, as cards with their numbers.

import { smallCard } from "../../front/cards/faces.js";
import { textInFaces } from "../../front/cards/phrases.js";
import { actionButton, relabel } from "../../front/page/actions.js";
import { h, reckoned } from "../../front/page/dom.js";
import { isSame } from "../../front/page/schema.js";
import "./score.css";

/** @import { Skin, TableStrings } from "../../front/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { Line, Part, ScoreContent } from "./messages.js" */
/** @import { CountNames, Entry } from "./types.js" */

/**
 * 21 below its card; a term without a card is its number alone.
 * @param {Part["addends"][0]} addend
 * @param {TableStrings} words
 * @param {Skin} skin
 */
function term({ card, number }, words, skin) {
  return h(
    "li",
    { class: card ? "carte-term" : "carte-term carte-bare" },
    card === null ? null : smallCard(card, words.cards[card].name, skin),
    number === null ? null : h("span", { class: "carte-term-number" }, number),
  );
}

/**
 * @param {Part} part
 * @param {string | undefined} points
 * @param {TableStrings} words
 * @param {Skin} skin
 */
function cell({ addends, sum, total, note }, points, words, skin) {
  const terms = addends.map((one) => term(one, words, skin));
  const gets = Boolean(points) && points !== "0";
  return h(
    "td",
    { "data-gets": gets },
    terms.length ? h("ul", { class: "carte-terms" }, ...terms) : null,
    h(
      "p",
      { class: "carte-sum" },
      h("span", {}, sum ? reckoned(sum, "", words.joints) : "", h("b", {}, total)),
      gets ? h("span", { class: "carte-gets" }, `+${points}`) : null,
    ),
    note ? h("p", { class: "carte-part-note" }, note) : null,
  );
}

/**
 * A step: its name and a sentence, then what all piles bring, or what everybody gets.
 * @param {Line} line
 * @param {CountNames} names
 * @param {Skin} skin
 */
function lineRows(line, { sides, piles, words, strings }, skin) {
  const points = line.points ?? [];
  const compares = line.parts.length > 0;
  const says = h(
    "th",
    { colspan: piles.length, scope: "rowgroup" },
    h("span", { class: "carte-line-name" }, line.name),
    " ",
    h("span", { class: "carte-line-text" }, textInFaces(line.text, words, skin)),
    line.points === null ? h("span", { class: "carte-open" }, strings.open) : null,
    h("p", { class: "carte-line-rule" }, textInFaces(line.rule.text, words, skin)),
  );
  const rows = [h("tr", { class: "carte-line-head" }, says)];
  if (compares) {
    rows.push(h("tr", {}, ...line.parts.map((part, side) => cell(part, points[side], words, skin))));
  } else if (points.length > 0) {
    const paid = sides.map((name, side) => h("li", {}, h("span", {}, name), " ", h("b", {}, points[side])));
    rows.push(h("tr", {}, h("td", { colspan: piles.length }, h("ul", { class: "carte-paid" }, ...paid))));
  }
  return h("tbody", { "data-item": line.item, "data-rule": line.rule.id }, ...rows);
}

/**
 * A table of `lines`. `piles` names the columns, `sides` those who get points; `strings` has the words
 * {counted, open}.
 * @param {Line[]} lines
 * @param {CountNames} names
 * @param {Skin} skin
 */
export function drawCount(lines, names, skin) {
  return h(
    "table",
    { class: "carte-reckoning" },
    h("caption", {}, names.strings.counted),
    h("thead", {}, h("tr", {}, ...names.piles.map((name) => h("th", { scope: "col" }, name)))),
    ...lines.map((line) => lineRows(line, names, skin)),
  );
}

/**
 * The place of a count, and the button that shows or hides the rules beside its lines.
 * @param {Pick<Tool<ScoreContent>, "content" | "words" | "skin">} tool
 */
export function createCountLines({ content, words, skin }) {
  const strings = content.words;
  const element = h("div", { "data-part": "lines", "data-stage": "held" });
  const rules = actionButton("rules", strings.show_rules, toggle, { drawn: "note" });
  /** @type {{ frame: unknown, lines: Line[] }} */
  let drawn = { frame: null, lines: [] };

  function toggle() {
    const isShown = element.toggleAttribute("data-rules");
    relabel(rules, isShown ? strings.hide_rules : strings.show_rules);
    rules.ariaExpanded = String(isShown);
  }

  /**
   * Redraw only the lines that have changed: most of a count is the same after a tap.
   * @param {Line[]} lines
   * @param {CountNames} names
   */
  function draw(lines, names) {
    const { sides, piles } = names;
    const before = drawn;
    drawn = { frame: [sides, piles, skin(), lines.map(({ item }) => item)], lines };
    if (!isSame(drawn.frame, before.frame))
      element.replaceChildren(...(lines.length ? [drawCount(lines, names, skin())] : []));
    else
      for (const [at, rows] of element.querySelectorAll("tbody").entries())
        if (!isSame(lines[at], before.lines[at])) rows.replaceWith(lineRows(lines[at], names, skin()));
  }

  return {
    element,
    rules,
    /** @param {Entry} entry */
    show({ form: { sides, piles }, answer, touched, fresh }) {
      const lines = touched && answer ? answer.lines : [];
      draw(lines, { sides, piles, words, strings });
      element.toggleAttribute("data-stale", !fresh);
      rules.hidden = lines.length === 0;
    },
  };
}
