// The table on the page: zones of cards, drawn from a layout. A card keeps its button wherever it
// goes, so that it can travel and keep its focus.

import { badgeCard, cardButton } from "../../front/cards/faces.js";
import { h } from "../../front/page/dom.js";
import { rove } from "../../front/page/roving.js";
import "./table.css";

const MANY = 8; // places that a zone fills a row with

/**
 * A zone of a plan: {name, label, live, stack, held, hold, names}. `live` cards may be pressed, a
 * `stack` is a pile with its number of cards (`held` more than are drawn), a `hold` is where cards
 * come from and go to unseen, and `names` stand on the places, one each.
 */
function makeZone({ name, label, live = false, stack = false, held = 0, hold = false, names }, signal) {
  const places = h("div", { class: "carte-places" });
  if (hold) {
    const element = h("div", { class: "carte-hold", "data-zone": name, "aria-hidden": "true" }, places);
    return { element, places, title: () => {}, open: false, names: [] };
  }
  const caption = h("span", { class: "carte-zone-label", "aria-hidden": "true" }, label);
  const element = h(
    "div",
    { class: stack ? "carte-zone carte-stack" : "carte-zone", "data-zone": name, role: "group" },
    caption,
    places,
  );
  const title = (count) => {
    const text = stack ? `${label}: ${held + count}` : label;
    caption.textContent = text;
    element.setAttribute("aria-label", text);
  };
  title(0);
  const rover = live ? rove(places, signal) : null;
  return { element, places, title, open: live, rover, names: names ?? [] };
}

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
 * Fill the places: one element a place, a card's button inside or nothing. How the zone is filled is
 * said on it, for styles that looked for cards (`:has`) would be reckoned anew whenever one moves.
 */
function fillZone(zone, cards, buttonOf) {
  while (zone.places.children.length < cards.length) {
    zone.places.append(makePlace(zone.names[zone.places.children.length]));
  }
  while (zone.places.children.length > cards.length) zone.places.lastChild.remove();
  cards.forEach((card, index) => {
    const place = zone.places.children[index];
    const there = place.querySelector("[data-card]");
    const button = card && buttonOf(card);
    if (there && there !== button) there.remove();
    if (button && button.parentElement !== place) place.prepend(button); // before the name on it
    if (button) button.disabled = !zone.open;
  });
  const count = cards.filter(Boolean).length;
  zone.element.toggleAttribute("data-holds", count > 0);
  zone.element.toggleAttribute("data-many", cards.length > MANY);
  zone.title(count);
  zone.rover?.refresh();
  if (zone.awaits && document.activeElement === zone.element) enter(zone);
}

/** Give the focus to a card of the zone; where none lies yet, it waits there for the first one. */
function enter(zone) {
  zone.awaits = !zone.rover.focus();
  if (!zone.awaits) return;
  zone.element.tabIndex = -1;
  zone.element.focus({ preventScroll: true });
}

/**
 * The zones of a widget. `words` names the cards, `skin()` is the one in use.
 * place(layout) draws, button(card) finds, zoneOf(card) tells where a card lies, open(names) says
 * which of the live zones listen, badge({card: value}) names what cards count as.
 */
export function createZones({ plans, words, skin, signal }) {
  const buttons = new Map();
  let badges = {};
  const zones = Object.fromEntries(plans.map((plan) => [plan.name, makeZone(plan, signal)]));
  const buttonOf = (card) => {
    if (!buttons.has(card)) {
      buttons.set(card, cardButton(card, words.cards[card], skin()));
      badgeCard(buttons.get(card), badges[card], words);
    }
    return buttons.get(card);
  };
  return {
    elements: Object.fromEntries(Object.entries(zones).map(([name, { element }]) => [name, element])),
    place(layout) {
      for (const [name, zone] of Object.entries(zones)) fillZone(zone, layout[name] ?? [], buttonOf);
    },
    button: buttonOf,
    zoneOf: (card) => buttons.get(card)?.closest("[data-zone]")?.dataset.zone,
    open(names) {
      for (const [name, zone] of Object.entries(zones)) {
        zone.open = Boolean(zone.rover) && names.includes(name);
        zone.awaits = false;
      }
    },
    badge(values) {
      badges = values;
      for (const [card, button] of buttons) badgeCard(button, values[card], words);
    },
    focus(name) {
      if (zones[name]?.rover) enter(zones[name]);
    },
  };
}
