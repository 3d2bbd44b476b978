// Choosing questions: by game, theme and number, or by hand, by their names.

import { LONGEST } from "../../../front/fields/entries.js";
import { Action, ListEntry, TextEntry } from "../../../front/fields/entry-views.js";
import { Fold } from "../../../front/page/views.js";

/** @import { RoomContent } from "./messages.js" */
/** @import { Quizmaster } from "./quizmaster.js" */

/**
 * The choice: "" is any game or theme; the number of questions as it is typed, and that of the set, from 0 on; the names
 * of questions.
 * @typedef {{ game: string, theme: string, number: string, seed: number, keys: string }} Choice
 */

/**
 * The themes with questions about a game.
 * @param {RoomContent} content
 * @param {string} game
 */
function themesOf({ themes }, game) {
  return themes.filter(({ games }) => (game ? games.includes(game) : games.length > 0));
}

/**
 * A choice with another game: it begins with the first set, and keeps its theme if the game has it.
 * @param {Choice} choice
 * @param {string} game
 * @param {RoomContent} content
 * @returns {Choice}
 */
export function withGame(choice, game, content) {
  const has = themesOf(content, game).some(({ id }) => id === choice.theme);
  return { ...choice, game, theme: has ? choice.theme : "", seed: 0 };
}

/** @param {{ master: Quizmaster }} props */
export function QuestionChoice({ master: { tool, now, choose, make, list } }) {
  const { content } = tool;
  const strings = tool.words.room;
  const { choice } = now();
  const { game, theme, number, seed, keys } = choice;
  /** @param {{ id: string, title: string }[]} some */
  const options = (some) => some.map(({ id, title }) => ({ value: id, text: title }));
  const games = [{ value: "", text: strings.every_game }, ...options(content.games)];
  const themes = [{ value: "", text: strings.every_theme }, ...options(themesOf(content, game))];
  return (
    <div class="carte-room-choice" data-stage="off">
      <div class="carte-quiz-choice">
        <ListEntry
          name="game"
          label={strings.game}
          options={games}
          chosen={game}
          onChange={(value) => choose(withGame(choice, value, content))}
        />
        <ListEntry
          name="theme"
          label={strings.theme}
          options={themes}
          chosen={theme}
          onChange={(value) => choose({ theme: value, seed: 0 })}
        />
        <TextEntry
          name="number"
          label={strings.number}
          value={number}
          onChange={(text) => choose({ number: text })}
          more={{ inputMode: "numeric", maxLength: 3 }}
        />
        <Action name="make" label={strings.make} onClick={() => make(0)} />
        <Action name="again" label={strings.again} look="deal" onClick={() => make(seed + 1)} />
      </div>
      <Fold title={strings.by_hand} data-fold="by-hand">
        <p>{strings.keys_about}</p>
        <div class="carte-room-hand">
          <TextEntry
            name="keys"
            label={strings.keys}
            value={keys}
            onChange={(text) => choose({ keys: text })}
            more={{ maxLength: LONGEST }}
          />
          <Action name="list" label={strings.take} onClick={() => list(keys)} />
        </div>
      </Fold>
    </div>
  );
}
