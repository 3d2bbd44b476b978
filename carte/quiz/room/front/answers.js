// The answers A to D, each with the suit to hold up, a field for its count, and a bar.

import { suitGlyph } from "../../../front/cards/faces.js";
import { fill, icon, listed } from "../../../front/page/dom.js";
import { drawn, on } from "../../../front/page/views.js";

/** @import { RoomQuestion, RoomStrings } from "./messages.js" */
/** @import { Quizmaster } from "./quizmaster.js" */

export const LETTERS = [..."ABCD"];
export const SUITS = [..."DCSB"];
export const MOST = 999; // cards of a suit that can be counted

/**
 * The number of cards held up for a question.
 * @param {number[] | null} held
 */
export function sumOf(held) {
  return (held ?? []).reduce((sum, count) => sum + count, 0);
}

/**
 * The right answer and, if cards were counted, how many had it; or the longest such text.
 * @param {RoomQuestion} question
 * @param {number[] | "longest" | null} held
 * @param {RoomStrings} words
 */
export function shareOf({ options }, held, { room: strings, joints }) {
  const counts = held === "longest" ? options.map(() => MOST) : held;
  const right = options.findIndex((option) => option.right);
  const lines = counts ? [fill(strings.share, { right: counts[right], all: sumOf(counts) })] : [];
  return listed([fill(strings.right, { letter: LETTERS[right] }), ...lines], joints.sentence);
}

/**
 * Once they are shown the right answer is marked, with a bar for the cards held up for each.
 * @param {{ master: Quizmaster, asked: RoomQuestion }} props
 */
export function Answers({ master: { tool, now, type }, asked }) {
  const { words, skin, say } = tool;
  const strings = words.room;
  const { number, isShown, counts, typed, wrong } = now();
  const held = isShown ? counts[number] : null;
  const suits = [strings.denari, strings.coppe, strings.spade, strings.bastoni];
  return (
    <ol class="carte-room-options" aria-label={strings.counts}>
      {asked.options.map(({ text, right }, place) => {
        const letter = LETTERS[place];
        return (
          <li
            key={`${asked.key} ${letter}`}
            class="carte-room-option"
            data-letter={letter}
            data-right={on(isShown && right)}
          >
            <b class="carte-room-letter">{letter}</b>
            <span class="carte-room-suit">
              {drawn(suitGlyph(SUITS[place], skin()))}
              <small>{suits[place]}</small>
            </span>
            <span class="carte-room-text">{drawn(say(text))}</span>
            <input
              type="text"
              inputMode="numeric"
              maxLength={3}
              autocomplete="off"
              data-held={letter}
              aria-label={fill(strings.count, { letter })}
              aria-invalid={place === wrong || undefined}
              value={typed[place]}
              disabled={isShown}
              onInput={({ currentTarget }) => type(place, currentTarget.value)}
            />
            {isShown && right && <span class="carte-room-mark">{drawn(icon("good"))}</span>}
            {held && (
              <meter
                min={0}
                max={sumOf(held)}
                value={held[place]}
                aria-label={fill(strings.held, { letter, count: held[place] })}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
