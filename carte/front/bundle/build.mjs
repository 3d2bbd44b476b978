// Join the modules of all rooms, and their style sheets: `node build.mjs <entry> <python> <folder>`.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const [entry, python, outdir] = process.argv.slice(2);
const here = fileURLToPath(new URL(".", import.meta.url));

try {
  const { metafile } = await build({
    entryPoints: [entry],
    outdir,
    absWorkingDir: here,
    alias: { "carte:python": python }, // no file of ours: what Python draws and decides
    nodePaths: [join(here, "node_modules")], // for modules of all rooms
    bundle: true,
    loader: { ".js": "jsx" },
    jsx: "automatic",
    jsxImportSource: "preact",
    metafile: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    // Names stay, so that what goes wrong on a reader's page can be found here.
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: "warning",
  });
  await writeFile(join(outdir, "packages.json"), JSON.stringify(await bundled(Object.keys(metafile.inputs))));
} catch (error) {
  if (!(error instanceof Error && "errors" in error)) console.error(error); // esbuild has said what is wrong, and where
  process.exitCode = 1;
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
