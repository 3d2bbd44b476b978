// The themes of a game's puzzles, to choose from; each shows how many of its puzzles are won.

import { fill, h } from "../../../front/page/dom.js";

/** @import { Stars } from "../../../lessons/front/progress.js" */
/** @import { PuzzlesContent, Theme } from "./messages.js" */

/**
 * A choice among themes; onChange(theme) is called when the reader has chosen one.
 * @param {Theme[]} themes
 * @param {{ strings: PuzzlesContent["words"], onChange: (theme: Theme) => unknown }} manner
 */
export function createThemes(themes, { strings, onChange }) {
  const group = `carte-themes-${themes[0].puzzles[0].id}`;
  const options = themes.map((theme) => {
    const input = h("input", { type: "radio", name: group, value: theme.id, change: () => onChange(theme) });
    const name = h("span", {}, theme.title);
    return { theme, input, name, element: h("label", { class: "carte-theme" }, input, name) };
  });
  const element = h(
    "fieldset",
    { class: "carte-themes", "data-stage": "off" },
    h("legend", { class: "carte-unseen" }, strings.themes),
    ...options.map((option) => option.element),
  );
  return {
    element,
    /** @param {Theme | null} chosen */
    show(chosen) {
      for (const { theme, input, element: option } of options) {
        input.checked = theme === chosen;
        if (input.checked) element.scrollLeft = option.offsetLeft - (element.clientWidth - option.clientWidth) / 2;
      }
    },
    /** @param {Stars} stars */
    mark(stars) {
      for (const { theme, name } of options) {
        const done = theme.puzzles.filter(({ id }) => stars[id]).length;
        name.textContent = fill(strings.theme, { title: theme.title, done, all: theme.puzzles.length });
      }
    },
  };
}
