// A card whose suit may decide: which one it is, when a card of its value is played alone.

/** @import { Sheet } from "../../checker/front/messages.js" */
/** @import { Pad, WildCard } from "./messages.js" */

/**
 * Return the choice that fits the sheet's played card; null if there is none to make.
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
