// The end of a stage: what was won, and the way on.
import { inBook } from "../../front/page/address.js";
import { fill, h, starRow } from "../../front/page/dom.js";

/** @import { Words } from "../../front/types.js" */
/** @import { Stage, Stars } from "./types.js" */

/**
 * `stage` with the reader's stars; onAgain() starts it over.
 * @param {{ stage: Stage, stars: Stars, words: Words, onAgain: () => unknown }} end
 */
export function createSummary({ stage, stars, words, onAgain }) {
  const won = stage.levels.reduce((sum, { id }) => sum + (stars[id] ?? 0), 0);
  const rows = stage.levels.map(({ id, goal }) => h("li", {}, starRow(stars[id] ?? 0), h("span", {}, goal)));
  const total = fill(words.stars_won, { won, all: 3 * stage.levels.length });
  return h(
    "div",
    { class: "carte-felt carte-summary", tabindex: "-1" },
    h("p", { class: "carte-summary-title" }, stage.title),
    h("p", { class: "carte-summary-total" }, total),
    h("ul", {}, ...rows),
    h(
      "p",
      { class: "carte-summary-ways" },
      onward(stage.next, words),
      h("button", { type: "button", class: "carte-button", "data-action": "again", click: onAgain }, words.again),
    ),
  );
}

/**
 * A link to the next stage: on this page, or in its course's chapter, which lies beside this one.
 * A notebook may lie anywhere; there the chapter is only named.
 * @param {Stage["next"]} next
 * @param {Words} words
 */
function onward(next, words) {
  if (!next) return h("span", { class: "carte-last" }, words.course_done);
  const here = document.getElementById(next.level) !== null;
  if (!here && !inBook()) {
    const { title: name, course } = next;
    return h("span", { class: "carte-last" }, fill(words.next_chapter, { stage: name, chapter: course }));
  }
  const href = `${here ? "" : `${next.course}.html`}#${next.level}`;
  return h("a", { class: "carte-button carte-main", href }, fill(words.next_stage, { stage: next.title }));
}
