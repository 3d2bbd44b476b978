"""The data files of an editable installation (PEP 660), which setuptools leaves out."""

from __future__ import annotations

import tomllib
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

__all__ = ["add_data_files"]

_PROJECT = Path("pyproject.toml")


def add_data_files(wheel: Path) -> None:
    """Add the data files that the project names to a wheel that has none."""
    name, version = wheel.name.split("-")[:2]
    record = f"{name}-{version}.dist-info/RECORD"
    with ZipFile(wheel) as archive:
        kept = {one: archive.read(one) for one in archive.namelist() if one != record}
        recorded = archive.read(record).decode()
    added = {f"{name}-{version}.data/data/{to}": data for to, data in _data_files()}
    lines = [f"{to},{_digest(data)},{len(data)}\n" for to, data in added.items()]
    with ZipFile(wheel, "w", ZIP_DEFLATED) as archive:
        for to, data in {**kept, **added, record: "".join([*lines, recorded]).encode()}.items():
            archive.writestr(to, data)


def _data_files() -> Iterator[tuple[str, bytes]]:
    """Yield each data file by its place in an environment."""
    named = tomllib.loads(_PROJECT.read_text("utf-8"))["tool"]["setuptools"]["data-files"]
    for folder, paths in named.items():
        for path in map(Path, paths):
            yield f"{folder}/{path.name}", path.read_bytes()


def _digest(data: bytes) -> str:
    """Return a checksum as RECORD has it."""
    return f"sha256={urlsafe_b64encode(sha256(data).digest()).decode().rstrip('=')}"
