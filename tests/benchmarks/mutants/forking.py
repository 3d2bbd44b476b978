"""Pytest in a process forked from one that has imported all but Carte and its tests.

So a run costs one processor second instead of eight, and imports Carte from the folder it is in.
`tests/conftest.py` is left out, half of that second: it serves the tests that open a page.
"""

import gc
import importlib
import os
import resource
import signal
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import hypothesis
import pytest

IMPORTED = (
    "anywidget",
    "babel.messages.pofile",
    "hypothesis",
    "ipykernel.kernelapp",
    "IPython.display",
    "jupyter_client.manager",
    "nbformat",
    "nbval.plugin",
    "playwright.sync_api",
    "sphinx.application",
    "xdist.plugin",
    "yaml",
)
"""What the tests import besides Carte; without one of them a run is only slower."""

OPTIONS = (
    *("-q", "-n", "0", "--tb=line", "-p", "no:cacheprovider", "-p", "no:nbval"),
    *("-p", "no:hypothesispytest", "-p", "no:unraisableexception"),
    *("-o", "addopts=--import-mode=importlib", "-W", "ignore", "--confcutdir=tests/engine"),
    *("-m", "not browser and not build and not site"),
)

MEMORY = 6 << 30
"""What counts without an end stops here."""


def prepare() -> None:
    """Import what all runs need."""
    for name in IMPORTED:
        with suppress(ImportError):
            importlib.import_module(name)
    hypothesis.settings.register_profile("mutants", deadline=None)
    hypothesis.settings.load_profile("mutants")
    ours = [name for name in sys.modules if name.partition(".")[0] in ("carte", "book")]
    if ours:
        raise RuntimeError(f"imported before the fork: {ours}")
    gc.freeze()


def fork(
    folder: Path, files: Iterable[str], plugins: Sequence[Any], seconds: float, output: Path
) -> int:
    """Run pytest on these files in a folder, and return the process."""
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        return pid
    code = 70
    try:
        os.setsid()
        _limit(seconds)
        _write_to(output)
        os.chdir(folder)
        sys.path[:] = [str(folder), *(path for path in sys.path if path not in ("", str(_HERE)))]
        code = int(pytest.main([*OPTIONS, *files], plugins=list(plugins)))
        sys.stdout.flush()
    finally:
        os._exit(code)


_HERE = Path(__file__).parents[3]


def _limit(seconds: float) -> None:
    """Have the process ended after so many seconds of its own work."""
    most = int(seconds) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (most, most + 5))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGXCPU, signal.SIG_DFL)


def _write_to(output: Path) -> None:
    file = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(file, 1)
    os.dup2(file, 2)
