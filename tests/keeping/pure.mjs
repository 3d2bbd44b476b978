// Functions of the front end that need no page, called line by line: [name, …arguments] in, [value] or an error's name out.

import { gainOf } from "../../carte/front/memory/gains.js";
import { tallyOf } from "../../carte/front/memory/results.js";
import { dueRules, knownAmong, rulesFor, standing } from "../../carte/front/memory/schedule.js";
import { fill, listed } from "../../carte/front/page/dom.js";
import { opened } from "../../carte/front/page/storage.js";
import * as shownCode from "../../carte/keeping/classroom/front/class-code.js";
import { classGains, counted } from "../../carte/keeping/classroom/front/course-gains.js";
import { grades } from "../../carte/keeping/classroom/front/grades.js";
import { joined } from "../../carte/keeping/classroom/front/readers.js";
import { fromDigits, toDigits } from "../../carte/keeping/front/carry-link.js";
import { fromText, NotAFile, written } from "../../carte/keeping/front/memory-file.js";
import { daysPlayed, weakRules, weeksOf } from "../../carte/keeping/front/reader-account.js";
import { STORES, storeOf } from "../../carte/keeping/front/registry.js";
import { fitting, gained, merged } from "../../carte/keeping/front/snapshot.js";
import { chooseStep } from "../../carte/map/front/next-step.js";
import { createRanking } from "../../carte/search/front/ranking.js";

/** @type {ReturnType<typeof createRanking>} */
let ranking;

/** @type {import("../../carte/map/front/messages.js").RoadCourse[]} */
let road;

/** @type {Record<string, (...given: any[]) => unknown>} */
const FUNCTIONS = {
  fill,
  listed,
  dueRules,
  knownAmong,
  rulesFor,
  standing,
  tallyOf,
  gainOf,
  daysPlayed: (kept, now) => daysPlayed(kept, new Date(now * 1000)),
  weeksOf: (memory, now) => weeksOf(memory, new Date(now * 1000)),
  weakRules: (memory, rules) => weakRules(memory, (rule) => rules.includes(rule)),
  fitting,
  fittingForGood: (entries, aside) => {
    const taken = fitting(entries, aside);
    const again = fitting(taken.entries, taken.aside);
    return { taken, again: JSON.stringify(again) === JSON.stringify(taken) ? null : again };
  },
  gained,
  merged,
  toDigits,
  fromDigits,
  showsDigits: shownCode.toDigits,
  showsFrom: shownCode.fromText,
  grades,
  counted,
  classGains,
  joined,
  opened: (text) => opened(text),
  stores: () => STORES.map(({ name }) => name),
  store: (key) => storeOf(key)?.name ?? null,
  written: (snapshot, date) => written(snapshot, new Date(date)),
  fromText,
  setOut: (courses) => {
    road = courses;
    return null;
  },
  nextStep: (facts, ended) => {
    const { reason, href, course } = chooseStep(road, facts, ended);
    return { reason, href, course: course && { id: course.id, puzzles: course.puzzles } };
  },
  prepare: (content) => {
    ranking = createRanking(content);
    return null;
  },
  isAnswered: (text) => ranking.isAnswered(text),
  search: (text, game) =>
    ranking.search(text, game).map(({ document, lines, also }) => ({
      id: document.id,
      says: lines[0]?.[1],
      also: also.map(({ id }) => id),
    })),
};

/** @param {string} line */
async function answered(line) {
  const [name, ...given] = JSON.parse(line);
  try {
    return [await FUNCTIONS[name](...given)];
  } catch (error) {
    if (error instanceof NotAFile) return { refused: error.why, facts: error.facts };
    return { failed: String(error).slice(0, 200) };
  }
}

let rest = "";
process.stdin.setEncoding("utf8");
for await (const chunk of process.stdin) {
  const lines = (rest + chunk).split("\n");
  rest = lines.pop() ?? "";
  for (const line of lines) process.stdout.write(`${JSON.stringify(await answered(line))}\n`);
}
