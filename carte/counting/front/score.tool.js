// What the counting table shows, from top to bottom: the agreement, the deal, its count line by line, the match sheet.

import { render } from "preact";
import { Action, ListEntry } from "../../front/fields/entry-views.js";
import { fill, listed } from "../../front/page/dom.js";
import { on, Placed } from "../../front/page/views.js";
import { createWidget } from "../../front/widget.js";
import { CountTable } from "./count-lines.js";
import { createCounter, forgetCounts } from "./counter.js";
import { entryOf } from "./counts.js";
import { FactFields, ScopeFields } from "./deal-form.js";
import { Decider } from "./decider.js";
import { createHeapDrill } from "./heap-drill.js";
import { overText, SheetView } from "./match-sheet.js";
import { QuickPad } from "./quick-pad.js";
import { SheetOffer, SheetTaken } from "./sheet-offer.js";
import { Tally } from "./tally.js";
import "./score.css";

/** @import { TableStrings } from "../../front/messages.js" */
/** @import { Tool } from "../../front/types.js" */
/** @import { Counter, Shown } from "./counter.js" */
/** @import { ScoreContent, ScoreQuestions, ScoreState } from "./messages.js" */

/**
 * Build the widget of `content` = {games, example, counted, words}.
 * @param {Tool<ScoreContent, ScoreQuestions, TableStrings, ScoreState>} tool
 */
function drawCountingTable(tool) {
  const { root, body, header, content } = tool;
  const { title, say, intro } = content.words;
  const counter = createCounter(tool);
  const drill = createHeapDrill(tool, counter.gameNow);
  root.ariaLabel = title;
  counter.start(() => {
    const { counted, sheet } = counter.now();
    root.dataset.game = counted.kept.game;
    const { names, rounds } = sheet;
    tool.report({ sheet: { game: counted.kept.game, names, rounds } });
    header.title(title, entryOf(counted).only === "items" ? say : intro);
    render(<CounterView counter={counter} drill={drill.element} />, body);
    drill.follow();
  });
}

/**
 * All of it, from top to bottom.
 * @param {{ counter: Counter, drill: HTMLElement }} props
 */
function CounterView({ counter, drill }) {
  const { tool, agreement, retry } = counter;
  const { content, words, status } = tool;
  const strings = content.words;
  const { counted, hasRules } = counter.now();
  const entry = entryOf(counted);
  const { form, touched, fresh, only, answer } = entry;
  const fields = { entry, strings, onChange: counter.change };
  const lines = touched && answer ? answer.lines : [];
  const titles = content.games.map(({ slug, title }) => ({ value: slug, text: title }));
  return (
    <>
      <SheetOffer counter={counter} />
      <Placed element={agreement.ours} />
      <MatchOver counter={counter} />
      <div class="carte-entries">
        <ListEntry
          name="game"
          label={strings.game}
          options={titles}
          chosen={counted.kept.game}
          onChange={counter.choose}
        />
        <Placed element={agreement.house} />
      </div>
      <div data-part="scope">
        <ScopeFields {...fields} />
      </div>
      <Tally counter={counter} />
      <div data-part="pad">
        {only === "items" && (
          <QuickPad {...fields} onWrong={counter.notNumber} beside={{ primiera: <Decider counter={counter} /> }} />
        )}
      </div>
      <div data-part="facts">
        <FactFields {...fields} />
      </div>
      <Placed element={status.element} />
      <div class="carte-actions">
        <AddDeal counter={counter} />
        <Placed element={retry} />
        <Action name="undo" label={strings.undo} look="undo" disabled={!counted.past.length} onClick={counter.undo} />
        <Action name="begin" label={strings.begin} look="deal" disabled={!touched} onClick={counter.begin} />
        <Action
          name="rules"
          label={hasRules ? strings.hide_rules : strings.show_rules}
          look="note"
          expanded={hasRules}
          hidden={lines.length === 0}
          onClick={counter.toggleRules}
        />
      </div>
      <div data-part="lines" data-stage="held" data-stale={on(!fresh)} data-rules={on(hasRules)}>
        {lines.length > 0 && (
          <CountTable
            lines={lines}
            sides={form.sides}
            piles={form.piles}
            words={words}
            strings={strings}
            skin={tool.skin()}
          />
        )}
      </div>
      <Placed element={drill} />
      <SheetTaken counter={counter} />
      <SheetView counter={counter} />
    </>
  );
}

/**
 * Whether the match is over for the deal that is counted: it may still correct one of its deals.
 * @param {Shown} shown
 */
function isOver({ counted, sheet }) {
  const { corrects = null } = entryOf(counted);
  return overText(sheet) !== "" && corrects === null;
}

/**
 * The note that the match is over, before the next count.
 * @param {{ counter: Counter }} props
 */
function MatchOver({ counter: { tool, match, now } }) {
  const strings = tool.content.words;
  const over = isOver(now());
  return (
    <div class="carte-over" data-part="over" hidden={!over}>
      {over && <p>{listed([overText(now().sheet), strings.over], strings.joints.sentence)}</p>}
      {over && <Action name="new-match" label={strings.new_match} onClick={match.askNewMatch} />}
    </div>
  );
}

/**
 * The button that writes the deal on the sheet, as long as its match goes on.
 * @param {{ counter: Counter }} props
 */
function AddDeal({ counter: { tool, now, write } }) {
  const strings = tool.content.words;
  const { answer, touched, fresh, corrects = null } = entryOf(now().counted);
  const isWritable = fresh && touched && Boolean(answer?.scores);
  return (
    <Action
      name="add"
      label={corrects === null ? strings.add : fill(strings.rewrite, { number: corrects + 1 })}
      kind="carte-main"
      disabled={!isWritable || isOver(now())}
      onClick={write}
    />
  );
}

export default createWidget({ draw: drawCountingTable, forget: forgetCounts, isForOne: true });
