"""In the place of ``importlib.metadata``: what a page knows of its packages are their versions.

Packages ask for their own when they are imported. The real module parses it from files as if they
were e-mail, and there are none of these files in a page.
"""

import importlib
import sys
from types import ModuleType

from page_versions import VERSIONS

_NAME = "importlib.metadata"


class _Versions(ModuleType):
    """Knows the versions that the build wrote down."""

    PackageNotFoundError = ModuleNotFoundError

    def version(self, name: str) -> str:
        known: str | None = VERSIONS.get(name)
        if known is None:
            raise self.PackageNotFoundError(f"No package metadata was found for {name}")
        return known


def install() -> None:
    """Answer ``importlib.metadata.version`` from now on."""
    importlib.metadata = sys.modules[_NAME] = _Versions(_NAME)
