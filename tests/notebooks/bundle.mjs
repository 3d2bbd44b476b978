// Joins what draws an exported notebook with its libraries into one script: `node bundle.mjs <file>`.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "../../carte/front/bundle/node_modules/esbuild/lib/main.js";

const here = dirname(fileURLToPath(import.meta.url));

await build({
  absWorkingDir: here,
  entryPoints: ["exported.js"],
  outfile: process.argv[2],
  nodePaths: [join(here, "../../book/live/js/node_modules")],
  bundle: true,
  format: "iife",
  target: "es2022",
  logLevel: "warning",
});
