"""``python3 book``: build the book and serve it on this machine."""

import argparse
import os
import subprocess
import sys
import webbrowser
from pathlib import Path
from typing import IO

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from book.environment import ROOT, SetupError, enter
from book.serve import SiteServer, site_server

BOOK = ROOT / "book"
_USUAL_PORT = 8000


def main() -> None:
    """Do what the command line asks; leave with a message, not a traceback."""
    options = _parser().parse_args()
    try:
        enter(BOOK)
        site = build()
        if not options.build_only:
            _serve(site, options.port, options.browser)
    except (SetupError, BuildError) as error:
        sys.exit(f"\n{error}")
    except KeyboardInterrupt:
        print("\nGoodbye.")


class BuildError(Exception):
    """The book could not be built."""


def build(*options: str, into: Path = BOOK, output: IO[str] | None = None) -> Path:
    """Build the book with jupyter-book below ``into`` and return the folder of the site.

    What jupyter-book says goes to ``output`` if there is one.
    """
    jupyter_book = Path(sys.executable).with_name("jupyter-book")
    command = [str(jupyter_book), "build", str(BOOK), "--path-output", str(into), *options]
    if subprocess.call(command, cwd=ROOT, stdout=output, stderr=output):
        raise BuildError("The book was not built; the reason stands above.")
    return into / "_build" / "html"


def _serve(site: Path, port: int | None, browser: bool) -> None:
    with _listen(site, port) as server:
        print(f"\nThe book is at {server.address}  (Ctrl-C ends it)", flush=True)
        if browser and _has_a_screen():
            webbrowser.open(server.address)
        server.serve_forever()


def _listen(site: Path, port: int | None) -> SiteServer:
    """Take the port asked for; without a wish the usual one, or any that is free."""
    try:
        return site_server(site, _USUAL_PORT if port is None else port)
    except (OSError, OverflowError) as error:
        if port is None:
            return site_server(site)
        raise BuildError(f"Port {port} cannot be used ({error}). Try another --port.") from None


def _has_a_screen() -> bool:
    """Without one, ``webbrowser`` would open a text browser over this terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python3 book", description=__doc__)
    parser.add_argument("--port", type=int, help=f"where to serve (default {_USUAL_PORT})")
    parser.add_argument("--no-browser", dest="browser", action="store_false", help="open none")
    parser.add_argument("--build-only", action="store_true", help="build, do not serve")
    return parser


if __name__ == "__main__":
    main()
