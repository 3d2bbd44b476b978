// All legal moves of a position, each with its result; a press shows its ruling.

import { cardButton } from "../../front/cards/faces.js";
import { inFaces } from "../../front/cards/phrases.js";
import { h, langOf, listed, pushButton } from "../../front/page/dom.js";

/** @import { Card, Ruling } from "../../engine/messages.js" */
/** @import { TableStrings } from "../../front/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { CheckerContent, Judged, ListedMove } from "./messages.js" */

/**
 * onMove(move) is called when one is pressed.
 * @param {Pick<Tool<CheckerContent>, "content" | "words" | "skin" | "say">} tool
 * @param {object} checker
 * @param {(move: string) => unknown} checker.onMove
 */
export function createLegalMoves({ content, words: names, skin, say }, { onMove }) {
  const { words } = content;
  const joint = names.joints.sentence;
  const heading = h("p", { class: "carte-list-title" });
  const list = h("ul", { class: "carte-list", "aria-label": words.moves });
  const element = h("div", { class: "carte-listing", "data-stage": "held" }, heading, list);

  /** @param {Card} card */
  const mini = (card) => {
    const face = cardButton(card, names, skin()).querySelector("svg");
    return h("span", { class: "carte-mini", "data-card": card }, face);
  };
  /** @param {Card[]} cards */
  const minis = (cards) => h("span", { class: "carte-minis", "aria-hidden": "true" }, ...cards.map(mini));

  /**
   * @param {ListedMove} listed
   * @param {Ruling} ruling
   */
  function row({ move, card, words: spoken = "" }, { text, takes, scopa }) {
    const bare = card === undefined;
    const parts = bare
      ? [h("span", { class: "carte-move-words" }, say(spoken))]
      : [
          minis([card]),
          takes.length > 0 ? h("span", { "aria-hidden": "true" }, words.takes) : null,
          takes.length > 0 ? minis(takes) : null,
          h("span", { class: "carte-brings" }, say(text)),
          scopa ? h("b", { class: "carte-scopa", lang: langOf(names.sweep) }, names.sweep) : null,
        ];
    return h(
      "li",
      { class: bare ? "carte-said-item" : false },
      pushButton(
        {
          class: "carte-button carte-listed",
          "data-listed": move,
          title: bare ? inFaces(text, names, skin()) : false,
          click: () => onMove(move),
        },
        ...parts,
      ),
    );
  }

  /** @type {Record<Card, string>} */
  let may = {}; // what each card may do, in words

  return {
    element,
    byCard: () => may,
    /** @param {Judged | null} answer */
    show(answer) {
      const { summary = "", moves = [], rulings = {} } = answer ?? {};
      heading.replaceChildren(say(summary));
      list.replaceChildren(...moves.map((one) => row(one, rulings[one.move])));
      list.hidden = list.childElementCount === 0;
      may = {};
      for (const { move, card } of moves) if (card) may[card] = listed([may[card] ?? "", rulings[move].text], joint);
    },
  };
}
