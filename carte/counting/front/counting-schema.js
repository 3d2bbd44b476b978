// The schemas of the stores of counting: Python's counts, and the reader's settings.

import * as v from "valibot";
import { CARD, CARDS, COUNT, isRecord, recordOf, sized, WHOLE } from "../../front/page/schema.js";

/** @import { SideScore } from "../../board/front/messages.js" */
/** @import { Values } from "../../front/page/schema.js" */
/** @import { Count, CountForm, Heaps, Line, Score, Standing } from "./messages.js" */

/**
 * One of the piles, by its place.
 * @typedef {v.InferOutput<typeof PILE>} Pile
 */

/**
 * The settings of the table for one game, as the browser keeps them.
 * @typedef {Values<typeof COUNTED>} Entry
 */

/**
 * The settings of the counting table when a deal was written down; on a sheet from a link, only the contract.
 * @typedef {Partial<Values<typeof FACTS & typeof CARDS_SET>>} Setting
 */

/**
 * When a deal was written down, and its settings; none if its points were typed.
 * @typedef {Values<typeof DATED>} Note
 */

/**
 * A match sheet as the browser keeps it.
 * @typedef {Values<typeof WRITTEN>} Sheet
 */

const TEXT = v.string();
const TEXTS = v.array(TEXT);
const RULE = v.looseObject({ id: TEXT, text: TEXT });
const PLAIN = v.union([v.boolean(), v.number(), TEXT]);
const PILE = v.picklist([0, 1, 2]);

const MOST_DEALS = 3000; // of a sheet; Python, which says so, reads 500
const LARGEST_SHEET = 1e6; // characters
const LARGEST_COUNT = 2e5;

/** House rules by name. */
export const OPTIONS = recordOf(PLAIN);

const BIDS = v.array(v.looseObject({ value: TEXT, text: TEXT, second: v.nullable(v.picklist(["partner", "giver"])) }));

/** @type {v.GenericSchema<unknown, CountForm>} */
export const FORM = v.looseObject({
  seats: v.pipe(TEXTS, v.minLength(2)),
  sides: v.pipe(TEXTS, v.minLength(2)),
  piles: v.pipe(TEXTS, v.minLength(2)),
  steppers: v.array(v.looseObject({ name: TEXT, text: TEXT })),
  contract: v.nullable(v.looseObject({ bids: v.pipe(BIDS, v.minLength(1)), last_trick: v.boolean() })),
  last_trick: v.optional(v.boolean()),
  alone: v.boolean(),
  one_deal: v.boolean(),
  out: v.optional(CARDS),
  asked: v.optional(
    v.array(
      v.looseObject({
        name: TEXT,
        text: TEXT,
        amounts: v.array(COUNT),
        shared: COUNT,
        always: v.boolean(),
        seldom: v.boolean(),
      }),
    ),
  ),
  legend: v.optional(TEXTS),
});

const PART = v.looseObject({
  addends: v.array(v.looseObject({ card: v.nullable(CARD), number: v.nullable(TEXT) })),
  sum: TEXT,
  total: TEXT,
  note: TEXT,
});

/** @type {v.GenericSchema<unknown, Heaps>} */
export const HEAPS = v.looseObject({
  piles: v.array(CARDS),
  across: CARDS,
  fraction: TEXT,
  asked: v.array(v.looseObject({ item: TEXT, name: TEXT, way: v.picklist(["number", "pile", "cards"]) })),
});

/** @type {v.GenericSchema<unknown, Line>} */
export const LINE = v.looseObject({
  item: TEXT,
  name: TEXT,
  text: TEXT,
  rule: RULE,
  points: v.nullable(TEXTS),
  parts: v.array(PART),
});

/** @type {v.GenericSchema<unknown, SideScore>} */
export const SIDE_SCORE = v.looseObject({
  side: TEXT,
  items: recordOf(v.union([v.number(), TEXT])),
  total: v.union([v.number(), TEXT]),
  names: v.optional(recordOf(TEXT)),
});

/** @type {v.GenericSchema<unknown, Score>} */
const SCORE = v.looseObject({
  items: recordOf(WHOLE),
  total: WHOLE,
  outright: v.optional(v.boolean()),
});

const ROUND = v.array(SCORE);

export const ROUNDS = v.pipe(v.array(ROUND), v.maxLength(MOST_DEALS));

/** @type {v.GenericSchema<unknown, Standing>} */
export const STANDING = v.looseObject({
  total: v.optional(TEXT),
  totals: v.array(WHOLE),
  over: v.boolean(),
  winner: v.nullable(COUNT),
  dealer: COUNT,
  text: TEXT,
  rule: v.nullable(RULE),
  said: v.optional(TEXTS),
});

/** The facts of a deal besides its cards; null while not given. */
const FACTS = {
  steppers: recordOf(v.array(COUNT)),
  bid: v.nullable(TEXT),
  declarer: v.nullable(COUNT),
  partner: v.nullable(COUNT), // the declarer's own seat if the declarer played alone
  last_trick: v.nullable(/** @type {v.GenericSchema<unknown, number>} */ (PILE)),
};

/** The owners of the tapped cards, and the pile for untapped ones; the items given without cards. */
const CARDS_SET = {
  only: v.nullable(v.picklist(["primiera", "items"])),
  items: v.optional(recordOf(v.pipe(v.array(v.nullable(COUNT)), v.maxLength(8)))),
  owners: v.pipe(
    recordOf(PILE),
    v.check((owners) => Object.keys(owners).every((card) => v.is(CARD, card))),
  ),
  rest: v.nullable(PILE),
};

/** The last possible moment of a date, in milliseconds. */
const LAST_MOMENT = 8.64e15;

/** @type {v.GenericSchema<unknown, Setting>} */
const SETTING = v.partial(v.looseObject({ ...FACTS, ...CARDS_SET }));

const DATED = {
  at: v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MOMENT)),
  set: v.nullable(SETTING),
};

const NOTE = v.looseObject(DATED);

const WRITTEN = {
  names: v.nullable(TEXTS),
  dealer: COUNT,
  deals: v.nullable(COUNT),
  rounds: ROUNDS,
  notes: v.optional(v.array(v.nullable(v.looseObject(DATED)))), // there may be fewer, for the first sheets had none
  lost: v.optional(v.array(COUNT)), // the numbers of unreadable deals, which were set aside
  standing: v.nullable(STANDING),
  language: v.optional(TEXT), // of the standing; earlier editions lack it
};

/**
 * A match sheet, with the same number of columns in every deal.
 * @type {v.GenericSchema<unknown, Sheet>}
 */
export const SHEET = v.pipe(
  sized(v.looseObject(WRITTEN), LARGEST_SHEET),
  v.check(({ rounds, notes = [] }) => notes.length <= rounds.length),
  v.check(({ rounds, standing }) => {
    const rows = [...rounds, ...(standing ? [standing.totals] : [])];
    return new Set(rows.map(({ length }) => length)).size <= 1;
  }),
);

/**
 * A sheet without its invalid deals, whose numbers become `lost`; its standing is asked for again. A valid sheet, or
 * anything that is no sheet at all, stays as it is.
 * @param {unknown} found
 */
export function mended(found) {
  if (!isRecord(found) || !Array.isArray(found.rounds) || v.safeParse(SHEET, found).success) return found;
  const { rounds, notes, standing, lost } = found;
  const parsed = v.safeParse(STANDING, standing);
  const row = parsed.success ? parsed.output.totals : rounds.find((round) => v.is(ROUND, round));
  const sides = row?.length;
  const places = [...rounds.keys()];
  const valid = places.filter((place) => v.is(ROUND, rounds[place]) && rounds[place].length === sides);
  const sound = valid.slice(0, MOST_DEALS);
  const noted = sound.map((place) => (Array.isArray(notes) && v.is(NOTE, notes[place]) ? notes[place] : null));
  const gone = places.filter((place) => !sound.includes(place)).map((place) => place + 1);
  return {
    ...found,
    rounds: sound.map((place) => rounds[place]),
    notes: noted,
    standing: null,
    lost: [...(Array.isArray(lost) ? lost : []), ...gone],
  };
}

/** @type {v.GenericSchema<unknown, Count>} */
const ANSWER = v.looseObject({
  form: FORM,
  lines: v.array(LINE),
  said: TEXTS,
  missing: CARDS,
  scores: v.nullable(v.array(SCORE)),
});

const COUNTED = {
  options: OPTIONS,
  form: FORM,
  ...CARDS_SET,
  ...FACTS,
  touched: v.boolean(),
  fresh: v.boolean(), // form and answer fit the settings
  example: v.optional(v.boolean()),
  corrects: v.optional(v.nullable(COUNT)), // the deal of the sheet being counted again, from 0
  answer: v.nullable(ANSWER),
};

/**
 * A count, with facts that its form asks for.
 * @type {v.GenericSchema<unknown, Entry>}
 */
export const ENTRY = v.pipe(
  sized(v.looseObject(COUNTED), LARGEST_COUNT),
  v.check(({ answer, touched, fresh }) => answer !== null || !(touched && fresh)),
  v.check(({ form, declarer, partner }) => Math.max(declarer ?? 0, partner ?? 0) < form.seats.length),
  v.check(({ form: { piles }, owners, rest, last_trick }) =>
    [...Object.values(owners), rest ?? 0, last_trick ?? 0].every((pile) => pile < piles.length),
  ),
  v.check(({ form: { piles }, steppers }) => Object.values(steppers).every(({ length }) => length === piles.length)),
  v.check(({ form, bid }) => !form.contract || bid === null || form.contract.bids.some(({ value }) => value === bid)),
);

/**
 * Named values in a version that this edition reads.
 * @param {unknown} found
 * @param {number} version
 */
export function ofVersion(found, version) {
  if (!isRecord(found) || found.version !== version) throw new TypeError(JSON.stringify(found));
  return found;
}
