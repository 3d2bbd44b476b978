// Compile Python sources with the very Python that will run them: `node compile.mjs <sources.zip> <compiled.zip>`.
import { readFile, writeFile } from 'node:fs/promises';
import { loadPyodide } from 'pyodide';

const [sources, compiled] = process.argv.slice(2);
const python = await loadPyodide();
python.FS.writeFile('/sources.zip', await readFile(sources));
python.runPython(await readFile(new URL('../python/compile_zip.py', import.meta.url), 'utf8'));
await writeFile(compiled, python.FS.readFile('/compiled.zip'));
