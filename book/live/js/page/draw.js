// One notebook output as an element.

/** @import { Shown, TextType, WidgetView } from "../messages.js" */
/** @import { Manager } from "./manager.js" */

const WIDGET = "application/vnd.jupyter.widget-view+json";
/** @type {[type: TextType, draw: (text: string) => Element][]} */
const DRAWERS = [
  ["image/svg+xml", (text) => imported(text, "image/svg+xml")],
  ["text/html", (text) => imported(text, "text/html")],
  ["image/png", drawPng],
  ["text/plain", drawText],
];

/**
 * Draw `output` in the richest form that the page knows.
 * @param {Shown} output
 * @param {Manager} manager
 */
export async function drawOutput(output, manager) {
  if (output.output_type === "stream") return drawText(output.text);
  if (output.output_type === "error") return drawText(output.traceback.join("\n"), "live-error");
  const { data } = output;
  if (data[WIDGET]) return drawWidget(data[WIDGET], manager);
  const found = DRAWERS.find(([kind]) => Object.hasOwn(data, kind));
  if (!found) return drawText("");
  const [type, draw] = found;
  const text = data[type] ?? "";
  return draw(Array.isArray(text) ? text.join("") : text);
}

/** @param {string} text */
function drawText(text, name = "live-text") {
  const element = document.createElement("pre");
  element.className = name;
  element.textContent = text;
  return element;
}

/** @param {string} data */
function drawPng(data) {
  const element = document.createElement("img");
  element.src = `data:image/png;base64,${data}`;
  element.alt = "";
  return element;
}

/**
 * Markup made by the site's own Python; scripts in it do not run.
 * @param {string} markup
 * @param {DOMParserSupportedType} type
 */
function imported(markup, type) {
  const parsed = new DOMParser().parseFromString(markup, type);
  const element = document.createElement("div");
  element.append(...(type === "text/html" ? parsed.body.childNodes : [parsed.documentElement]));
  return element;
}

/**
 * @param {WidgetView} view
 * @param {Manager} manager
 */
async function drawWidget({ model_id: id }, manager) {
  const view = await manager.create_view(await manager.get_model(id));
  return view.el;
}
