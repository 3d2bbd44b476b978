"""The service worker: written last, for it names every file of the site and its hash."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Sequence
from html import unescape
from pathlib import Path, PurePosixPath
from posixpath import join, normpath
from typing import TYPE_CHECKING

from .cache import digest
from .content import shipped
from .packing import TWINS

if TYPE_CHECKING:
    from .messages import Files, Site

WORKER = "sw.js"
_NOT_KEPT_FOLDERS = {"_sources", ".doctrees", "opened", "pictures"}
_NOT_KEPT_NAMES = {WORKER, ".buildinfo", ".buildinfo.bak", "objects.inv", ".nojekyll"}
_NOT_KEPT_KINDS = {*TWINS, ".txt", ".md", ".ipynb", ".pyz"}
_WITH_A_QUERY = re.compile(r'(?:href|src)="(?P<path>[^"?#:]+)(?P<query>\?[^"#]+)"')


def write_worker(site: Path, code: str, languages: Sequence[str] = ()) -> None:
    """Write ``sw.js`` for the site as it is, with editions in these languages besides English.

    A browser keeps the files for all readers, and its own reader's edition.
    """
    files = site_files(site)
    version = digest([json.dumps(files).encode(), code.encode()])
    edition: Site = {"version": version, "languages": [*languages], "files": files}
    facts = json.dumps(edition, separators=(",", ":"))
    (site / WORKER).write_text(f"const SITE={facts};\n{code}", "utf-8")


def site_files(site: Path) -> Files:
    """Return the address, bytes and base64 SHA-256 of every file that a reader may need.

    An address is a path with the query that pages use for the file: each version of it has its own.
    """
    paths = sorted(path for path in site.rglob("*") if path.is_file())
    names = {path: PurePosixPath(path.relative_to(site).as_posix()) for path in paths}
    queries = _queries({path: name for path, name in names.items() if name.suffix == ".html"})
    return {
        f"{name}{query}": shipped(path.read_bytes())
        for path, name in names.items()
        if _is_kept(name)
        for query in sorted(queries[str(name)]) or [""]
    }


def _queries(pages: dict[Path, PurePosixPath]) -> dict[str, set[str]]:
    """Return the queries with which pages request files, by the path of the file."""
    asked: dict[str, set[str]] = defaultdict(set)
    for page, name in pages.items():
        for found in _WITH_A_QUERY.finditer(page.read_text("utf-8")):
            asked[normpath(join(name.parent, unescape(found["path"])))].add(
                unescape(found["query"])
            )
    return asked


def _is_kept(name: PurePosixPath) -> bool:
    return not (
        _NOT_KEPT_FOLDERS & {*name.parts}
        or name.name in _NOT_KEPT_NAMES
        or name.suffix in _NOT_KEPT_KINDS
    )
