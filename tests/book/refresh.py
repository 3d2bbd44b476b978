"""`python tests/book/refresh.py`: run every chapter and store what its cells print.

Outputs are never typed by hand. Only what reads without a running page is stored: words, tables
and drawn cards; a widget's view belongs to the page that shows it.
"""

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from book.kernels import fork_kernels

BOOK = Path(__file__).resolve().parents[2] / "book"
STORED = ("text/plain", "text/html", "text/markdown", "image/svg+xml")
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def main() -> None:
    """Refresh the chapters named on the command line, or all of them."""
    fork_kernels()
    for path in map(Path, sys.argv[1:]) if sys.argv[1:] else sorted(BOOK.glob("*.ipynb")):
        print(path.name, flush=True)
        refresh(path)


def refresh(path: Path) -> None:
    """Run the notebook at `path` in its own folder and store its outputs in it."""
    notebook = nbformat.read(path, as_version=4)
    resources = {"metadata": {"path": str(path.parent)}}
    NotebookClient(notebook, resources=resources, record_timing=False).execute()
    notebook.metadata = nbformat.from_dict(METADATA)
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            if "data" in output:
                output.data = {kind: output.data[kind] for kind in STORED if kind in output.data}
                output.metadata = {}
    nbformat.write(notebook, path)


if __name__ == "__main__":
    main()
