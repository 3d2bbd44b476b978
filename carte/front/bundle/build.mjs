// Join the modules of all rooms, and their style sheets: `node build.mjs <python> <folder> <tools>`, where <python> is the
// folder with what Python draws and decides, and <tools> the module from which all tools are imported. A tool has a module
// of its own; what many of them take is in one more, and what few of them take in others. What is imported only when it
// is wanted, by `import()`, is in modules that no tool loads. The module that imports the tools becomes one file with
// everything. Style sheets are joined by who needs them (joined-sheets.mjs).
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, parse, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { joinedSheets } from "./joined-sheets.mjs";

const [python, outdir, all] = process.argv.slice(2);
const parts = join(outdir, "parts");
const here = fileURLToPath(new URL(".", import.meta.url));
/** `carte:python`: its true place is another one each time, and names would be, too, so it seems to lie here. */
const PYTHON = /^carte:(\w+)$/;
const SEEMING = /\bfrom-(\w+)\.js$/;
/** A tool, or a module that pages load beside their tools. */
const TOOL = /\.(?:tool|page)\.js$/;
const OURS = /^(?!.*node_modules\/).*\.js$/;
/** How esbuild calls an import that waits until it is wanted. */
const WANTED = "dynamic-import";
/** A module that this part of the tools need is in the one that they all load. */
const MANY = 1 / 12;

try {
  const { inputs } = await joined({ entryPoints: { [parse(all).name]: all, loader: "loader.js" } });
  const tools = Object.keys(inputs).filter((path) => TOOL.test(path));
  const { outputs } = await joined({
    entryPoints: tools,
    outdir: parts,
    entryNames: "[name]-[hash]",
    chunkNames: "part-[hash]",
    splitting: true,
    plugins: [loadingFirst(commonAmong(tools, inputs))],
  });
  await keep("tools.json", listed(outputs));
  await keep("later.json", later(outputs));
  await keep("packages.json", await bundled(Object.keys(inputs)));
  const needs = new Map(tools.map((path) => [toolOf(path), [...behind(path, inputs)]]));
  await keep("styles.json", await joinedSheets(needs, here));
} catch (error) {
  if (!(error instanceof Error && "errors" in error)) console.error(error); // esbuild has said what is wrong, and where
  process.exitCode = 1;
}

/**
 * Join modules, and return what went into which file.
 * @param {import("esbuild").BuildOptions} wanted
 */
async function joined({ plugins = [], ...wanted }) {
  const { metafile } = await build({
    outdir,
    absWorkingDir: here,
    plugins: [fromPython(), ...plugins],
    nodePaths: [join(here, "node_modules")], // for modules of all rooms
    bundle: true,
    loader: { ".js": "jsx" },
    jsx: "automatic",
    jsxImportSource: "preact",
    format: "esm",
    target: "es2022",
    charset: "utf8",
    // Names stay, so that what goes wrong on a reader's page can be found here.
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: "warning",
    ...wanted,
    metafile: true,
  });
  return metafile;
}

/**
 * Have `carte:<name>` imported as if it lay here.
 * @returns {import("esbuild").Plugin}
 */
function fromPython() {
  return {
    name: "python",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: PYTHON }, ({ path }) => ({ path: join(here, path.replace(PYTHON, "from-$1.js")) }));
      onResolve({ filter: SEEMING }, ({ path }) => ({ path }));
      onLoad({ filter: SEEMING }, async ({ path }) => ({
        contents: await readFile(join(python, `${SEEMING.exec(path)?.[1]}.js`), "utf8"),
        loader: "js",
      }));
    },
  };
}

/**
 * @param {string} name
 * @param {unknown} data
 */
function keep(name, data) {
  return writeFile(join(outdir, name), JSON.stringify(data));
}

/**
 * Return our modules that many tools need.
 * @param {string[]} tools
 * @param {import("esbuild").Metafile["inputs"]} inputs
 */
function commonAmong(tools, inputs) {
  /** @type {Map<string, number>} */
  const uses = new Map();
  for (const tool of tools) for (const path of behind(tool, inputs)) uses.set(path, (uses.get(path) ?? 0) + 1);
  return [...uses].filter(([path, times]) => OURS.test(path) && times >= tools.length * MANY).map(([path]) => path);
}

/**
 * Return a module and all that it imports, directly or not, before it runs.
 * @param {string} path
 * @param {Record<string, { imports: { path: string, kind: string, external?: boolean }[] }>} files
 * @param {Set<string>} [found]
 */
function behind(path, files, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const { path: next, kind, external } of files[path].imports)
    if (!external && kind !== WANTED) behind(next, files, found);
  return found;
}

/**
 * Have each tool import these modules, so that esbuild keeps them together. They come last, as the order of evaluation
 * is that of the tool's own imports.
 * @param {string[]} common
 * @returns {import("esbuild").Plugin}
 */
function loadingFirst(common) {
  const imports = common.map((path) => `import ${JSON.stringify(join(here, path))};`).join("");
  return {
    name: "common",
    setup({ onLoad }) {
      onLoad({ filter: TOOL }, async ({ path }) => ({
        contents: `${await readFile(path, "utf8")}${imports}`,
        loader: "jsx",
      }));
    },
  };
}

/**
 * Return the files of each tool by its name: its own, and all that this one imports.
 * @param {import("esbuild").Metafile["outputs"]} outputs
 */
function listed(outputs) {
  const tools = Object.entries(outputs).filter(
    ([path, { entryPoint = "" }]) => TOOL.test(entryPoint) && OURS.test(path),
  );
  return Object.fromEntries(
    tools.map(([path, { entryPoint = "" }]) => [toolOf(entryPoint), [...behind(path, outputs)].map(nameOf)]),
  );
}

/**
 * Return the files that are imported only when they are wanted.
 * @param {import("esbuild").Metafile["outputs"]} outputs
 */
function later(outputs) {
  const imports = Object.values(outputs).flatMap((output) => output.imports);
  return [...new Set(imports.filter(({ kind }) => kind === WANTED).map(({ path }) => nameOf(path)))];
}

/** @param {string} path */
function toolOf(path) {
  return path.replace(TOOL, "").replace(/.*\//, "");
}

/** @param {string} path */
function nameOf(path) {
  return relative(parts, join(here, path));
}

/**
 * Name, version, licence and its text of every package that is in the bundle.
 * @param {string[]} files
 */
async function bundled(files) {
  const folders = files.map((file) => file.match(/^node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0]);
  const found = [...new Set(folders.filter((folder) => folder !== undefined))].sort();
  return Promise.all(
    found.map(async (folder) => {
      const { name, version, license } = JSON.parse(await readFile(join(here, folder, "package.json"), "utf8"));
      const file = (await readdir(join(here, folder))).find((one) => /^licen[cs]e/i.test(one));
      return { name, version, license, text: file ? await readFile(join(here, folder, file), "utf8") : "" };
    }),
  );
}
