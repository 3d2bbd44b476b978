// A page's Python without a page: `node run_page.mjs <script.json>` prints all that Python says.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";

/** @import { SavedGroup } from "../../book/live/js/messages.js" */
/** @import { PythonPage, Request, Said } from "../../book/live/js/types.js" */

/**
 * @typedef {object} Script
 * @property {string} modules - a path, as the next two
 * @property {string} library
 * @property {string[]} packages - those of stock widgets first, if there are any
 * @property {Record<string, string>} rooms - the paths of zips of single packages, by name: they come when asked for
 * @property {SavedGroup[]} groups
 * @property {Request[]} messages
 */

/** @type {Script} */
const script = JSON.parse(await readFile(process.argv[2], "utf8"));
const address = pathToFileURL(join(script.modules, "pyodide/pyodide.mjs")).href;
/** @type {typeof import("../../book/live/js/node_modules/pyodide/pyodide.js")} */
const { loadPyodide } = await import(address);

const python = await loadPyodide({ stdLibURL: script.library });
python.FS.mkdir("/packages");
const paths = script.packages.map((path) => `/packages/${basename(path)}`);
for (const [i, path] of paths.entries()) python.FS.writeFile(path, await readFile(script.packages[i]));
python.runPython(`import sys; sys.path[:0] = ${JSON.stringify(paths)}`);
const hashes = Object.entries(script.rooms).map(([name, path]) => [name, sha256(readFileSync(path))]);
/** @type {string[]} */
const fetched = [];
python
  .pyimport("importing")
  .install("/packages/", python.toPy(Object.fromEntries(hashes)), (/** @type {string} */ name) => {
    fetched.push(name);
    return new Uint8Array(readFileSync(script.rooms[name]));
  });
if (paths.length > 1) python.pyimport("versions").install();
/** @type {PythonPage} */
const page = python.pyimport("page");
/** @type {Said[]} */
const said = [];
page.connect((text) => {
  said.push(JSON.parse(text));
});
/** @type {string | undefined} */
let failed;
for (const group of script.groups) failed ??= await page.run(JSON.stringify(group));
for (const message of script.messages) page.receive(JSON.stringify(message), []);
console.log(JSON.stringify({ failed: failed ? JSON.parse(failed) : null, said, fetched }));

/** @param {Buffer} bytes */
function sha256(bytes) {
  return createHash("sha256").update(bytes).digest("base64");
}
