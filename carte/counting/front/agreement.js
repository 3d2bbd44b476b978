// The house rules of a counting table: a form to agree on them, and the line that says whether they are ours.

import { createHouse } from "../../front/fields/controls.js";
import { createHouseLine } from "../../front/house/house-line.js";
import { differing } from "../../front/house/house-rules.js";
import { unusual } from "./count-store.js";

/** @import { Options } from "../../engine/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { Offered, ScoreContent } from "./messages.js" */

/**
 * The form `house` and the line `ours`; call show(game, options) after every change. onRules(options) is called with the
 * rules chosen, and onWrong(text) for an impossible rule.
 * @param {Pick<Tool<ScoreContent>, "content" | "say" | "onTrouble" | "signal">} tool
 * @param {{ onRules: (some: Options) => unknown, onWrong: (text: string) => unknown }} handlers
 */
export function createAgreement(tool, { onRules, onWrong }) {
  const { content, say } = tool;
  const house = createHouse({
    words: content.words,
    say,
    onOption: (name, value) => onRules({ [name]: value }),
    onWrong,
  });
  const ours = createHouseLine(tool, { strings: content.ours, onChoose: onRules });
  return {
    house: house.element,
    ours: ours.element,
    /**
     * @param {Offered} game
     * @param {Options} options
     */
    show({ slug, house: plans, others, options: usual }, options) {
      house.show({ options }, { options: plans }, differing(plans, options).length);
      ours.show(slug, [...plans, ...others], unusual(options, usual));
    },
  };
}
