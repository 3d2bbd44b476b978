"""The networks that a machine is in: its address in each, where others in the room find it."""

import socket
import sys
from collections.abc import Iterator
from ipaddress import IPv4Address

from book.serve import CannotServe

_TOWARDS = ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254")
"""Where to look for the way out of this machine; nothing is sent there."""

_ANY_PORT = 9

_ADDRESS_OF = {"linux": 0x8915, "darwin": 0xC0206921}
"""What asks a system for the address of a network card: ``SIOCGIFADDR``."""
_ROOM = 256
"""More bytes than any system writes an answer in."""
_ADDRESS = slice(20, 24)
"""Where the address is in the answer: after the card's name, a family and a port."""


def address_to_share(wanted: str, found: list[str]) -> str:
    """Return the address asked for, or the first one found; raises ``CannotServe``."""
    if not found:
        raise CannotServe(
            "This machine is in no network, so nobody could reach the book: join the Wi-Fi of the "
            "room, or open a hotspot, and start again."
        )
    if wanted and wanted not in found:
        raise CannotServe(
            f"{wanted!r} is no address of this machine; it has {' and '.join(found)}."
        )
    return wanted or found[0]


def own_addresses() -> list[str]:
    """Return the addresses of this machine in its networks, the one most used first."""
    return list(dict.fromkeys(one for one in _addresses() if _is_reachable(one)))


def _addresses() -> Iterator[str]:
    for target in _TOWARDS:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            try:
                way.connect((target, _ANY_PORT))
            except OSError:
                continue  # no way leads there
            yield way.getsockname()[0]
    yield from card_addresses()
    try:
        known = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return  # the machine's own name is not known to it
    yield from (str(place[0]) for *_kind, place in known)


def card_addresses() -> Iterator[str]:
    """Yield the address of each network card, even one from which no way leads out.

    Windows, where cards cannot be asked, knows all of them by the machine's own name.
    """
    if sys.platform == "win32" or sys.platform not in _ADDRESS_OF:
        return
    from fcntl import ioctl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        for _number, name in socket.if_nameindex():
            try:
                answer = ioctl(way, _ADDRESS_OF[sys.platform], name.encode().ljust(_ROOM, b"\0"))
            except OSError:
                continue  # the card is off, or has no address
            yield socket.inet_ntoa(answer[_ADDRESS])


def _is_reachable(address: str) -> bool:
    one = IPv4Address(address)
    return not (one.is_loopback or one.is_unspecified or one.is_link_local)
