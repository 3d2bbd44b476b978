// The moves of a level in the making: which are right, which wrong, and the texts on the wrong ones.
import { labelled } from "../../../front/fields/labels.js";
import { limited } from "../../../front/fields/limits.js";
import { actionButton } from "../../../front/page/actions.js";
import { AS_TYPED, fill, h, sentences } from "../../../front/page/dom.js";

/** @import { Joints } from "../../../engine/messages.js" */
/** @import { Say } from "../../../front/types.js" */
/** @import { OwnTrap, OwnWords, Weighed } from "./messages.js" */

/** @typedef {"" | "right" | "wrong"} Mark */

/** @typedef {{ weighed: Weighed, mark: Mark, text: string }} Marked */

const LONGEST = 300;

/**
 * A row for each legal move and each typed one; onType(text) is called when another move is typed.
 * @param {{ strings: OwnWords, joints: Joints, say: Say, onType: (text: string) => unknown }} editor
 */
export function createLevelMoves({ strings, joints, say, onType }) {
  const input = h("input", {
    type: "text",
    ...AS_TYPED,
    "data-own": "move",
    keydown: ({ key }) => key === "Enter" && enter(),
  });
  const about = h("p", { class: "carte-own-about" }, strings.many_moves);
  const list = h("ul", { class: "carte-own-moves" });
  const element = h(
    "fieldset",
    { class: "carte-own-part" },
    h("legend", {}, strings.moves),
    about,
    list,
    h(
      "div",
      { class: "carte-own-begin" },
      labelled(strings.typed, input),
      actionButton("add-move", strings.add_move, enter),
    ),
  );
  /** @type {Marked[]} */
  let marked = [];

  function enter() {
    if (input.value.trim()) onType(input.value.trim());
  }

  /** @param {Marked} one */
  function row(one) {
    const { move, legal, text } = one.weighed;
    const line = h("input", {
      type: "text",
      placeholder: strings.say_example,
      "aria-label": fill(strings.say, { move }),
      "data-say": move,
      input: () => {
        one.text = line.value;
      },
    });
    line.value = one.text;
    const limit = limited(line, LONGEST, strings.too_long);
    const show = () => {
      line.hidden = one.mark !== "wrong";
    };
    /** @type {HTMLSelectElement} */
    const choice = h(
      "select",
      {
        class: "carte-select",
        "data-mark": move,
        "aria-label": fill(strings.mark_of, { move }),
        change: () => {
          one.mark = /** @type {Mark} */ (choice.value);
          show();
          if (!line.hidden) line.focus();
        },
      },
      ...Object.entries(strings.marks).map(([value, words]) => h("option", { value }, words)),
    );
    choice.value = one.mark;
    show();
    const out = actionButton("take-out", strings.take_out, () => {
      marked = marked.filter((other) => other !== one);
      draw();
    });
    return h(
      "li",
      { "data-own-move": move },
      h("p", {}, ...sentences([!legal && h("b", {}, strings.refused), say(text)], joints)),
      legal ? choice : out,
      line,
      limit.line,
    );
  }

  function draw() {
    list.replaceChildren(...marked.map(row));
  }

  return {
    element,
    /**
     * Show the legal moves of a position, and those that a level has marked already.
     * @param {Weighed[]} legal
     * @param {Marked[]} known
     */
    set(legal, known) {
      const others = legal.filter(({ move }) => !known.some(({ weighed }) => weighed.move === move));
      marked = [...known, ...others.map((weighed) => ({ weighed, mark: /** @type {Mark} */ (""), text: "" }))];
      about.hidden = legal.length > 0;
      input.value = "";
      draw();
    },
    /**
     * Add a typed move: a legal one is to be marked, any other is wrong.
     * @param {Weighed} weighed
     */
    add(weighed) {
      const there = marked.find((one) => one.weighed.move === weighed.move);
      if (!there) marked = [...marked, { weighed, mark: weighed.legal ? "" : "wrong", text: "" }];
      input.value = "";
      draw();
      const [line] = [...list.querySelectorAll("li")].filter((one) => one.dataset.ownMove === weighed.move);
      /** @type {HTMLElement | null} */ (line?.querySelector(weighed.legal ? "select" : "input"))?.focus();
    },
    answers: () => marked.filter(({ mark }) => mark === "right").map(({ weighed }) => weighed.move),
    /** @returns {OwnTrap[]} */
    traps: () =>
      marked
        .filter(({ mark }) => mark === "wrong")
        .map(({ weighed, text }) => ({ play: weighed.move, text: text.trim() })),
  };
}
