// Draws the widgets of an exported notebook as html-manager does, which such a page asks the network for: from the
// state that is saved in it, and without Python.
import { ManagerBase } from "@jupyter-widgets/base-manager";
import { Widget } from "@lumino/widgets";
import { loadClass } from "../../book/live/js/page/classes.js";

const STATE = 'script[type="application/vnd.jupyter.widget-state+json"]';
const VIEW = 'script[type="application/vnd.jupyter.widget-view+json"]';

class Manager extends ManagerBase {
  loadClass(name, module) {
    return loadClass(name, module);
  }

  async _create_comm() {
    return { on_close() {}, on_msg() {}, close() {} };
  }

  async _get_comm_info() {
    return {};
  }
}

/** Draw each widget where its cell has printed it. */
async function drawAll() {
  const manager = new Manager();
  for (const { textContent } of document.querySelectorAll(STATE)) await manager.set_state(JSON.parse(textContent));
  for (const script of document.querySelectorAll(VIEW)) {
    const model = await manager.get_model(JSON.parse(script.textContent).model_id);
    const { luminoWidget } = await manager.create_view(model);
    const place = document.createElement("div");
    script.before(place);
    Widget.attach(luminoWidget, place);
  }
}

drawAll();
