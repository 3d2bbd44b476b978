// A club's tournament, from top to bottom: the form, or the round with its results, the clock, and the standings.
import { render } from "preact";
import { Action } from "../../front/fields/entry-views.js";
import { fill } from "../../front/page/dom.js";
import { Placed } from "../../front/page/views.js";
import { createWidget } from "../../front/widget.js";
import { BeginForm } from "./begin-form.js";
import { Clock } from "./clock.js";
import { createDirector } from "./director.js";
import { Rounds } from "./rounds.js";
import { People, Standings } from "./standings.js";
import "./tournament.css";

/** @import { Tool } from "../../front/types.js" */
/** @import { Director } from "./director.js" */
/** @import { Shown, TournamentContent, TournamentQuestions, TournamentStrings } from "./messages.js" */

/** @param {Tool<TournamentContent, TournamentQuestions, TournamentStrings>} tool */
function drawTournament(tool) {
  const { root, body, words } = tool;
  root.ariaLabel = words.tournament.label;
  const director = createDirector(tool);
  director.start(() => {
    const { kept } = director.now();
    root.dataset.rounds = String(kept?.tournament.played.length ?? "");
    render(<TournamentView director={director} />, body);
  });
}

/** @param {{ director: Director }} props */
function TournamentView({ director }) {
  const { words, status } = director.tool;
  const { kept, shown, past } = director.now();
  return (
    <>
      {!kept && <BeginForm director={director} />}
      {kept && shown && <NextRound director={director} shown={shown} />}
      <Placed element={status.element} />
      {kept && shown && <Rounds director={director} rounds={shown.rounds} />}
      {kept && shown && shown.rounds.length > 0 && <Clock director={director} />}
      {kept && shown && <Standings director={director} shown={shown} />}
      {kept && shown && <People director={director} shown={shown} />}
      <div class="carte-actions">
        {past.length > 0 && <Action name="undo" label={words.tournament.undo} look="undo" onClick={director.undo} />}
        {kept && <Action name="end" label={words.tournament.end} onClick={director.end} />}
      </div>
    </>
  );
}

/** @param {{ director: Director, shown: Shown }} props */
function NextRound({ director, shown: { title, rounds, waits, winner } }) {
  const { tournament: strings } = director.tool.words;
  const number = rounds.length + 1;
  return (
    <div class="carte-tour-next">
      <p class="carte-goal">{winner || waits || title}</p>
      {!waits && (
        <div class="carte-actions">
          <Action
            name="pair"
            label={fill(strings.pair, { number })}
            kind="carte-main"
            onClick={() => director.step("pair")}
          />
        </div>
      )}
    </div>
  );
}

export default createWidget({ draw: drawTournament, isHeadless: true, isForOne: true });
