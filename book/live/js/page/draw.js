// One notebook output as an element.

const WIDGET = "application/vnd.jupyter.widget-view+json";
const DRAWERS = [
  [WIDGET, drawWidget],
  ["image/svg+xml", (text) => imported(text, "image/svg+xml")],
  ["text/html", (text) => imported(text, "text/html")],
  ["image/png", drawPng],
  ["text/plain", drawText],
];

/** Draw `output` in the richest form that the page knows. */
export async function drawOutput(output, manager) {
  if (output.output_type === "stream") return drawText(output.text);
  if (output.output_type === "error") return drawText(output.traceback.join("\n"), "live-error");
  const found = DRAWERS.find(([type]) => type in output.data);
  if (!found) return drawText("");
  const [type, draw] = found;
  const data = output.data[type];
  return draw(Array.isArray(data) ? data.join("") : data, manager);
}

function drawText(text, name = "live-text") {
  const element = document.createElement("pre");
  element.className = name;
  element.textContent = text;
  return element;
}

function drawPng(data) {
  const element = document.createElement("img");
  element.src = `data:image/png;base64,${data}`;
  element.alt = "";
  return element;
}

/** Markup made by the site's own Python; scripts in it do not run. */
function imported(markup, type) {
  const parsed = new DOMParser().parseFromString(markup, type);
  const element = document.createElement("div");
  element.append(...(type === "text/html" ? parsed.body.childNodes : [parsed.documentElement]));
  return element;
}

async function drawWidget({ model_id: id }, manager) {
  const view = await manager.create_view(await manager.get_model(id));
  return view.el;
}
