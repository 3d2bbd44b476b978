// The table on the page: zones of cards, drawn from a layout. A card keeps its button wherever it
// goes, so that it can travel and keep its focus.
import { cardButton } from "./faces.js";
import { h } from "./dom.js";
import { rove } from "./roving.js";

function makeZone({ name, label, live = false, stack = false, held = 0 }, signal) {
  const caption = h("span", { class: "carte-zone-label", "aria-hidden": "true" }, label);
  const places = h("div", { class: "carte-places" });
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
  return { element, places, live, title, rover: live ? rove(places, signal) : null };
}

/** Fill the places: one element a place, a card's button inside or nothing. */
function seat(zone, cards, buttonOf) {
  while (zone.places.children.length < cards.length) {
    zone.places.append(h("span", { class: "carte-place" }));
  }
  while (zone.places.children.length > cards.length) zone.places.lastChild.remove();
  cards.forEach((card, index) => {
    const place = zone.places.children[index];
    const button = card && buttonOf(card);
    if (place.firstChild !== button) place.replaceChildren(...(button ? [button] : []));
    if (button) button.disabled = !zone.live;
  });
  zone.title(cards.filter(Boolean).length);
  zone.rover?.refresh();
}

/**
 * The zones of a widget. `words` names the cards, `skin()` is the one in use.
 * place(layout) draws, button(card) finds, zoneOf(card) tells where a card lies.
 */
export function createZones({ plans, words, skin, signal }) {
  const buttons = new Map();
  const zones = Object.fromEntries(plans.map((plan) => [plan.name, makeZone(plan, signal)]));
  const buttonOf = (card) => {
    if (!buttons.has(card)) buttons.set(card, cardButton(card, words.cards[card], skin()));
    return buttons.get(card);
  };
  return {
    elements: Object.fromEntries(Object.entries(zones).map(([name, { element }]) => [name, element])),
    place(layout) {
      for (const [name, zone] of Object.entries(zones)) seat(zone, layout[name] ?? [], buttonOf);
    },
    button: buttonOf,
    zoneOf: (card) => buttons.get(card)?.closest("[data-zone]")?.dataset.zone,
    focus(name) {
      zones[name]?.rover?.focus();
    },
  };
}
