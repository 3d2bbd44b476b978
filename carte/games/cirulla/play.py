"""Why to declare in Cirulla, and what it costs."""

from __future__ import annotations

from collections.abc import Iterator

from carte.board.sayings import in_words
from carte.engine.cards import MATTA
from carte.engine.moves import Announcement, Play
from carte.engine.phrases import a
from carte.games.cirulla.deal import CirullaDeal
from carte.language import _, ngettext
from carte.play.advice.reason import Reason
from carte.players.heuristic import heuristic_for

__all__ = ["reasons"]


def reasons(deal: CirullaDeal, choice: Announcement) -> Iterator[Reason]:
    """Say what a declaration brings, and what it costs."""
    points = deal.brings(choice)
    words = ngettext("It scores {points} point.", "It scores {points} points.", points)
    yield Reason(words.format(points=points), deal.game.rulebook["declare"])
    yield from _as_named(deal, choice)
    yield Reason(_("Everybody sees your cards from now on."), deal.game.rulebook["open-hand"])


def _as_named(deal: CirullaDeal, choice: Announcement) -> Iterator[Reason]:
    """Say what the matta takes at once with the value that a declaration gives it."""
    after = deal.play(choice)
    follows = heuristic_for(deal.game).choice(after)
    if choice.what and isinstance(follows, Play) and follows.card == MATTA and follows.mask:
        words = _("With the matta as {a}, you can then {move}.")
        value = after.rules.values[MATTA.index]
        text = words.format(a=a(value), move=in_words(follows, after))
        yield Reason(text, deal.game.rulebook["matta-named"])
