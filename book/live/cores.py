"""How many things a build does at once."""

import os

from sphinx.application import Sphinx
from sphinx.config import Config

CORES = "CARTE_CORES"
"""The variable that tells a build how many, where several share the machine."""


def cores() -> int:
    """Return how many, without a wish as many as the machine has for us."""
    if wish := os.environ.get(CORES):
        return int(wish)
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def work_side_by_side(app: Sphinx, _config: Config) -> None:
    """Have Sphinx read and write several chapters at once, for which jupyter-book has no option."""
    app.parallel = cores()
    # It numbers chapters when all of them are read, and does not say that this is safe.
    if numbering := app.extensions.get("sphinx_multitoc_numbering"):
        numbering.parallel_read_safe = True
