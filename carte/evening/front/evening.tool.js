// A club's evening, from top to bottom: presets, the wish, and the plan that Python makes from it.

import { render } from "preact";
import { Action } from "../../front/fields/entry-views.js";
import { inBook } from "../../front/page/address.js";
import { Placed } from "../../front/page/views.js";
import { createWidget } from "../../front/widget.js";
import { EveningForm } from "./evening-form.js";
import { PlanView } from "./plan.js";
import { createPlanner } from "./planner.js";
import "./evening.css";

/** @import { Tool } from "../../front/types.js" */
/** @import { EveningContent, EveningQuestions, EveningStrings } from "./messages.js" */
/** @import { Planner } from "./planner.js" */

/**
 * Build the planner of `content` into the widget.
 * @param {Tool<EveningContent, EveningQuestions, EveningStrings>} tool
 */
function drawEvening(tool) {
  const { root, body, words } = tool;
  const planner = createPlanner(tool);
  root.ariaLabel = words.evening.label;
  planner.start(() => {
    root.dataset.plan = planner.now().plan.code;
    render(<EveningView planner={planner} />, body);
  });
}

/** @param {{ planner: Planner }} props */
function EveningView({ planner }) {
  const { content, words, status } = planner.tool;
  const strings = words.evening;
  const { plan } = planner.now();
  return (
    <>
      <p class="carte-goal">{strings.presets}</p>
      <div class="carte-choices carte-plan-presets" role="group" aria-label={strings.presets}>
        {content.presets.map((preset) => (
          <Action
            key={preset.title}
            name="preset"
            label={preset.title}
            pressed={Object.values(preset.codes).includes(plan.code)}
            onClick={() => planner.choose(preset)}
          />
        ))}
      </div>
      <EveningForm planner={planner} />
      <div class="carte-actions">
        <Action name="make" label={strings.make} kind="carte-main" onClick={planner.make} />
        <Placed element={planner.sendMenu} />
        <Action name="print" label={strings.print_it} onClick={planner.print} />
        {inBook() && <Action name="print-all" label={strings.print_all} onClick={planner.printAll} />}
      </div>
      <Placed element={status.element} />
      <div class="carte-plan" data-paper="" tabIndex={-1}>
        <PlanView key={plan.code} plan={plan} content={content} words={words} />
      </div>
    </>
  );
}

export default createWidget({ draw: drawEvening, isHeadless: true, isForOne: true });
