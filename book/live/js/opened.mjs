// Bundles the scripts of a page opened as a file, where browsers load no modules: one classic script with the widgets
// in it. `node opened.mjs <widgets> <folder>`.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "../../../carte/front/bundle/node_modules/esbuild/lib/main.js";

const [widgets, outdir] = process.argv.slice(2);

// Only the widgets are imported by address at run time.
const begins = `(() => { const FROM = document.currentScript.src; let shipped; const require = () => shipped;`;

await build({
  absWorkingDir: dirname(fileURLToPath(import.meta.url)),
  entryPoints: { opened: "page/opened.js" },
  outdir,
  alias: { "carte:widgets": widgets },
  bundle: true,
  format: "iife",
  target: "es2022",
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: "none", // LICENCES.txt has them all
  logLevel: "warning",
  supported: { "dynamic-import": false },
  define: { "import.meta.url": "FROM", SHIPPED_WIDGETS: "shipped" },
  banner: { js: begins },
  footer: { js: "})();" },
});
