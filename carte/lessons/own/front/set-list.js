// The list of levels in the reader's set: their order, and the set's title.

import { textInFaces } from "../../../front/cards/phrases.js";
import { Action } from "../../../front/fields/entry-views.js";
import { fill } from "../../../front/page/dom.js";
import { valueAt } from "../../../front/page/schema.js";
import { drawn } from "../../../front/page/views.js";
import { fits, OwnText } from "./own-field.js";
import { LONGEST_TITLE } from "./workshop.js";

/** @import { OwnLevel } from "./messages.js" */
/** @import { Workshop } from "./workshop.js" */

/** @param {{ shop: Workshop }} props */
export function SetList({ shop: { tool, now, set, change, type, turnTo, edit } }) {
  const { content, words, skin } = tool;
  const { words: strings, titles } = content;
  const { sets, game, title } = now();
  const { levels } = set();
  const name = () => fits(title, LONGEST_TITLE) && change({ levels, title: title.trim() });
  const hooks = { "data-own": "title", placeholder: strings.set_title_example, onChange: name };
  return (
    <section class="carte-own-set" aria-label={strings.set}>
      <h2>{strings.set}</h2>
      <div class="carte-chips" role="radiogroup" aria-label={strings.sets} hidden={Object.keys(sets).length < 2}>
        {Object.keys(sets).map(gameChip)}
      </div>
      {levels.length === 0 && <p class="carte-own-about">{strings.none}</p>}
      <OwnText
        label={strings.set_title}
        value={title}
        most={LONGEST_TITLE}
        tooLong={strings.too_long}
        hidden={levels.length === 0}
        onInput={type}
        more={hooks}
      />
      <ol class="carte-own-levels">{levels.map(row)}</ol>
    </section>
  );

  /** @param {string} slug */
  function gameChip(slug) {
    const more = sets[slug].levels.length;
    return (
      <label key={slug} class="carte-chip">
        <input type="radio" name="carte-own-game" value={slug} checked={slug === game} onChange={() => turnTo(slug)} />
        <span>{fill(words.joints.aside, { words: valueAt(titles, slug) ?? slug, more })}</span>
      </label>
    );
  }

  /**
   * @param {OwnLevel} level
   * @param {number} place
   */
  function row(level, place) {
    const { goal } = level;
    const text = textInFaces(fill(strings.number, { number: place + 1, goal }), words, skin());
    const others = levels.toSpliced(place, 1);
    /**
     * Move the level, and the focus with it.
     * @param {number} to
     * @param {HTMLElement} button
     */
    const move = (to, button) => {
      const list = button.closest("ol");
      change({ title: set().title, levels: others.toSpliced(to, 0, level) });
      const ways = [...(list?.children[to]?.querySelectorAll("button") ?? [])];
      ways.find((one) => !one.disabled && one.dataset.action !== "change")?.focus();
    };
    const ways = [
      { name: "change", label: strings.change, onClick: () => edit(place) },
      { name: "up", label: strings.up, disabled: place === 0, to: place - 1 },
      { name: "down", label: strings.down, disabled: place === levels.length - 1, to: place + 1 },
      { name: "remove", label: strings.remove, onClick: () => change({ title: set().title, levels: others }) },
    ];
    return (
      <li key={place}>
        <p>{drawn(text)}</p>
        <div class="carte-own-ways">
          {ways.map(({ to = place, ...way }) => (
            <Action
              key={way.name}
              onClick={({ currentTarget }) => move(to, currentTarget)}
              {...way}
              says={fill(strings.of_level, { action: way.label, goal })}
            />
          ))}
        </div>
      </li>
    );
  }
}
