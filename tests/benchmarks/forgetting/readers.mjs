// Readers who forget, under two schedules: `node readers.mjs 1000`.

import { createEmptyCard, fsrs, generatorParameters, Rating } from "ts-fsrs";
import { dueRules } from "../../../carte/front/memory/schedule.js";

const READERS = Number(process.argv[2]);
const FIRST = 100; // the day of the first visit
const DAYS = 120;
const SETTLED = 30; // days after which it counts what they know
const LATER = 30; // days after the last visit
const RULES = 40;
const SHOWN = 6; // rules that a deal or a stage shows, one every EVERY days
const EVERY = 4;
const FIVE = 5;
const NEW = 3; // a day
const DAY = 86_400;

/** Whether something is still known after `days`, by how `strong` it is. */
const CURVES = {
  exponential: (days, strong) => Math.exp(-days / strong),
  power: (days, strong) => (1 + days / strong) ** -0.7,
  hyperbolic: (days, strong) => 1 / (1 + days / (2 * strong)),
};

const noon = (day) => day * DAY + DAY / 2;

/** Our growing intervals. */
function ours() {
  const memory = {};
  const add = (rule, answer) => {
    memory[rule] = [...(memory[rule] ?? []), answer];
  };
  return {
    meet: (rule, day) => add(rule, [noon(day), 1, 1, "guide"]),
    answer: (rule, day, right) => add(rule, [noon(day), right ? 1 : 0, 1, "daily"]),
    due: (day) => dueRules(memory, Object.keys(memory), day, 0),
  };
}

/** FSRS, what is likeliest to be forgotten first, with as few new rules a day as ours. */
function modelled(retention) {
  const model = fsrs(
    generatorParameters({ enable_fuzz: false, enable_short_term: false, request_retention: retention }),
  );
  const cards = new Map();
  const fresh = new Set();
  const date = (day) => new Date(noon(day) * 1000);
  const rate = (rule, day, rating) => {
    const card = cards.get(rule) ?? createEmptyCard(date(day));
    cards.set(rule, model.next(card, date(day), rating).card);
  };
  return {
    meet(rule, day) {
      fresh.add(rule);
      rate(rule, day, Rating.Good);
    },
    answer(rule, day, right) {
      fresh.delete(rule);
      rate(rule, day, right ? Rating.Good : Rating.Again);
    },
    due(day) {
      let room = NEW;
      return [...cards]
        .filter(([, card]) => card.due.getTime() < (day + 1) * DAY * 1000)
        .map(([rule, card]) => ({ rule, known: model.get_retrievability(card, date(day), false) }))
        .sort((one, other) => one.known - other.known)
        .filter(({ rule }) => !fresh.has(rule) || room-- > 0)
        .map(({ rule }) => rule);
    },
  };
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A reader's pace: how long a rule lasts at first, how it grows, and on how many days they come. */
function readerOf(seed) {
  const next = numbers(seed);
  const between = (least, most) => least + (most - least) * next();
  return {
    next,
    lasts: between(3, 15),
    grows: between(1.6, 3.2),
    spacing: between(0.5, 2),
    keeps: between(0.2, 0.6), // of its strength, what was forgotten
    comes: between(0.4, 1),
    ease: Array.from({ length: RULES }, () => between(0.5, 1.5)),
  };
}

/** Let a reader live through all days, and return what they knew. */
function live(seed, curve, schedule) {
  const { next, lasts, grows, spacing, keeps, comes, ease } = readerOf(seed);
  const known = new Map(); // by rule, how strong it is and when it was seen last
  let asked = 0;
  let sum = 0;
  let counted = 0;
  const recall = ({ strong, seen }, day) => curve(day - seen, strong);
  for (let day = FIRST; day < FIRST + DAYS; day++) {
    if ((day - FIRST) % EVERY === 0)
      for (let one = 0; one < SHOWN && known.size < RULES; one++) {
        const rule = String(known.size);
        known.set(rule, { strong: lasts * ease[known.size], seen: day });
        schedule.meet(rule, day);
      }
    const today = next() < comes ? schedule.due(day).slice(0, FIVE) : [];
    for (const rule of today) {
      const chance = recall(known.get(rule), day);
      const right = next() < chance;
      const { strong } = known.get(rule);
      // What was nearly forgotten grows most; what was forgotten begins again, but not from nothing.
      const stronger = strong * (1 + 2.2 * (grows - 1) * (1.15 - chance) ** spacing);
      known.set(rule, {
        strong: right ? stronger : Math.max(0.7 * lasts * ease[Number(rule)], strong * keeps),
        seen: day,
      });
      schedule.answer(rule, day, right);
      asked++;
    }
    if (day < FIRST + SETTLED) continue;
    for (const one of known.values()) sum += recall(one, day + 0.5);
    counted += known.size;
  }
  const later = [...known.values()].map((one) => recall(one, FIRST + DAYS + LATER));
  return { known: sum / counted, later: later.reduce((one, other) => one + other) / later.length, asked };
}

const SCHEDULES = {
  ours,
  "FSRS, 90 %": () => modelled(0.9),
  "FSRS, 95 %": () => modelled(0.95),
};

console.log("curve        schedule      known   a month later   asked");
for (const [name, curve] of Object.entries(CURVES))
  for (const [title, schedule] of Object.entries(SCHEDULES)) {
    const all = Array.from({ length: READERS }, (_, seed) => live(seed + 1, curve, schedule()));
    const mean = (figure) => all.reduce((total, one) => total + one[figure], 0) / all.length;
    const percent = (figure) => (100 * mean(figure)).toFixed(1);
    console.log(
      name.padEnd(12),
      title.padEnd(11),
      percent("known").padStart(7),
      percent("later").padStart(15),
      mean("asked").toFixed(0).padStart(7),
    );
  }
