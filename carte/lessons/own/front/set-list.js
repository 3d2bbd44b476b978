// The list of levels in the reader's set: their order, and the set's title.
import { textInFaces } from "../../../front/cards/phrases.js";
import { chipOf, labelled } from "../../../front/fields/labels.js";
import { limited } from "../../../front/fields/limits.js";
import { actionButton } from "../../../front/page/actions.js";
import { fill, h } from "../../../front/page/dom.js";
import { valueAt } from "../../../front/page/schema.js";

/** @import { Skin, TableStrings } from "../../../front/messages.js" */
/** @import { Tool } from "../../../front/types.js" */
/** @import { OwnContent, OwnSet, OwnWords } from "./messages.js" */

const LONGEST_TITLE = 80;

/**
 * show(game, sets) draws the set of a game, with a way to those of other games. onChange(set) is called for a
 * new order, a removed level, or a new title; onEdit(place) to change a level.
 * @param {Pick<Tool<OwnContent>, "content" | "words" | "skin">} tool
 * @param {object} page
 * @param {(set: OwnSet) => unknown} page.onChange
 * @param {(place: number) => unknown} page.onEdit
 * @param {(game: string) => unknown} page.onGame
 */
export function createSetList({ content, words, skin }, { onChange, onEdit, onGame }) {
  const { words: strings, titles } = content;
  const games = h("div", { class: "carte-chips", role: "radiogroup", "aria-label": strings.sets });
  /** @type {HTMLInputElement} */
  const title = h("input", {
    type: "text",
    placeholder: strings.set_title_example,
    "data-own": "title",
    change: () => limit.fits() && onChange({ ...now, title: title.value.trim() }),
  });
  const limit = limited(title, LONGEST_TITLE, strings.too_long);
  const list = h("ol", { class: "carte-own-levels" });
  const none = h("p", { class: "carte-own-about" }, strings.none);
  const named = labelled(strings.set_title, title, limit.line);
  const element = h(
    "section",
    { class: "carte-own-set", "aria-label": strings.set },
    h("h2", {}, strings.set),
    games,
    none,
    named,
    list,
  );
  /** @type {OwnSet} */
  let now = { title: "", levels: [] };
  let titled = ""; // the game whose title is in the field

  /**
   * @param {number} place
   * @param {number} to
   */
  function move(place, to) {
    const levels = [...now.levels];
    const [one] = levels.splice(place, 1);
    levels.splice(to, 0, one);
    onChange({ ...now, levels });
    const buttons = list.children[to]?.querySelectorAll("button");
    [...(buttons ?? [])].find((button) => !button.disabled && button.dataset.action !== "change")?.focus();
  }

  /**
   * @param {OwnSet["levels"][0]} level
   * @param {number} place
   */
  function row({ goal }, place) {
    /**
     * @param {string} name
     * @param {string} label
     * @param {() => unknown} click
     */
    const button = (name, label, click, disabled = false) => {
      const made = actionButton(name, label, click);
      made.ariaLabel = fill(strings.of_level, { action: label, goal });
      made.disabled = disabled;
      return made;
    };
    return h(
      "li",
      {},
      h("p", {}, textInFaces(fill(strings.number, { number: place + 1, goal }), words, skin())),
      h(
        "div",
        { class: "carte-own-ways" },
        button("change", strings.change, () => onEdit(place)),
        button("up", strings.up, () => move(place, place - 1), place === 0),
        button("down", strings.down, () => move(place, place + 1), place === now.levels.length - 1),
        button("remove", strings.remove, () =>
          onChange({ ...now, levels: now.levels.filter((_one, number) => number !== place) }),
        ),
      ),
    );
  }

  return {
    element,
    /**
     * @param {string} game
     * @param {Record<string, OwnSet>} sets
     */
    show(game, sets) {
      now = valueAt(sets, game) ?? { title: "", levels: [] };
      const others = Object.keys(sets);
      games.hidden = others.length < 2;
      games.replaceChildren(
        ...others.map((slug) => {
          const input = h("input", { type: "radio", name: "carte-own-game", value: slug, change: () => onGame(slug) });
          input.checked = slug === game;
          const more = sets[slug].levels.length;
          return chipOf(input, fill(words.joints.aside, { words: valueAt(titles, slug) ?? slug, more }));
        }),
      );
      none.hidden = now.levels.length > 0;
      named.hidden = now.levels.length === 0;
      if (limit.fits() || titled !== game) title.value = now.title; // a title that is too long waits to be shortened
      titled = game;
      limit.look();
      list.replaceChildren(...now.levels.map(row));
    },
  };
}
