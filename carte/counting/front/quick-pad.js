// The quick pad: a tap says who has each item, instead of tapping cards.

import { listControl, rowControl, textControl } from "../../front/fields/entries.js";
import { h } from "../../front/page/dom.js";

/** @import { Fields } from "./deal-form.js" */
/** @import { AskedItem, Shares } from "./messages.js" */

const NOBODY = -1;

/**
 * The pile that has an item, `NOBODY`, or null if not given yet.
 * @param {(number | null)[] | undefined} numbers
 * @param {AskedItem} asked
 */
function holderOf(numbers, { seldom }) {
  if (!numbers) return seldom ? NOBODY : null;
  return numbers.findIndex((number) => number);
}

/**
 * The items of a deal without its cards; `beside` has the elements beside an item, by name.
 * @param {Fields} fields
 * @param {Record<string, Node>} beside
 */
export function padFields(fields, beside = {}) {
  const { form } = fields.entry;
  const rows = (form.asked ?? []).map((asked) =>
    h(
      "div",
      { class: "carte-quick-row", "data-item": asked.name },
      asked.shared ? share(asked, fields) : holder(asked, fields),
      beside[asked.name],
    ),
  );
  return h("div", { class: "carte-quick" }, ...rows);
}

/**
 * @param {AskedItem} asked
 * @param {Fields} fields
 */
function holder(asked, { entry, strings, onChange }) {
  const { name, text, amounts, always } = asked;
  const { form } = entry;
  const numbers = entry.items?.[name];
  const at = holderOf(numbers, asked);
  /**
   * @param {number | null} pile
   * @param {number} amount
   */
  const give = (pile, amount) => {
    const given = form.piles.map((_pile, place) => (place === pile ? amount : 0));
    onChange({ items: { ...entry.items, [name]: given } }, { anew: amounts.length > 1 });
  };
  const piles = form.piles.map((pile, value) => ({ value, text: pile }));
  const whose = [...piles, ...(always ? [] : [{ value: NOBODY, text: strings.nobody }])];
  const row = rowControl(`item-${name}`, text, whose, at, (pile) => give(pile, amounts[0]));
  if (amounts.length < 2 || at === null || at === NOBODY) return row;
  const numbered = amounts.map((value) => ({ value, text: String(value) }));
  const howMany = listControl(`amount-${name}`, strings.amount, numbered, numbers?.[at] ?? null, (value) =>
    give(at, value ?? amounts[0]),
  );
  return h("div", { class: "carte-entries" }, row, howMany);
}

/**
 * An item that all share: the one left out has the rest.
 * @param {AskedItem} asked
 * @param {Fields} fields
 */
function share({ name, text }, { entry, onChange, onWrong }) {
  const { form } = entry;
  const numbers = entry.items?.[name] ?? form.piles.map(() => null);
  /**
   * @param {number} place
   * @param {string} typed
   */
  const say = (place, typed) => {
    if (typed && !/^\d{1,3}$/.test(typed)) return onWrong(typed);
    /** @type {Shares[string]} */
    const next = numbers.length > 2 ? [...numbers] : numbers.map(() => null);
    next[place] = typed ? Number(typed) : null;
    onChange({ items: { ...entry.items, [name]: next } }, { anew: true });
  };
  const fields = form.piles.map((pile, place) =>
    textControl(`item-${name}-${place}`, pile, String(numbers[place] ?? ""), (typed) => say(place, typed), {
      inputmode: "numeric",
      size: 5,
    }),
  );
  return h(
    "fieldset",
    { class: "carte-segments" },
    h("legend", {}, text),
    h("div", { class: "carte-quick-share" }, ...fields),
  );
}
