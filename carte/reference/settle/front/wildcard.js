// A card of which the suit may decide: which one it is, where one of its value is played alone.

/** @import { Sheet } from "../../../checker/front/types.js" */
/** @import { Pad, WildCard } from "./types.js" */

/**
 * Which of the choices fits what the sheet says of the card that is played; null where none is to be made.
 * @param {Pad} pad
 * @param {Sheet} sheet
 */
export function wildOf({ by, wild }, { zones, fields }) {
  const [card, ...others] = zones.hand ?? [];
  if (!wild || by !== "value" || others.length > 0 || card?.slice(0, -1) !== String(wild.value)) return null;
  /** @param {WildCard} one */
  const fits = (one) => Object.entries(one.fields).every(([name, value]) => fields[name] === value);
  const those = wild.choices.filter((one) => one.card === card || one.card === "");
  return those.toReversed().find(fits) ?? those[0];
}
