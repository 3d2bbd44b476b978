"""`python tests/book/refresh.py`: run every chapter and store what its cells print.

Outputs are never typed by hand. What is stored of them, `clean.py` says.
"""

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from book.kernels import fork_kernels
from tests.book.clean import clean

BOOK = Path(__file__).resolve().parents[2] / "book"


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
    clean(notebook)
    nbformat.write(notebook, path)


if __name__ == "__main__":
    main()
