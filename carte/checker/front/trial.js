// Trying a move: the button names the one that the picked cards make, and a field takes typed ones.

import { writeMove } from "../../front/cards/notation.js";
import { another, rankOf, whole } from "../../front/cards/phrases.js";
import { actionButton, relabel, typedLine } from "../../front/page/actions.js";
import { added, fill, h } from "../../front/page/dom.js";

/** @import { Card } from "../../engine/messages.js" */
/** @import { TableStrings } from "../../front/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { Spread } from "./felt.js" */
/** @import { CheckerContent } from "./messages.js" */

/**
 * onTry(move) is called to judge a move, onTyped(text) with one that is typed, onGoOn(move) to play a legal one; `again`
 * is the button for a question that failed.
 * @param {Pick<Tool<CheckerContent>, "content" | "words" | "skin">} tool
 * @param {object} checker
 * @param {Spread} checker.spread
 * @param {HTMLElement} checker.again
 * @param {(move: string) => unknown} checker.onTry
 * @param {(text: string) => unknown} checker.onTyped
 * @param {(move: string) => unknown} checker.onGoOn
 */
export function createTrial({ content, words: names, skin }, { spread, again, onTry, onTyped, onGoOn }) {
  const { words } = content;
  const tryButton = actionButton("play", words.pick, () => tryPicked(), { kind: "carte-main" });
  const goOnButton = actionButton("go-on", words.go_on, () => legal !== null && onGoOn(legal), { drawn: "next" });
  const { label, input } = typedLine({ says: words.typed_move, about: names.inquiries.how }, onTyped);
  const element = h("div", { class: "carte-actions carte-trial" }, tryButton, goOnButton, again, label);
  /** @type {string | null} */
  let legal = null; // the move that was found legal

  /** The move that the picked cards make, in notation, or null. */
  function picked() {
    const { hand, table, makes } = spread.picked();
    if (makes.verb === null || hand.length !== makes.size) return null;
    if (makes.verb) return writeMove({ card: null, takes: hand }, makes.verb);
    return writeMove({ card: hand[0], takes: table });
  }

  function sentence() {
    const { hand, table, makes } = spread.picked();
    if (makes.verb === null) return words.pick_none;
    if (hand.length !== makes.size) {
      return makes.size === 1 ? words.pick : fill(words.pick_some, { size: makes.size });
    }
    if (makes.verb) return words.hand_in[makes.verb];
    const own = whole(hand[0], names);
    if (table.length === 0) return fill(words.play, own);
    if (table.length === 1) return fill(words.take_one, { ...own, ...another(table[0], names, skin()) });
    const ranks = table.map((card) => rankOf(card, names, skin()));
    return fill(words.take, { ...own, cards: added(ranks, names.joints) });
  }

  function offer() {
    relabel(tryButton, sentence());
    tryButton.disabled = picked() === null;
    goOnButton.disabled = true; // it keeps its place
    tryButton.hidden = false;
  }

  /** Try the move that the picked cards make; return false if they make none. */
  function tryPicked() {
    const move = picked();
    if (move === null) return false;
    onTry(move);
    return true;
  }

  return {
    element,
    /** The picks have changed. */
    offer,
    tryPicked,
    /**
     * The position is redrawn; `example` shows how to type a move in its game.
     * @param {string} example
     */
    show(example) {
      input.placeholder = example;
      offer();
    },
    /** Another position: clear the typed text. */
    clear() {
      input.value = "";
    },
    /**
     * A move has been judged; a legal one may be played.
     * @param {string | null} move
     */
    judged(move) {
      offer();
      legal = move;
      goOnButton.disabled = move === null;
    },
  };
}
