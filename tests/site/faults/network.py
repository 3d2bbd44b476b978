"""What a network, or whoever stands in it, makes of a file."""

from typing import NamedTuple

from tests.site.faults.server import Answer, Misbehave

PORTAL = b"<!doctype html><title>Welcome</title><p>Accept our terms to go on.</p>"
_HTML = "text/html; charset=utf-8"


class Fault(NamedTuple):
    """A way to answer; ``silent`` if it is one without an end."""

    name: str
    misbehave: Misbehave
    silent: bool = False


def _missing(answer: Answer, _content: bytes) -> None:
    answer.say(b"Not found", status=404)


def _unavailable(answer: Answer, _content: bytes) -> None:
    answer.say(b"Try later", status=503)


def _portal(answer: Answer, _content: bytes) -> None:
    answer.say(PORTAL, Content_Type=_HTML)


def _redirected(answer: Answer, _content: bytes) -> None:
    answer.say(b"", status=302, Location="/index.html")


def _sent_elsewhere(answer: Answer, _content: bytes) -> None:
    answer.say(b"", status=302, Location=f"http://127.0.0.1:{answer.server.server_port}/")


def _empty(answer: Answer, _content: bytes) -> None:
    answer.say(b"")


def _half(answer: Answer, content: bytes) -> None:
    answer.say(content[: len(content) // 2])


def _cut(answer: Answer, content: bytes) -> None:
    answer.say(content[: len(content) // 2], length=len(content))
    answer.close_connection = True


def _flipped(answer: Answer, content: bytes) -> None:
    flipped = bytearray(content)
    for place in (len(content) // 3, len(content) // 2):
        flipped[place] ^= 1
    answer.say(bytes(flipped))


def _zeros(answer: Answer, content: bytes) -> None:
    answer.say(bytes(len(content)))


def _longer(answer: Answer, content: bytes) -> None:
    answer.say(content + PORTAL)


def _garbled(answer: Answer, content: bytes) -> None:
    answer.say(content, Content_Encoding="gzip")


def _hung_up(answer: Answer, _content: bytes) -> None:
    answer.close_connection = True


def _mute(answer: Answer, _content: bytes) -> None:
    answer.fall_silent()


def _stuck(answer: Answer, content: bytes) -> None:
    answer.say(content[: len(content) // 2], length=len(content))
    answer.fall_silent()


def _as_text(answer: Answer, content: bytes) -> None:
    answer.say(content, Content_Type="text/plain")


FAULTS = (
    Fault("is missing", _missing),
    Fault("is unavailable", _unavailable),
    Fault("is a portal's page", _portal),
    Fault("is redirected to a page", _redirected),
    Fault("is redirected to another site", _sent_elsewhere),
    Fault("is empty", _empty),
    Fault("is half of itself", _half),
    Fault("is cut", _cut),
    Fault("has two flipped bytes", _flipped),
    Fault("is all zeros", _zeros),
    Fault("is too long", _longer),
    Fault("is not compressed as it says", _garbled),
    Fault("is refused", _hung_up),
    Fault("never comes", _mute, silent=True),
    Fault("stops coming", _stuck, silent=True),
)
OF_SCRIPTS = (Fault("is sent as text", _as_text),)
"""What browsers bear with any file but a script."""
