"""What npm brings for tests: Biome, TypeScript's checker, and axe."""

from pathlib import Path

from carte.front.bundle.node import find_node
from carte.front.bundle.npm import MODULES, install_modules

_HERE = Path(__file__).parent


def tool(path: str) -> Path:
    """The file at `path` of the installed packages, after installing them where they are not."""
    install_modules(_HERE, find_node())
    return _HERE / MODULES / path
