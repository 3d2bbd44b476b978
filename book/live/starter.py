"""``start.pyz``: serves the site's folder, from a stick say, to anyone who has Python."""

import shutil
import tempfile
import zipapp
from pathlib import Path

import segno

STARTER = "start.pyz"

_BOOK = Path(__file__).parents[1]
_MODULES = (
    "networks.py",
    "policy.py",
    "serve.py",
    "serving.py",
    "sharing.py",
    "start.py",
)


def write_starter(site: Path) -> None:
    """Write it beside the pages: the server of ``python3 book``, and all it needs, in one file."""
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder) / _BOOK.name
        package.mkdir()
        (package / "__init__.py").touch()
        for name in _MODULES:
            shutil.copy(_BOOK / name, package / name)
        shutil.copytree(  # draws the code of an address, and is of Python alone
            Path(segno.__file__).parent,
            Path(folder) / segno.__name__,
            ignore=shutil.ignore_patterns("__pycache__", "*.pyi", "cli.py"),
        )
        python = "/usr/bin/env python3"
        zipapp.create_archive(folder, site / STARTER, python, main="book.start:main")
