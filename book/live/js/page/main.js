// The entry of every page with widgets: draws the saved ones, then starts Python for them.
import { Engine } from "./engine.js";
import { hydrate } from "./hydrate.js";
import { soon } from "./idle.js";
import { Manager } from "./manager.js";
import { hideMarks } from "./marks.js";
import { readPage } from "./page.js";
import { offerSkip } from "./skip.js";
import { StatusLines } from "./status.js";
import { engineSurface } from "./surface.js";

const page = readPage(document);
const engine = new Engine(page);
engineSurface(engine);

const manager = new Manager(engine);
const status = new StatusLines(engine, page.words);
hideMarks();
offerSkip(page.hosts, page.words.skip);
hydrate(manager, page, (host, number) => {
  status.add(host);
  if (number === 0) soon(() => engine.start());
}).catch((error) => {
  console.error(error);
  document.dispatchEvent(new Event("carte:incomplete"));
});
