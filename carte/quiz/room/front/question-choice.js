// Choosing questions: by game, theme and number, or by hand, by their names.

import { LONGEST, listControl, textControl } from "../../../front/fields/entries.js";
import { actionButton } from "../../../front/page/actions.js";
import { fill, h } from "../../../front/page/dom.js";
import { createFold } from "../../../front/page/fold.js";

/** @import { RoomContent, RoomStrings } from "./messages.js" */
/** @import { RoomWish } from "./types.js" */

/**
 * The choice, with onMake(wish) and onList(names).
 * @param {object} page
 * @param {RoomContent} page.content
 * @param {RoomStrings["room"]} page.strings
 * @param {(wish: RoomWish) => unknown} page.onMake
 * @param {(keys: string) => unknown} page.onList
 * @param {(text: string) => unknown} page.onWrong
 */
export function createQuestionChoice({ content, strings, onMake, onList, onWrong }) {
  let game = content.first;
  let theme = "";
  let typed = String(content.number);
  let keys = "";
  let seed = 0;
  const row = h("div", { class: "carte-quiz-choice" });
  draw();

  function draw() {
    const games = [
      { value: "", text: strings.every_game },
      ...content.games.map(({ id, title }) => ({ value: id, text: title })),
    ];
    const some = content.themes.filter((one) => (game ? one.games.includes(game) : one.games.length > 0));
    const themes = [
      { value: "", text: strings.every_theme },
      ...some.map(({ id, title }) => ({ value: id, text: title })),
    ];
    if (!themes.some(({ value }) => value === theme)) theme = "";
    row.replaceChildren(
      listControl("game", strings.game, games, game, (value) => {
        game = value;
        seed = 0;
        draw();
      }),
      listControl("theme", strings.theme, themes, theme, (value) => {
        theme = value;
        seed = 0;
      }),
      textControl(
        "number",
        strings.number,
        typed,
        (text) => {
          typed = text;
        },
        { inputmode: "numeric", maxlength: 3 },
      ),
      actionButton("make", strings.make, () => make(0)),
      actionButton("again", strings.again, () => make(seed + 1), { drawn: "deal" }),
    );
  }

  /** @param {number} next */
  function make(next) {
    const number = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
    if (number < 1 || number > content.most) {
      return onWrong(fill(strings.unreadable, { text: typed, least: 1, most: content.most }));
    }
    seed = next;
    return onMake({ game, theme, number, seed });
  }

  const field = textControl(
    "keys",
    strings.keys,
    "",
    (text) => {
      keys = text;
    },
    { maxlength: LONGEST },
  );
  return {
    /**
     * Select the game of a set; leave the choice as it is for a set of several games.
     * @param {Set<string>} games
     */
    show(games) {
      const [only] = games;
      if (games.size !== 1 || only === game) return;
      game = only;
      seed = 0;
      draw();
    },
    element: h(
      "div",
      { class: "carte-room-choice", "data-stage": "off" },
      row,
      createFold(
        strings.by_hand,
        { "data-fold": "by-hand" },
        h("p", {}, strings.keys_about),
        h(
          "div",
          { class: "carte-room-hand" },
          field,
          actionButton("list", strings.take, () => onList(keys)),
        ),
      ),
    ),
  };
}
