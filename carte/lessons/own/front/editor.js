// The form of a level in the making: its position, its goal, its moves, and its texts.

import { useState } from "preact/hooks";
import { smallCard } from "../../../front/cards/faces.js";
import { Action } from "../../../front/fields/entry-views.js";
import { fill } from "../../../front/page/dom.js";
import { drawn, Fold } from "../../../front/page/views.js";
import { LevelMoves } from "./level-moves.js";
import { OwnText } from "./own-field.js";

/** @import { Card } from "../../../engine/messages.js" */
/** @import { Draft } from "./draft.js" */
/** @import { Workshop } from "./workshop.js" */

/** @param {{ shop: Workshop, draft: Draft }} props */
export function Editor({ shop, draft }) {
  const { tool, write, tryDraft, keepDraft, leave } = shop;
  const { content, words, skin } = tool;
  const strings = content.words;
  const { begun, goal, done, hints, place } = draft;
  const [isHinted] = useState(hints.some(Boolean));
  const { zones, zone_words: named, trick, trump } = begun;
  return (
    <section class="carte-own-editor" aria-label={strings.level}>
      <h2>{strings.level}</h2>
      <div class="carte-own-cards">
        {Object.entries(zones).map(([name, some]) => row(named[/** @type {"hand"} */ (name)] ?? name, some))}
        {trick.length > 0 && row(named.trick, trick)}
        {trump && <p class="carte-own-about">{trump}</p>}
      </div>
      {field("goal", strings.goal, goal, (text) => write({ goal: text }), 200, strings.goal_example)}
      <LevelMoves shop={shop} draft={draft} />
      {field("done", strings.done, done, (text) => write({ done: text }))}
      <Fold title={strings.hints} data-fold="hints" open={isHinted}>
        <p class="carte-own-about">{strings.hints_about}</p>
        {hints.map((hint, at) => {
          const label = fill(strings.hint, { number: at + 1 });
          return field(`hint-${at + 1}`, label, hint, (text) => write({ hints: hints.with(at, text) }));
        })}
      </Fold>
      <div class="carte-keep-ways">
        <Action name="try" label={strings.try} onClick={tryDraft} />
        <Action
          name="keep"
          label={place === null ? strings.keep : strings.keep_changed}
          kind="carte-main"
          onClick={keepDraft}
        />
        <Action name="leave" label={strings.leave} onClick={leave} />
      </div>
    </section>
  );

  /**
   * @param {string} name
   * @param {Card[]} some
   */
  function row(name, some) {
    return (
      <p class="carte-own-row" data-own-zone={name}>
        <span>{name}</span>
        {some.map((card) => drawn(smallCard(card, words.cards[card]?.name ?? card, skin())))}
      </p>
    );
  }

  /**
   * @param {string} name
   * @param {string} label
   * @param {string} value
   * @param {(text: string) => unknown} onInput
   */
  function field(name, label, value, onInput, most = 300, placeholder = "") {
    const more = { "data-own": name, placeholder: placeholder || undefined };
    return <OwnText {...{ label, value, most, onInput, more }} tooLong={strings.too_long} />;
  }
}
