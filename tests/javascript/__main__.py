"""`python -m tests.javascript biome check`: a check of our JavaScript, by the tool of that name."""

import subprocess
import sys

from book.environment import ROOT
from carte.front.bundle import typescript
from carte.front.bundle.node import find_node
from carte.front.bundle.npm import install_modules
from tests.javascript.tools import tool

TOOLS = {"biome": "@biomejs/biome/bin/biome", "tsc": "typescript/bin/tsc"}
IMPORTED = {"tsc": ("carte/front/bundle", "book/live/js")}
"""Where the packages are whose types a tool reads."""


def main(name: str, *arguments: str) -> int:
    """Run it on the whole project, and return its exit code."""
    for folder in IMPORTED.get(name, ()):
        install_modules(ROOT / folder, find_node())
    typescript.write()
    return subprocess.call([*find_node().node, tool(TOOLS[name]), *arguments], cwd=ROOT)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
