// The moves of a deal as buttons: who played what, and what it took.

import { smallCard } from "../../front/cards/faces.js";
import { textInFaces } from "../../front/cards/phrases.js";
import { h, pushButton } from "../../front/page/dom.js";
import { drawFold } from "../../front/page/fold.js";
import { rove } from "../../front/page/roving-focus.js";

/** @import { NarratedMove } from "../../board/front/messages.js" */
/** @import { Card, SeatName } from "../../engine/messages.js" */
/** @import { Skin, TableStrings } from "../../front/messages.js" */

/** @typedef {Record<SeatName, string>} Names */

/**
 * @param {NarratedMove} move
 * @param {Names} names
 * @param {TableStrings} words
 * @param {Skin} skin
 */
function drawMove({ by, card, takes = [], signal, say }, names, words, skin) {
  /** @param {Card} one */
  const small = (one) => smallCard(one, words.cards[one].name, skin);
  const taken = takes.length > 0 ? h("span", { class: "carte-takes" }, ...takes.map(small)) : null;
  const what = card
    ? [small(card), taken, signal]
    : [h("span", { class: "carte-move-said" }, textInFaces(say ?? "", words, skin))];
  return [h("span", { class: "carte-move-by" }, names[by] ?? names.you), ...what];
}

/**
 * `moves` come in words, `names` are those of the seats; pressing a move calls onGo(number).
 * @param {object} list
 * @param {NarratedMove[]} list.moves
 * @param {Names} list.names
 * @param {TableStrings} list.words
 * @param {Skin} list.skin
 * @param {AbortSignal} list.signal
 * @param {(number: number) => unknown} list.onGo
 */
export function createMoveList({ moves, names, words, skin, signal, onGo }) {
  const buttons = moves.map((move, place) =>
    pushButton(
      { class: "carte-move", "data-frame": place + 1, click: () => onGo(place + 1) },
      ...drawMove(move, names, words, skin),
    ),
  );
  const lines = buttons.map((button) => h("li", {}, button));
  const list = h("ol", { class: "carte-moves" }, ...lines);
  const rover = rove(list, signal, "[data-frame]");
  rover.refresh();
  return {
    element: drawFold(words.replay.moves, {}, list),
    /**
     * Mark moves that cost something.
     * @param {number[]} numbers
     */
    mark(numbers) {
      for (const number of numbers) buttons[number - 1]?.toggleAttribute("data-cost", true);
    },
    /**
     * Mark the move just made, if any, and scroll it into view inside the list.
     * @param {number} number
     */
    show(number) {
      buttons.forEach((button, place) => {
        button.ariaCurrent = place + 1 === number ? "step" : null;
      });
      const current = buttons[number - 1] ?? buttons[0];
      if (!current) return;
      rover.point(current);
      const line = lines[buttons.indexOf(current)];
      const above = line.offsetTop - list.offsetTop;
      if (above < list.scrollTop) list.scrollTop = above;
      const below = above + line.offsetHeight - list.clientHeight;
      if (below > list.scrollTop) list.scrollTop = below;
    },
  };
}
