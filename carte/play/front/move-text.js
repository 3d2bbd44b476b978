// A move in words at the table: who made it, and who has taken the trick.

import { madeBy } from "../../board/front/step-forms.js";
import { afterLabel, fill, h, sentences } from "../../front/page/dom.js";

/** @import { NarratedMove } from "../../board/front/messages.js" */
/** @import { TellMove } from "../../board/front/watch-moves.js" */
/** @import { Joints } from "../../engine/messages.js" */
/** @import { Preferences } from "../../front/types.js" */
/** @import { Moment } from "./messages.js" */

/**
 * Return the words of a move, with the player's name if they lack it: few, or with the reasons. There the winner of a
 * trick comes first, and stays as long as the trick is the last one; so does the lead to the next.
 * @param {NarratedMove} move
 * @param {Pick<Moment, "step">} moment
 * @param {Joints} joints
 * @param {Preferences["wording"]} wording
 * @returns {TellMove}
 */
export function moveText(move, { step: { scene } }, joints, wording) {
  const isShort = wording === "short" && move.brief !== undefined;
  const words = isShort ? (move.brief ?? "") : move.text;
  if (move.say !== undefined || !words) return { ...move, text: words };
  const by = madeBy(move);
  const seat = scene.seats?.find((one) => one.seat === by);
  const label = fill(joints.label, { name: seat?.name, values: "" });
  const element = h("span", {}, h("b", {}, label), afterLabel(words, joints));
  if (move.leads) element.dataset.leads = "";
  if (isShort && move.took) element.dataset.lasts = "";
  if (isShort || !move.took) return { ...move, text: element };
  element.className = "carte-told-how";
  return { ...move, text: h("span", { "data-lasts": "" }, ...sentences([h("b", {}, move.took), element], joints)) };
}
