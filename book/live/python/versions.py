"""Replaces ``importlib.metadata``: a page knows only the versions of its packages.

Packages ask for their own version on import. The real module parses it from files as if they were
e-mail, and a page has none of these files.
"""

import importlib
import sys
from types import ModuleType

from page_versions import VERSIONS

_NAME = "importlib.metadata"


class _Versions(ModuleType):
    """Knows the versions recorded by the build."""

    PackageNotFoundError = ModuleNotFoundError

    def version(self, name: str) -> str:
        known: str | None = VERSIONS.get(name)
        if known is None:
            raise self.PackageNotFoundError(f"No package metadata was found for {name}")
        return known


def install() -> None:
    """Answer ``importlib.metadata.version`` from now on."""
    importlib.metadata = sys.modules[_NAME] = _Versions(_NAME)
