"""The service worker: written last, for it names every file of the site and its hash."""

import base64
import hashlib
import json
from pathlib import Path, PurePosixPath

from .cache import digest
from .packing import TWINS

WORKER = "sw.js"
_NOT_KEPT_FOLDERS = {"_sources", ".doctrees", "fontawesome", "locales", "pictures"}
_NOT_KEPT_NAMES = {
    WORKER,
    "fontawesome.js",
    ".buildinfo",
    ".buildinfo.bak",
    "objects.inv",
    ".nojekyll",
}
_NOT_KEPT_KINDS = {
    *TWINS,
    ".map",
    ".txt",
    ".ttf",
    ".woff",
    ".eot",
    ".scss",
    ".md",
    ".po",
    ".mo",
    ".ipynb",
}


def write_worker(site: Path, code: str) -> None:
    """Write ``sw.js`` for the site as it now is."""
    files = site_files(site)
    version = digest([json.dumps(files).encode(), code.encode()])
    facts = json.dumps({"version": version, "files": files}, separators=(",", ":"))
    (site / WORKER).write_text(f"const SITE={facts};\n{code}", "utf-8")


def site_files(site: Path) -> dict[str, str]:
    """Path and base64 SHA-256 of every file that a reader may need."""
    paths = sorted(path for path in site.rglob("*") if path.is_file())
    names = {path: PurePosixPath(path.relative_to(site).as_posix()) for path in paths}
    return {str(name): _hash(path) for path, name in names.items() if _is_kept(name)}


def _is_kept(name: PurePosixPath) -> bool:
    return not (
        _NOT_KEPT_FOLDERS & {*name.parts}
        or name.name in _NOT_KEPT_NAMES
        or name.suffix in _NOT_KEPT_KINDS
    )


def _hash(path: Path) -> str:
    return base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()
