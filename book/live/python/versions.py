"""In the place of ``importlib.metadata`` until somebody needs more of it than versions.

Packages ask for their own version when they are imported. The real module parses it from files as
if they were e-mail, which takes a third of all the time that a page's imports take.
"""

import importlib
import sys
from types import ModuleType
from typing import Any

from page_versions import VERSIONS

_NAME = "importlib.metadata"


class _Versions(ModuleType):
    """Knows versions; turns into the real module at the first other question."""

    def __init__(self, versions: dict[str, str]) -> None:
        super().__init__(_NAME)
        self._versions = versions

    def version(self, name: str) -> str:
        known = self._versions.get(name)
        return known if known is not None else self.__getattr__("version")(name)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        if name == "PackageNotFoundError":
            return ModuleNotFoundError  # what it is a kind of; every package here has its version
        sys.modules.pop(_NAME, None)
        return getattr(importlib.import_module(_NAME), name)


def install() -> None:
    """Answer ``importlib.metadata.version`` from what the build wrote down."""
    if _NAME not in sys.modules:
        sys.modules[_NAME] = _Versions(VERSIONS)
