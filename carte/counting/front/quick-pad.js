// The quick pad: a tap says who has each item, instead of tapping cards.

import { ListEntry, RowEntry, TextEntry } from "../../front/fields/entry-views.js";

/** @import { ComponentChildren } from "preact" */
/** @import { Fields } from "./deal-form.js" */
/** @import { AskedItem, Shares } from "./messages.js" */

const NOBODY = -1;

/** @typedef {Fields & { onWrong: (text: string) => unknown }} PadFields with the callback for a text that is no number */

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
 * The items of a deal without its cards; `beside` has what stands beside an item, by name.
 * @param {PadFields & { beside: Record<string, ComponentChildren> }} props
 */
export function QuickPad({ beside, ...fields }) {
  return (
    <div class="carte-quick">
      {(fields.entry.form.asked ?? []).map((asked) => (
        <div key={asked.name} class="carte-quick-row" data-item={asked.name}>
          {asked.shared ? <Share {...fields} asked={asked} /> : <Holder {...fields} asked={asked} />}
          {beside[asked.name]}
        </div>
      ))}
    </div>
  );
}

/** @param {PadFields & { asked: AskedItem }} props */
function Holder({ asked, entry, strings, onChange }) {
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
    onChange({ items: { ...entry.items, [name]: given } });
  };
  const piles = form.piles.map((pile, value) => ({ value, text: pile }));
  const whose = [...piles, ...(always ? [] : [{ value: NOBODY, text: strings.nobody }])];
  const row = (
    <RowEntry
      name={`item-${name}`}
      label={text}
      options={whose}
      chosen={at}
      onChange={(pile) => give(pile, amounts[0])}
    />
  );
  const isOpen = amounts.length > 1 && at !== null && at !== NOBODY;
  return (
    <div class={isOpen ? "carte-entries" : undefined}>
      {row}
      {isOpen && (
        <ListEntry
          name={`amount-${name}`}
          label={strings.amount}
          options={amounts.map((value) => ({ value, text: String(value) }))}
          chosen={numbers?.[at] ?? null}
          onChange={(value) => give(at, value ?? amounts[0])}
        />
      )}
    </div>
  );
}

/**
 * An item that all share: the one left out has the rest.
 * @param {PadFields & { asked: AskedItem }} props
 */
function Share({ asked: { name, text }, entry, onChange, onWrong }) {
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
    return onChange({ items: { ...entry.items, [name]: next } });
  };
  return (
    <fieldset class="carte-segments">
      <legend>{text}</legend>
      <div class="carte-quick-share">
        {form.piles.map((pile, place) => (
          <TextEntry
            key={pile}
            name={`item-${name}-${place}`}
            label={pile}
            value={String(numbers[place] ?? "")}
            onChange={(typed) => say(place, typed)}
            more={{ inputMode: "numeric", size: 5 }}
          />
        ))}
      </div>
    </fieldset>
  );
}
