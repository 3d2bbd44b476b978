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


def _flipped(answer: Answer, content: bytes) -> None:
    flipped = bytearray(content)
    for place in (len(content) // 3, len(content) // 2):
        flipped[place] ^= 1
    answer.say(bytes(flipped))


def _cut(answer: Answer, content: bytes) -> None:
    answer.say(content[: len(content) // 2], length=len(content))
    answer.close_connection = True


def _stuck(answer: Answer, content: bytes) -> None:
    answer.say(content[: len(content) // 2], length=len(content))
    answer.fall_silent()


def _hung_up(answer: Answer, _content: bytes) -> None:
    answer.close_connection = True


def _elsewhere(answer: Answer, _content: bytes) -> None:
    answer.say(b"", status=302, Location=f"http://127.0.0.1:{answer.server.server_port}/")


FAULTS = (
    Fault("is missing", lambda answer, _: answer.say(b"Not found", status=404)),
    Fault("is unavailable", lambda answer, _: answer.say(b"Try later", status=503)),
    Fault("is a portal's page", lambda answer, _: answer.say(PORTAL, Content_Type=_HTML)),
    Fault(
        "is redirected to a page",
        lambda answer, _: answer.say(b"", status=302, Location="/index.html"),
    ),
    Fault("is redirected to another site", _elsewhere),
    Fault("is empty", lambda answer, _: answer.say(b"")),
    Fault("is half of itself", lambda answer, content: answer.say(content[: len(content) // 2])),
    Fault("is cut", _cut),
    Fault("has two flipped bytes", _flipped),
    Fault("is all zeros", lambda answer, content: answer.say(bytes(len(content)))),
    Fault("is too long", lambda answer, content: answer.say(content + PORTAL)),
    Fault(
        "is not compressed as it says",
        lambda answer, content: answer.say(content, Content_Encoding="gzip"),
    ),
    Fault("is refused", _hung_up),
    Fault("never comes", lambda answer, _: answer.fall_silent(), silent=True),
    Fault("stops coming", _stuck, silent=True),
)

OF_SCRIPTS = (
    Fault("is sent as text", lambda it, content: it.say(content, Content_Type="text/plain")),
)
"""What browsers bear with any file but a script."""
