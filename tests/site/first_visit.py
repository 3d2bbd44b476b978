"""What a page of the built site has its reader download before it is alive, and what after that."""

import gzip
import json
import re
from functools import cache
from html import unescape
from pathlib import Path
from typing import Any

_SETTINGS = re.compile(r'id="live-page">(?P<settings>.*?)</script>', re.DOTALL)
_LOADED = re.compile(r'(?:href|src)="(?P<path>[^"?#:]+\.(?:css|js))[?"]')
_SCRIPTS = Path("_static/carte")
"""Where the folder of Python is."""


def settings(site: Path, page: str) -> dict[str, Any]:
    """Return what the build tells a page's scripts; empty for one without widgets."""
    found = _SETTINGS.search((site / page).read_text("utf-8"))
    return json.loads(found["settings"]) if found else {}


def first_files(site: Path, page: str) -> set[Path]:
    """Return the files of a page with its styles and scripts, and with Python's up to its start."""
    text = (site / page).read_text("utf-8")
    named = {(site / page).parent / unescape(found["path"]) for found in _LOADED.finditer(text)}
    return {site / page, *named, *_of_python(site, settings(site, page), "files")}


def later_files(site: Path, page: str) -> set[Path]:
    """Return what Python fetches once it runs."""
    return {*_of_python(site, settings(site, page), "later")}


def _of_python(site: Path, told: dict[str, Any], which: str) -> list[Path]:
    names = told.get(which, {})
    return [site / _SCRIPTS / told["folder"] / name for name in names]


def packed(files: set[Path]) -> int:
    """Return how many bytes files have once they are packed, each by itself."""
    once = {path.resolve() for path in files}
    return sum(_packed(path, path.stat().st_mtime_ns) for path in once)


@cache
def _packed(path: Path, _written: int) -> int:
    return len(gzip.compress(path.read_bytes()))
