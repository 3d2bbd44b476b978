// Plays a reader's own levels one after the other, like those of any lesson.

import { textInFaces } from "../../../front/cards/phrases.js";
import { keepAnswer, keepRefusal } from "../../../front/memory/memory.js";
import { actionButton } from "../../../front/page/actions.js";
import { fill, h } from "../../../front/page/dom.js";
import { putFocus } from "../../../front/page/focus.js";
import { backToTop } from "../../../front/page/motion.js";
import { oneAtATime } from "../../../front/page/one-at-a-time.js";
import { createStatus } from "../../../front/status/status.js";
import { startLevel } from "../../front/level.js";
import { createLevelPlace } from "../../front/level-place.js";
import { createLevels } from "../../front/levels.js";
import { allStars, winStars } from "../../front/progress.js";
import { LEVEL } from "./share-set.js";
import "../../front/lesson.css";

/** @import { Ask, Tool } from "../../../front/types.js" */
/** @import { LessonQuestions } from "../../front/messages.js" */
/** @import { Stars } from "../../front/progress.js" */
/** @import { Made, OwnContent, OwnQuestions } from "./messages.js" */

/**
 * play(made, …) puts its levels on the table, leave() takes them away. Levels only tried out keep
 * no stars. `ways` appear at the end beside "Once more".
 * @param {Tool<OwnContent, OwnQuestions>} tool
 */
export function createSetPlayer(tool) {
  const { root, content, words, skin, ask, signal, onTrouble } = tool;
  const strings = content.words;
  const nav = h("div", { class: "carte-own-levels-nav" });
  const { goal, task, aims, table, inWords, nameLevel } = createLevelPlace(root);
  const status = createStatus(words, skin, tool.wording);
  const element = h(
    "div",
    { class: "carte-own-play", "data-stage": "through", hidden: true },
    nav,
    aims,
    table,
    status.element,
  );
  const halt = oneAtATime(signal, status.clear);

  /**
   * @param {Made} made
   * @param {{ trial: boolean, focus?: boolean, ways: () => Node[] }} manner
   */
  function play(made, { trial, focus = false, ways }) {
    const { levels } = made;
    /** @type {Stars} */
    const tried = {};
    const stars = () => (trial ? tried : allStars(onTrouble));
    const spoken = { ...made.words, levels: strings.levels };
    const onGo = (/** @type {string} */ id) => show(levels.findIndex((level) => level.id === id));
    const way = createLevels({ stage: { title: made.title, levels }, words: spoken, signal, onGo });
    nav.replaceChildren(levels.length > 1 ? way.element : "");
    root.dataset.aim = made.code && LEVEL + made.code;
    element.hidden = false;
    const open = levels.findIndex(({ id }) => !stars()[id]);
    show(Math.max(open, 0), { focus });

    /** @param {number} place */
    function show(place, { focus: led = false } = {}) {
      const level = levels[place];
      const isLast = place === levels.length - 1;
      nameLevel(level);
      goal.replaceChildren(textInFaces(level.goal, words, skin()));
      task.textContent = levels.length > 1 ? fill(strings.place, { number: place + 1, all: levels.length }) : "";
      way.show(level.id, stars());
      const asked = /** @type {Ask<LessonQuestions>} */ ((request) => ask({ ...request, set: made.set }));
      const onTable = { ...tool, body: table, status, words: made.words, ask: asked, signal: halt() };
      startLevel(onTable, {
        level,
        rules: made.rules,
        focus: led,
        endLabel: isLast ? strings.finish : strings.next,
        onStep() {},
        beyond: { task: inWords },
        onSlip(ruling) {
          if (!trial) keepRefusal(ruling, "level", onTrouble);
        },
        onWon(won, slips) {
          if (trial) tried[level.id] = won;
          else winStars(level.id, won, onTrouble);
          const rules = level.rules.map(({ id }) => id);
          if (!trial) keepAnswer(rules, { right: true, tries: slips + 1, place: "level" }, onTrouble);
          way.show(level.id, stars());
        },
        onEnd() {
          if (isLast) return finish();
          show(place + 1, { focus: true });
          return backToTop(root);
        },
      });
    }

    function finish() {
      halt();
      [goal.textContent, task.textContent] = [made.title, strings.end];
      const again = actionButton("again", strings.again, () => show(0, { focus: true }));
      const end = h("div", { class: "carte-actions", tabindex: "-1" }, ...ways(), again);
      table.replaceChildren(end);
      putFocus(end);
    }
  }

  return {
    element,
    play,
    leave() {
      halt();
      table.replaceChildren();
      element.hidden = true;
      for (const name of ["level", "aim"]) delete root.dataset[name];
    },
  };
}
