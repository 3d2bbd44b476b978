"""The pack as SVG: one sprite for a page, one card alone, or several in a row."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from html import escape

from carte.engine.cards import PACK, SUITS, Card
from carte.language import _
from carte.pack.art import drawing, names, refer, write_out
from carte.pack.faces import SKINS, back, face, glyph

CHOSEN = ("northern",)
"""The skins that a page needs only for a reader who has chosen them."""

_WIDTH, _HEIGHT, _GAP = 60, 100, 4  # card units
_SIZE = 1.5  # CSS pixels a card unit, for cards that stand alone
_ART = "carte-art-"
_CARD_BOX, _GLYPH_BOX = f"0 0 {_WIDTH} {_HEIGHT}", "-5 -5 10 10"
_OPEN = '<svg xmlns="http://www.w3.org/2000/svg"'


@cache
def sprite() -> str:
    """Return one hidden <svg> that defines the faces that every page has, the back and the signs.

    They are symbols, with the ids ``carte-it-7D``, ``carte-fr-7D``, ``carte-back``,
    ``carte-suit-D``, ``carte-suit-fr-D``. A page holds it once and shows a card by ``<svg
    viewBox="0 0 60 100"><use href="#carte-it-7D"/></svg>``. Under the widgets' style sheet the
    class ``no-index`` on anything around the cards hides their corner indexes.
    """
    faces = _faces("italian") | _faces("french") | {"back": back()}
    glyphs = {f"suit-{suit}": glyph(suit) for suit in SUITS} | _glyphs("french")
    return _defined(faces, glyphs)


@cache
def chosen_sprite(skin: str) -> str:
    """Return the same for a skin that a page needs only once a reader has chosen it.

    Ids: ``carte-no-7D``, ``carte-suit-no-D``. What the ``sprite`` defines already is left out.
    """
    return _defined(_faces(skin), _glyphs(skin), known=frozenset(_drawings(sprite())))


def _faces(skin: str) -> dict[str, str]:
    return {f"{SKINS[skin]}-{card}": face(card, skin) for card in PACK}


def _glyphs(skin: str) -> dict[str, str]:
    return {f"suit-{SKINS[skin]}-{suit}": glyph(suit, skin) for suit in SUITS}


def _drawings(sheet: str) -> list[str]:
    return re.findall(rf' id="{_ART}([^"]+)"', sheet)


def _defined(
    faces: Mapping[str, str], glyphs: Mapping[str, str], known: frozenset[str] = frozenset()
) -> str:
    """Return symbols, and the drawings that they need, but for those that are ``known``."""
    symbols = [_symbol(name, _CARD_BOX, markup) for name, markup in faces.items()]
    symbols += [_symbol(name, _GLYPH_BOX, markup) for name, markup in glyphs.items()]
    needed = names("".join([*faces.values(), *glyphs.values()]))
    parts = [
        f'<g id="{_ART}{name}">{refer(drawing(name), _ART)}</g>' for name in sorted(needed - known)
    ]
    return (
        f'{_OPEN} width="0" height="0" class="carte-sprite" aria-hidden="true">'
        f"<defs>{''.join(parts)}</defs>{''.join(symbols)}</svg>"
    )


def card_svg(card: object, skin: str = "italian", index: bool = True) -> str:
    """Return a card, or anything whose text is one ("7D"), as an SVG of its own.

    It holds no ids, so any number of them may stand on a page.
    """
    return row([card], skin, index)


def row(cards: Iterable[object], skin: str = "italian", index: bool = True) -> str:
    """Return cards side by side as one SVG, for ``_repr_html_``; like ``card_svg`` without ids.

    None is a card that lies face down.
    """
    if skin not in SKINS:
        raise ValueError(f"{skin!r} is no skin of the pack; expected one of {', '.join(SKINS)}")
    known = [None if card is None else Card(str(card)) for card in cards]
    faces = "".join(
        f'<g transform="translate({place * (_WIDTH + _GAP)} 0)">'
        f"{write_out(face(card, skin, index) if card else back())}</g>"
        for place, card in enumerate(known)
    )
    return _standing(len(known), ", ".join(_name(card, skin) for card in known), faces)


def alone(drawn: str, title: str) -> str:
    """Return a face that is drawn, as an SVG of its own with a title that says more than a name."""
    return _standing(1, title, write_out(drawn))


def _standing(cards: int, title: str, faces: str) -> str:
    """Return faces side by side, wide enough for so many cards."""
    width = max(cards * (_WIDTH + _GAP) - _GAP, 0)
    return (
        f'{_OPEN} viewBox="0 0 {width} {_HEIGHT}" role="img" '
        f'width="{width * _SIZE:g}" height="{_HEIGHT * _SIZE:g}">'
        f"<title>{escape(title)}</title>{faces}</svg>"
    )


def _name(card: Card | None, skin: str) -> str:
    if card is None:
        return _("a card face down")
    return card.name if skin == "italian" else card.french


def _symbol(name: str, box: str, markup: str) -> str:
    return f'<symbol id="carte-{name}" viewBox="{box}">{refer(markup, _ART)}</symbol>'
