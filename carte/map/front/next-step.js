// Decides what is best next for a reader, from what the browser keeps: the only place that does.
// Each rule below returns a step or null; what has ended says which rules are asked, and in which order.

import { isLearned } from "../../lessons/front/stage-learned.js";

/** @import { Ended } from "../../front/page/onward.js" */
/** @import { Stars } from "../../lessons/front/progress.js" */
/** @import { RoadCourse, RoadStage } from "./messages.js" */

/**
 * What the browser keeps of a reader: the stars, how many rules are due, whether today's five are answered, the guided
 * deal that was left, and the games of the matches under way, the latest first.
 * @typedef {{ stars: Stars, due: number, rested: boolean, guide: string | null, matches: string[] }} Facts
 */

/**
 * A step, by its reason: the course that it belongs to, and a level or a page.
 * @typedef {{ reason: string, course?: RoadCourse, stage?: RoadStage, level?: number, href: string }} Step
 */

/** @typedef {{ road: RoadCourse[], facts: Facts, here: RoadCourse, from: number }} Place */

/** @typedef {(place: Place) => Step | null} Rule */

const PUZZLE = /^(.*)-puzzle-\d+$/;

/**
 * The ids of a stage's levels, from their number.
 * @param {{ id: string, levels: number }} stage
 */
export function levelsOf({ id, levels }) {
  return Array.from({ length: levels }, (_, number) => `${id}-${number + 1}`);
}

/**
 * Whether a reader has learned a stage, or won all its deals.
 * @param {{ id: string, levels: number, deal?: string }} stage
 * @param {Stars} stars
 */
export function hasStage(stage, stars) {
  const ids = levelsOf(stage);
  return stage.deal ? ids.every((id) => stars[id] > 0) : isLearned(ids, stars);
}

/**
 * @param {RoadCourse} course
 * @param {"guided" | "own"} deal
 */
function dealOf({ stages }, deal) {
  return stages.find((stage) => stage.deal === deal);
}

/** @param {RoadCourse} course */
function taughtIn({ stages }) {
  return stages.filter(({ deal }) => !deal);
}

/**
 * @param {RoadCourse} course
 * @param {Stars} stars
 */
function ownStars(course, stars) {
  const own = dealOf(course, "own");
  return own ? (stars[levelsOf(own)[0]] ?? 0) : 0;
}

/**
 * @param {string} reason
 * @param {RoadCourse} course
 * @param {RoadStage} stage
 * @param {string} id
 * @returns {Step}
 */
function levelStep(reason, course, stage, id) {
  const level = levelsOf(stage).indexOf(id) + 1;
  return { reason, course, stage, level, href: stage.page ?? `${course.id}.html#${id}` };
}

/**
 * The stage by its state: its test if a won guided deal has taught it, the first open level if it is begun.
 * @param {RoadCourse} course
 * @param {RoadStage} stage
 * @param {Stars} stars
 * @param {string} fresh the reason for a stage that is new
 */
function stageStep(course, stage, stars, fresh) {
  const ids = levelsOf(stage);
  const open = ids.find((id) => !stars[id]) ?? ids[0];
  if (ids.some((id) => stars[id] > 0)) return levelStep("finish", course, stage, open);
  const last = /** @type {string} */ (ids.at(-1));
  return stage.taught && isCoached(course, stars)
    ? levelStep("test", course, stage, last)
    : levelStep(fresh, course, stage, open);
}

/**
 * Whether the guided deals of a course are won.
 * @param {RoadCourse} course
 * @param {Stars} stars
 */
function isCoached(course, stars) {
  const guided = dealOf(course, "guided");
  return guided !== undefined && hasStage(guided, stars);
}

/**
 * The stages of a course that are not learned, those after the current one first. Real tables have the same questions
 * in all games: one course that has asked them is enough.
 * @param {Place} place
 */
function openStages({ road, here, facts: { stars }, from }) {
  const stages = taughtIn(here);
  const round = [...stages.slice(from + 1), ...stages.slice(0, from + 1)];
  const isAsked = road.some((course) => course.stages.some((stage) => stage.real && hasStage(stage, stars)));
  return round.filter((stage) => !hasStage(stage, stars) && !(stage.real && isAsked));
}

/** @type {Rule} */
const resumeGuide = ({ road, facts: { guide } }) => {
  for (const course of road) {
    const guided = dealOf(course, "guided");
    if (guide && guided && levelsOf(guided).includes(guide)) return levelStep("resume-guide", course, guided, guide);
  }
  return null;
};

/** @type {Rule} */
const resumeMatch = ({ road, facts: { matches } }) => {
  const course = road.find(({ id }) => id === matches[0]);
  return course ? { reason: "resume-match", course, href: `play-${course.id}.html` } : null;
};

/** @type {Rule} */
const begin = ({ road, facts: { stars } }) => {
  const course = road.find((one) => dealOf(one, "guided"));
  const guided = course && dealOf(course, "guided");
  if (!course || !guided || Object.values(stars).some((won) => won > 0)) return null;
  return levelStep("begin", course, guided, levelsOf(guided)[0]);
};

/** @type {Rule} */
const fiveADay = ({ facts: { due, rested } }) => (due > 0 && !rested ? { reason: "daily", href: "daily.html" } : null);

/** @type {Rule} */
const finish = (place) => {
  const { stars } = place.facts;
  const begun = openStages(place).find((stage) => levelsOf(stage).some((id) => stars[id] > 0));
  return begun ? stageStep(place.here, begun, stars, "stage") : null;
};

/**
 * A guided deal that is not won, unless the reader knows the game without.
 * @type {Rule}
 */
const coached = ({ here, facts: { stars } }) => {
  const guided = dealOf(here, "guided");
  const open = guided && levelsOf(guided).find((id) => !stars[id]);
  if (!guided || !open || taughtIn(here).some((stage) => !stage.real && hasStage(stage, stars))) return null;
  return levelStep(open === levelsOf(guided)[0] ? "course" : "guide", here, guided, open);
};

/** @type {Rule} */
const ownDeal = ({ here, facts: { stars } }) => {
  const own = dealOf(here, "own");
  return own && !ownStars(here, stars) ? levelStep("own-deal", here, own, levelsOf(own)[0]) : null;
};

/**
 * A stage of which no deal has spoken.
 * @type {Rule}
 */
const untaught = (place) => {
  const { here, facts } = place;
  const stage = openStages(place).find(({ taught }) => !taught || !isCoached(here, facts.stars));
  return stage ? stageStep(here, stage, facts.stars, "stage") : null;
};

/** @type {Rule} */
const openStage = (place) => {
  const [stage] = openStages(place);
  return stage ? stageStep(place.here, stage, place.facts.stars, "stage") : null;
};

/**
 * What may win the next deal, for a reader who has lost one.
 * @type {Rule}
 */
const afterLosing = (place) => {
  const stage = openStages(place).find(({ real }) => !real);
  return stage ? stageStep(place.here, stage, place.facts.stars, "lost") : null;
};

/**
 * The next course whose guided deal is not won.
 * @type {Rule}
 */
const nextCourse = ({ road, here, ...place }) => {
  const at = road.indexOf(here);
  for (const course of [...road.slice(at + 1), ...road.slice(0, at)]) {
    const step = coached({ ...place, road, here: course });
    if (step) return step;
  }
  return null;
};

/**
 * The next course, once a deal of the reader's own is won in this one.
 * @type {Rule}
 */
const courseWon = (place) => (ownStars(place.here, place.facts.stars) > 1 ? nextCourse(place) : null);

/** @type {Rule} */
const anyStage = (place) => {
  const at = place.road.indexOf(place.here);
  for (const here of [...place.road.slice(at), ...place.road.slice(0, at)]) {
    const step = openStage({ ...place, here, from: -1 }) ?? ownDeal({ ...place, here });
    if (step) return step;
  }
  return null;
};

/** @type {Rule} */
const puzzles = ({ here, facts: { stars } }) => {
  const solved = Object.keys(stars).filter((id) => PUZZLE.exec(id)?.[1] === here.id && stars[id] > 0).length;
  return (here.puzzles ?? 0) > solved ? { reason: "puzzles", course: here, href: `puzzles-${here.id}.html` } : null;
};

/** @type {Rule} */
const anyPuzzles = (place) => {
  for (const here of place.road) {
    const step = puzzles({ ...place, here });
    if (step) return step;
  }
  return null;
};

/** @type {Rule} */
const match = ({ here }) =>
  dealOf(here, "own") ? { reason: "match", course: here, href: `play-${here.id}.html` } : null;

/** @type {Rule} */
const friends = () => ({ reason: "friends", href: "evening.html" });

const ONWARD = [finish, coached, ownDeal, untaught, courseWon, openStage, nextCourse, anyStage];
const LAST = [puzzles, anyPuzzles, friends];

/**
 * The rules to ask after something has ended, or at home.
 * @param {Ended | null} ended
 * @returns {Rule[]}
 */
function rulesAfter(ended) {
  switch (ended?.what) {
    case "guide":
      return [ended.won ? coached : again(ended.of), ownDeal, ...ONWARD, ...LAST];
    case "stage":
      return [openStage, ...ONWARD, ...LAST];
    case "match":
      return ended.won
        ? [untaught, nextCourse, openStage, anyStage, ...LAST]
        : [afterLosing, coached, puzzles, ...ONWARD, ...LAST];
    case "puzzles":
      return [match, ...ONWARD, ...LAST];
    case "daily":
      return [resumeGuide, resumeMatch, ...ONWARD, ...LAST];
    default:
      return [resumeGuide, resumeMatch, fiveADay, begin, ...ONWARD, ...LAST];
  }
}

/**
 * The guided deal that was lost, once more.
 * @param {string} level
 * @returns {Rule}
 */
function again(level) {
  return ({ here }) => {
    const guided = dealOf(here, "guided");
    return guided ? levelStep("again", here, guided, level) : null;
  };
}

/**
 * The course to go on in, and the number of the stage among those that it teaches: of what has ended, or else of what
 * was won last. Stars stay in the order in which they were won.
 * @param {RoadCourse[]} road
 * @param {Stars} stars
 * @param {Ended | null} ended
 */
function currentPlace(road, stars, ended) {
  const won = Object.keys(stars).filter((id) => stars[id] > 0);
  const names = ended && ended.what !== "daily" ? [ended.of] : won.reverse();
  for (const name of names)
    for (const here of road) {
      const stage = here.stages.find((one) => one.id === name || levelsOf(one).includes(name));
      if (stage) return { here, from: taughtIn(here).indexOf(stage) };
      if (here.id === name || PUZZLE.exec(name)?.[1] === here.id) return { here, from: -1 };
    }
  return { here: road.find((course) => dealOf(course, "guided")) ?? road[0], from: -1 };
}

/**
 * The steps that may come next, the best one first; each a reader can take.
 * @param {RoadCourse[]} road
 * @param {Facts} facts
 * @param {Ended | null} ended
 */
export function stepsFor(road, facts, ended = null) {
  const place = { road, facts, ...currentPlace(road, facts.stars, ended) };
  return rulesAfter(ended)
    .map((rule) => rule(place))
    .filter((step) => step !== null);
}

/**
 * What is best next for a reader.
 * @param {RoadCourse[]} road
 * @param {Facts} facts
 * @param {Ended | null} ended
 * @returns {Step}
 */
export function chooseStep(road, facts, ended = null) {
  return stepsFor(road, facts, ended)[0];
}
