"""``python3 book``: build the book and serve it on this machine."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
import book.oldest  # noqa: F401  # before anything that an older Python cannot read
from book.address import VARIABLE
from book.command_log import CommandFailed, end_all, say
from book.environment import LOG, ROOT, enter
from book.missing_tools import SetupError
from book.serve import CannotServe
from book.serving import serve, serving_options

if TYPE_CHECKING:
    from book.editions import Press

BOOK = ROOT / "book"


def main() -> None:
    """Do what the command line asks; exit with a message, not a traceback."""
    options = _parser().parse_args()
    try:
        enter(BOOK)
        if options.address:
            os.environ[VARIABLE] = options.address
        if options.build_only:
            site = build(languages=options.language)
            _pack(site)
            say(f"The site is in {site}: copy the folder to any static host.")
        else:
            _read(options)
    except (SetupError, BuildError, CannotServe) as error:
        sys.exit(f"\n{error}")
    except KeyboardInterrupt:
        end_all()
        print("\nGoodbye.")


class BuildError(Exception):
    """The book could not be built."""


def build(*options: str, into: Path = BOOK, log: Path = LOG, languages: Sequence[str] = ()) -> Path:
    """Build the book with jupyter-book below ``into`` and return the folder of the site.

    It is built in the ``languages``, by default in all; editions that are up to date stay as they
    are. The reader sees the progress; the output of jupyter-book is appended to ``log``.
    """
    press = _press(options, languages, into, log)
    try:
        press.make_others()
    except CommandFailed as failed:
        raise BuildError(f"The book was not built:\n\n{failed}") from None
    return press.site


def _read(options: argparse.Namespace) -> None:
    """Serve the book as soon as there is something to read, and build the rest behind it."""
    from book.editions import make_behind  # needs the environment, which this file sets up first
    from book.live.being_made import BeingMade

    press = _press((), options.language, BOOK, LOG)

    def begin() -> None:
        if press.waiting:
            Thread(target=make_behind, args=[press], daemon=True).start()

    serve(press.site, options, say, BeingMade(press.site, press.states).page, begin)


def _press(options: Sequence[str], languages: Sequence[str], into: Path, log: Path) -> "Press":
    """Return the press of the book, with something to read already made."""
    from book.editions import Press  # needs the environment, which this file sets up first

    press = Press(options, languages, into, log)
    if press.waiting:
        say("Making what the pages run …")
    try:
        press.make_first()
    except CommandFailed as failed:
        raise BuildError(f"The book was not built:\n\n{failed}") from None
    return press


def _pack(site: Path) -> None:
    from book.live.packing import pack  # needs the environment, which this file sets up first

    say("Packing the large files, for hosts that send them packed …")
    pack(site)


def _parser() -> argparse.ArgumentParser:
    parser = serving_options("python3 book", __doc__)
    parser.add_argument("--build-only", action="store_true", help="build, do not serve")
    parser.add_argument(
        "--language",
        action="append",
        default=[],
        help="build the book in this language alone, such as ja (default: in all)",
    )
    parser.add_argument("--address", help="where the site will be on the web, for its own links")
    return parser


if __name__ == "__main__":
    main()
