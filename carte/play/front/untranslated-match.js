// A match kept in another language: its cards are drawn at once, its words once Python has translated it.

/** @import { Kept } from "./match-schema.js" */
/** @import { Moment, SittingContent } from "./messages.js" */
/** @import { Standing } from "./types.js" */

/**
 * Return a moment without its words: only names that this page also has keep theirs. The reader cannot act in it.
 * @param {Moment} moment
 * @param {Pick<SittingContent, "moment">} content
 * @returns {Moment}
 */
export function wordless({ step: { zones, scene }, totals, ...moment }, { moment: here }) {
  const { seats = [], trump: _trump, contract: _contract, ...lying } = scene;
  const names = Object.fromEntries((here.step.scene.seats ?? []).map(({ seat, name }) => [seat, name]));
  const seated = seats.map(({ says: _says, roles: _roles, ...seat }) => ({ ...seat, name: names[seat.seat] ?? "" }));
  return {
    ...moment,
    step: { zones, scene: { ...lying, seats: seated } },
    totals: totals.map(({ points }, side) => ({ side: here.totals[side]?.side ?? "", points })),
    turn: "you",
    caption: "",
    since: [],
    over: null,
  };
}

/**
 * Return where a match stands that is only shown: it goes nowhere.
 * @param {Kept} match
 * @returns {Standing}
 */
export function standingStill(match) {
  const nowhere = () => {};
  return { now: () => match, reach: nowhere, keep: nowhere, claim: nowhere };
}
