// Have the very Python that will run them turn sources into what pages load:
// `node compile.mjs <compiler.py> <sources.zip> <compiled.zip>`.
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { loadPyodide } from "pyodide";

const [compiler, sources, compiled] = process.argv.slice(2);
// Where in its line each operation stands is told only beside the source, which pages do not have; without it
// the code packs to three quarters.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
python.FS.writeFile("/sources.zip", await readFile(sources));
python.FS.writeFile("compiling.py", await readFile(join(dirname(compiler), "compiling.py")));
try {
  python.runPython(await readFile(compiler, "utf8"));
  await writeFile(compiled, python.FS.readFile("/compiled.zip"));
} catch (error) {
  console.error(error instanceof Error ? error.message : error); // Python's traceback, without the stack of Pyodide
  process.exit(1);
}
