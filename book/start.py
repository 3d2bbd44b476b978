"""Serve the book on this machine and open it in a browser, until Ctrl-C."""

import sys
from functools import partial
from pathlib import Path

from book.serve import CannotServe
from book.serving import serve, serving_options


def main() -> None:
    """Serve the folder that holds ``start.pyz``, by the command line."""
    started = Path(sys.argv[0]).resolve()
    options = serving_options(f"python3 {started.name}", __doc__).parse_args()
    try:
        serve(started.parent, options, partial(print, flush=True))
    except CannotServe as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        print("\nGoodbye.")
