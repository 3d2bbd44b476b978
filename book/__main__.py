"""``python3 book``: build the book and serve it on this machine."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from book.address import VARIABLE
from book.environment import LOG, ROOT, SetupError, enter
from book.serving import PortRefused, serve, serving_options
from book.telling import CommandFailed, say

BOOK = ROOT / "book"


def main() -> None:
    """Do what the command line asks; leave with a message, not a traceback."""
    options = _parser().parse_args()
    try:
        enter(BOOK)
        if options.address:
            os.environ[VARIABLE] = options.address
        site = build(languages=options.language)
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


def build(*options: str, into: Path = BOOK, log: Path = LOG, languages: Sequence[str] = ()) -> Path:
    """Build the book with jupyter-book below ``into`` and return the folder of the site.

    It is built in the ``languages``, without a wish in all that there are. A reader is told how far
    it has come; all that jupyter-book says is added to ``log``.
    """
    from book.editions import build_editions  # needs the environment, which this file makes first

    say("Making what the pages run …")
    try:
        return build_editions(options, languages, into, log)
    except CommandFailed as failed:
        raise BuildError(f"The book was not built:\n\n{failed}") from None


def _pack(site: Path) -> None:
    from book.live.packing import pack  # needs the environment, which this file makes first

    say("Packing the large files, for hosts that send them so …")
    pack(site)


def _parser() -> argparse.ArgumentParser:
    parser = serving_options("python3 book", __doc__)
    parser.add_argument("--build-only", action="store_true", help="build, do not serve")
    parser.add_argument(
        "--language",
        action="append",
        default=[],
        help="build the book in this language alone, such as ja (default: in all that there are)",
    )
    parser.add_argument("--address", help="where the site will be on the web, for its own links")
    return parser


if __name__ == "__main__":
    main()
