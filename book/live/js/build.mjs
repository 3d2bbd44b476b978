// Bundles our modules and their libraries for the browser: `node build.mjs <folder>`.
import { readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "../../../carte/front/bundle/node_modules/esbuild/lib/main.js";

/** @import { BuildOptions, Metafile } from "../../../carte/front/bundle/node_modules/esbuild/lib/main.js" */

const here = dirname(fileURLToPath(import.meta.url));
const out = process.argv[2];
const common = /** @satisfies {BuildOptions} */ ({
  absWorkingDir: here,
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  metafile: true,
  legalComments: "linked",
  logLevel: "warning",
});

const [page, ...others] = await Promise.all([
  build({
    ...common,
    entryPoints: { live: "page/main.js", controls: "page/controls.css", "not-found": "page/not-found.css" },
    splitting: true,
    chunkNames: "live-[hash]",
    outdir: out,
  }),
  build({
    ...common,
    entryPoints: {
      offline: "offline/page.js",
      journey: "offline/journey.js",
      sw: "offline/sw.js",
      "not-found": "page/not-found.js",
      languages: "page/languages.js",
      furigana: "page/furigana.js",
    },
    outdir: out,
  }),
  build({ ...common, entryPoints: ["page/head.js", "page/search.js"], format: "iife", outdir: out }),
  build({ ...common, entryPoints: ["page/fallback.js"], format: "iife", target: "es5", outdir: out }),
  build({
    ...common,
    entryPoints: ["worker/worker.js"],

    define: { PYODIDE_LOCK: JSON.stringify(await lockWithoutPackages()) },
    outdir: join(out, "python"),
  }),
]);

const inputs = [page, ...others].flatMap(({ metafile }) => Object.keys(metafile.inputs));
await writeFile(join(out, "packages.json"), JSON.stringify(await bundled(inputs)));
await writeFile(join(out, "entry.json"), JSON.stringify(loadedWithEntry(page.metafile.outputs)));

/**
 * Return name, version, licence and folder of every package whose code we ship.
 * @param {string[]} files
 */
async function bundled(files) {
  const folders = files.map((file) => file.match(/^(node_modules\/(?:@[^/]+\/)?[^/]+)\//)?.[1]);
  const found = [...new Set([...folders.filter((folder) => folder !== undefined), "node_modules/pyodide"])].sort();
  return Promise.all(
    found.map(async (folder) => {
      const { name, version, license } = JSON.parse(await readFile(join(here, folder, "package.json"), "utf8"));
      return { name, version, license, folder };
    }),
  );
}

async function lockWithoutPackages() {
  const { info } = JSON.parse(await readFile(join(here, "node_modules/pyodide/pyodide-lock.json"), "utf8"));
  return { info, packages: {} };
}

/**
 * Return the chunks that the page's entry imports at once.
 * @param {Metafile["outputs"]} outputs
 */
function loadedWithEntry(outputs) {
  const entry = Object.values(outputs).find(({ entryPoint }) => entryPoint === "page/main.js");
  if (!entry) throw new Error("no chunk has the page's entry");
  return entry.imports.filter(({ kind }) => kind === "import-statement").map(({ path }) => basename(path));
}
