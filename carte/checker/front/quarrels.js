// Famous quarrels: positions to open, by the sentence that each settles.
import { fill, h } from "../../front/page/dom.js";

/** onOpen(example) when one is chosen; show(game) lists those of a game. */
export function createQuarrels({ words, games, examples, onOpen }) {
  const summary = h("summary", { class: "carte-fold-title" }, words.examples);
  const list = h("ul", { class: "carte-list" });
  const item = (example) =>
    h(
      "li",
      {},
      h(
        "button",
        {
          type: "button",
          class: "carte-button carte-listed",
          "data-example": example.answer.code,
          click: () => onOpen(example),
        },
        h("span", { class: "carte-brings" }, example.says),
      ),
    );
  let shown = null;
  return {
    element: h("details", { class: "carte-fold", "data-fold": "examples" }, summary, list),
    show(slug) {
      if (slug === shown) return;
      shown = slug;
      const { name } = games.find((game) => game.slug === slug);
      summary.textContent = fill(words.examples_of, { game: name });
      list.replaceChildren(...examples[slug].map(item));
    },
  };
}
