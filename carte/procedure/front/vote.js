// A vote of the table on what no text settles: everybody presses an answer, and the most votes hold.

import { actionButton } from "../../front/page/actions.js";
import { fill, h, pushButton } from "../../front/page/dom.js";

/** @import { ProcedureStrings } from "./messages.js" */

/**
 * @param {string[]} answers what the book says, then what other tables do
 * @param {ProcedureStrings["procedure"]} strings
 */
export function drawVote(answers, strings) {
  const choices = [...answers, strings.another];
  let votes = choices.map(() => 0);
  const outcome = h("p", { "aria-live": "polite", "data-outcome": "" });
  const buttons = choices.map((says, place) =>
    pushButton({ class: "carte-button", "data-vote": String(place), click: () => count(place) }, says),
  );
  const again = actionButton("recount", strings.recount, clear, { kind: "carte-main-quiet" });

  /** @param {number} place */
  function count(place) {
    votes[place] += 1;
    tell();
  }

  function clear() {
    votes = choices.map(() => 0);
    tell();
    buttons[0].focus();
  }

  function tell() {
    const most = Math.max(...votes);
    choices.forEach((says, place) => {
      buttons[place].textContent = votes[place] ? fill(strings.votes, { says, number: votes[place] }) : says;
    });
    const ahead = choices.filter((_says, place) => votes[place] === most);
    const decided = ahead.length === 1 ? fill(strings.decided, { says: ahead[0] }) : strings.undecided;
    outcome.textContent = most ? decided : "";
    again.hidden = most === 0;
  }

  tell();
  return h(
    "details",
    { class: "carte-vote" },
    h("summary", {}, strings.vote),
    h("p", {}, strings.voting),
    h("ul", {}, ...buttons.map((button) => h("li", {}, button))),
    outcome,
    again,
  );
}
