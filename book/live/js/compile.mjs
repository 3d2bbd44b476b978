// Compile Python sources with the very Python that will run them: `node compile.mjs <sources.zip> <compiled.zip>`.
import { readFile, writeFile } from 'node:fs/promises';
import { loadPyodide } from 'pyodide';

const [sources, compiled] = process.argv.slice(2);
const python = await loadPyodide();
python.FS.writeFile('/sources.zip', await readFile(sources));
const compiler = await readFile(new URL('../python/compile_zip.py', import.meta.url), 'utf8');
try {
  python.runPython(compiler);
  await writeFile(compiled, python.FS.readFile('/compiled.zip'));
} catch (error) {
  console.error(error.message); // Python's traceback, without the stack of Pyodide
  process.exit(1);
}
