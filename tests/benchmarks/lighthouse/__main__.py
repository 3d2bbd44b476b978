"""What Lighthouse gives each page: `python -m tests.benchmarks.lighthouse [page.html …]`.

Its phone on a slow network, the site packed as hosts send it. Performance is simulated from one
load on this machine, so it needs a quiet one; the other marks do not depend on the machine.
"""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from book.__main__ import build
from book.live.packing import pack
from book.serve import HOST, Handler, SiteServer
from carte.front.bundle.node import find_node
from carte.front.bundle.npm import MODULES, install_modules
from tests.site.browser import ARGUMENTS, find_or_fetch
from tests.site.serving import running

_HERE = Path(__file__).parent
_LIGHTHOUSE = _HERE / MODULES / "lighthouse/cli/index.js"
_SHOWN = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "shift",
    "speed-index": "speed index",
}


class _KeepsConnections(Handler):
    """Serves many files over one connection, as hosts do."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True


def main(*pages: str) -> None:
    """Build the book and print a line for each page."""
    install_modules(_HERE, find_node())
    browser = find_or_fetch()
    if browser is None:
        sys.exit("No Chrome or Chromium here, and none could be fetched.")
    with tempfile.TemporaryDirectory() as folder:
        site = build("--quiet", into=Path(folder))
        pack(site)
        measure(site, browser, *pages)


def measure(site: Path, browser: Path, *pages: str) -> None:
    """Measure pages of a built site; all of them, where none is named."""
    with _served(site) as address:
        for page in pages or sorted(path.name for path in site.glob("*.html")):
            found = _report(address + page, browser)
            print(f"{page}: {_marks(found)} ({_times(found)})", flush=True)
            for fault in _faults(found):
                print(f"    {fault}")


@contextmanager
def _served(site: Path) -> Iterator[str]:
    handler = partial(_KeepsConnections, directory=str(site))
    with running(SiteServer((HOST, 0), handler)) as server:
        yield server.address


def _report(address: str, browser: Path) -> Any:
    flags = " ".join(["--headless=new", *ARGUMENTS])
    options = ["--quiet", "--output=json", f"--chrome-flags={flags}"]
    command = [*find_node().node, str(_LIGHTHOUSE), address, *options]
    environment = {**os.environ, "CHROME_PATH": str(browser)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr)
    return json.loads(done.stdout)


def _marks(found: Any) -> str:
    marks = found["categories"].values()
    return ", ".join(f"{mark['title'].lower()} {round(100 * mark['score'])}" for mark in marks)


def _times(found: Any) -> str:
    audits = found["audits"]
    return ", ".join(f"{name} {audits[key]['displayValue']}" for key, name in _SHOWN.items())


def _faults(found: Any) -> Iterator[str]:
    """What costs a page a mark, apart from performance."""
    for name, category in found["categories"].items():
        for part in category["auditRefs"]:
            audit = found["audits"][part["id"]]
            failed = audit["scoreDisplayMode"] in ("binary", "numeric") and audit["score"] < 1
            if name != "performance" and part["weight"] and failed:
                yield f"{name}: {audit['title']}"


if __name__ == "__main__":
    main(*sys.argv[1:])
