"""What a reader sees and hears of Cirulla alone: declarations, open hands, and the matta."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from carte.board.scene import OwnScene
from carte.board.verbs import Verb, as_move
from carte.engine.cards import MATTA
from carte.engine.deal import View
from carte.engine.moves import Announcement
from carte.engine.phrases import a, capital
from carte.language import _, pgettext
from carte.language.names import rank_name

if TYPE_CHECKING:
    from carte.board import messages

__all__ = ["SCENE", "VERBS"]


class Declare(Verb):
    """To declare, perhaps with a value for the matta."""

    before_a_play = True

    def fits(self, what: str) -> bool:
        """Return whether nothing is named, or the value of the matta."""
        return " " not in what

    def move(self, what: str) -> str:
        """Return the move as it goes after "you"."""
        if not what:
            return as_move(_("declare"), pgettext("said", "declare"))
        words = _("declare, with the matta as {a}")
        says = pgettext("said", "declare, with the matta as {a}")
        return as_move(words, says, a=a(_value(what)))

    def shown(self, what: str) -> str:
        """Return the word beside the seat that says it."""
        return _("Declare")

    def narration(self, seat: str, what: str, text: str) -> str:
        """Return what another seat does."""
        return _("{Seat} declares. {text}").format(Seat=seat, text=text)

    def button(self, what: str) -> messages.Button:
        """Return the text of a button; those for values of the matta are a group."""
        if not what:
            return {"text": _("Declare")}
        return {"text": capital(f"{rank_name(_value(what)):short}"), "group": "matta"}

    def offered(self, moves: Sequence[Announcement]) -> Iterable[Announcement]:
        """Return the buttons to offer: all values of the matta, where one may be named."""
        yield from (move for move in moves if not move.what)
        if any(move.what for move in moves):
            yield from (Announcement("declare", f"{MATTA}={value}") for value in range(1, 11))


def _value(named: str) -> int:
    return int(named.partition("=")[2])


class CirullaScene(OwnScene):
    """Hands that lie open by a declaration, and the value given to the matta."""

    def roles(self, view: View, seat: int) -> Sequence[str]:
        """Return whether the hand of a seat lies open."""
        return [_("Hand open")] if seat in view.facts["declared"] else []

    def values(self, view: View) -> dict[str, int]:
        """Return the value given to the matta."""
        value = view.facts["matta"]
        return {} if value == MATTA.value else {str(MATTA): value}


SCENE = CirullaScene()
VERBS = {"declare": Declare()}
