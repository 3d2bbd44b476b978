// The fields besides the cards: what to count, sweeps and bonuses, the contract.
import { countControl, listControl, rowControl } from "../../front/fields/entries.js";
import { fill, h } from "../../front/page/dom.js";

/** @import { CountForm, CountingWords, Only } from "./messages.js" */
/** @import { Entry, Rest } from "./types.js" */

/**
 * The settings of a deal, and the callback for a change; `anew` redraws the fields.
 * @typedef {object} Fields
 * @property {Entry} entry
 * @property {CountingWords} strings
 * @property {(patch: Partial<Entry>, manner?: { anew?: boolean }) => unknown} onChange
 * @property {(text: string) => unknown} onWrong for a text that is no number
 */

/**
 * Choices of what to count, and of the pile for untapped cards.
 * @param {Fields} fields
 */
export function scopeFields({ entry, strings, onChange }) {
  const { form } = entry;
  /** @type {{ value: Only, text: string }[]} */
  const what = [
    { value: null, text: strings.whole },
    ...(form.asked ? [{ value: /** @type {Only} */ ("items"), text: strings.items }] : []),
    ...(form.alone ? [{ value: /** @type {Only} */ ("primiera"), text: strings.primiera }] : []),
  ];
  /** @type {{ value: Rest, text: string }[]} */
  const rest = [
    ...form.piles.map((text, pile) => ({ value: /** @type {Rest} */ (pile), text })),
    { value: null, text: strings.nobody },
  ];
  return h(
    "div",
    { class: "carte-entries" },
    what.length > 1 ? rowControl("only", strings.what, what, entry.only, (only) => onChange({ only })) : null,
    entry.only ? null : rowControl("rest", strings.rest, rest, entry.rest, (value) => onChange({ rest: value })),
  );
}

/**
 * Sweeps and bonuses by side, and the contract.
 * @param {Fields} fields
 */
export function factFields(fields) {
  const { entry } = fields;
  if (entry.only === "primiera") return h("div", {});
  const { steppers, contract, last_trick: last } = entry.form;
  return h(
    "div",
    { class: "carte-details" },
    steppers.length ? counters(fields) : null,
    contract ? contractFields(contract, fields) : null,
    last && !entry.only ? h("div", { class: "carte-entries" }, lastTrick(fields)) : null,
  );
}

/** @param {Fields} fields */
function counters({ entry: { form, steppers }, strings, onChange }) {
  /** @type {Entry["steppers"]} */
  const counts = Object.fromEntries(form.steppers.map(({ name }) => [name, form.piles.map(() => 0)]));
  Object.assign(counts, structuredClone(steppers));
  /**
   * @param {string} name
   * @param {string} text
   * @param {number} pile
   */
  const one = (name, text, pile) =>
    countControl(name, {
      value: counts[name][pile],
      says: {
        less: fill(strings.less, { item: text, name: form.piles[pile] }),
        more: fill(strings.more, { item: text, name: form.piles[pile] }),
      },
      onChange(value) {
        counts[name][pile] = value;
        onChange({ steppers: structuredClone(counts) });
      },
    });
  /** @param {CountForm["steppers"][0]} stepper */
  const row = ({ name, text }) => [
    h("span", { class: "carte-counters-label" }, text),
    ...form.piles.map((_pile, pile) => one(name, text, pile)),
  ];
  return h(
    "div",
    { class: "carte-counters", "data-many": form.piles.length > 2 },
    h("span", {}),
    ...form.piles.map((name) => h("span", { class: "carte-counters-side" }, name)),
    ...form.steppers.flatMap(row),
  );
}

/**
 * @param {NonNullable<CountForm["contract"]>} contract
 * @param {Fields} fields
 */
function contractFields(contract, fields) {
  const { entry, strings, onChange } = fields;
  const { form, bid, declarer, partner } = entry;
  /** @type {{ value: number | null, text: string }} */
  const unanswered = { value: null, text: strings.unsaid };
  const seats = form.seats.map((text, value) => ({ value, text }));
  /** @type {{ value: string | null, text: string }[]} */
  const bids = [{ value: null, text: strings.unsaid }, ...contract.bids];
  const { second } = contract.bids.find(({ value }) => value === bid) ?? { second: null };
  const others = seats.filter(({ value }) => value !== declarer);
  const partners = [unanswered, { value: declarer, text: strings.alone }, ...others];
  /** @param {number | null} value the declarer; a given partner stays unless it is the old or the new declarer */
  const declare = (value) =>
    onChange({ declarer: value, partner: partner === value || partner === declarer ? null : partner }, { anew: true });
  return h(
    "div",
    { class: "carte-entries" },
    listControl("bid", strings.bid, bids, bid, (value) => onChange({ bid: value }, { anew: true })),
    listControl("declarer", strings.declarer, [unanswered, ...seats], declarer, declare),
    second && declarer !== null
      ? listControl("partner", strings.second[second], partners, partner, (value) => onChange({ partner: value }))
      : null,
    contract.last_trick && !entry.only ? lastTrick(fields) : null,
  );
}

/** @param {Fields} fields */
function lastTrick({ entry, strings, onChange }) {
  /** @type {{ value: number | null, text: string }[]} */
  const piles = [{ value: null, text: strings.unknown }, ...entry.form.piles.map((text, value) => ({ value, text }))];
  return listControl("last_trick", strings.last_trick, piles, entry.last_trick, (value) =>
    onChange({ last_trick: value }),
  );
}
