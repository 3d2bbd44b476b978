// The questions before a course, which place the reader in it, and others about the same rules after it.

import { gains, keepScore } from "../../front/memory/gains.js";
import { valueAt } from "../../front/page/schema.js";
import { allStars, winStars } from "../../lessons/front/progress.js";
import { AT_ONCE } from "../../lessons/front/stage-learned.js";
import { inOrder } from "./round.js";

/** @import { CourseGain } from "../../front/memory/gains.js" */
/** @import { OnTrouble } from "../../front/types.js" */
/** @import { Placing, PlacingStage } from "./messages.js" */
/** @import { Round, Rules } from "./round.js" */

/**
 * The course of a round: its stages to ask about, those `known` from the course of a related game, the stage of each
 * question, and what was answered before the course, if the round comes after it.
 * @typedef {{ id: string, title: string, play: string, stages: PlacingStage[], known: PlacingStage[],
 *   stageOf: number[], before: CourseGain | null }} CourseOfRound
 */

export const BEGIN = "begin-"; // in an address before a course: questions place the reader in it
const END = "end-"; // others compare

const TEN = 10;

/**
 * The round that an address asks for, or null.
 * @param {string} name
 * @param {Record<string, Placing>} places
 * @param {Rules} rules
 * @param {OnTrouble} onTrouble
 */
export function courseRound(name, places, rules, onTrouble) {
  const prefix = [BEGIN, END].find((one) => name.startsWith(one));
  const id = name.slice(prefix?.length);
  const placing = prefix && valueAt(places, id);
  if (!placing) return null;
  const kept = prefix === END ? valueAt(gains(onTrouble), id) : undefined;
  if (!kept?.asked.every((rule) => rules.has(rule))) return roundBefore(id, placing, rules, onTrouble);
  return roundAfter(id, placing, rules, kept);
}

/**
 * @param {string} id
 * @param {Placing} placing
 * @param {Rules} rules
 * @param {OnTrouble} onTrouble
 * @returns {Round}
 */
function roundBefore(id, { stages: all, ...placing }, rules, onTrouble) {
  const stars = allStars(onTrouble);
  const known = all.filter(({ like }) => like.some((level) => valueAt(stars, level)));
  const stages = all.filter((stage) => !known.includes(stage));
  const asked = askedOf(stages);
  const course = { id, ...placing, stages, known, stageOf: asked.map(({ stage }) => stage), before: null };
  const wanted = asked.map(({ rule }) => rule);
  return { rules: inOrder(wanted, rules), results: [], looks: [], course };
}

/**
 * @param {string} id
 * @param {Placing} placing
 * @param {Rules} rules
 * @param {CourseGain} before
 * @returns {Round}
 */
function roundAfter(id, placing, rules, before) {
  const course = { id, ...placing, known: [], stageOf: [], before };
  return { rules: inOrder(before.asked, rules), results: [], looks: [], course };
}

/**
 * One rule of each stage, then another of each, until there are enough; in the order of the stages.
 * @param {PlacingStage[]} stages
 */
function askedOf(stages) {
  const turns = Math.max(0, ...stages.map(({ rules }) => rules.length));
  const inTurn = Array.from({ length: turns }, (_, turn) =>
    stages.flatMap(({ rules }, stage) => rules.slice(turn, turn + 1).map((rule) => ({ rule, stage }))),
  );
  return inTurn
    .flat()
    .slice(0, TEN)
    .sort((one, other) => one.stage - other.stage);
}

/**
 * The place among the stages where a reader begins: that of the first wrong answer, or behind all of them.
 * @param {CourseOfRound} course
 * @param {boolean[]} results
 */
export function beginning({ stages, stageOf }, results) {
  const wrong = results.indexOf(false);
  return wrong < 0 ? stages.length : stageOf[wrong];
}

/**
 * Keep the score of a finished round; before a course, keep as learned the stages that the reader is shown to know.
 * @param {Round & { course: CourseOfRound }} round
 * @param {OnTrouble} onTrouble
 */
export function keepRound({ rules, results, looks, course }, onTrouble) {
  const right = results.filter(Boolean).length;
  const asked = rules.map(({ id }) => id);
  keepScore({ course: course.id, asked, looks, right, isAfter: course.before !== null }, onTrouble);
  if (course.before) return;
  const passed = course.stages.slice(0, beginning(course, results));
  for (const { last } of [...course.known, ...passed]) winStars(last, AT_ONCE, onTrouble);
}
