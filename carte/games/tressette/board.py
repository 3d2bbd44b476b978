"""What a reader sees and hears of Tressette alone: the accusi, and who has declared them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from carte.board.scene import OwnScene
from carte.board.verbs import Verb, as_move
from carte.engine.cards import cards, mask_of
from carte.engine.deal import View
from carte.engine.phrases import capital
from carte.games.tressette.accusi import POINTS, named_accuso
from carte.language import _, pgettext

if TYPE_CHECKING:
    from carte.board import messages

__all__ = ["SCENE", "VERBS"]


class Declare(Verb):
    """To declare an accuso."""

    before_a_play = True

    def fits(self, what: str) -> bool:
        """Return whether cards are named, and not the value of one."""
        return " " in what

    def move(self, what: str) -> str:
        """Return the move as it goes after "you"."""
        words, says = _("declare {accuso}"), pgettext("said", "declare {accuso}")
        return as_move(words, says, accuso=_named(what))

    def shown(self, what: str) -> str:
        """Return the word beside the seat that says it."""
        return capital(_named(what))

    def narration(self, seat: str, what: str, text: str) -> str:
        """Return what another seat does."""
        return _("{Seat} declares {accuso}.").format(Seat=seat, accuso=_named(what))

    def button(self, what: str) -> messages.Button:
        """Return the text of a button."""
        return {"text": capital(_named(what))}


def _named(what: str) -> str:
    """Return an accuso in words; cards that are none are named themselves."""
    some = mask_of(cards(what))
    return named_accuso(some) if some in POINTS else what


class TressetteScene(OwnScene):
    """What each seat has declared."""

    def roles(self, view: View, seat: int) -> Sequence[str]:
        """Return the points of the accusi of a seat."""
        own = [
            POINTS[mask_of(cards(some))]
            for one, some in view.facts.get("accusi", ())
            if one == seat
        ]
        return [_("Accusi: {points}").format(points=sum(own))] if own else []


SCENE = TressetteScene()
VERBS = {"declare": Declare()}
