// One step of a plan: its time, what to show, ask, say and deal, and who sits where.

import { between, fill, listed } from "../../front/page/dom.js";

/** @import { ComponentChildren } from "preact" */
/** @import { EveningContent, EveningStrings, Plan, SeatedTable, Step } from "./messages.js" */

const QUIZ = "room.html";

/**
 * The plan, and what its words and links are made of; `say` puts a text about cards into the faces of the plan.
 * @typedef {object} Reading
 * @property {Plan} plan
 * @property {Pick<EveningContent, "blocks" | "levels">} content
 * @property {EveningStrings["evening"]} strings
 * @property {EveningStrings["joints"]} joints
 * @property {(slug: string) => string} titleOf
 * @property {(href: string, text: string) => ComponentChildren} link
 * @property {(text: string) => string} say
 */

/**
 * A step with all those `before` it: only the first one of a block shows everything.
 * @param {{ reading: Reading, step: Step, before: Step[] }} props
 */
export function StepView({ reading, step, before }) {
  const { plan, content, strings, joints, titleOf, link, say } = reading;
  const { blocks, levels } = content;
  const { block, at, minutes, game = "", deals: count = 0, tables = [] } = step;
  const own = blocks[block];
  const isFirst = before.every((other) => other.block !== block);
  const span = { from: at, to: at + minutes };
  return (
    <li class="carte-plan-step" data-block={block} data-minutes={minutes}>
      <p class="carte-plan-time">
        <span aria-hidden="true">{fill(strings.time, span)}</span>
        <span class="carte-unseen">{fill(strings.span, span)}</span>
      </p>
      <div>
        <h4>{game ? fill(strings.of_game, { game: titleOf(game), title: own.title }) : own.title}</h4>
        {isFirst && details()}
        {count > 0 && deals()}
        {list(strings.tables, tables.map(seat), "carte-plan-tables")}
      </div>
    </li>
  );

  function details() {
    const { guide, levels: asked = [], quiz, say: spoken, french = [], rules = [] } = own;
    const here = asked.filter((id) => !plan.dropped.includes(id)).map((id) => levels[id]);
    const shown = here.map(({ href, goal }) => link(href, goal));
    const missing = asked.filter((id) => plan.dropped.includes(id)).map((id) => levels[id].goal);
    const ours = block === "ours" ? (plan.ours[game] ?? []) : [];
    const stated = before.flatMap((other) => blocks[other.block].rules ?? []).map(({ id }) => id);
    const fresh = rules.filter(({ id }) => !stated.includes(id));
    const byBook = guide && plan.ours[game] ? between(joints.sentence) + strings.guide_by_book : "";
    const played = [...before, step].findLast((other) => other.tables)?.game ?? ""; // the quiz is about it
    return (
      <>
        {guide && under(strings.show, <p>{[link(guide, strings.guide), strings.stop + byBook]}</p>)}
        {quiz && under(strings.show, <p>{[link(`${QUIZ}#${played}`, strings.quiz), strings.stop]}</p>)}
        {list(strings.levels, shown)}
        {missing.length > 0 && <p>{fill(strings.dropped, { levels: say(listed(missing, joints.sentence)) })}</p>}
        {list(strings.say, (plan.wish.faces === "french" ? [...spoken, ...french] : spoken).map(say))}
        {list(strings.ours, ours.map(say))}
        {list(strings.rules, fresh.map(ruleHere).map(say))}
      </>
    );
  }

  /** @param {{ id: string, text: string }} rule */
  function ruleHere({ id, text }) {
    return (plan.changed[id] ?? text) || fill(strings.not_ours, { Rule: text });
  }

  function deals() {
    const some = isFirst ? (own.deals ?? []).slice(0, count) : [];
    const lines = some.map((how, index) => fill(strings.deal, { number: index + 1, how: say(how) }));
    const about = fill(strings.deals, { count, each: Math.floor(minutes / count) });
    const more = count > some.length ? [strings.on] : [];
    return [<p data-deals={count}>{about}</p>, list("", [...lines, ...more])];
  }

  /**
   * @param {SeatedTable} table
   * @param {number} index
   */
  function seat({ people, play }, index) {
    const waiting = people.length - play;
    const line = fill(strings.table, { number: index + 1, people: listed(people, joints.comma) });
    if (waiting === 0) return line;
    const waits = waiting === 1 ? strings.waits : fill(strings.wait, { count: waiting });
    return fill(joints.aside, { words: line, more: waits });
  }
}

/**
 * Return a list beside its head, or nothing.
 * @param {string} head
 * @param {ComponentChildren[]} lines
 * @param {string} [kind]
 */
function list(head, lines, kind) {
  const items = lines.map((line) => <li>{line}</li>);
  const all = <ul class={kind}>{items}</ul>;
  return lines.length > 0 && (head ? under(head, all) : all);
}

/**
 * @param {string} head
 * @param {ComponentChildren} details
 */
function under(head, details) {
  const first = <p class="carte-plan-head">{head}</p>;
  return [first, details];
}
