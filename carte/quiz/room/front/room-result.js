// The result of a set: how many were right in each question, and which rule to repeat tonight.

import { Action } from "../../../front/fields/entry-views.js";
import { fill } from "../../../front/page/dom.js";
import { ruleLink } from "../../../front/page/rule-link.js";
import { drawn } from "../../../front/page/views.js";
import { sumOf } from "./answers.js";

/** @import { RoomQuestion } from "./messages.js" */
/** @import { Quizmaster } from "./quizmaster.js" */

/**
 * @param {RoomQuestion} question
 * @param {number[] | null} held
 * @param {number} index
 */
function resultOf({ options, rules, key, about }, held, index) {
  const all = sumOf(held);
  const right = held?.[options.findIndex((option) => option.right)] ?? 0;
  return { number: index + 1, key, about, rule: rules[0].text, right, all, share: all ? right / all : 1 };
}

/**
 * Empty until the set is over.
 * @param {{ master: Quizmaster }} props
 */
export function Result({ master }) {
  const isOver = !master.question();
  return (
    <div class="carte-room-end" tabIndex={-1} hidden={!isOver}>
      {isOver && <Results master={master} />}
    </div>
  );
}

/** @param {{ master: Quizmaster }} props */
function Results({ master: { tool, now, again } }) {
  const { words, say } = tool;
  const strings = words.room;
  const { set, counts } = now();
  const results = set.questions.map((question, index) => resultOf(question, counts[index], index));
  const counted = results.filter(({ all }) => all > 0);
  const [worst] = counted.toSorted((one, other) => one.share - other.share);
  const isToRepeat = worst !== undefined && worst.share < 1;
  const head = !worst ? strings.uncounted : isToRepeat ? fill(strings.repeat, { Rule: worst.rule }) : strings.all_right;
  return (
    <>
      <p class="carte-summary-title">{strings.over}</p>
      <p class="carte-room-repeat" data-repeat={isToRepeat ? worst.key : undefined}>
        {drawn(say(head))}
      </p>
      <ol class="carte-room-results">{results.map(drawResult)}</ol>
      <div class="carte-actions">
        <Action name="restart" label={strings.from_start} look="undo" onClick={again} />
      </div>
    </>
  );

  /** @param {ReturnType<typeof resultOf>} result */
  function drawResult({ number, key, about, rule, right, all }) {
    const line = fill(all ? strings.line : strings.line_uncounted, { number, right, all });
    return (
      <li key={number} data-result={key} data-share={all ? Math.round((100 * right) / all) : undefined}>
        <b>{line}</b>
        {all > 0 && <meter min={0} max={all} value={right} aria-label={line} />}
        <p>{drawn(ruleLink(about, say(rule)))}</p>
      </li>
    );
  }
}
