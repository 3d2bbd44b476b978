// The moves that the cards on the pad could mean, each with its answer.

import { h, icon, pushButton } from "../../front/page/dom.js";

/** @import { PossibleMove, SettleStrings } from "./messages.js" */

/**
 * onChoose(option) is called when one is pressed, onPlayers(number) when a number of players is. ask(text) replaces the
 * list with a text, list(options) shows some; seat(numbers, taken) asks above it how many play.
 * @param {object} page
 * @param {SettleStrings["settle"]} page.strings
 * @param {(option: PossibleMove) => unknown} page.onChoose
 * @param {(players: number) => unknown} page.onPlayers
 */
export function createCandidates({ strings, onChoose, onPlayers }) {
  const seats = h("div", { class: "carte-pad-suits", role: "radiogroup", "aria-label": strings.players, hidden: true });
  const which = h("p", { class: "carte-list-title" });
  const list = h("ul", { class: "carte-meant", "aria-label": strings.which });

  const element = h("div", { class: "carte-meant-place" }, seats, which, list);

  /**
   * @param {number} players
   * @param {number} taken
   */
  function chip(players, taken) {
    const radio = h("input", {
      type: "radio",
      name: "carte-settle-players",
      value: players,
      checked: players === taken,
      "data-players": String(players),
      change: () => onPlayers(players),
    });
    return h("label", { class: "carte-chip" }, radio, h("span", {}, String(players)));
  }

  /** @param {PossibleMove} option */
  function line(option) {
    const { move, says, yes } = option;
    const answer = h(
      "b",
      { class: "carte-meant-answer", "data-stage": "held" },
      icon(yes ? "good" : "bad"),
      yes ? strings.yes : strings.no,
    );
    const look = { class: "carte-button", "data-meant": move, "data-yes": String(yes) };
    return h("li", {}, pushButton({ ...look, click: () => onChoose(option) }, h("span", {}, says), answer));
  }

  return {
    element,
    /** What is asked now. */
    asks: () => which.textContent ?? "",
    /**
     * @param {readonly number[]} numbers of players to choose from, none to ask no longer
     * @param {number} [taken] for how many the cards are settled now
     */
    seat(numbers, taken = numbers[0]) {
      seats.hidden = numbers.length === 0;
      seats.replaceChildren(h("span", {}, strings.players), ...numbers.map((number) => chip(number, taken)));
    },
    /** @param {string} text */
    ask(text) {
      which.textContent = text;
      list.replaceChildren();
    },
    /** @param {PossibleMove[]} options */
    list(options) {
      which.textContent = strings.which;
      list.replaceChildren(...options.map(line));
    },
  };
}
