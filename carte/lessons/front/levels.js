// The levels of a stage as links, each with its stars; the address follows.

import { markWays } from "../../front/page/advance.js";
import { fill, h, starRow } from "../../front/page/dom.js";
import { onceLaidOut } from "../../front/page/laid-out.js";
import { rove } from "../../front/page/roving-focus.js";

/** @import { TableStrings } from "../../front/messages.js" */
/** @import { Stars } from "./progress.js" */

/** @typedef {{ title: string, levels: { id: string, goal?: string }[] }} LevelsOf */

/**
 * Scroll a row sideways until a link of it stands in its middle, and say how far below the top of its widget the row
 * stands: a browser that scrolls to one of its links is to stop there.
 * @param {HTMLElement} row
 * @param {HTMLElement} link
 */
function place(row, link) {
  const middle = link.offsetLeft - (row.clientWidth - link.clientWidth) / 2;
  const around = row.closest(".carte") ?? row;
  const above = row.getBoundingClientRect().top - around.getBoundingClientRect().top;
  row.scrollLeft = middle;
  row.style.setProperty("--above", `${above}px`);
}

/**
 * Links to the levels; onGo(id) is called when one is followed. show(current, stars) marks them.
 * @param {{ stage: LevelsOf, words: TableStrings, signal: AbortSignal, onGo: (id: string) => unknown }} lesson
 */
export function createLevels({ stage, words, signal, onGo }) {
  const links = stage.levels.map(({ id, goal }, index) =>
    h(
      "a",
      {
        id,
        href: `#${id}`,
        title: goal,
        click: (event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onGo(id);
        },
      },
      h("span", { class: "carte-level-number" }, String(index + 1)),
      starRow(0),
    ),
  );
  const row = h("ol", {}, ...links.map((link) => h("li", {}, link)));
  const element = h("nav", { class: "carte-levels", "aria-label": fill(words.levels, { stage: stage.title }) }, row);
  const rover = rove(element, signal, "a");
  return {
    element,
    /**
     * @param {string} current
     * @param {Stars} stars
     */
    show(current, stars) {
      const here = links.find(({ id }) => id === current);
      rover.point(here);
      markWays(links, here);
      if (here) onceLaidOut(here, () => place(row, here));
      links.forEach((link, index) => {
        const won = stars[link.id] ?? 0;
        link.ariaCurrent = link.id === current ? "step" : null;
        link.setAttribute(
          "aria-label",
          fill(words.level_label[won] ?? words.level_label.at(-1), { number: index + 1, stars: won }),
        );
        link.lastElementChild?.replaceWith(starRow(won));
      });
    },
  };
}
