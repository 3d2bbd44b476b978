"""The packs of Italy's regions: where each is at home, and by what it is told from the others.

What is said of each is said by The World of Playing Cards (wopc.co.uk), the International
Playing-Card Society and Karten-Haus; the drawings are ours.
"""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from carte.engine.phrases import labelled
from carte.language import _
from carte.reference.printed import Printed, italian, table

__all__ = ["REGIONAL_CARDS", "regional_cards", "regional_packs"]

REGIONAL_CARDS = ("trevisane-denari-2",)
"""The drawings of cards of a pack that cannot be chosen, by their files in ``carte/pack/art``."""


class _Pack(NamedTuple):
    """A pack: its Italian name, its home, how its signs and figures are drawn, and its marks."""

    name: str
    home: str
    kind: str
    marks: str


def regional_packs() -> Printed:
    """Return the packs in a table, the best known first."""
    return table(
        _("Packs of the regions"),
        (_("Pack"), _("At home in"), _("How to spot it")),
        ((italian(one.name), one.home, _looks(one)) for one in _packs()),
    )


def _looks(pack: _Pack) -> Printed:
    """Return how a pack's signs and figures are drawn, and its marks below."""
    return Printed(
        f"<em>{escape(pack.kind)}</em><br>{escape(pack.marks)}", labelled(pack.kind, pack.marks)
    )


def regional_cards() -> Printed:
    """Return four cards of northern packs, as nobody from the south would know them."""
    from carte.engine.cards import Card
    from carte.pack import alone
    from carte.pack.art import use
    from carte.pack.faces import face, on_paper

    pictures = {
        _("3 di spade of a northern pack: two curved swords cross over a third"): face(
            Card("3S"), "northern"
        ),
        _("3 di bastoni of a northern pack: three straight rods cross"): face(
            Card("3B"), "northern"
        ),
        _("2 di denari of the trevisane: each coin is half blue, half yellow"): on_paper(
            use(*REGIONAL_CARDS)
        ),
        _("2 di denari of the bergamasche: the coins are red"): face(Card("2D"), "northern"),
    }
    shown = "".join(f"<span>{alone(drawn, title)}</span>" for title, drawn in pictures.items())
    return Printed(f'<span class="carte-cards">{shown}</span>', "\n".join(pictures))


def _packs() -> tuple[_Pack, ...]:
    spanish_single = _("Spanish signs, full-length figures")
    spanish_double = _("Spanish signs, double-headed figures")
    northern_single = _("northern signs, full-length figures")
    northern_double = _("northern signs, double-headed figures")
    return (
        _Pack(
            "napoletane",
            _("Naples and most of the south"),
            spanish_single,
            _(
                "The eagle on the asso di denari has two heads, and a face with a moustache looks "
                "out of the 3 di bastoni. Our cards are drawn after these."
            ),
        ),
        _Pack(
            "siciliane",
            _("Sicily"),
            spanish_single,
            _("As small as the napoletane: these two are the smallest packs with Spanish signs."),
        ),
        _Pack(
            "piacentine",
            _("Piacenza"),
            spanish_double,
            _(
                "The eagle on the asso di denari has one head and a crown. The re di denari holds "
                "an axe, and the cavallo di denari rides away from you."
            ),
        ),
        _Pack(
            "trevisane",
            _("the Veneto"),
            northern_double,
            _(
                "Every asso bears a motto. The fante di spade holds a severed head, and the coins "
                "are half blue, half yellow."
            ),
        ),
        _Pack(
            "triestine",
            _("Trieste"),
            northern_double,
            _("Each figure is named in the middle of its card. Every asso bears a motto."),
        ),
        _Pack(
            "trentine",
            _("Trento"),
            northern_single,
            _(
                "The asso di denari shows a woman, the asso di coppe a Cupid with his bow; a dog "
                "leaps beside the fante di coppe."
            ),
        ),
        _Pack(
            "bergamasche",
            _("Bergamo"),
            northern_double,
            _(
                "The coins are red. A Cupid stands on the asso di coppe, and the asso di bastoni "
                "promises VINCERAI, “you will win”."
            ),
        ),
        _Pack(
            "bresciane",
            _("Brescia"),
            northern_single,
            _("Small cards, and 52 of them: put the 8s, 9s and 10s away."),
        ),
        _Pack(
            "bolognesi",
            _("Bologna"),
            northern_double,
            _("No line runs round the cards, and the swords have two points and no hilt."),
        ),
    )
