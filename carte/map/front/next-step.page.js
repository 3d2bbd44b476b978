// On every page of the book: tells its tools what is best next for the reader, and shows it on the first screen of the
// pages that have a place for it.

import { fill, h } from "../../front/page/dom.js";
import { decideBy, linkTo } from "../../front/page/onward.js";
import { standingText } from "../../play/front/match-standing.js";
import { followKeptProgress, keptProgress, matchesUnderway } from "./kept-progress.js";
import { chooseStep, stepsFor } from "./next-step.js";
import { roadOfPage } from "./road.js";
import { stepText } from "./step-text.js";
import "./known-reader.css";

/** @import { Ended, NextStep } from "../../front/page/onward.js" */
/** @import { Road } from "./messages.js" */
/** @import { Facts, Step } from "./next-step.js" */

const quietly = () => {}; // a widget of the page tells the reader of trouble with what is kept
const WAITING = ["resume-guide", "daily"]; // what may wait for the reader beside the next step
const MATCH = "resume-match";
const OWN_DEAL = /-table-1$/;

const ofPage = roadOfPage();
if (ofPage) begin(ofPage);

/** @param {Road} road */
function begin(road) {
  /** @param {Step} step */
  const inWords = (step) => ({ reason: step.reason, href: step.href, ...stepText(step, road.steps) });
  decideBy((ended) => inWords(chooseStep(road.courses, keptProgress(quietly), ended)));
  const place = document.querySelector(".carte-known-reader");
  if (!place) return;
  const onlyMatches = place.hasAttribute("data-matches");
  const show = () => {
    const steps = shown(road, inWords, { onlyMatches });
    place.replaceChildren(...steps);
    place.classList.toggle("carte", steps.length > 0);
  };
  show();
  followKeptProgress(show, new AbortController().signal);
}

/**
 * What a reader sees who has been here before: the next step, and below it in quiet what else waits, each once.
 * @param {Road} road
 * @param {(step: Step) => NextStep} inWords
 * @param {{ onlyMatches: boolean }} manner
 */
function shown(road, inWords, { onlyMatches }) {
  const facts = keptProgress(quietly);
  const matches = matchesOf(road, inWords);
  if (onlyMatches) return drawn(matches);
  if (!isKnown(facts) && !matches.length) return [];
  const main = inWords(chooseStep(road.courses, facts));
  const [onward] = stepsFor(road.courses, { ...facts, guide: null, matches: [], rested: true });
  const waiting = stepsFor(road.courses, facts).filter(({ reason }) => WAITING.includes(reason));
  const steps = [main, ...matches, inWords(onward), ...waiting.map(inWords), ...today(road, facts)];
  const standing = matches.find(({ href }) => href === main.href) ?? main;
  return drawn([standing, ...steps].filter(isFirstOfItsPlace));
}

/**
 * @param {NextStep} step
 * @param {number} place
 * @param {NextStep[]} steps
 */
function isFirstOfItsPlace({ href }, place, steps) {
  return steps.findIndex((step) => step.href === href) === place;
}

/** @param {Facts} facts */
function isKnown({ stars, due, guide }) {
  return guide !== null || due > 0 || Object.values(stars).some((won) => won > 0);
}

/**
 * The matches under way, each with how it stands.
 * @param {Road} road
 * @param {(step: Step) => NextStep} inWords
 * @returns {NextStep[]}
 */
function matchesOf({ courses, words }, inWords) {
  return matchesUnderway(quietly).flatMap(({ game, match: { moment } }) => {
    const course = courses.find(({ id }) => id === game);
    if (!course) return [];
    const step = inWords({ reason: MATCH, course, href: `play-${game}.html` });
    return [{ ...step, why: standingText(moment, { lasting: moment.target === null, words }) }];
  });
}

/**
 * The deal that is the same for everybody today, of the game that the reader has played last.
 * @param {Road} road
 * @param {Facts} facts
 * @returns {NextStep[]}
 */
function today({ courses, words }, { stars }) {
  const own = Object.keys(stars).findLast((id) => OWN_DEAL.test(id) && stars[id] > 0);
  const course = courses.find(({ id }) => id === own?.replace(OWN_DEAL, ""));
  if (!course) return [];
  const label = fill(words.today, { course: course.title });
  return [{ reason: "today", href: `play-${course.id}.html#today`, label, why: "" }];
}

/**
 * @param {NextStep[]} steps
 * @returns {Node[]}
 */
function drawn([main, ...others]) {
  if (!main) return [];
  const links = others.map(({ reason, href, label, why }) =>
    h("li", {}, h("a", { href }, label), reason === MATCH ? h("span", { class: "carte-why" }, why) : ""),
  );
  return [linkTo(main), ...(links.length ? [h("ul", {}, ...links)] : [])];
}
