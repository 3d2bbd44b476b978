// The Output widget: what Python prints and displays inside `with output:` (as `interact` does).
import { DOMWidgetModel, DOMWidgetView } from "@jupyter-widgets/base";
import { drawOutput } from "./draw.js";

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

  initialize(attributes, options) {
    super.initialize(attributes, options);
    // The saved outputs stay in view until Python says the first thing anew.
    this.replaceNext = true;
    this.listenTo(this, "change:msg_id", () => this.widget_manager.capture(this, Boolean(this.get("msg_id"))));
  }

  /** Take one output message of Python's. */
  add(output) {
    if (output.output_type === "clear_output") {
      if (output.wait) this.replaceNext = true;
      else this.#replace([]);
      return;
    }
    const before = this.replaceNext ? [] : this.get("outputs");
    this.replaceNext = false;
    this.#replace(joined(before, output));
  }

  #replace(outputs) {
    this.set("outputs", outputs);
    this.save_changes();
  }
}

function joined(outputs, next) {
  const last = outputs.at(-1);
  const continues = next.output_type === "stream" && last?.output_type === "stream" && last.name === next.name;
  return continues ? [...outputs.slice(0, -1), { ...last, text: last.text + next.text }] : [...outputs, next];
}

export class OutputView extends DOMWidgetView {
  render() {
    super.render();
    this.el.classList.add("live-output");
    this.listenTo(this.model, "change:outputs", () => this.draw());
    return this.draw();
  }

  async draw() {
    const outputs = this.model.get("outputs");
    const drawn = await Promise.all(outputs.map((output) => drawOutput(output, this.model.widget_manager)));
    if (outputs === this.model.get("outputs")) this.el.replaceChildren(...drawn);
  }
}
