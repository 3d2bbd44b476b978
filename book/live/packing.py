"""Compressed twins of a site's large files, ``.br`` and ``.gz``, which a host sends instead."""

from pathlib import Path

from carte.front.bundle.node import find_node

from .bundle import JS
from .cache import CACHE

TWINS = (".br", ".gz")

_PACK = JS / "pack.mjs"
_STORE = CACHE / "packed"


def pack(site: Path) -> None:
    """Write the twins of every file worth it; the first time, Python's take a minute."""
    unpack(site)
    find_node().run(_PACK, site.resolve(), _STORE)


def unpack(site: Path) -> None:
    """Remove all twins: a host would go on sending those of changed files."""
    for twin in TWINS:
        for path in site.rglob(f"*{twin}"):
            path.unlink()
