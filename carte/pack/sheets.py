"""The pack as SVG: one sprite for a page, one card alone, or several in a row."""

from collections.abc import Iterable
from html import escape

from carte.pack.art import drawing, names, refer, write_out
from carte.pack.faces import CARDS, SKINS, SUITS, back, face, glyph

WIDTH, HEIGHT = 60, 100
_ART = "carte-art-"
_XMLNS = 'xmlns="http://www.w3.org/2000/svg"'


def sprite() -> str:
    """One hidden <svg> that defines every face, the back and the suit signs as symbols.

    Ids: `carte-it-7D`, `carte-fr-7D`, `carte-back`, `carte-suit-D` and `carte-suit-fr-D`. A page holds it once and
    shows a card by `<svg viewBox="0 0 60 100"><use href="#carte-it-7D"/></svg>`. An element of class
    `no-index` around the sprite hides the corner indexes; so does `--carte-index: none` around a card.
    """
    box = f"0 0 {WIDTH} {HEIGHT}"
    symbols = {
        f"carte-{short}-{card}": (box, face(card, skin))
        for skin, short in SKINS.items()
        for card in CARDS
    }
    symbols["carte-back"] = (box, back())
    for suit in SUITS:
        symbols[f"carte-suit-{suit}"] = ("-5 -5 10 10", glyph(suit))
        symbols[f"carte-suit-fr-{suit}"] = ("-5 -5 10 10", glyph(suit, "french"))
    needed = sorted(names("".join(markup for _, markup in symbols.values())))
    defs = "".join(f'<g id="{_ART}{name}">{refer(drawing(name), _ART)}</g>' for name in needed)
    body = "".join(
        f'<symbol id="{id_}" viewBox="{box}">{refer(markup, _ART)}</symbol>'
        for id_, (box, markup) in symbols.items()
    )
    style = "<style>.index{display:var(--carte-index,inline)}.no-index .index{display:none}</style>"
    return (
        f'<svg {_XMLNS} width="0" height="0" aria-hidden="true" class="carte-sprite">'
        f"{style}<defs>{defs}</defs>{body}</svg>"
    )


def card_svg(card: object, skin: str = "italian", index: bool = True) -> str:
    """A card (anything whose text is one, like "7D") as an SVG of its own, without ids, so never in conflict."""
    return _frame([card], skin, index)


def row(cards: Iterable[object], skin: str = "italian", index: bool = True) -> str:
    """Cards side by side as one SVG, for `_repr_html_`; like `card_svg` without ids."""
    return _frame(list(cards), skin, index)


def _frame(cards: list[object], skin: str, index: bool) -> str:
    if skin not in SKINS:
        raise ValueError(f"unknown skin {skin!r}; the pack has {', '.join(SKINS)}")
    texts = [_known(str(card)) for card in cards]
    step = WIDTH + 4
    width = max(step * len(texts) - 4, 0)
    faces = "".join(
        f'<g transform="translate({step * place})">{write_out(face(text, skin, index))}</g>'
        if place
        else write_out(face(text, skin, index))
        for place, text in enumerate(texts)
    )
    title = escape(" ".join(texts))
    return (
        f'<svg {_XMLNS} viewBox="0 0 {width} {HEIGHT}" width="{width * 1.5:g}" height="{HEIGHT * 1.5:g}" role="img">'
        f"<title>{title}</title>{faces}</svg>"
    )


def _known(text: str) -> str:
    if text not in CARDS:
        raise ValueError(f"{text!r} is no card; expected one of 1D … 10B")
    return text
