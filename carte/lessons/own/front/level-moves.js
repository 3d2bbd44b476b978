// The moves of a level in the making: which are right, which wrong, and the texts on the wrong ones.

import { useRef } from "preact/hooks";
import { Action } from "../../../front/fields/entry-views.js";
import { between, fill, listed } from "../../../front/page/dom.js";
import { drawn } from "../../../front/page/views.js";
import { OwnText } from "./own-field.js";

/** @import { Draft, Mark, Marked } from "./draft.js" */
/** @import { Workshop } from "./workshop.js" */

const LONGEST = 300;

/** @param {{ shop: Workshop, draft: Draft }} props */
export function LevelMoves({ shop: { tool, write, weigh }, draft: { begun, marked } }) {
  const { content, words, say } = tool;
  const strings = content.words;
  /** @type {{ current: HTMLInputElement | null }} */
  const typed = useRef(null);
  const enter = async () => {
    const { current: input } = typed;
    if (input?.value.trim() && (await weigh(input.value.trim()))) input.value = "";
  };
  return (
    <fieldset class="carte-own-part">
      <legend>{strings.moves}</legend>
      <p class="carte-own-about" hidden={begun.moves.length > 0}>
        {strings.many_moves}
      </p>
      <ul class="carte-own-moves">{marked.map(row)}</ul>
      <div class="carte-own-begin">
        <label class="carte-labelled">
          <span>{strings.typed}</span>
          <input
            type="text"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            data-own="move"
            ref={typed}
            onKeyDown={({ key }) => key === "Enter" && enter()}
          />
        </label>
        <Action name="add-move" label={strings.add_move} onClick={enter} />
      </div>
    </fieldset>
  );

  /**
   * @param {Marked} one
   * @param {number} place
   */
  function row(one, place) {
    const { move, legal, text } = one.weighed;
    /** @param {Partial<Marked>} some */
    const mark = (some) => write({ marked: marked.with(place, { ...one, ...some }) });
    /** @param {string} asked of the move, which stands in words before it */
    const named = (asked) => listed([text, asked], words.joints.sentence);
    const hooks = { "data-say": move, "aria-label": named(strings.marks.wrong), placeholder: strings.say_example };
    return (
      <li key={move} data-own-move={move}>
        <p>{[!legal && <b>{strings.refused}</b>, !legal && between(words.joints.sentence), drawn(say(text))]}</p>
        {legal ? (
          <select
            class="carte-select"
            data-mark={move}
            aria-label={named(strings.moves)}
            value={one.mark}
            onChange={({ currentTarget }) => {
              mark({ mark: /** @type {Mark} */ (currentTarget.value) });
              currentTarget.closest("li")?.querySelector("input")?.focus(); // a hidden one takes no focus
            }}
          >
            {Object.entries(strings.marks).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        ) : (
          <Action
            name="take-out"
            label={strings.take_out}
            says={fill(strings.of_level, { action: strings.take_out, goal: text })}
            onClick={() => write({ marked: marked.filter((other) => other !== one) })}
          />
        )}
        <OwnText
          value={one.text}
          most={LONGEST}
          tooLong={strings.too_long}
          onInput={(line) => mark({ text: line })}
          hidden={one.mark !== "wrong"}
          more={hooks}
        />
      </li>
    );
  }
}
