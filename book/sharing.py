"""Serving the book to a whole room: where others find it, and what the screen says about it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

from book.qr import HALVES, drawn
from book.serve import SiteServer

_SHARED = """
Everybody in this network can now read the book at

    {address}

{code}They reach these pages and nothing else on this machine. Ctrl-C ends it for all.
Over http, browsers on phones keep no pages for reading offline, and let no camera read codes; all
else works. What people play stays on their own phones.
If a phone finds nothing, it has to join the network of this machine (guest networks often keep
devices apart), and the firewall of this machine has to let Python answer."""

_OTHERS = """
This machine has other addresses, too. For a network there: --share {others}"""


@contextmanager
def shared(server: SiteServer) -> Iterator[None]:
    """Have a server answer the room while the block runs."""
    with server:
        Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield
        finally:
            server.shutdown()


def explained(address: str, others: list[str]) -> str:
    """Return what a teacher reads: the address, its code, what it means, and how it ends."""
    code = f"{drawn(address)}\n\n" if _shows_codes() else ""
    more = _OTHERS.format(others=" or ".join(others)) if others else ""
    return _SHARED.format(address=address, code=code) + more


def _shows_codes() -> bool:
    """Return whether this terminal draws the blocks of a code."""
    try:
        HALVES.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return sys.stdout.isatty()
