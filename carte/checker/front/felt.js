// The position on the felt, and the cards that the reader picks there to try a move.

import { badgeCard, cardButton } from "../../front/cards/faces.js";
import { followTaps } from "../../front/cards/taps.js";
import { fill, h, pushButton } from "../../front/page/dom.js";
import { rove } from "../../front/page/roving-focus.js";
import { isNeeded } from "./position.js";
import "../../board/front/table.css";
import "../../board/front/seats.css";

/** @import { Card, ZoneName } from "../../engine/messages.js" */
/** @import { TableStrings } from "../../front/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { Answer, CheckerContent, CheckerForm, HandMakes, Sheet, Zone } from "./messages.js" */

/** @typedef {ReturnType<typeof createFelt>} Spread */

/**
 * onPick() is called after every change of the picks, onTry() when Enter asks for a verdict on them,
 * and onAim(zone) when the name of a zone is pressed.
 * @param {Pick<Tool<CheckerContent>, "content" | "words" | "skin" | "signal">} tool
 * @param {object} checker
 * @param {() => unknown} checker.onPick
 * @param {() => boolean} checker.onTry
 * @param {(zone: ZoneName) => unknown} checker.onAim
 */
export function createFelt({ content, words: names, skin, signal }, { onPick, onTry, onAim }) {
  const { words } = content;
  const felt = h("div", { class: "carte-felt carte-spread" });
  /** @type {ReturnType<typeof makeZone>[]} */
  let zones = [];
  /** @type {string[]} */
  let seats = [];
  let drawn = ""; // the zones of the form
  /** @type {HandMakes} */
  let makes = { verb: "", size: 1, takes: true };
  /** @type {Card[]} */
  let hand = [];
  /** @type {Card[]} */
  let table = [];

  followTaps(
    felt,
    signal,
    (card, button) => toggle(card, zoneAt(button)),
    (card, button) => {
      if (zoneAt(button) !== "hand" || makes.takes || makes.size !== 1 || !pickable("hand")) return;
      if (!hand.includes(card)) toggle(card, "hand");
      onTry();
    },
  );

  felt.addEventListener("keydown", (event) => {
    if (event.key === "Escape") clear();
    const card = event.target instanceof Element && event.target.getAttribute("data-card");
    if (event.key !== "Enter" || !card || !onTry()) return;
    event.preventDefault();
  });

  /** @param {Zone} plan */
  function makeZone({ name, label, main, phases }) {
    const places = h("div", { class: "carte-places" });
    const aim = {
      class: "carte-zone-label",
      "data-aim": name,
      "aria-label": fill(words.aim, { zone: label }),
      click: () => onAim(name),
    };
    const element = h(
      "div",
      { class: "carte-zone", "data-zone": name, role: "toolbar" },
      pushButton(aim, label),
      places,
    );
    return { name, label, main, phases, element, places, rover: rove(places, signal) };
  }

  /** @param {Element} button */
  const zoneAt = (button) => button.closest("[data-zone]")?.getAttribute("data-zone") ?? "";

  /** @param {ZoneName} name */
  const pickable = (name) => (name === "hand" && makes.verb !== null) || (name === "table" && makes.takes === true);

  /**
   * Who has played the cards of a trick: the last players before you, in playing order.
   * @param {number} count
   */
  const players = (count) => seats.slice(Math.max(0, seats.length - count));

  /**
   * @param {ReturnType<typeof makeZone>} one
   * @param {Sheet} sheet
   * @param {Record<Card, number>} values
   */
  function place(one, sheet, values) {
    const cards = sheet.zones[one.name] ?? [];
    const by = one.name === "trick" ? players(cards.length) : [];
    one.places.replaceChildren(
      ...cards.map((card, number) => {
        const button = cardButton(card, names, skin());
        button.disabled = !pickable(one.name);
        badgeCard(button, values[card], names);
        const owner = by[number] ? h("span", { class: "carte-by" }, by[number]) : null;
        return h("span", { class: "carte-place" }, button, owner);
      }),
    );
    if (cards.length === 0) one.places.append(h("span", { class: "carte-nothing" }, words.empty));
    const led = by.length ? fill(words.led, { seat: by[0] }) : "";
    const label = led ? fill(names.joints.aside, { words: one.label, more: led }) : one.label;
    one.element.ariaLabel = label;
    one.element.hidden = cards.length === 0 && !isNeeded(one, sheet);
    one.rover.refresh();
  }

  /**
   * @param {Card} card
   * @param {ZoneName} name
   */
  function toggle(card, name) {
    if (!pickable(name)) return;
    const has = (name === "hand" ? hand : table).includes(card);
    if (name === "table") table = has ? table.filter((one) => one !== card) : [...table, card];
    else if (has) hand = hand.filter((one) => one !== card);
    else hand = makes.size === 1 ? [card] : [...hand, card];
    mark();
    onPick();
  }

  function clear() {
    [hand, table] = [[], []];
    mark();
    onPick();
  }

  function mark() {
    for (const button of felt.querySelectorAll("button[data-card]")) {
      const picked = [...hand, ...table].includes(button.getAttribute("data-card") ?? "");
      button.ariaPressed = String(picked);
      button.removeAttribute("data-wrong");
      button.removeAttribute("data-right");
    }
  }

  return {
    felt,
    /**
     * Draw a sheet with the card values of its answer, and clear the picks.
     * @param {Sheet} sheet
     * @param {CheckerForm} form
     * @param {Answer | null} answer
     */
    show(sheet, form, answer) {
      seats = form.seats;
      if (drawn !== JSON.stringify(form.zones)) {
        drawn = JSON.stringify(form.zones);
        zones = form.zones.map(makeZone);
        felt.replaceChildren(...zones.map(({ element }) => element));
      }
      if (answer?.hand_makes) makes = answer.hand_makes;
      [hand, table] = [[], []];
      for (const one of zones) place(one, sheet, answer?.values ?? {});
    },
    focus: () => zones.find(({ name }) => name === "hand")?.rover.focus(),
    picked: () => ({ hand: [...hand], table: [...table], makes }),
    /**
     * @param {Card[]} cards
     * @param {Card[]} taken
     */
    pick(cards, taken) {
      [hand, table] = [[...cards], [...taken]];
      mark();
    },
    /**
     * Outline the cards of a move that was judged.
     * @param {boolean} good
     */
    judge(good) {
      for (const button of felt.querySelectorAll('[aria-pressed="true"]')) {
        button.toggleAttribute(good ? "data-right" : "data-wrong", true);
      }
    },
  };
}
