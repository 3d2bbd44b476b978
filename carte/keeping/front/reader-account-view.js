// How the reader plays: matches won and lost, days played, what courses have brought, answers week by week, and the rules
// to go over.

import { gainOf, gains, inPercent } from "../../front/memory/gains.js";
import { memory } from "../../front/memory/memory.js";
import { moments } from "../../front/memory/moments.js";
import { results, tallyOf } from "../../front/memory/results.js";
import "../../front/page/progress.css";
import { inBook } from "../../front/page/address.js";
import { fill } from "../../front/page/dom.js";
import { valueAt } from "../../front/page/schema.js";
import { daysPlayed, weakRules, weeksOf } from "./reader-account.js";

/** @import { CourseGain } from "../../front/memory/gains.js" */
/** @import { Memory } from "../../front/memory/memory.js" */
/** @import { Results } from "../../front/memory/results.js" */
/** @import { OnTrouble } from "../../front/types.js" */
/** @import { KeepingContent, KeepingStrings } from "./messages.js" */

/** @typedef {KeepingStrings["keeping"]["account"]} AccountStrings */

/**
 * What is kept of how the reader plays; null if there is nothing yet.
 * @param {OnTrouble} onTrouble
 */
export function accountKept(onTrouble) {
  const kept = {
    results: results(onTrouble),
    memory: memory(onTrouble),
    moments: moments(onTrouble),
    courses: gains(onTrouble),
  };
  return Object.values(kept).some((some) => Object.keys(some).length > 0) ? kept : null;
}

/** @typedef {NonNullable<ReturnType<typeof accountKept>>} AccountKept */

/** @param {{ kept: AccountKept, content: KeepingContent, strings: AccountStrings }} props */
export function Account({ kept, content, strings }) {
  const now = new Date();
  const days = daysPlayed({ results: kept.results, memories: [kept.memory, kept.moments] }, now);
  return (
    <>
      <p data-account="days">{fill(strings.days, { count: days })}</p>
      <Matches results={kept.results} content={content} strings={strings} />
      <Courses courses={kept.courses} content={content} strings={strings} />
      <Weeks memory={kept.memory} now={now} strings={strings} />
      <Weak memory={kept.memory} content={content} strings={strings} />
    </>
  );
}

/** @param {{ results: Results, content: KeepingContent, strings: AccountStrings }} props */
function Matches({ results: all, content: { games, levels }, strings }) {
  const rows = Object.entries(games).flatMap(([game, title]) =>
    Object.entries(levels).flatMap(([level, opponents]) => {
      const tally = tallyOf(valueAt(all, `${game}-${level}`) ?? []);
      return tally.won + tally.lost + tally.even > 0 ? [{ game, title, level, opponents, tally }] : [];
    }),
  );
  if (rows.length === 0) return null;
  return (
    <table class="carte-account-matches" data-account="matches">
      <caption>{strings.matches}</caption>
      <tbody>
        {rows.map(({ game, title, level, opponents, tally }) => (
          <tr key={`${game}-${level}`} data-game={game}>
            <th scope="row">{title}</th>
            <td>{opponents}</td>
            <td>{fill(strings.tally, tally)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** @param {{ courses: Record<string, CourseGain>, content: KeepingContent, strings: AccountStrings }} props */
function Courses({ courses, content: { games }, strings }) {
  const rows = Object.entries(games).flatMap(([game, title]) => {
    const gain = valueAt(courses, game);
    return gain ? [{ game, title, gain }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <table class="carte-account-matches" data-account="courses">
      <caption>{strings.courses}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{strings.before}</th>
          <th scope="col">{strings.after}</th>
          <th scope="col">{strings.gain}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ game, title, gain }) => (
          <CourseRow key={game} game={game} title={title} gain={gain} strings={strings} />
        ))}
      </tbody>
    </table>
  );
}

/** @param {{ game: string, title: string, gain: CourseGain, strings: AccountStrings }} props */
function CourseRow({ game, title, gain: { asked, before, after }, strings }) {
  const most = asked.length;
  const share = after && gainOf({ before: before[1], after: after[1], all: most });
  return (
    <tr data-game={game}>
      <th scope="row">{title}</th>
      <td>{fill(strings.of, { count: before[1], most })}</td>
      <td>{after && fill(strings.of, { count: after[1], most })}</td>
      <td>{typeof share === "number" && inPercent(share)}</td>
    </tr>
  );
}

/** @param {{ memory: Memory, now: Date, strings: AccountStrings }} props */
function Weeks({ memory: kept, now, strings }) {
  const weeks = weeksOf(kept, now);
  if (weeks.length === 0) return null;
  const language = document.documentElement.lang || "en";
  const when = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return (
    <section data-account="weeks">
      <h3>{strings.weeks}</h3>
      <ul class="carte-account-weeks">
        {weeks.map(({ ago, all, right }) => (
          <li key={ago}>
            <span>{when.format(-ago, "week")}</span>
            <progress class="carte-progress" aria-hidden="true" max={all} value={right} />
            <b>{inPercent(right / all)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** @param {{ memory: Memory, content: KeepingContent, strings: AccountStrings }} props */
function Weak({ memory: kept, content: { rules, games }, strings }) {
  const weak = weakRules(kept, (rule) => Object.hasOwn(rules, rule));
  if (weak.length === 0) return null;
  return (
    <section data-account="weak">
      <h3>{strings.weak}</h3>
      <ul class="carte-account-weak">
        {weak.map(({ rule, all, right }) => {
          const { text, level } = rules[rule];
          return (
            <li key={rule} data-rule={rule}>
              <span class="carte-keep-about">
                {games[rule.split(".")[0]]}, {fill(strings.right, { right, all })}
              </span>{" "}
              {level && inBook() ? <a href={level}>{text}</a> : text}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
