"""One site of all editions: each in its folder, without the files that it shares with English.

Files named by their content are at the root for all. Other files of an edition that are the same
there are left out, and its pages use those of the root.
"""

import re
import shutil
from collections.abc import Mapping
from filecmp import cmp
from pathlib import Path

from book.live.icons import MANIFEST
from book.live.linking import link_or_copy
from book.live.offline import WORKER, write_worker
from book.live.ship import FOLDER

_STATIC = "_static"
_OF_THE_SITE = {WORKER, "start.pyz", "robots.txt", "sitemap.xml", ".nojekyll"}
_NAMES_FILES = {".html", ".webmanifest"}
_FILE = re.compile(rf"""(?<=["'(])(?:\./)?({_STATIC}/[^"'()?#\s]+)""")


def join(site: Path, editions: Mapping[str, Path]) -> None:
    """Put editions into the English site, and have all of it kept for offline use."""
    for language, made in editions.items():
        _put(site, language, made)
    worker = site / WORKER
    if editions and worker.exists():
        _facts, _line, code = worker.read_text("utf-8").partition("\n")
        write_worker(site, code, joined(site))


def joined(site: Path) -> list[str]:
    """Return the languages whose editions are in the site, besides English."""
    return sorted(manifest.parent.name for manifest in site.glob(f"*/{MANIFEST}"))


def _put(site: Path, language: str, made: Path) -> None:
    """Put an edition into its folder, which is complete as soon as it exists."""
    target = site.with_name(f"{site.name}-{language}")
    shutil.rmtree(target, ignore_errors=True)
    names = sorted(path.relative_to(made) for path in made.rglob("*") if path.is_file())
    shared = {name.as_posix() for name in names if _is_shared(site, made, name)}
    for name in names:
        if name.as_posix() in shared or name.name in _OF_THE_SITE:
            continue
        at = target / name
        at.parent.mkdir(parents=True, exist_ok=True)
        if name.suffix in _NAMES_FILES:
            at.write_text(_from_root((made / name).read_text("utf-8"), shared), "utf-8")
        else:
            shutil.copy(made / name, at)
    site.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(site / language, ignore_errors=True)
    target.rename(site / language)


def _is_shared(site: Path, made: Path, name: Path) -> bool:
    """Return whether the root has a file, or gets it now, because it is named by its content."""
    at = site / name
    if name.is_relative_to(FOLDER) and not at.exists() and (site / "index.html").exists():
        at.parent.mkdir(parents=True, exist_ok=True)
        link_or_copy(made / name, at)
    return name.parts[0] == _STATIC and at.exists() and cmp(at, made / name, shallow=False)


def _from_root(text: str, shared: set[str]) -> str:
    return _FILE.sub(lambda found: ("../" if found[1] in shared else "") + found[1], text)
