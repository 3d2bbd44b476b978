"""Benchmarks of Python as a page runs it: `python -m tests.benchmarks.in_page [module] [options]`

A module of this folder, `solver` unless another is named, runs in Pyodide in a worker of a browser,
as the book's Python does: `python -m tests.benchmarks.in_page solver scopa briscola`.
"""

import io
import sys
import zipfile
from base64 import b64encode
from pathlib import Path

from tests.benchmarks.chromium import chromium
from tests.benchmarks.site import LOCK, pyodide_server
from tests.site.serving import running

ROOT = Path(__file__).parents[2]
SOURCES = ("carte/**/*.py", "carte/**/*.toml", "tests/benchmarks/*.py", "tests/players/*.py")

RUN = """
import runpy, sys
sys.path.insert(0, '')
sys.argv = [*argv]
runpy.run_module(argv[0], run_name='__main__')
"""

IN_A_WORKER = """async ([pyodide, lockFileContents, sources, code, argv]) => {
    const source = `import {loadPyodide} from ${JSON.stringify(pyodide + 'pyodide.mjs')};
        self.onmessage = async ({data: {options, sources, code, argv}}) => {
            const print = line => postMessage({line});
            try {
                const python = await loadPyodide({...options, stdout: print, stderr: print});
                python.unpackArchive(sources, 'zip');
                python.globals.set('argv', python.toPy(argv));
                python.runPython(code);
                postMessage({});
            } catch (error) {
                postMessage({error: String(error)});
            }
        };
        postMessage({begun: true});`;
    const worker = new Worker(
        URL.createObjectURL(new Blob([source], {type: 'text/javascript'})), {type: 'module'});
    const options = {lockFileContents, packageBaseUrl: pyodide};
    const zip = Uint8Array.from(atob(sources), one => one.charCodeAt(0));
    const error = await new Promise(done => {
        worker.onmessage = ({data}) => {
            if (data.begun) worker.postMessage({options, sources: zip, code, argv});
            else if (data.line === undefined) done(data.error);
            else console.log(data.line);
        };
    });
    worker.terminate();
    if (error) throw new Error(error);
}"""


def packed() -> str:
    """Return the engine and the benchmarks as a zip, in letters."""
    folder = io.BytesIO()
    with zipfile.ZipFile(folder, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(found for pattern in SOURCES for found in ROOT.glob(pattern)):
            archive.write(path, path.relative_to(ROOT))
    return b64encode(folder.getvalue()).decode()


def main() -> None:
    """Run a benchmark in a page, and print what it prints there."""
    name, *options = sys.argv[1:] or ["solver"]
    argv = [f"tests.benchmarks.{name}", *options]
    with running(pyodide_server()) as server, chromium() as browser:
        page = browser.new_page()
        page.on("console", lambda said: print(said.text, flush=True))
        page.goto(f"{server.address}package.json")
        page.evaluate(IN_A_WORKER, [server.address, LOCK.read_text(), packed(), RUN, argv])


if __name__ == "__main__":
    main()
