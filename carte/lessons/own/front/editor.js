// The form of a level in the making: its position, its goal, its moves, and its texts.
import { smallCard } from "../../../front/cards/faces.js";
import { labelled } from "../../../front/fields/labels.js";
import { limited } from "../../../front/fields/limits.js";
import { actionButton, relabel } from "../../../front/page/actions.js";
import { fill, h } from "../../../front/page/dom.js";
import { createFold } from "../../../front/page/fold.js";
import { createLevelMoves } from "./level-moves.js";

/** @import { Card } from "../../../engine/messages.js" */
/** @import { Skin, TableStrings } from "../../../front/messages.js" */
/** @import { Tool } from "../../../front/types.js" */
/** @import { Begun, OwnContent, OwnLevel, OwnWords, Weighed } from "./messages.js" */

const HINTS = 3;

/**
 * open(begun, level) begins with a position, or with a level to change; level() is the form's content,
 * unchecked except by Python.
 * @param {Pick<Tool<OwnContent>, "content" | "words" | "skin" | "say">} tool
 * @param {object} page
 * @param {(text: string) => unknown} page.onType
 * @param {() => unknown} page.onTry
 * @param {() => unknown} page.onKeep
 * @param {() => unknown} page.onLeave
 */
export function createEditor({ content, words, skin, say }, { onType, onTry, onKeep, onLeave }) {
  const strings = content.words;
  const cards = h("div", { class: "carte-own-cards" });
  const goal = field("goal", strings.goal, 200, strings, strings.goal_example);
  const done = field("done", strings.done, 300, strings);
  const hints = Array.from({ length: HINTS }, (_one, place) =>
    field(`hint-${place + 1}`, fill(strings.hint, { number: place + 1 }), 300, strings),
  );
  const moves = createLevelMoves({ strings, joints: words.joints, say, onType });
  const keep = actionButton("keep", strings.keep, onKeep, { kind: "carte-main" });
  const folded = createFold(
    strings.hints,
    { "data-fold": "hints" },
    h("p", { class: "carte-own-about" }, strings.hints_about),
    ...hints.map((hint) => hint.element),
  );
  const element = h(
    "section",
    { class: "carte-own-editor", "aria-label": strings.level, hidden: true },
    h("h2", {}, strings.level),
    cards,
    goal.element,
    moves.element,
    done.element,
    folded,
    h(
      "div",
      { class: "carte-keep-ways" },
      actionButton("try", strings.try, onTry),
      keep,
      actionButton("leave", strings.leave, onLeave),
    ),
  );
  let position = "";

  /**
   * @param {string} name
   * @param {Card[]} some
   */
  function row(name, some) {
    const drawn = some.map((card) => smallCard(card, words.cards[card]?.name ?? card, skin()));
    return h("p", { class: "carte-own-row", "data-own-zone": name }, h("span", {}, name), ...drawn);
  }

  return {
    element,
    position: () => position,
    add: moves.add,
    /**
     * @param {Begun} begun
     * @param {OwnLevel | null} level
     * @param {Weighed[]} known the rulings on the moves that the level has marked
     */
    open(begun, level, known) {
      const named = Object.entries(begun.zones).map(([name, some]) => row(begun.zone_words[name] ?? name, some));
      position = begun.position;
      cards.replaceChildren(
        ...named,
        ...(begun.trick.length ? [row(begun.zone_words.trick, begun.trick)] : []),
        begun.trump ? h("p", { class: "carte-own-about" }, begun.trump) : "",
      );
      goal.input.value = level?.goal ?? "";
      done.input.value = level?.done ?? "";
      for (const [place, { input }] of hints.entries()) input.value = level?.hints[place] ?? "";
      for (const { look } of [goal, done, ...hints]) look();
      folded.open = Boolean(level?.hints.length);
      const marked = known.map((weighed) => {
        const trap = level?.traps.find(({ play }) => play === weighed.move);
        const isWrong = Boolean(trap) || !weighed.legal;
        return {
          weighed,
          mark: /** @type {"right" | "wrong"} */ (isWrong ? "wrong" : "right"),
          text: trap?.text ?? "",
        };
      });
      moves.set(begun.moves, marked);
      relabel(keep, level ? strings.keep_changed : strings.keep);
      element.hidden = false;
    },
    close() {
      position = "";
      element.hidden = true;
    },
    /** @returns {OwnLevel} */
    level: () => ({
      position,
      goal: goal.input.value.trim(),
      done: done.input.value.trim(),
      answers: moves.answers(),
      traps: moves.traps(),
      hints: hints.map(({ input }) => input.value.trim()).filter(Boolean),
    }),
    focus: () => goal.input.focus(),
  };
}

/**
 * @param {string} name
 * @param {string} label
 * @param {number} longest
 * @param {OwnWords} strings
 */
function field(name, label, longest, strings, example = "") {
  const input = h("input", { type: "text", placeholder: example || false, "data-own": name });
  const { line, look } = limited(input, longest, strings.too_long);
  return { input, look, element: labelled(label, input, line) };
}
