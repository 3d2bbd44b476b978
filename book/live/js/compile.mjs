// Compiles sources for pages with the very Python that will run them: `node compile.mjs <compiler.py> <sources.zip>
// <compiled.zip>`.
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { loadPyodide } from "pyodide";

const [compiler, sources, compiled] = process.argv.slice(2);
// Column positions are useful only beside the source, which pages do not have; without them the code packs to three
// quarters.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
python.FS.writeFile("/sources.zip", await readFile(sources));
python.FS.writeFile("compiling.py", await readFile(join(dirname(compiler), "compiling.py")));
try {
  python.runPython(await readFile(compiler, "utf8"));
  await writeFile(compiled, python.FS.readFile("/compiled.zip"));
} catch (error) {
  console.error(error instanceof Error ? error.message : error); // Python's traceback, without Pyodide's stack
  process.exit(1);
}
