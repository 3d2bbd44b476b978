"""What Pyright, which editors ask, says of code that uses Carte.

`python -m tests.benchmarks.pyright`: the code is that of the chapters for teachers and programmers,
of README's, and a player of one's own. The first time needs the network; later ones do not.
"""

import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import nbformat

from carte.front.bundle.node import find_node
from carte.front.bundle.npm import MODULES, install_modules

_HERE = Path(__file__).parent
_PYRIGHT = _HERE / MODULES / "pyright/index.js"
_ROOT = _HERE.parents[2]
_CHAPTERS = ("own-lessons", "programmers")
_USERS = ("tests/players/test_whole_deals.py",)
_SETTINGS = {
    "extraPaths": [str(_ROOT)],
    "pythonVersion": "3.11",
    "reportUnusedExpression": "none",  # a cell ends in what it shows
}


def main() -> int:
    """Print what Pyright finds; return its status, 0 where that is nothing."""
    node = find_node()
    install_modules(_HERE, node)
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        for name, code in _code():
            (place / f"{name}.py").write_text(code, "utf-8")
        (place / "pyrightconfig.json").write_text(json.dumps(_SETTINGS), "utf-8")
        command = [*node.node, str(_PYRIGHT), "--pythonpath", sys.executable]
        return subprocess.run(command, cwd=place, check=False).returncode


def _code() -> Iterator[tuple[str, str]]:
    """Each program by its name."""
    for chapter in _CHAPTERS:
        cells = nbformat.read(_ROOT / "book" / f"{chapter}.ipynb", as_version=4).cells
        sources = [cell.source for cell in cells if cell.cell_type == "code"]
        yield chapter.replace("-", "_"), "\n\n".join(sources) + "\n"
    readme = (_ROOT / "README.md").read_text("utf-8")
    lines = re.findall(r"^(?:>>>|\.\.\.) (.*)$", readme, re.MULTILINE)
    yield "readme", "\n".join(lines) + "\n"
    for path in map(_ROOT.joinpath, _USERS):
        yield path.stem, path.read_text("utf-8")


if __name__ == "__main__":
    sys.exit(main())
