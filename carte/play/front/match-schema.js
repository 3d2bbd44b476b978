// The schemas of a play table's stores: a match, as Python returns it and the table draws it.

import * as v from "valibot";
import { FORM, HEAPS, LINE, OPTIONS, ROUNDS, SIDE_SCORE, STANDING } from "../../counting/front/counting-schema.js";
import { CARD, CARDS, COUNT, recordOf, SLUG, sized, WHOLE } from "../../front/page/schema.js";

/** @import { Layout } from "../../board/front/layout.js" */
/** @import { Scene, Step } from "../../board/front/messages.js" */
/** @import { Values } from "../../front/page/schema.js" */
/** @import { Finding } from "../review/front/messages.js" */
/** @import { Match, Moment, Over, Sitting } from "./messages.js" */

/**
 * A match as kept, with what depends on its house rules.
 * @typedef {Match & Values<typeof BESIDE>} Kept
 */

/**
 * What an expert has found about the moves of a deal, kept by its record.
 * @typedef {v.InferOutput<typeof REVIEWED>} Reviewed
 */

/**
 * Which deal of a match is under review, counted from 0, and after how many of its moves.
 * @typedef {v.InferOutput<typeof LOOKED>} Looked
 */

const LARGEST = 1e6; // characters

const TEXT = v.string();
const TEXTS = v.array(TEXT);
const PLACE = v.pipe(TEXT, v.regex(/^[a-z-]+$/)); // a seat, or a zone
const OPTION = { text: TEXT, group: v.optional(TEXT) };
const PLACES_OF_CARDS = recordOf(COUNT);

/** @type {v.GenericSchema<unknown, Sitting>} */
const SITTING = v.looseObject({
  edition: v.optional(COUNT),
  game: SLUG,
  options: OPTIONS,
  level: SLUG,
  seed: WHOLE,
  deals: v.nullable(COUNT),
  played: v.pipe(TEXTS, v.minLength(1)),
  undone: v.array(COUNT),
  sitters: v.optional(
    v.array(
      v.looseObject({
        person: v.optional(TEXT),
        level: v.optional(SLUG),
        coached: v.optional(v.boolean()),
        open: v.optional(v.boolean()),
      }),
    ),
  ),
  thrown: v.optional(v.array(COUNT)),
  conceded: v.optional(v.boolean()),
  resigned: v.optional(COUNT),
});

const SEAT = v.looseObject({
  seat: PLACE,
  name: TEXT,
  cards: v.optional(COUNT),
  says: v.optional(TEXTS),
  roles: v.optional(TEXTS),
  pile: v.optional(PLACE),
  won: v.optional(COUNT),
});

/** @type {v.GenericSchema<unknown, Scene>} */
const SCENE = v.looseObject({
  seats: v.pipe(v.array(SEAT), v.minLength(2)),
  trick_by: v.optional(v.array(PLACE)),
  trump: v.optional(v.nullable(v.looseObject({ suit: v.picklist(["D", "C", "S", "B"]), text: TEXT }))),
  turned_up: v.optional(CARD),
  contract: v.optional(v.nullable(TEXT)),
  stock: v.optional(COUNT),
  monte: v.optional(COUNT),
  open: v.optional(recordOf(CARDS)),
  hidden: v.optional(recordOf(CARDS)),
  values: v.optional(recordOf(COUNT)),
});

const COLLECT = v.looseObject({
  verb: SLUG,
  from: PLACE,
  size: v.nullable(COUNT),
  picks: v.optional(PLACES_OF_CARDS),
  otherwise: v.optional(COUNT),
});

const RULING = v.looseObject({
  good: v.boolean(),
  legal: v.boolean(),
  rule: v.nullable(TEXT),
  text: TEXT,
  takes: CARDS,
  scopa: v.boolean(),
  to: v.optional(PLACE),
});

/** @type {v.GenericSchema<unknown, Step>} */
const STEP = v.looseObject({
  zones: v.pipe(
    recordOf(CARDS),
    v.check((zones) => "hand" in zones && Object.keys(zones).every((name) => v.is(PLACE, name))),
    v.check(({ pack, ...others }) => isOnce(Object.values(others).flat()) && isOnce(pack ?? [])),
  ),
  scene: SCENE,
  verdicts: v.optional(v.nullable(recordOf(v.array(COUNT)))),
  rulings: v.optional(v.array(RULING)),
  takes: v.optional(recordOf(CARDS)),
  leads: v.optional(recordOf(v.array(TEXT))),
  may: v.optional(recordOf(TEXT)),
  signals: v.optional(v.array(v.looseObject({ id: TEXT, ...OPTION }))),
  says: v.optional(v.array(v.looseObject({ move: TEXT, ...OPTION }))),
  options: v.optional(v.array(v.looseObject({ id: TEXT, ...OPTION }))),
  said: v.optional(PLACES_OF_CARDS),
  choices: v.optional(PLACES_OF_CARDS),
  collect: v.optional(COLLECT),
});

/** @type {v.GenericSchema<unknown, Over>} */
const OVER = v.looseObject({
  score: v.array(SIDE_SCORE),
  lines: v.array(LINE),
  cards: v.array(CARDS),
  heaps: v.optional(HEAPS),
  text: TEXT,
  headline: v.optional(TEXT),
  won: v.optional(v.boolean()),
  match: v.optional(v.nullable(v.picklist(["won", "lost", "even"]))),
  sheet: v.looseObject({ rounds: ROUNDS, undone: v.array(COUNT), dealer: COUNT, standing: STANDING }),
});

const MOMENT = v.looseObject({
  step: STEP,
  turn: v.nullable(PLACE),
  phase: SLUG,
  dealer: PLACE,
  piles: recordOf(CARDS),
  won: recordOf(COUNT),
  across: v.optional(CARDS),
  covered: v.optional(CARDS),
  sweeps: v.optional(recordOf(COUNT)),
  caption: TEXT,
  since: v.optional(
    v.array(
      v.looseObject({
        by: PLACE,
        text: TEXT,
        say: v.optional(TEXT),
        took: v.optional(TEXT),
        card: v.optional(CARD),
      }),
    ),
  ),
  totals: v.array(v.looseObject({ side: TEXT, points: WHOLE })),
  target: v.nullable(COUNT),
  recall: v.optional(v.boolean()),
  undoable: v.boolean(),
  undone: COUNT,
  over: v.nullable(OVER),
  people: v.optional(
    v.looseObject({
      next: v.nullable(TEXT),
      same: v.boolean(),
      open: v.boolean(),
      begun: v.boolean(),
      seat: v.optional(COUNT),
      coached: v.optional(v.boolean()),
      last: v.optional(v.nullable(TEXT)),
      acts: v.optional(v.nullable(TEXT)),
      ways: v.optional(v.array(v.picklist(["undo", "throw", "concede", "resign"]))),
      ended: v.optional(TEXT),
    }),
  ),
});

/** @type {v.GenericSchema<unknown, Finding>} */
const FINDING = v.looseObject({
  number: COUNT,
  gain: v.number(),
  worth: v.number(),
  text: TEXT,
  brief: v.optional(TEXT),
  why: v.array(v.looseObject({ text: TEXT, rule: v.nullable(TEXT) })),
  answer: v.nullable(
    v.looseObject({
      from: v.nullable(CARD),
      to: CARDS,
      signal: v.nullable(TEXT),
      option: v.optional(v.nullable(TEXT)),
    }),
  ),
  bids: v.array(v.looseObject({ text: TEXT, points: TEXT })),
});

const REVIEWED = v.looseObject({ record: TEXT, found: v.array(FINDING) });
const LOOKED = v.looseObject({ deal: COUNT, number: COUNT });

/** How the table lay at the reader's decisions in this deal. */
const LAIN = /** @type {v.GenericSchema<unknown, Record<string, Layout>>} */ (
  recordOf(recordOf(v.array(v.nullable(CARD))))
);

/** What is kept beside a match. */
const BESIDE = {
  rules: v.optional(recordOf(TEXT)),
  form: v.optional(FORM),
  held: v.optional(COUNT),
  lain: v.optional(LAIN),
  language: v.optional(TEXT), // of its words; earlier editions left it out
  reviewed: v.optional(v.nullable(REVIEWED)), // of the finished deal; earlier editions kept neither of these
  looked: v.optional(v.nullable(LOOKED)),
};

/** @param {string[]} names */
function isOnce(names) {
  return new Set(names).size === names.length;
}

/**
 * Whoever acts and deals has a seat, and a deal is over when nobody acts.
 * @param {Moment} moment
 */
function isSeated({ step, turn, dealer, over }) {
  const seats = (step.scene.seats ?? []).map(({ seat }) => seat);
  const named = [dealer, ...(turn === null ? [] : [turn]), ...(step.scene.trick_by ?? [])];
  return isOnce(seats) && named.every((seat) => seats.includes(seat)) && (turn === null) === (over !== null);
}

const WHOLE_MATCH = v.looseObject({
  sitting: SITTING,
  moment: v.pipe(/** @type {v.GenericSchema<unknown, Moment>} */ (MOMENT), v.check(isSeated)),
  ...BESIDE,
});

/** @type {v.GenericSchema<unknown, Kept>} */
export const MATCH = sized(WHOLE_MATCH, LARGEST);
