// The table on the page: zones of cards, drawn from a layout. A card keeps its button wherever it
// goes, so that it can travel and keep its focus.

import { badgeCard, cardButton } from "../../front/cards/faces.js";
import { fill, h } from "../../front/page/dom.js";
import { focusBeside, putFocus } from "../../front/page/focus.js";
import { rove } from "../../front/page/roving-focus.js";
import "./table.css";

/** @import { Card, ZoneName } from "../../engine/messages.js" */
/** @import { Skin, TableStrings } from "../../front/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { Layout } from "./layout.js" */
/** @import { Seat } from "./messages.js" */

const MANY = 8; // places that a zone fills a row with

/**
 * A zone as the board draws it. Cards of a `live` one may be pressed; a `stack` is a pile with its number of cards,
 * `held` more than are drawn; in a `hold` cards come and go unseen; `names` are the seats on its places, one each. A
 * `rare` one is not there for listeners while it is empty.
 * @typedef {object} Plan
 * @property {ZoneName} name
 * @property {string} [label]
 * @property {boolean} [live]
 * @property {boolean} [stack]
 * @property {number} [held]
 * @property {boolean} [hold]
 * @property {Seat[]} [names]
 * @property {boolean} [rare]
 */

/**
 * @typedef {object} Zone
 * @property {HTMLElement} element
 * @property {HTMLElement} places
 * @property {(count: number) => void} title
 * @property {boolean} open
 * @property {ReturnType<typeof rove> | null} rover
 * @property {Seat[]} names
 * @property {boolean} rare
 * @property {boolean} awaits whether the first card that comes gets the focus
 */

/**
 * @param {Plan} plan
 * @param {TableStrings} words
 * @param {AbortSignal} signal
 * @returns {Zone}
 */
function makeZone(plan, words, signal) {
  const { name, label = "", live = false, stack = false, held = 0, hold = false, names = [], rare = false } = plan;
  const places = h("div", { class: "carte-places" });
  if (hold) {
    const element = h("div", { class: "carte-hold", "data-zone": name, "aria-hidden": "true" }, places);
    return { element, places, title: () => {}, open: false, rover: null, names: [], rare, awaits: false };
  }
  const caption = h("span", { class: "carte-zone-label", "aria-hidden": "true" }, label);
  const element = h(
    "div",
    { class: stack ? "carte-zone carte-stack" : "carte-zone", "data-zone": name, role: live ? "toolbar" : "group" },
    caption,
    places,
  );
  /** @param {number} count */
  const title = (count) => {
    const text = stack ? fill(words.counted, { name: label, count: held + count }) : label;
    caption.textContent = text;
    element.ariaLabel = text;
  };
  if (stack) element.dataset.name = label;
  title(0);
  const rover = live ? rove(places, signal) : null;
  return { element, places, title, open: live, rover, names, rare, awaits: false };
}

/** @param {Seat | undefined} named */
function makePlace(named) {
  if (!named) return h("span", { class: "carte-place" });
  const { seat, name } = named;
  return h(
    "span",
    { class: "carte-place", "data-by": seat, role: "group", "aria-label": name },
    h("span", { class: "carte-by", "aria-hidden": "true" }, name),
  );
}

/**
 * Let a card be pressed or not; in a zone that is read with the arrows, one that cannot be pressed now is read as well.
 * @param {HTMLButtonElement} button
 * @param {{ isClosed: boolean, isRead: boolean }} manner
 */
function close(button, { isClosed, isRead }) {
  button.disabled = isClosed && !isRead;
  button.ariaDisabled = isClosed && isRead ? "true" : null;
}

/**
 * Fill the places: one element a place, with a card's button or empty. An attribute of the zone says how full it is,
 * because styles that look for cards (`:has`) would be recalculated at every move.
 * @param {Zone} zone
 * @param {(Card | null)[]} cards
 * @param {(card: Card) => HTMLButtonElement} buttonOf
 */
function fillZone(zone, cards, buttonOf) {
  while (zone.places.children.length < cards.length) {
    zone.places.append(makePlace(zone.names[zone.places.children.length]));
  }
  while (zone.places.children.length > cards.length) zone.places.lastChild?.remove();
  cards.forEach((card, index) => {
    const place = zone.places.children[index];
    const there = place.querySelector("[data-card]");
    const button = card && buttonOf(card);
    if (there && there !== button) there.remove();
    if (button && button.parentElement !== place) place.prepend(button); // before the name on it
    if (button)
      close(button, { isClosed: !zone.open || button.hasAttribute("data-down"), isRead: zone.rover !== null });
  });
  const count = cards.filter(Boolean).length;
  zone.element.toggleAttribute("data-holds", count > 0);
  zone.element.toggleAttribute("data-many", cards.length > MANY);
  if (zone.rare) zone.element.ariaHidden = count ? null : "true";
  zone.title(count);
  zone.rover?.refresh();
  if (zone.awaits && focusBeside(zone.element) === zone.element) enter(zone);
}

/**
 * Focus a card of the zone; if there is none yet, the focus waits there for the first one.
 * @param {Zone} zone
 */
function enter(zone) {
  zone.awaits = !zone.rover?.focus();
  if (!zone.awaits) return;
  zone.element.tabIndex = -1;
  putFocus(zone.element);
}

/** @typedef {ReturnType<typeof createZones>} BoardZones */

/**
 * The zones of a widget. `words` names the cards, `skin()` is the one in use; onPlaced(names) is called with the zones
 * that hold cards.
 * place(layout) draws, button(card) and zoneOf(card) find a card, open(names) enables some of the live zones,
 * badge({card: value}) shows what cards count as.
 * @param {Pick<Tool<unknown>, "words" | "skin" | "signal">} tool
 * @param {{ plans: Plan[], onPlaced: (names: ZoneName[]) => unknown }} table
 */
export function createZones({ words, skin, signal }, { plans, onPlaced }) {
  /** @type {Map<Card, HTMLButtonElement>} */
  const buttons = new Map();
  /** @type {Record<Card, number>} */
  let badges = {};
  const zones = Object.fromEntries(plans.map((plan) => [plan.name, makeZone(plan, words, signal)]));
  /** @param {Card} card */
  const buttonOf = (card) => {
    const there = buttons.get(card);
    if (there) return there;
    const made = cardButton(card, words, skin());
    badgeCard(made, badges[card], words);
    buttons.set(card, made);
    return made;
  };
  return {
    elements: Object.fromEntries(Object.entries(zones).map(([name, { element }]) => [name, element])),
    /** @param {Layout} layout */
    place(layout) {
      for (const [name, zone] of Object.entries(zones)) fillZone(zone, layout[name] ?? [], buttonOf);
      onPlaced(Object.keys(zones).filter((name) => layout[name]?.some(Boolean)));
    },
    button: buttonOf,
    /** @param {Card} card */
    isClosed: (card) => buttonOf(card).ariaDisabled === "true",
    /** @param {Card} card */
    zoneOf: (card) => buttons.get(card)?.closest("[data-zone]")?.getAttribute("data-zone"),
    /** @param {ZoneName[]} names */
    open(names) {
      for (const [name, zone] of Object.entries(zones)) {
        zone.open = Boolean(zone.rover) && names.includes(name);
        zone.awaits = false;
      }
    },
    /** @param {Record<Card, number>} values */
    badge(values) {
      badges = values;
      for (const [card, button] of buttons) badgeCard(button, values[card], words);
    },
    /** @param {ZoneName} name */
    focus(name) {
      if (zones[name]?.rover) enter(zones[name]);
    },
  };
}
