// Famous quarrels: positions to open, by the question that each settles.
import { fill, h, pushButton } from "../../front/page/dom.js";
import { drawFold } from "../../front/page/fold.js";

/** @import { CheckerContent, CheckerWords, Quarrel } from "./messages.js" */

/**
 * onOpen(example) is called when one is chosen; show(game) lists those of a game.
 * @param {object} checker
 * @param {CheckerWords} checker.words
 * @param {CheckerContent["games"]} checker.games
 * @param {CheckerContent["examples"]} checker.examples
 * @param {(example: Quarrel) => unknown} checker.onOpen
 */
export function createQuarrels({ words, games, examples, onOpen }) {
  const title = new Text(words.examples);
  const list = h("ul", { class: "carte-list" });
  /** @param {Quarrel} example */
  const item = (example) =>
    h(
      "li",
      {},
      pushButton(
        { class: "carte-button carte-listed", "data-example": example.answer.code, click: () => onOpen(example) },
        h("span", { class: "carte-brings" }, example.says),
      ),
    );
  let shown = "";
  return {
    element: drawFold(title, { "data-fold": "examples" }, list),
    /** @param {string} slug */
    show(slug) {
      if (slug === shown) return;
      shown = slug;
      const game = games.find((one) => one.slug === slug)?.name;
      title.data = fill(words.examples_of, { game });
      list.replaceChildren(...examples[slug].map(item));
    },
  };
}
