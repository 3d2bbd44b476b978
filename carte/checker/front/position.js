// A position as the reader fills it in: {game, options, zones: {name: cards}, fields, facts}. Pure
// functions from sheet to sheet; only Python knows what a sheet means.

import { differing } from "../../front/house/house-rules.js";

/** @import { Card, Options, Plain, ZoneName } from "../../engine/messages.js" */
/** @import { CheckerForm, Sheet, Zone } from "./messages.js" */

/**
 * The form's usual sheet for a game, with no card on it.
 * @param {string} game
 * @param {CheckerForm} form
 * @param {Options} [options]
 * @returns {Sheet}
 */
export function blankSheet(game, form, options) {
  return {
    game,
    options: options ?? Object.fromEntries(form.options.map(({ name, value }) => [name, value])),
    zones: {},
    fields: Object.fromEntries(form.fields.map(({ name, usual }) => [name, usual])),
    facts: {},
  };
}

/**
 * The same cards on the sheet of another form, without those it has no place for.
 * @param {Sheet} sheet
 * @param {Sheet} blank
 * @param {CheckerForm} form
 * @returns {Sheet}
 */
export function carriedOver(sheet, blank, form) {
  const known = form.zones.map(({ name }) => name);
  const zones = Object.entries(sheet.zones).filter(([name]) => known.includes(name));
  return { ...blank, zones: Object.fromEntries(zones) };
}

/**
 * Whether a zone is shown even while it is empty: most questions need it, in this phase.
 * @param {Pick<Zone, "main" | "phases">} zone
 * @param {Sheet} sheet
 */
export function isNeeded({ main, phases }, { fields }) {
  return main && (phases.length === 0 || !fields.phase || phases.includes(String(fields.phase)));
}

/**
 * The zone in which a card lies, or undefined.
 * @param {Sheet} sheet
 * @param {Card} card
 */
export function zoneOfCard(sheet, card) {
  return Object.keys(sheet.zones).find((name) => sheet.zones[name].includes(card));
}

/**
 * @param {Sheet} sheet
 * @param {Card[]} cards
 * @returns {Sheet}
 */
function without(sheet, cards) {
  const zones = Object.entries(sheet.zones).map(([name, held]) => [name, held.filter((card) => !cards.includes(card))]);
  return { ...sheet, zones: Object.fromEntries(zones) };
}

/**
 * Put exactly these cards into the zone, and take them out of any other.
 * @param {Sheet} sheet
 * @param {ZoneName} zone
 * @param {Card[]} cards
 * @returns {Sheet}
 */
export function withCards(sheet, zone, cards) {
  const lifted = without(sheet, cards);
  return { ...lifted, zones: { ...lifted.zones, [zone]: cards } };
}

/**
 * Move the card to the zone, or out of it if it is there.
 * @param {Sheet} sheet
 * @param {ZoneName} zone
 * @param {Card} card
 */
export function toggledCard(sheet, zone, card) {
  const held = sheet.zones[zone] ?? [];
  if (held.includes(card)) return without(sheet, [card]);
  return withCards(sheet, zone, [...held, card]);
}

/**
 * @param {Sheet} sheet
 * @param {string} name
 * @param {Plain} value
 * @returns {Sheet}
 */
export function withField(sheet, name, value) {
  return { ...sheet, fields: { ...sheet.fields, [name]: value } };
}

/**
 * @param {Sheet} sheet
 * @param {string} name
 * @param {Plain} value
 * @returns {Sheet}
 */
export function withOption(sheet, name, value) {
  return { ...sheet, options: { ...sheet.options, [name]: value } };
}

/**
 * How many house rules differ from the game's usual form.
 * @param {Sheet} sheet
 * @param {CheckerForm} form
 */
export function changedOptions(sheet, form) {
  return differing(form.options, sheet.options).length;
}
