"""Data that pages have in files beside them: named by content, and kept with the pages' edition.

Each file is a script that leaves its data with its own element: a page that is opened as a file can
load a script, and fetch nothing.
"""

import json
import re
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

from .content import named

FOLDER = "data"
_SCRIPT = "document.currentScript.carteData="
_NAMED = re.compile(rf"\b{FOLDER}/([\w-]+\.js)\b")
_BEFORE_OFFLINE = 900


def setup(app: Sphinx) -> None:
    """Register with Sphinx."""
    app.connect("build-finished", _clear, priority=_BEFORE_OFFLINE)


def put_data(site: Path, name: str, data: Any) -> str:
    """Put data into a file of the site, and return the file's path there."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    content = f"{_SCRIPT}{text}".encode()
    path = f"{FOLDER}/{named(f'{name}.js', content)}"
    (site / path).parent.mkdir(parents=True, exist_ok=True)
    (site / path).write_bytes(content)
    return path


def _clear(app: Sphinx, error: Exception | None) -> None:
    if error is None and app.builder.format == "html":
        clear(Path(app.outdir))


def clear(site: Path) -> None:
    """Remove the data of earlier builds, which no page names."""
    pages = (page.read_text("utf-8") for page in site.glob("*.html"))
    used = {name for page in pages for name in _NAMED.findall(page)}
    for path in (site / FOLDER).glob("*"):
        if path.name not in used:
            path.unlink()
