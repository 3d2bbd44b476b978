// The question on the wall and the cards to hold up; then the counts and the reason.

import { useLayoutEffect, useMemo } from "preact/hooks";
import { Action } from "../../../front/fields/entry-views.js";
import { fill } from "../../../front/page/dom.js";
import { drawn, Filled } from "../../../front/page/views.js";
import { drawSetting } from "../../front/quiz-board.js";
import { Answers, shareOf } from "./answers.js";

/** @import { RoomQuestion } from "./messages.js" */
/** @import { Quizmaster } from "./quizmaster.js" */

/** @param {{ master: Quizmaster }} props */
export function Wall({ master }) {
  const asked = master.question();
  return (
    <div class="carte-room-asked" data-stage="through" tabIndex={-1} hidden={!asked}>
      <ByWhom master={master} />
      {asked && <Asked master={master} asked={asked} />}
    </div>
  );
}

/**
 * The line that says whose house rules the question follows.
 * @param {{ master: Quizmaster }} props
 */
function ByWhom({ master: { now, question, lineElement, tellByWhom } }) {
  const line = useMemo(() => [lineElement], []);
  useLayoutEffect(tellByWhom, [question(), now().by]);
  return <Filled nodes={line} />;
}

/** @param {{ master: Quizmaster, asked: RoomQuestion }} props */
function Asked({ master, asked }) {
  const { tool, now, turn } = master;
  const { words, say } = tool;
  const strings = words.room;
  const { set, number, isShown, counts } = now();
  const all = set.questions.length;
  const onward = number + 1 === all ? strings.finish : strings.next;
  return (
    <>
      <div class="carte-aims">
        <p class="carte-quiz-place">{fill(strings.place, { number: number + 1, all, game: asked.title })}</p>
        <p class="carte-goal">{drawn(say(asked.asks))}</p>
      </div>
      <Setting master={master} asked={asked} />
      <div class="carte-room-answers">
        <Answers master={master} asked={asked} />
        <div class="carte-room-after" role="status">
          {isShown && (
            <p class="carte-room-right" data-rule={asked.about || undefined}>
              {shareOf(asked, counts[number], words)}
            </p>
          )}
          {isShown && reasons()}
        </div>
        <div class="carte-room-reserved" aria-hidden="true">
          <p class="carte-room-share">{shareOf(asked, "longest", words)}</p>
          {reasons()}
        </div>
        <div class="carte-actions">
          <Action
            name="next"
            label={isShown ? onward : strings.show}
            look="next"
            kind="carte-main"
            onClick={() => turn(1)}
          />
          <Action
            name="back"
            label={strings.back}
            look="undo"
            disabled={number === 0 && !isShown}
            onClick={() => turn(-1)}
          />
        </div>
      </div>
    </>
  );

  /** Why the right answer is right. */
  function reasons() {
    const { options, says, rules } = asked;
    const why = [options.find(({ right }) => right)?.why ?? "", says, ...rules.map(({ text }) => text)];
    return [...new Set(why)].filter(Boolean).map((reason) => <p key={reason}>{drawn(say(reason))}</p>);
  }
}

/**
 * The cards, and the other facts.
 * @param {{ master: Quizmaster, asked: RoomQuestion }} props
 */
function Setting({ master: { tool }, asked }) {
  const [felts, facts] = useMemo(() => {
    const parts = drawSetting(asked, tool.words, tool.skin());
    const isFelt = (/** @type {Element} */ part) => part.matches(".carte-felt");
    return [parts.filter(isFelt), parts.filter((part) => !isFelt(part))];
  }, [asked]);
  return (
    <>
      <Filled nodes={felts} data-stage="table" />
      <Filled nodes={facts} class="carte-room-told" />
    </>
  );
}
