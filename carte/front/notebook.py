"""What the widgets of a notebook share: the files of their front end, once for all of them."""

from __future__ import annotations

import threading
from functools import cache

from carte.front import bundle, traits

__all__ = ["FrontEnd", "front_end", "pack"]

_ours = threading.local()
"""The front end by thread: servers that show one program to many readers have a thread for each."""


class FrontEnd(traits.AnyWidget):
    """The front end of all tools that a notebook has shown: its files by name, packed.

    It has nothing to show itself. A saved notebook keeps it, and a page made of the notebook draws
    its widgets from it without Python.
    """

    _esm = "export default {};"

    files = traits.Dict().tag(sync=True)


def front_end(tool: str) -> FrontEnd | None:
    """Return the notebook's front end, which has the files of a tool from now on.

    None where pages have them beside them.
    """
    files = bundle.files(tool) if tool else {}
    if not files:
        return None
    shared: FrontEnd | None = getattr(_ours, "shared", None)
    if shared is None or shared.comm is None:  # closed, like all widgets of a notebook may be
        shared = _ours.shared = FrontEnd()
    if not files.keys() <= shared.files.keys():
        shared.files = {**{name: _packed(text) for name, text in files.items()}, **shared.files}
    return shared


def pack(text: str) -> str:
    """Return a text as a notebook keeps it: a third of its size, and letters alone."""
    import gzip  # pages pack nothing
    from base64 import b64encode

    return b64encode(gzip.compress(text.encode(), mtime=0)).decode()


_packed = cache(pack)
