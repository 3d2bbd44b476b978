"""Files known by their content: what a browser compares them with, and the names that say it."""

import base64
import hashlib
from pathlib import PurePosixPath

from .cache import digest


def sha256(content: bytes) -> str:
    """The SHA-256 of a file in base64, as browsers are told it."""
    return base64.b64encode(hashlib.sha256(content).digest()).decode()


def shipped(content: bytes) -> dict[str, int | str]:
    """What a page or a worker is told of a file, to know it when it has come: ``size sha256``."""
    return {"size": len(content), "sha256": sha256(content)}


def named(name: str, content: bytes) -> str:
    """The name of a file with a hash of its content: ``live-0eb832d9066baad7.js``."""
    path = PurePosixPath(name)
    return f"{path.stem}-{digest([content])}{path.suffix}"
