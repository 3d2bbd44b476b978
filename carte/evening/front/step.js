// One step of a plan: its time, what to show, ask, say and deal, and who sits where.

import { between, fill, h, listed } from "../../front/page/dom.js";

/** @import { EveningContent, EveningStrings, Plan, SeatedTable, Step } from "./messages.js" */

const QUIZ = "room.html";

/**
 * Create the function that draws the steps of a plan.
 * @param {Plan} plan
 * @param {Pick<EveningContent, "blocks" | "levels">} content
 * @param {{ strings: EveningStrings["evening"], joints: EveningStrings["joints"] }} words
 * @param {object} manner
 * @param {(slug: string) => string} manner.titleOf
 * @param {(href: string, text: string) => string | Node} manner.link
 * @param {(text: string) => string} manner.say puts a text about cards into the faces of the plan
 */
export function stepDrawer(plan, { blocks, levels }, { strings, joints }, { titleOf, link, say }) {
  /** @type {Set<string>} */
  const begun = new Set(); // blocks whose first step alone shows everything
  /** @type {Set<string>} */
  const stated = new Set(); // rules stated by an earlier step

  const blank = between(joints.sentence);
  let played = ""; // the game of the last deals: the quiz is about it

  /** @param {Step} step */
  return (step) => {
    const { block, at, minutes, game = "" } = step;
    if (step.tables) played = game;
    const to = at + minutes;
    const again = begun.has(block);
    begun.add(block);
    const own = blocks[block];
    const title = game ? fill(strings.of_game, { game: titleOf(game), title: own.title }) : own.title;
    return h(
      "li",
      { class: "carte-plan-step", "data-block": block, "data-minutes": minutes },
      h(
        "p",
        { class: "carte-plan-time" },
        h("span", { "aria-hidden": "true" }, fill(strings.time, { from: at, to })),
        h("span", { class: "carte-unseen" }, fill(strings.span, { from: at, to })),
      ),
      h("div", {}, h("h4", {}, title), ...(again ? [] : detailsOf(step)), ...deals(step, again), ...seats(step)),
    );
  };

  /** @param {Step} step */
  function detailsOf({ block, game = "" }) {
    const { guide, levels: asked = [], quiz, say: own, french = [], rules = [] } = blocks[block];
    const here = asked.filter((id) => !plan.dropped.includes(id));
    const missing = asked.filter((id) => plan.dropped.includes(id)).map((id) => levels[id].goal);
    const spoken = plan.wish.faces === "french" ? [...own, ...french] : own;
    const ours = block === "ours" ? (plan.ours[game] ?? []) : [];
    const fresh = rules.filter(({ id }) => !stated.has(id));
    for (const { id } of fresh) stated.add(id);
    const byBook = guide && plan.ours[game] ? blank + strings.guide_by_book : "";
    return [
      ...(guide ? under(strings.show, h("p", {}, link(guide, strings.guide), strings.stop + byBook)) : []),
      ...(quiz ? under(strings.show, h("p", {}, link(`${QUIZ}#${played}`, strings.quiz), strings.stop)) : []),
      ...list(
        strings.levels,
        here.map((id) => link(levels[id].href, levels[id].goal)),
      ),
      ...(missing.length > 0
        ? [h("p", {}, fill(strings.dropped, { levels: say(listed(missing, joints.sentence)) }))]
        : []),
      ...list(strings.say, spoken.map(say)),
      ...list(strings.ours, ours.map(say)),
      ...list(strings.rules, fresh.map(ruleHere).map(say)),
    ];
  }

  /** @param {{ id: string, text: string }} rule */
  function ruleHere({ id, text }) {
    const here = plan.changed[id] ?? text;
    return here || fill(strings.not_ours, { Rule: text });
  }

  /**
   * @param {Step} step
   * @param {boolean} again
   */
  function deals({ block, deals: count, minutes }, again) {
    if (!count) return [];
    const { deals: ways = [] } = blocks[block];
    const some = again ? [] : ways.slice(0, count);
    const lines = some.map((how, index) => fill(strings.deal, { number: index + 1, how: say(how) }));
    const more = again || count > some.length ? [strings.on] : [];
    const each = Math.floor(minutes / count);
    return [h("p", { "data-deals": count }, fill(strings.deals, { count, each })), ...list("", [...lines, ...more])];
  }

  /** @param {Step} step */
  function seats({ tables = [] }) {
    return list(strings.tables, tables.map(seat), "carte-plan-tables");
  }

  /**
   * @param {SeatedTable} table
   * @param {number} index
   */
  function seat({ people, play }, index) {
    const waiting = people.length - play;
    const line = fill(strings.table, { number: index + 1, people: listed(people, joints.comma) });
    if (waiting === 0) return line;
    const waits = waiting === 1 ? strings.waits : fill(strings.wait, { count: waiting });
    return fill(joints.aside, { words: line, more: waits });
  }
}

/**
 * Return a list beside its head, or nothing.
 * @param {string} head
 * @param {(string | Node)[]} lines
 */
function list(head, lines, kind = "") {
  if (lines.length === 0) return [];
  const all = h("ul", { class: kind || false }, ...lines.map((line) => h("li", {}, line)));
  return head ? under(head, all) : [all];
}

/**
 * @param {string} head
 * @param {Node} details
 */
function under(head, details) {
  return [h("p", { class: "carte-plan-head" }, head), details];
}
