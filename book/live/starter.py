"""``start.pyz``: serves the site's folder, from a stick say, to anyone who has Python."""

import importlib.util
import shutil
import tempfile
import zipapp
from pathlib import Path

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
_PACKAGE = "segno"
"""Draws the code of an address, and is of Python alone."""


def write_starter(site: Path) -> None:
    """Write it beside the pages: the server of ``python3 book``, and all it needs, in one file."""
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder) / _BOOK.name
        package.mkdir()
        (package / "__init__.py").touch()
        for name in _MODULES:
            shutil.copy(_BOOK / name, package / name)
        spec = importlib.util.find_spec(_PACKAGE)
        assert spec
        assert spec.origin
        shutil.copytree(
            Path(spec.origin).parent,
            Path(folder) / _PACKAGE,
            ignore=shutil.ignore_patterns("__pycache__", "*.pyi", "cli.py"),
        )
        python = "/usr/bin/env python3"
        zipapp.create_archive(folder, site / STARTER, python, main="book.start:main")
