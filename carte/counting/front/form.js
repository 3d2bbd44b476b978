// What is asked besides the cards: what is counted, sweeps and bonuses, the contract.
import { countControl, listControl, rowControl } from "../../front/fields/entries.js";
import { fill, h } from "../../front/page/dom.js";

/** Whether the whole deal is counted, and where the cards go that nobody taps. */
export function scopeFields({ entry, told, onChange }) {
  const { form } = entry;
  const what = [
    { value: null, text: told.whole },
    { value: "primiera", text: told.primiera },
  ];
  const rest = [...form.piles.map((name, pile) => ({ value: pile, text: name })), { value: null, text: told.nobody }];
  return h(
    "div",
    { class: "carte-entries" },
    form.alone ? rowControl("only", told.what, what, entry.only, (only) => onChange({ only })) : null,
    entry.only ? null : rowControl("rest", told.rest, rest, entry.rest, (value) => onChange({ rest: value })),
  );
}

/** Sweeps and bonuses by side, and the contract. */
export function factFields({ entry, told, onChange }) {
  if (entry.only) return h("div", {});
  const { steppers, contract } = entry.form;
  return h(
    "div",
    { class: "carte-details" },
    steppers.length ? counters(entry, told, onChange) : null,
    contract ? contractFields(entry, told, onChange) : null,
  );
}

function counters({ form, steppers }, told, onChange) {
  const counts = Object.fromEntries(form.steppers.map(({ name }) => [name, [0, 0]]));
  Object.assign(counts, structuredClone(steppers));
  const one = (name, text, pile) =>
    countControl(name, {
      value: counts[name][pile],
      says: {
        less: fill(told.less, { item: text, name: form.piles[pile] }),
        more: fill(told.more, { item: text, name: form.piles[pile] }),
      },
      onChange(value) {
        counts[name][pile] = value;
        onChange({ steppers: structuredClone(counts) });
      },
    });
  const row = ({ name, text }) => [
    h("span", { class: "carte-counters-label" }, text),
    ...form.piles.map((_pile, pile) => one(name, text, pile)),
  ];
  return h(
    "div",
    { class: "carte-counters" },
    h("span", {}),
    ...form.piles.map((name) => h("span", { class: "carte-counters-side" }, name)),
    ...form.steppers.flatMap(row),
  );
}

function contractFields({ form, bid, declarer, partner, last_trick: last }, told, onChange) {
  const seats = form.seats.map((text, value) => ({ value, text }));
  const { second } = form.contract.bids.find(({ value }) => value === bid) ?? { second: null };
  const others = [{ value: null, text: told.alone }, ...seats.filter((one) => one.value !== declarer)];
  const tricks = [{ value: null, text: told.unknown }, ...form.piles.map((text, value) => ({ value, text }))];
  const declare = (value) => onChange({ declarer: value, partner: partner === value ? null : partner }, { anew: true });
  return h(
    "div",
    { class: "carte-entries" },
    listControl("bid", told.bid, form.contract.bids, bid, (value) => onChange({ bid: value }, { anew: true })),
    listControl("declarer", told.declarer, seats, declarer, declare),
    second
      ? listControl("partner", told.second[second], others, partner, (value) => onChange({ partner: value }))
      : null,
    form.contract.last_trick
      ? listControl("last_trick", told.last_trick, tricks, last, (value) => onChange({ last_trick: value }))
      : null,
  );
}
