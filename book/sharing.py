"""Serving the book to a whole room: where others find it, and what the screen says about it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from threading import Thread

from book.serve import SiteServer

_HALVES = "▀▄█"
_INK = "\x1b[97;40m"  # white on black, whatever the terminal's colours
_PLAIN = "\x1b[0m"

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
    code = f"{code_of(address)}\n\n" if _shows_codes() else ""
    more = _OTHERS.format(others=" or ".join(others)) if others else ""
    return _SHARED.format(address=address, code=code) + more


def code_of(address: str) -> str:
    """Return the QR code of an address as lines for a terminal, two rows of modules in each."""
    import segno  # is installed with what builds the book, after its options were read

    drawn = StringIO()
    segno.make_qr(address, error="l").terminal(drawn, compact=True)
    return "\n".join(f"{_INK}{line}{_PLAIN}" for line in drawn.getvalue().splitlines())


def _shows_codes() -> bool:
    """Return whether this terminal draws the blocks of a code."""
    try:
        _HALVES.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return sys.stdout.isatty()
