// A match that was kept in another language: its cards are drawn at once, its words when Python has told it anew.

/** @import { Moment, PlayContent } from "./types.js" */

/**
 * A moment without its words: only what is called something on this page, too, is called so. There is nothing to do in it.
 * @param {Moment} moment
 * @param {Pick<PlayContent, "moment">} content
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
