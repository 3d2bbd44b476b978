// The agreement at a counting table: which game to count, and by which house rules.

import { createHouse } from "../../front/fields/controls.js";
import { listControl } from "../../front/fields/entries.js";
import { createHouseLine } from "../../front/house/house-line.js";
import { differing } from "../../front/house/house-rules.js";
import { h } from "../../front/page/dom.js";
import { unusual } from "./count-store.js";

/** @import { Options } from "../../engine/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { ScoreContent } from "./messages.js" */

/**
 * The `fields`, and the line of `ours`; call show(game, options) after every change. onGame(slug) is called with
 * another game, onRules(options) with the rules chosen, and onWrong(text) for an impossible rule.
 * @param {Pick<Tool<ScoreContent>, "content" | "say" | "onTrouble" | "signal">} tool
 * @param {object} table
 * @param {string} table.game
 * @param {(slug: string) => unknown} table.onGame
 * @param {(some: Options) => unknown} table.onRules
 * @param {(text: string) => unknown} table.onWrong
 */
export function createAgreement(tool, { game: first, onGame, onRules, onWrong }) {
  const { content, say } = tool;
  const { games, words } = content;
  const titles = games.map(({ slug, title }) => ({ value: slug, text: title }));
  const list = listControl("game", words.game, titles, first, onGame);
  const house = createHouse({ words, say, onOption: (name, value) => onRules({ [name]: value }), onWrong });
  const ours = createHouseLine(tool, { strings: content.ours, onChoose: onRules });
  return {
    ours: ours.element,
    fields: h("div", { class: "carte-entries" }, list, house.element),
    /**
     * @param {string} game
     * @param {Options} options
     */
    show(game, options) {
      const place = games.findIndex(({ slug }) => slug === game);
      const { house: plans, others, options: usual } = games[place];
      const select = list.querySelector("select");
      if (select) select.selectedIndex = place;
      house.show({ options }, { options: plans }, differing(plans, options).length);
      ours.show(game, [...plans, ...others], unusual(options, usual));
    },
  };
}
