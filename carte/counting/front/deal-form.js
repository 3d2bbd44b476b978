// The fields besides the cards: what to count, sweeps and bonuses, the contract.
import { CountEntry, ListEntry, RowEntry } from "../../front/fields/entry-views.js";
import { fill } from "../../front/page/dom.js";
import { on } from "../../front/page/views.js";

/** @import { Choice } from "../../front/fields/entry-views.js" */
/** @import { Entry } from "./counting-schema.js" */
/** @import { CountForm, CountingWords, Only } from "./messages.js" */
/** @import { Rest } from "./owners.js" */

/**
 * The settings of a deal, and the callback for a change.
 * @typedef {object} Fields
 * @property {Entry} entry
 * @property {CountingWords} strings
 * @property {(patch: Partial<Entry>) => unknown} onChange
 */

/**
 * The name and the value of a setting, for a control that changes it.
 * @template {keyof Entry} Name
 * @param {Fields} fields
 * @param {Name} name
 */
function setting({ entry, onChange }, name) {
  return { name, chosen: entry[name], onChange: (/** @type {Entry[Name]} */ value) => onChange({ [name]: value }) };
}

/**
 * Choices of what to count, and of the pile for untapped cards.
 * @param {Fields} fields
 */
export function ScopeFields(fields) {
  const { entry, strings } = fields;
  const { form, only } = entry;
  /** @type {Choice<Only>[]} */
  const what = [
    { value: null, text: strings.whole },
    ...(form.asked ? [{ value: /** @type {Only} */ ("items"), text: strings.items }] : []),
    ...(form.alone ? [{ value: /** @type {Only} */ ("primiera"), text: strings.primiera }] : []),
  ];
  /** @type {Choice<Rest>[]} */
  const piles = [
    ...form.piles.map((text, pile) => ({ value: /** @type {Rest} */ (pile), text })),
    { value: null, text: strings.nobody },
  ];
  return (
    <div class="carte-entries">
      {what.length > 1 && <RowEntry {...setting(fields, "only")} label={strings.what} options={what} />}
      {!only && <RowEntry {...setting(fields, "rest")} label={strings.rest} options={piles} />}
    </div>
  );
}

/**
 * Sweeps and bonuses by side, and the contract.
 * @param {Fields} fields
 */
export function FactFields(fields) {
  const { form, only } = fields.entry;
  if (only === "primiera") return <div />;
  return (
    <div class="carte-details">
      {form.steppers.length > 0 && <Counters {...fields} />}
      {form.contract && <Contract {...fields} contract={form.contract} />}
      {form.last_trick && !only && (
        <div class="carte-entries">
          <LastTrick {...fields} />
        </div>
      )}
    </div>
  );
}

/** @param {Fields} fields */
function Counters({ entry: { form, steppers }, strings, onChange }) {
  /** @param {string} name */
  const counts = (name) => steppers[name] ?? form.piles.map(() => 0);
  return (
    <div class="carte-counters" data-many={on(form.piles.length > 2)}>
      <span />
      {form.piles.map((pile) => (
        <span key={pile} class="carte-counters-side">
          {pile}
        </span>
      ))}
      {form.steppers.map(({ name, text }) => [
        <span key={name} class="carte-counters-label">
          {text}
        </span>,
        ...form.piles.map((side, pile) => (
          <CountEntry
            key={`${name}-${side}`}
            name={name}
            value={counts(name)[pile]}
            less={fill(strings.less, { item: text, name: side })}
            more={fill(strings.more, { item: text, name: side })}
            onChange={(value) => onChange({ steppers: { ...steppers, [name]: counts(name).with(pile, value) } })}
          />
        )),
      ])}
    </div>
  );
}

/** @param {Fields & { contract: NonNullable<CountForm["contract"]> }} fields */
function Contract({ contract, ...fields }) {
  const { entry, strings, onChange } = fields;
  const { form, bid, declarer, partner } = entry;
  /** @type {Choice<number | null>} */
  const unanswered = { value: null, text: strings.unsaid };
  const seats = form.seats.map((text, value) => ({ value, text }));
  /** @type {Choice<string | null>[]} */
  const bids = [{ value: null, text: strings.unsaid }, ...contract.bids];
  const { second } = contract.bids.find(({ value }) => value === bid) ?? { second: null };
  const others = seats.filter(({ value }) => value !== declarer);
  const declarers = [unanswered, ...seats];
  const partners = [unanswered, { value: declarer, text: strings.alone }, ...others];
  /** @param {number | null} value the declarer; a given partner stays unless it is the old or the new declarer */
  const declare = (value) =>
    onChange({ declarer: value, partner: partner === value || partner === declarer ? null : partner });
  return (
    <div class="carte-entries">
      <ListEntry {...setting(fields, "bid")} label={strings.bid} options={bids} />
      <ListEntry {...setting(fields, "declarer")} label={strings.declarer} options={declarers} onChange={declare} />
      {second && declarer !== null && (
        <ListEntry {...setting(fields, "partner")} label={strings.second[second]} options={partners} />
      )}
      {contract.last_trick && !entry.only && <LastTrick {...fields} />}
    </div>
  );
}

/** @param {Fields} fields */
function LastTrick(fields) {
  const { entry, strings } = fields;
  /** @type {Choice<number | null>[]} */
  const piles = [{ value: null, text: strings.unknown }, ...entry.form.piles.map((text, value) => ({ value, text }))];
  return <ListEntry {...setting(fields, "last_trick")} label={strings.last_trick} options={piles} />;
}
