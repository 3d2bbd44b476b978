// The end of a stage: what was won, and the way on.
import { fill, h, starRow } from "./dom.js";

/** `stage` with the reader's stars; onAgain() starts it over. */
export function createSummary({ course, stage, stars, words, onAgain }) {
  const won = stage.levels.reduce((sum, { id }) => sum + (stars[id] ?? 0), 0);
  const rows = stage.levels.map(({ id, goal }) =>
    h("li", {}, starRow(stars[id] ?? 0), h("span", {}, goal)),
  );
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
      onward(course, stage.next, words),
      h(
        "button",
        { type: "button", class: "carte-button", "data-action": "again", click: onAgain },
        words.again,
      ),
    ),
  );
}

/** A link to the next stage where this page holds it, else its name. */
function onward(course, next, words) {
  if (!next) return h("span", { class: "carte-last" }, words.course_done);
  const text = fill(words.next_stage, { stage: next.title });
  const first = `${course}-${next.stage}-1`;
  return document.getElementById(first)
    ? h("a", { class: "carte-button carte-main", href: `#${first}` }, text)
    : h("span", { class: "carte-last" }, text);
}
