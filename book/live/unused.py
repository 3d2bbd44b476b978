"""Leave out of the site what Sphinx and its theme put there and no page loads.

That is half of the static files: maps for debuggers, icons and titles drawn by scripts, words of
fifty languages, and pictures of the services that run notebooks.
"""

import shutil
from pathlib import Path

from sphinx.application import Sphinx

_UNUSED = (
    "**/*.map",
    "*webpack-macros.html",
    "images/logo_*",
    "locales",
    "scripts/bootstrap*",
    "scripts/fontawesome*",
    "vendor/fontawesome",
)
"""Paths below the folder of static files."""
_BEFORE_OFFLINE = 900


def setup(app: Sphinx) -> None:
    """Register with Sphinx."""
    app.connect("build-finished", _leave_out, priority=_BEFORE_OFFLINE)


def _leave_out(app: Sphinx, error: Exception | None) -> None:
    if error is None and app.builder.format == "html":
        leave_out(Path(app.outdir) / "_static")


def leave_out(static: Path) -> None:
    """Remove from a site's static files those that none of its pages loads."""
    for path in [found for pattern in _UNUSED for found in static.glob(pattern)]:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
