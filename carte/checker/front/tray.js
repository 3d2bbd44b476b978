// The pack to take cards from: forty small cards, the zones they can go to, and a field to type into.

import { calledIn, cardButton } from "../../front/cards/faces.js";
import { parseCards } from "../../front/cards/notation.js";
import { followTaps } from "../../front/cards/taps.js";
import { notationOf } from "../../front/cards/typed-text.js";
import { createFieldError } from "../../front/fields/field-error.js";
import { chipOf } from "../../front/fields/labels.js";
import { AS_TYPED, fill, h, pushButton, uniqueName } from "../../front/page/dom.js";
import { focusBeside } from "../../front/page/focus.js";
import { rove } from "../../front/page/roving-focus.js";
import { isNeeded, zoneOfCard } from "./position.js";

/** @import { Card, ZoneName } from "../../engine/messages.js" */
/** @import { TableStrings } from "../../front/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { Position } from "./edit-history.js" */
/** @import { CheckerContent, CheckerForm, Sheet, Zone } from "./messages.js" */

const VALUES = 10;

/**
 * The pack by suits, so that each suit has its row.
 * @param {TableStrings["cards"]} cards
 */
function bySuit(cards) {
  const names = Object.keys(cards);
  const suits = names.length / VALUES;
  return names.map((_, place) => names[(place % VALUES) * suits + Math.floor(place / VALUES)]);
}

/**
 * onCard(card, zone) is called when a card is pressed, onTyped([[zone, cards], …]) when cards are typed.
 * @param {Pick<Tool<CheckerContent>, "content" | "words" | "skin" | "signal">} tool
 * @param {object} checker
 * @param {(card: Card, zone: ZoneName) => unknown} checker.onCard
 * @param {(zones: [ZoneName, Card[]][]) => unknown} checker.onTyped
 */
export function createTray({ content, words: names, skin, signal }, { onCard, onTyped }) {
  const { words, start } = content;
  const tiles = bySuit(names.cards).map((card) => {
    const tile = cardButton(card, names, skin());
    tile.classList.add("carte-half");
    return { card, tile };
  });
  const pack = h(
    "div",
    { class: "carte-ranks", role: "toolbar", "aria-label": words.pack, "data-zone": "pack" },
    ...tiles.map(({ tile }) => tile),
  );
  const places = h("div", { class: "carte-chips", role: "radiogroup", "aria-label": words.goes_to });
  const more = pushButton({
    class: "carte-button carte-more-places",
    "data-action": "places",
    click: () => {
      wide = !wide;
      draw();
    },
  });
  const label = h("span", {});
  /** @type {HTMLInputElement} */
  const input = h("input", {
    type: "text",
    "data-cards": "",
    ...AS_TYPED,
    placeholder: words.typed_example,
    enterkeyhint: "done",
    change: () => type(),
    keydown: (event) => event.key === "Enter" && type(),
  });
  const wrong = createFieldError(input);
  const group = uniqueName("place");
  const rover = rove(pack, signal);
  let { sheet, form } = start;
  let active = ""; // the zone to which cards go
  let wide = false; // whether all places are shown
  let line = ""; // the line's last text, so that nobody is interrupted in typing

  followTaps(pack, signal, (card) => onCard(card, active));

  function type() {
    const text = input.value.trim();
    if (text === written(active)) return;
    const parts = text.split(/[/／]/).map((part) => part.trim());
    const order = parts.length > 1 ? typingOrder() : [active];
    const read = (parts.length > order.length ? [] : parts)
      .map((part) => (part === "" ? [] : parseCards(part, notationOf(names))))
      .filter((cards) => cards !== null);
    const all = read.flat();
    if (read.length < parts.length || new Set(all).size < all.length) {
      wrong.say(fill(words.unreadable, { text }));
      return;
    }
    onTyped(read.map((cards, place) => [order[place], cards]));
  }

  /** "7d 2s / 3c 4s 7b": the hand comes first. */
  function typingOrder() {
    const zones = form.zones.map(({ name }) => name);
    return ["hand", ...zones.filter((name) => name !== "hand")];
  }

  /** @param {ZoneName} zone */
  const held = (zone) => sheet.zones[zone] ?? [];
  /** @param {ZoneName} zone */
  const written = (zone) => held(zone).join(" ").toLowerCase();

  /** @param {Zone} zone */
  function chip({ name, label: text }) {
    const radio = h("input", {
      type: "radio",
      name: group,
      value: name,
      "data-place": name,
      change: () => {
        active = name;
        draw();
      },
    });
    radio.checked = name === active;
    const count = held(name).length;
    return chipOf(radio, count ? fill(names.joints.aside, { words: text, more: count }) : text);
  }

  function draw() {
    const shown = form.zones.filter(
      (one) => wide || isNeeded(one, sheet) || one.name === active || held(one.name).length > 0,
    );
    const focused = places.contains(focusBeside(places));
    places.replaceChildren(...shown.map(chip));
    /** @type {HTMLElement | null} */
    const checked = places.querySelector(":checked");
    if (focused) checked?.focus();
    more.textContent = wide ? words.fewer_places : words.more_places;
    more.ariaExpanded = String(wide);
    const zone = form.zones.find(({ name }) => name === active);
    label.textContent = fill(words.typed, { zone: zone?.label });
    if (line !== `${active} ${written(active)}`) {
      line = `${active} ${written(active)}`;
      input.value = written(active);
      wrong.clear();
    }
    for (const { card, tile } of tiles) mark(card, tile);
    rover.refresh();
  }

  /**
   * @param {Card} card
   * @param {HTMLElement} tile
   */
  function mark(card, tile) {
    const zone = form.zones.find((one) => one.name === zoneOfCard(sheet, card));
    tile.ariaPressed = String(zone?.name === active);
    tile.toggleAttribute("data-elsewhere", zone !== undefined && zone.name !== active);
    const [name] = calledIn(card, names);
    tile.ariaLabel = zone ? fill(words.lies_in, { card: name, zone: zone.label }) : null;
  }

  const element = h(
    "details",
    { class: "carte-tray", open: true },
    h("summary", { class: "carte-fold-title" }, words.tray),
    h(
      "div",
      { class: "carte-tray-body" },
      h("div", { class: "carte-goes-to" }, h("span", { class: "carte-tray-label" }, words.goes_to), places, more),
      pack,
      h("label", { class: "carte-labelled" }, label, input),
      wrong.element,
    ),
  );

  return {
    element,
    /**
     * @param {Sheet} nextSheet
     * @param {CheckerForm} nextForm
     */
    show(nextSheet, nextForm) {
      [sheet, form] = [nextSheet, nextForm];
      /** @param {Zone} zone */
      const fits = (zone) => zone.name === active && (isNeeded(zone, sheet) || !zone.main);
      if (!form.zones.some(fits)) active = form.zones.find((zone) => isNeeded(zone, sheet))?.name ?? "";
      draw();
    },
    /**
     * Send the cards pressed from now on to this zone.
     * @param {ZoneName} zone
     */
    aim(zone) {
      active = zone;
      element.open = true;
      draw();
    },
    /** Fold the pack away: a complete position needs none. */
    fold() {
      element.open = false;
    },
  };
}
