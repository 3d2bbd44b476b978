// The plan on the page and on paper: what to bring, the steps by the minute, and the answers on a separate page.

import { inFaces } from "../../front/cards/phrases.js";
import { inBook } from "../../front/page/address.js";
import { between, fill, listed } from "../../front/page/dom.js";
import { shownIn } from "../../front/page/preferences.js";
import { Fold } from "../../front/page/views.js";
import { StepView } from "./step.js";
import "./evening.css";

/** @import { EveningContent, EveningStrings, Left, Plan, PlannedEvening } from "./messages.js" */

const CASES = "cases.html";
const AT_ONE_TABLE = 6; // how many can look at one phone

/**
 * @param {object} props
 * @param {Plan} props.plan
 * @param {Pick<EveningContent, "games" | "blocks" | "levels">} props.content
 * @param {Pick<EveningStrings, "evening" | "joints" | "legend" | "cards" | "faces">} props.words
 */
export function PlanView({ plan, content, words }) {
  const { evening: strings, joints } = words;
  const { wish, evenings } = plan;
  const { people, minutes } = wish;
  const games = listed(wish.games.map(titleOf), joints.comma);
  const legend = wish.faces === "french" && words.legend;
  const all = evenings.flatMap(({ steps }) => steps);
  return (
    <>
      <section class="carte-plan-page" aria-label={strings.plan}>
        <h2>{strings.plan}</h2>
        <p class="carte-plan-sizes">{fill(strings.summary, { games, people, minutes })}</p>
        {all.length > 0 && toBring()}
        {evenings.map(oneEvening)}
        {plan.others.map(otherSize)}
      </section>
      {answers()}
    </>
  );

  /** @param {string} text about cards, put into the faces of the plan */
  function say(text) {
    return inFaces(text, words, wish.faces);
  }

  /** @param {string} slug */
  function titleOf(slug) {
    return content.games.find((game) => game.slug === slug)?.title ?? "";
  }

  /**
   * A link in the book shows the faces of the plan; in a notebook it is only a name.
   * @param {string} href
   * @param {string} text
   */
  function link(href, text) {
    return inBook() ? <a href={shownIn(href, wish.faces)}>{say(text)}</a> : say(text);
  }

  function toBring() {
    const packs = wish.faces === "french" ? strings.packs_french : strings.packs_italian;
    const isHeld = plan.sheets.some(({ kind, apart }) => kind === "answers" && apart);
    const besides = sheets(true);
    return (
      <div class="carte-plan-lists">
        <div>
          <h3>{strings.bring}</h3>
          <ul data-list="bring">
            <li>{fill(packs, { count: Math.max(1, ...all.map(({ tables = [] }) => tables.length)) })}</li>
            {legend && <li data-legend="">{legend}</li>}
            {isHeld && <li data-held="">{strings.held}</li>}
            <li>{wish.people > AT_ONE_TABLE ? strings.screen : strings.device}</li>
          </ul>
          {plan.short > 0 && few()}
        </div>
        <div>
          <h3>{strings.print}</h3>
          <ul data-list="print">{[<li>{strings.print_plan}</li>, ...sheets(false)]}</ul>
          {besides.length > 0 && <p>{strings.apart}</p>}
          {besides.length > 0 && <ul data-list="apart">{besides}</ul>}
        </div>
      </div>
    );
  }

  /** Say what happens with fewer packs than tables. */
  function few() {
    return [
      <p data-few={wish.packs}>{fill(strings.few_packs, { tables: plan.short, packs: wish.packs })}</p>,
      <p>{[strings.who_waits, between(joints.sentence), link(CASES, strings.cases), strings.stop]}</p>,
    ];
  }

  /**
   * List the sheets to print for the tables, each once, with the number of copies.
   * @param {boolean} apart the sheets that the evening can do without
   */
  function sheets(apart) {
    const some = plan.sheets.filter((sheet) => sheet.apart === apart);
    return some.map(({ kind, game, play, href, copies = 1 }) => {
      const template = play ? strings.print_scores_of : strings[`print_${kind}`];
      const text = fill(template, { game: titleOf(game), play, people });
      const more = fill(strings.copies, { count: copies });
      const line = link(href, copies > 1 ? fill(joints.aside, { words: text, more }) : text);
      return <li data-sheet={kind}>{line}</li>;
    });
  }

  /**
   * @param {PlannedEvening} one
   * @param {number} index
   */
  function oneEvening({ steps, left }, index) {
    const own = [...new Set(steps.flatMap(({ game, tables }) => (game && tables ? [titleOf(game)] : [])))];
    const title = fill(strings.evening, { number: index + 1, games: listed(own, joints.comma) });
    const sum = steps.reduce((total, step) => total + step.minutes, 0);
    const reading = { plan, content, strings, joints, titleOf, link, say };
    return (
      <>
        {evenings.length > 1 && own.length > 0 && <h3 class="carte-plan-evening">{title}</h3>}
        {steps.length === 0 && <p>{strings.none}</p>}
        {steps.length > 0 && (
          <ol class="carte-plan-steps" data-evening={index + 1}>
            {steps.map((step) => (
              <StepView key={step.at} reading={reading} step={step} before={all.slice(0, all.indexOf(step))} />
            ))}
          </ol>
        )}
        <div class="carte-plan-end">
          {steps.length > 0 && <p class="carte-plan-sum">{fill(strings.all_minutes, { minutes: sum })}</p>}
          {left.length > 0 && <h4>{strings.left}</h4>}
          {left.length > 0 && <ul data-list="left">{left.map(leftOut)}</ul>}
        </div>
      </>
    );
  }

  /** @param {Left} left */
  function leftOut({ why, game, block, least }) {
    const tableBlock = { game: titleOf(game), least, title: content.blocks[block]?.title };
    if (why === "people") return <li>{fill(strings.left_people, tableBlock)}</li>;
    return <li>{fill(block ? strings.left_block : strings.left_time, tableBlock)}</li>;
  }

  /** @param {Plan["others"][number]} other */
  function otherSize({ game, play, rules }) {
    const parts = { game: titleOf(game), play, Rules: say(listed(rules, joints.sentence)) };
    return <p class="carte-plan-other">{fill(strings.other, parts)}</p>;
  }

  /** The answers to all questions for the room, for the teacher alone. */
  function answers() {
    const ids = all.flatMap(({ block }) => content.blocks[block].levels ?? []);
    const asked = [...new Set(ids)].filter((id) => !plan.dropped.includes(id));
    const lines = asked.map((id) => {
      const { href, goal, answer } = content.levels[id];
      return <li data-answer={id}>{[link(href, goal), between(joints.sentence), <b>{say(answer)}</b>]}</li>;
    });
    return (
      <Fold title={strings.answers} class="carte-plan-answers" hidden={lines.length === 0}>
        <p class="carte-plan-about">{strings.answers_about}</p>
        {legend && <p data-legend="">{legend}</p>}
        <ol>{lines}</ol>
      </Fold>
    );
  }
}
