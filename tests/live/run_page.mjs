// A page's Python without a page: `node run_page.mjs <script.json>` prints all that Python says.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** @import { Cell, PythonPage, Request, Said, SavedKind } from "../../book/live/js/messages.js" */

/**
 * @typedef {object} Script
 * @property {string} modules - a path, as the next two
 * @property {string} library
 * @property {string} packages
 * @property {Cell[]} cells
 * @property {SavedKind[]} saved
 * @property {Request[]} messages
 */

/** @type {Script} */
const script = JSON.parse(await readFile(process.argv[2], "utf8"));
const address = pathToFileURL(join(script.modules, "pyodide/pyodide.mjs")).href;
/** @type {typeof import("../../book/live/js/node_modules/pyodide/pyodide.js")} */
const { loadPyodide } = await import(address);

const python = await loadPyodide({ stdLibURL: script.library });
python.FS.writeFile("/packages.zip", await readFile(script.packages));
python.runPython('import sys; sys.path.insert(0, "/packages.zip")');
python.pyimport("importing").install("/packages.zip");
python.pyimport("versions").install();
/** @type {PythonPage} */
const page = python.pyimport("page");
/** @type {Said[]} */
const said = [];
page.connect((text) => {
  said.push(JSON.parse(text));
}, JSON.stringify(script.saved));
const failed = await page.run(JSON.stringify(script.cells));
for (const message of script.messages) page.receive(JSON.stringify(message), []);
console.log(JSON.stringify({ failed: failed ? JSON.parse(failed) : null, said }));
