// The position on the felt, and the cards that the reader picks there to try a move.

import { badgeCard, cardButton } from "../../front/cards/faces.js";
import { fill, h } from "../../front/page/dom.js";
import { rove } from "../../front/page/roving.js";
import { isNeeded } from "./position.js";
import "../../board/front/table.css";
import "../../board/front/seats.css";

/**
 * onPick() after every change of the picks, onTry() when Enter asks for a verdict on them, and
 * onAim(zone) when the name of a zone is pressed.
 */
export function createSpread({ names, words, skin, signal, onPick, onTry, onAim }) {
  const felt = h("div", { class: "carte-felt carte-spread" });
  let zones = new Map();
  let form = null;
  let makes = { verb: "", size: 1, takes: true };
  let hand = [];
  let table = [];

  felt.addEventListener("click", (event) => {
    const button = event.target.closest("button[data-card]");
    if (button) toggle(button.dataset.card, button.closest("[data-zone]").dataset.zone);
  });

  felt.addEventListener("keydown", (event) => {
    if (event.key === "Escape") clear();
    if (event.key !== "Enter" || !event.target.dataset.card || !onTry()) return;
    event.preventDefault();
  });

  function zone({ name, label, main, phases }) {
    const places = h("div", { class: "carte-places" });
    const aim = {
      type: "button",
      class: "carte-zone-label",
      "data-aim": name,
      "aria-label": fill(words.aim, { zone: label }),
      click: () => onAim(name),
    };
    const element = h(
      "div",
      { class: "carte-zone", "data-zone": name, role: "group" },
      h("button", aim, label),
      places,
    );
    return { name, label, main, phases, element, places, rover: rove(places, signal) };
  }

  const pickable = (name) => (name === "hand" && makes.verb !== null) || (name === "table" && makes.takes === true);

  /** Who has played the cards of a trick: they were the last before you, in playing order. */
  const players = (count) => form.seats.slice(Math.max(0, form.seats.length - count));

  function place(one, sheet, values) {
    const cards = sheet.zones[one.name] ?? [];
    const by = one.name === "trick" ? players(cards.length) : [];
    one.places.replaceChildren(
      ...cards.map((card, number) => {
        const button = cardButton(card, names.cards[card], skin());
        button.disabled = !pickable(one.name);
        badgeCard(button, values[card], names);
        const owner = by[number] && h("span", { class: "carte-by" }, by[number]);
        return h("span", { class: "carte-place" }, button, owner);
      }),
    );
    if (cards.length === 0) one.places.append(h("span", { class: "carte-nothing" }, words.empty));
    const led = by.length ? ` (${fill(words.led, { seat: by[0] })})` : "";
    one.element.setAttribute("aria-label", one.label + led);
    one.element.hidden = cards.length === 0 && !isNeeded(one, sheet);
    one.rover.refresh();
  }

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
      const picked = [...hand, ...table].includes(button.dataset.card);
      button.setAttribute("aria-pressed", String(picked));
      button.removeAttribute("data-wrong");
      button.removeAttribute("data-right");
    }
  }

  return {
    felt,
    /** Draw a sheet, and what its answer tells of the cards; what was picked is let go. */
    show(sheet, nextForm, answer) {
      const changed = JSON.stringify(form?.zones) !== JSON.stringify(nextForm.zones);
      form = nextForm;
      if (changed) {
        zones = new Map(form.zones.map((plan) => [plan.name, zone(plan)]));
        felt.replaceChildren(...[...zones.values()].map(({ element }) => element));
      }
      if (answer?.hand_makes) makes = answer.hand_makes;
      [hand, table] = [[], []];
      for (const one of zones.values()) place(one, sheet, answer?.values ?? {});
    },
    focus: () => zones.get("hand").rover.focus(),
    picked: () => ({ hand: [...hand], table: [...table], makes }),
    pick(cards, taken) {
      [hand, table] = [[...cards], [...taken]];
      mark();
    },
    /** Outline the cards of a move that was judged. */
    judge(good) {
      for (const button of felt.querySelectorAll('[aria-pressed="true"]')) {
        button.toggleAttribute(good ? "data-right" : "data-wrong", true);
      }
    },
  };
}
