// The entry of every page with widgets: draws the saved ones, then starts Python for them.
import { Engine } from "./engine.js";
import { hydrate } from "./hydrate.js";
import { soon } from "./idle.js";
import { hideMarks } from "./marks.js";
import { areOurs, OwnWidgets } from "./own.js";
import { readPage } from "./page.js";
import { offerByEar, offerSkip } from "./skip.js";
import { StatusLines } from "./status.js";
import { engineSurface } from "./surface.js";

/** @import { DrawnHost, Widgets } from "./types.js" */

const page = readPage(document);
const engine = new Engine(page);
engineSurface(engine);

const status = new StatusLines(engine, page.words);
hideMarks();
offerSkip(page.hosts, page.words.skip);
offerByEar(page.words.by_ear);
let isFirst = true;
widgets()
  .then((each) => hydrate(each, page, drawn))
  .catch((error) => {
    console.error(error);
    document.dispatchEvent(new Event("carte:incomplete"));
  });

/** @returns {Promise<Widgets>} */
async function widgets() {
  if (areOurs(page.models)) return new OwnWidgets(engine);
  const { Manager } = await import("./manager.js");
  return new Manager(engine);
}

/** @param {DrawnHost} host */
function drawn(host) {
  status.add(host);
  if (isFirst) soon(() => engine.start());
  isFirst = false;
}
