// Join the modules of all rooms, and their style sheets: `node build.mjs <entry> <python> <folder>`.
import { build } from "esbuild";

const [entry, python, outdir] = process.argv.slice(2);

try {
  await build({
    entryPoints: [entry],
    outdir,
    alias: { "carte:python": python }, // no file of ours: what Python draws and decides
    bundle: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    // Names stay, so that what goes wrong on a reader's page can be found here.
    minifyWhitespace: true,
    minifySyntax: true,
    logLevel: "warning",
  });
} catch {
  process.exitCode = 1; // esbuild has said what is wrong, and where
}
