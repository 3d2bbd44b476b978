// The Output widget: what Python prints and displays inside `with output:` (as `interact` does).
import { DOMWidgetModel, DOMWidgetView } from "@jupyter-widgets/base";
import { drawOutput } from "./draw.js";

/** @import { Output, Shown } from "../messages.js" */
/** @import { Manager } from "./manager.js" */

/** @typedef {Parameters<DOMWidgetModel["initialize"]>} Initial */

export class OutputModel extends DOMWidgetModel {
  defaults() {
    return {
      ...super.defaults(),
      _model_name: "OutputModel",
      _model_module: "@jupyter-widgets/output",
      _view_name: "OutputView",
      _view_module: "@jupyter-widgets/output",
      msg_id: "",
      outputs: [],
    };
  }

  /**
   * @param {Initial[0]} attributes
   * @param {Initial[1]} options
   */
  initialize(attributes, options) {
    super.initialize(attributes, options);
    // The saved outputs stay in view until Python's first new one.
    this.replaceNext = true;
    const manager = managerOf(this);
    this.listenTo(this, "change:msg_id", () => manager.capture(this, Boolean(this.get("msg_id"))));
  }

  /**
   * Take one of Python's output messages.
   * @param {Output} output
   */
  add(output) {
    if (output.output_type === "clear_output") {
      if (output.wait) this.replaceNext = true;
      else this.#replace([]);
      return;
    }
    /** @type {Shown[]} */
    const before = this.replaceNext ? [] : this.get("outputs");
    this.replaceNext = false;
    this.#replace(joined(before, output));
  }

  /** @param {Shown[]} outputs */
  #replace(outputs) {
    this.set("outputs", outputs);
    this.save_changes();
  }
}

/**
 * Return the outputs with the next one: text continues text of the same stream.
 * @param {Shown[]} outputs
 * @param {Shown} next
 */
function joined(outputs, next) {
  const last = outputs.at(-1);
  if (next.output_type !== "stream" || last?.output_type !== "stream" || last.name !== next.name) {
    return [...outputs, next];
  }
  return [...outputs.slice(0, -1), { ...last, text: last.text + next.text }];
}

/**
 * Return the page's only manager.
 * @param {DOMWidgetModel} model
 */
function managerOf(model) {
  return /** @type {Manager} */ (model.widget_manager);
}

export class OutputView extends DOMWidgetView {
  render() {
    super.render();
    this.el.classList.add("live-output");
    this.listenTo(this.model, "change:outputs", () => this.draw());
    return this.draw();
  }

  async draw() {
    /** @type {Shown[]} */
    const outputs = this.model.get("outputs");
    const drawn = await Promise.all(outputs.map((output) => drawOutput(output, managerOf(this.model))));
    if (outputs === this.model.get("outputs")) this.el.replaceChildren(...drawn);
  }
}
