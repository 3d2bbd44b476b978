// The rules of our table, from top to bottom: a link's, the games, presets, the form, and ways to share them.

import { render } from "preact";
import { Action } from "../../../front/fields/entry-views.js";
import { agree, differing, fittingRules, sentencesOf, usualOf } from "../../../front/house/house-rules.js";
import { fill } from "../../../front/page/dom.js";
import { drawn, Fold, Placed } from "../../../front/page/views.js";
import { createWidget } from "../../../front/widget.js";
import { createHouseTable } from "./house-table.js";
import { RulesOffer } from "./rules-offer.js";
import { RulesSheet } from "./rules-sheet.js";
import { Sharing } from "./share-rules.js";
import "../../../front/page/keep.css";
import "./house.css";

/** @import { Tool } from "../../../front/types.js" */
/** @import { HouseTable } from "./house-table.js" */
/** @import { HouseContent, HouseGame, HouseQuestions, HouseStrings, Preset } from "./messages.js" */

/**
 * Build the widget of `content` = {games}.
 * @param {Tool<HouseContent, HouseQuestions, HouseStrings>} tool
 */
function drawHouse(tool) {
  const { root, body, words } = tool;
  const table = createHouseTable(tool);
  root.ariaLabel = words.house.label;
  table.start(() => {
    root.dataset.game = table.now().game.slug;
    render(<HouseView table={table} />, body);
  });
}

/** @param {{ table: HouseTable }} props */
function HouseView({ table }) {
  const { tool, form, now, rulesOf, open, replace, restore, isReplaced } = table;
  const { content, status, words, say } = tool;
  const { house: strings, ours: named, joints } = words;
  const { game: current } = now();
  const { house: plans, presets } = current;
  const isByBook = differing(plans, rulesOf(current)).length === 0;
  const toBook = () => replace(usualOf(plans));
  return (
    <>
      <RulesOffer table={table} />
      <div class="carte-chips carte-house-games" role="radiogroup" aria-label={strings.games}>
        {content.games.map(gameChip)}
      </div>
      <Fold title={strings.presets} data-fold="presets" hidden={presets.length === 0}>
        <ul class="carte-presets">{presets.map(presetRow)}</ul>
      </Fold>
      <Placed element={form} />
      <div class="carte-actions">
        <Action name="book" label={strings.back} look="undo" disabled={isByBook} onClick={toBook} />
        <Action name="own" label={strings.back_to_ours} look="undo" hidden={!isReplaced()} onClick={restore} />
      </div>
      <Placed element={status.element} />
      <Sharing table={table} />
      <RulesSheet table={table} />
    </>
  );

  /** @param {HouseGame} game */
  function gameChip(game) {
    const { title } = game;
    const count = differing(game.house, rulesOf(game)).length;
    return (
      <label class="carte-chip">
        <input
          type="radio"
          name="carte-house-game"
          value={game.slug}
          checked={game === current}
          aria-label={count ? fill(strings.changed, { game: title, count }) : title}
          onChange={() => open(game)}
        />
        <span>{count ? fill(joints.aside, { words: title, more: count }) : title}</span>
      </label>
    );
  }

  /** @param {Preset} preset */
  function presetRow({ title, source, url, house: chosen }) {
    const options = fittingRules(plans, chosen);
    const isOn = agree(plans, options, rulesOf(current));
    const label = isOn ? strings.preset_on : strings.preset;
    const says = fill(joints.label, { name: label, values: title });
    return (
      <li key={title}>
        <div>
          <b>{title}</b>
          <p>{drawn(say(fill(joints.ended, { words: sentencesOf(plans, options, named) })))}</p>
          <p>
            <a class="carte-source" href={url} rel="noreferrer">
              {source}
            </a>
          </p>
        </div>
        <Action name="preset" label={label} says={says} pressed={isOn} onClick={() => replace(options)} />
      </li>
    );
  }
}

export default createWidget({ draw: drawHouse, isHeadless: true });
