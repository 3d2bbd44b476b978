// Making a level: begin from a position or a level of the set, weigh its moves, and keep it in its place.

import { written } from "../../../front/cards/typed-text.js";
import { fill } from "../../../front/page/dom.js";
import { bringIntoView } from "../../../front/page/motion.js";
import { createEditor } from "./editor.js";

/** @import { PartQuestions } from "../../../front/page/questions.js" */
/** @import { Tool } from "../../../front/types.js" */
/** @import { Begun, OwnContent, OwnLevel, OwnQuestions } from "./messages.js" */
/** @import { createOwnSet } from "./own-set.js" */

/**
 * A level for the set `mine`; wrong(reason) says why Python refuses a text, onTry(level) is called to try it before keeping it, onLeft() when the reader leaves it.
 * @param {Pick<Tool<OwnContent, OwnQuestions>, "content" | "words" | "skin" | "say" | "ask" | "status">} tool
 * @param {{
 *   questions: PartQuestions<OwnQuestions>,
 *   wrong: (reason: string) => unknown,
 *   mine: ReturnType<typeof createOwnSet>,
 *   onTry: (level: OwnLevel) => unknown,
 *   onLeft: () => unknown,
 * }} page
 */
export function createLevelMaker(tool, { questions, wrong, mine, onTry, onLeft }) {
  const { content, words, ask, status } = tool;
  const strings = content.words;
  const editor = createEditor(tool, {
    onType: weigh,
    onTry: () => onTry(editor.level()),
    onKeep: keep,
    onLeave: leave,
  });
  /** @type {{ game: string, place: number } | null} */
  let changed = null; // the level of a set that is being changed
  let begun = ""; // the game of the position in the editor

  /** @param {string} code */
  async function begin(code, { level = /** @type {OwnLevel | null} */ (null) } = {}) {
    const found = await questions.ask({ ask: "begin", code }, { starting: strings.opening, onFailed: wrong });
    if (!found) return;
    const known = level ? await markedIn(found, level) : [];
    if (!level) changed = null;
    begun = found.game;
    editor.open(found, level, level || !found.asked ? known : [found.asked]);
    bringIntoView(editor.element);
    editor.focus();
  }

  /**
   * The rulings on the moves that a level has marked.
   * @param {Begun} found
   * @param {OwnLevel} level
   */
  async function markedIn(found, { answers, traps }) {
    const moves = [...answers, ...traps.map(({ play }) => play)];
    const weighing = moves.map((move) => ask({ ask: "weigh", code: found.position, move }));
    return Promise.all(weighing);
  }

  /** @param {string} text */
  async function weigh(text) {
    const move = { code: editor.position(), move: written(text, words) };
    const weighed = await questions.ask({ ask: "weigh", ...move }, { starting: strings.waiting });
    if (weighed) editor.add(weighed);
  }

  async function keep() {
    const set = { title: "", levels: [editor.level()] };
    const made = await questions.ask({ ask: "make", set }, { starting: strings.waiting });
    if (!made) return;
    mine.turnTo(begun);
    const place = changed?.game === begun ? changed.place : mine.current().levels.length;
    const most = content.most.levels;
    if (place >= most) return status.refuse(fill(strings.full, { number: most }));
    mine.put(place, made.set.levels[0]);
    leave();
    status.note("good", fill(strings.kept, { number: place + 1 }));
    status.reveal();
  }

  function leave() {
    changed = null;
    editor.close();
    status.clear();
    onLeft();
  }

  return {
    element: editor.element,
    begin,
    leave,
    /** @param {number} place */
    edit(place) {
      changed = { game: mine.game, place };
      const level = mine.current().levels[place];
      begin(level.position, { level });
    },
  };
}
