// The place at which levels are played one after the other: what to do, above the table.
import { sizeOf } from "../../board/front/zone-plans.js";
import { h } from "../../front/page/dom.js";
import { putFocus } from "../../front/page/focus.js";

/** @import { Level } from "./messages.js" */

/** @param {HTMLElement} root whose level it is */
export function createLevelPlace(root) {
  const goal = h("p", { class: "carte-goal" });
  const task = h("p", { class: "carte-task" });
  const inWords = () =>
    [goal, task]
      .map(({ textContent }) => textContent)
      .filter(Boolean)
      .join(" ");
  return {
    goal,
    task,
    aims: h("div", { class: "carte-aims" }, goal, task),
    /** What is to be done, in one line. */
    inWords,
    /** Come here from a link: whoever listens hears what is to be done. */
    arrive() {
      root.scrollIntoView();
      Object.assign(goal, { role: "group", tabIndex: -1, ariaLabel: inWords() });
      putFocus(goal);
    },
    table: h("div", { class: "carte-body", "data-stage": "through" }),
    /** @param {Level} level */
    nameLevel(level) {
      root.dataset.level = level.id;
      root.dataset.size = sizeOf(level);
    },
  };
}
