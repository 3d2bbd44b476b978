"""What the widgets of a notebook share: the files of their front end, once for all of them."""

from __future__ import annotations

import threading

from carte.front import bundle, traits

__all__ = ["FrontEnd", "front_end"]

_ours = threading.local()
"""The front end by thread: servers that show one program to many readers have a thread for each."""


class FrontEnd(traits.AnyWidget):
    """The front end of all tools that a notebook has shown, by the names of its files.

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
        shared.files = {**shared.files, **files}
    return shared
