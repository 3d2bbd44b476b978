"""The cards printed on a page: each face is drawn once, and referenced afterwards."""

from collections.abc import Iterator
from functools import cache

from carte.engine.cards import PACK
from carte.pack.art import write_out
from carte.pack.faces import SKINS, face

_NAME = "carte-face-{skin}-{card}{bare}"


def share_faces(body: str) -> str:
    """Return the page with every face at most once; a chapter prints some of them twenty times."""
    for name, drawn in _faces():
        before, *after = body.split(drawn)
        if len(after) > 1:
            again = f'<use href="#{name}"/>'.join(after)
            body = f'{before}<g id="{name}">{drawn}</g>{again}'
    return body


@cache
def _faces() -> tuple[tuple[str, str], ...]:
    """Return every face as printed, and the name by which its page refers to it."""
    return tuple(_all_faces())


def _all_faces() -> Iterator[tuple[str, str]]:
    for bare in ("", "-bare"):
        for skin in SKINS:
            for card in PACK:
                name = _NAME.format(skin=skin, card=card, bare=bare)
                yield name, write_out(face(card, skin, not bare))
