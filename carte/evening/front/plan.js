// The plan on the page and on paper: what to bring, the steps by the minute, and the answers on a separate page.

import { inFaces } from "../../front/cards/phrases.js";
import { inBook } from "../../front/page/address.js";
import { between, fill, h, listed, sentences } from "../../front/page/dom.js";
import { createFold } from "../../front/page/fold.js";
import { shownIn } from "../../front/page/preferences.js";
import { stepDrawer } from "./step.js";

/** @import { EveningContent, EveningStrings, Left, Plan, PlannedEvening } from "./messages.js" */

const CASES = "cases.html";
const AT_ONE_TABLE = 6; // how many can look at one phone

/**
 * Return the elements of a plan, in order.
 * @param {Plan} plan
 * @param {Pick<EveningContent, "games" | "blocks" | "levels">} content
 * @param {Pick<EveningStrings, "evening" | "joints" | "legend" | "cards" | "faces">} words
 */
export function drawPlan(plan, content, words) {
  const { evening: strings, joints, legend } = words;
  const { wish, evenings } = plan;
  /** @param {string} text */
  const say = (text) => inFaces(text, words, wish.faces);
  /** @param {string} slug */
  const titleOf = (slug) => content.games.find((game) => game.slug === slug)?.title ?? "";
  const titles = listed(wish.games.map(titleOf), joints.comma);
  /**
   * A link in the book shows the faces of the plan; in a notebook it is only a name.
   * @param {string} href
   * @param {string} text
   */
  const link = (href, text) => (inBook() ? h("a", { href: shownIn(href, wish.faces) }, say(text)) : say(text));
  const draw = stepDrawer(plan, content, { strings, joints }, { titleOf, link, say });
  const sizes = { games: titles, people: wish.people, minutes: wish.minutes };
  return [
    h(
      "section",
      { class: "carte-plan-page", "aria-label": strings.plan },
      h("h2", {}, strings.plan),
      h("p", { class: "carte-plan-sizes" }, fill(strings.summary, sizes)),
      ...bring(),
      ...evenings.flatMap(drawEvening),
      ...plan.others.map(({ game, play, rules }) =>
        h(
          "p",
          { class: "carte-plan-other" },
          fill(strings.other, { game: titleOf(game), play, Rules: say(listed(rules, joints.sentence)) }),
        ),
      ),
    ),
    answers(),
  ];

  function bring() {
    const steps = evenings.flatMap((one) => one.steps);
    if (steps.length === 0) return [];
    const tables = Math.max(1, ...steps.map((step) => step.tables?.length ?? 0));
    const packs = wish.faces === "french" ? strings.packs_french : strings.packs_italian;
    const lines = [
      h("li", {}, fill(packs, { count: tables })),
      wish.faces === "french" ? h("li", { "data-legend": "" }, legend) : "",
      plan.sheets.some(({ kind, apart }) => kind === "answers" && apart)
        ? h("li", { "data-held": "" }, strings.held)
        : "",
      h("li", {}, wish.people > AT_ONE_TABLE ? strings.screen : strings.device),
    ];
    const besides = sheets(true);
    const printed = [
      h("ul", { "data-list": "print" }, h("li", {}, strings.print_plan), ...sheets(false)),
      ...(besides.length > 0 ? [h("p", {}, strings.apart), h("ul", { "data-list": "apart" }, ...besides)] : []),
    ];
    return [
      h(
        "div",
        { class: "carte-plan-lists" },
        h("div", {}, h("h3", {}, strings.bring), h("ul", { "data-list": "bring" }, ...lines), ...few()),
        h("div", {}, h("h3", {}, strings.print), ...printed),
      ),
    ];
  }

  /** Say what happens with fewer packs than tables. */
  function few() {
    if (!plan.short) return [];
    return [
      h("p", { "data-few": wish.packs }, fill(strings.few_packs, { tables: plan.short, packs: wish.packs })),
      h("p", {}, strings.who_waits, between(joints.sentence), link(CASES, strings.cases), strings.stop),
    ];
  }

  /**
   * List the sheets to print for the tables, each once, with the number of copies.
   * @param {boolean} apart the sheets that the evening can do without
   */
  function sheets(apart) {
    const some = plan.sheets.filter((sheet) => sheet.apart === apart);
    return some.map(({ kind, game, play, href, copies = 1 }) => {
      const template = play ? strings.print_scores_of : strings[`print_${kind}`];
      const text = fill(template, { game: titleOf(game), play, people: wish.people });
      const more = fill(strings.copies, { count: copies });
      return h("li", { "data-sheet": kind }, link(href, copies > 1 ? fill(joints.aside, { words: text, more }) : text));
    });
  }

  /**
   * @param {PlannedEvening} one
   * @param {number} index
   */
  function drawEvening({ steps, left }, index) {
    const own = [...new Set(steps.flatMap(({ game, tables }) => (game && tables ? [titleOf(game)] : [])))];
    const title = fill(strings.evening, { number: index + 1, games: listed(own, joints.comma) });
    const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
    return [
      evenings.length > 1 && own.length > 0 ? h("h3", { class: "carte-plan-evening" }, title) : null,
      steps.length > 0 ? null : h("p", {}, strings.none),
      steps.length > 0 ? h("ol", { class: "carte-plan-steps", "data-evening": index + 1 }, ...steps.map(draw)) : null,
      h(
        "div",
        { class: "carte-plan-end" },
        steps.length > 0 ? h("p", { class: "carte-plan-sum" }, fill(strings.all_minutes, { minutes })) : null,
        ...(left.length > 0
          ? [h("h4", {}, strings.left), h("ul", { "data-list": "left" }, ...left.map((some) => h("li", {}, why(some))))]
          : []),
      ),
    ].filter((part) => part !== null);
  }

  /** @param {Left} left */
  function why({ why: reason, game, block, least }) {
    const tableBlock = { game: titleOf(game), least, title: content.blocks[block]?.title };
    if (reason === "people") return fill(strings.left_people, tableBlock);
    return fill(block ? strings.left_block : strings.left_time, tableBlock);
  }

  /** The answers to all questions for the room, for the teacher alone. */
  function answers() {
    const ids = evenings.flatMap(({ steps }) => steps.flatMap(({ block }) => content.blocks[block].levels ?? []));
    const asked = [...new Set(ids)].filter((id) => !plan.dropped.includes(id));
    const lines = asked.map((id) => {
      const { href, goal, answer } = content.levels[id];
      return h("li", { "data-answer": id }, ...sentences([link(href, goal), h("b", {}, say(answer))], joints));
    });
    return createFold(
      strings.answers,
      { class: "carte-plan-answers", hidden: lines.length === 0 },
      h("p", { class: "carte-plan-about" }, strings.answers_about),
      wish.faces === "french" ? h("p", { "data-legend": "" }, legend) : "",
      h("ol", {}, ...lines),
    );
  }
}
