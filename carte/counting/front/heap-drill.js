// Practice in counting: the piles of a finished deal, counted against the clock, and the count beside ours.

import { anySeed } from "../../board/front/seeds.js";
import { actionButton } from "../../front/page/actions.js";
import { fill, h } from "../../front/page/dom.js";
import { putFocus } from "../../front/page/focus.js";
import { drawFold } from "../../front/page/fold.js";
import { createQuestions } from "../../front/page/questions.js";
import { createByHand, drawJudged } from "./by-hand.js";
import { drawCount } from "./count-lines.js";

/** @import { Tool } from "../../front/types.js" */
/** @import { SheetGame } from "./blank-sheet.js" */
/** @import { ScoreContent, ScoreQuestions } from "./messages.js" */

/**
 * A length of time: "1:07".
 * @param {number} milliseconds
 */
function clock(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * `element` is folded away until a reader wants to practise; game() is the game of the counting table, by its rules.
 * follow() begins again once that is another.
 * @param {Tool<ScoreContent, ScoreQuestions>} tool
 * @param {() => SheetGame} game
 */
export function createHeapDrill(tool, game) {
  const { content, words, skin, status } = tool;
  const strings = content.words.by_hand;
  const questions = createQuestions(tool, { onFailed: (reason) => status.note("bad", reason) });
  const compare = actionButton("compare", strings.compare, judge, { kind: "carte-main" });
  const another = actionButton("another", strings.another, deal, { drawn: "deal" });
  const place = h("div", { class: "carte-drill" });
  const buttons = h("div", { class: "carte-actions" }, compare, another);
  const element = drawFold(strings.drill, { "data-fold": "drill" }, place, buttons);
  /** @type {{ of: string, seed: number, began: number, own: ReturnType<typeof createByHand> } | null} */
  let now = null;
  compare.hidden = true;
  element.addEventListener("toggle", () => element.open && !now && deal());

  /** The game and its rules, as a question names them. */
  const asked = () => ({ game: game().slug, options: game().options });

  async function deal() {
    const seed = anySeed();
    const dealt = await questions.ask({ ask: "heaps", ...asked(), seed }, { starting: strings.dealing, retry: deal });
    if (!dealt) return;
    const { heaps, names } = dealt;
    const own = createByHand({
      heaps,
      names,
      strings,
      words,
      skin: skin(),
      onChange: () => {
        compare.disabled = own.isEmpty();
      },
      onDone: judge,
    });
    now = { of: JSON.stringify(asked()), seed, began: performance.now(), own };
    place.replaceChildren(own.element);
    compare.hidden = false;
    compare.disabled = true;
    /** @type {HTMLElement | null} */
    const first = own.element.querySelector("input");
    putFocus(first);
  }

  async function judge() {
    if (!now || now.own.isEmpty()) return;
    const { seed, began, own } = now;
    const time = clock(performance.now() - began);
    const found = await questions.ask({ ask: "by_hand", ...asked(), seed, ...own.answer() }, { retry: judge });
    if (!found) return;
    const { judged, lines, sides, names } = found;
    const text = fill(strings.took, { result: judged.text, time });
    const manner = { title: strings.beside, text, words, skin: skin() };
    const ours = drawCount(lines, { sides, piles: names, words, strings: content.words }, skin());
    place.replaceChildren(drawJudged(judged, manner), ours);
    compare.hidden = true;
    status.note(judged.right === judged.items.length ? "good" : "note", text);
    putFocus(another);
  }

  return {
    element,
    follow() {
      if (!now || now.of === JSON.stringify(asked())) return;
      now = null;
      place.replaceChildren();
      compare.hidden = true;
      if (element.open) deal();
    },
  };
}
