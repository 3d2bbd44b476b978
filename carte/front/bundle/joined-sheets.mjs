// Joins style sheets, so that a page loads the styles of the tools that it shows: one file has what several tools need,
// and all that is little; what one tool alone needs is in a file of its own.
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

const SHEET = /\.css$/;
/** A sheet of fewer bytes is in the file for all: a file of its own would cost more. */
const LITTLE = 2000;

/**
 * Return the sheets of tools, joined, with the tools that need them: those of several tools first.
 * @param {Map<string, string[]>} needs the files of each tool, sheets among them, in the order in which they apply
 * @param {string} folder from which they are named
 * @returns {Promise<{ tools: string[], text: string }[]>}
 */
export async function joinedSheets(needs, folder) {
  const all = [...new Set([...needs.values()].flat())].filter((path) => SHEET.test(path));
  const shared = [];
  /** @type {Map<string, string[]>} */
  const own = new Map();
  for (const path of all) {
    const [tool, ...others] = [...needs.keys()].filter((one) => needs.get(one)?.includes(path));
    const { size } = await stat(join(folder, path));
    if (others.length || size < LITTLE) shared.push(path);
    else own.set(tool, [...(own.get(tool) ?? []), path]);
  }
  const found = [{ tools: [...needs.keys()], sheets: shared }];
  for (const [tool, sheets] of own) found.push({ tools: [tool], sheets });
  return Promise.all(found.map(async ({ tools, sheets }) => ({ tools, text: await textOf(sheets, folder) })));
}

/**
 * Return sheets as one.
 * @param {string[]} sheets
 * @param {string} folder
 */
async function textOf(sheets, folder) {
  const contents = sheets.map((path) => `@import ${JSON.stringify(`./${path}`)};`).join("");
  const { outputFiles } = await build({
    absWorkingDir: folder,
    stdin: { contents, loader: "css", resolveDir: folder },
    bundle: true,
    charset: "utf8",
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: "warning",
    write: false,
  });
  return outputFiles[0].text;
}
