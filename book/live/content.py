"""Files known by their content: the hashes that browsers check, and names that contain them."""

from __future__ import annotations

import base64
import hashlib
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from .cache import digest

if TYPE_CHECKING:
    from .messages import Shipped


def sha256(content: bytes) -> str:
    """Return the SHA-256 of a file in base64, as browsers expect it."""
    return base64.b64encode(hashlib.sha256(content).digest()).decode()


def shipped(content: bytes) -> Shipped:
    """Return what a page or a worker needs to check a file it has fetched: ``size sha256``."""
    return {"size": len(content), "sha256": sha256(content)}


def named(name: str, content: bytes) -> str:
    """Return a file's name with a hash of its content: ``live-0eb832d9066baad7.js``."""
    path = PurePosixPath(name)
    return f"{path.stem}-{digest([content])}{path.suffix}"
