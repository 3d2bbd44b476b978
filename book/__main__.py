"""``python3 book``: build the book and serve it on this machine."""

import argparse
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from book.address import VARIABLE
from book.environment import LOG, ROOT, SetupError, enter
from book.serving import PortRefused, serve, serving_options
from book.telling import BookProgress, CommandFailed, run, say

BOOK = ROOT / "book"


def main() -> None:
    """Do what the command line asks; leave with a message, not a traceback."""
    options = _parser().parse_args()
    try:
        enter(BOOK)
        if options.address:
            os.environ[VARIABLE] = options.address
        site = build()
        if options.build_only:
            _pack(site)
            say(f"The site is in {site}: copy the folder to any static host.")
        else:
            serve(site, options, say)
    except (SetupError, BuildError, PortRefused) as error:
        sys.exit(f"\n{error}")
    except KeyboardInterrupt:
        print("\nGoodbye.")


class BuildError(Exception):
    """The book could not be built."""


def build(*options: str, into: Path = BOOK, log: Path = LOG) -> Path:
    """Build the book with jupyter-book below ``into`` and return the folder of the site.

    A reader is told how far it has come; all that jupyter-book says is added to ``log``.
    """
    jupyter_book = Path(sys.executable).with_name("jupyter-book")
    command = [str(jupyter_book), "build", str(BOOK), "--path-output", str(into), *options]
    say("Making what the pages run …")
    try:
        run(command, ROOT, log, BookProgress().hear)
    except CommandFailed as failed:
        raise BuildError(f"The book was not built:\n\n{failed}") from None
    return into / "_build" / "html"


def _pack(site: Path) -> None:
    from book.live.packing import pack  # needs the environment, which this file makes first

    say("Packing the large files, for hosts that send them so …")
    pack(site)


def _parser() -> argparse.ArgumentParser:
    parser = serving_options("python3 book", __doc__)
    parser.add_argument("--build-only", action="store_true", help="build, do not serve")
    parser.add_argument("--address", help="where the site will be on the web, for its own links")
    return parser


if __name__ == "__main__":
    main()
