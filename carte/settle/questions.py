"""The questions that a table has about a move, each with its answer and the rule behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from carte.board.sayings import in_words
from carte.board.verdict import rule_json
from carte.checker.mid_deal import amid
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.kinds import ByKind
from carte.engine.moves import Move, Play
from carte.engine.phrases import capital, plus, the
from carte.engine.rulebook import Rule, Ruling
from carte.engine.tricks.following import may_play
from carte.language import _

if TYPE_CHECKING:
    from carte.settle.messages import AnsweredQuestion

__all__ = ["Answered", "asked_about"]

FOLLOW = "follow"
"""The rule of games in which some cards may not be played to a trick."""

BEATING = frozenset({"strength", "trump", "other-suit"})
"""The rules that decide whether one card beats another."""


class Answered(NamedTuple):
    """A question, its answer, and why."""

    says: str
    yes: bool
    text: str
    rule: Rule

    def to_json(self) -> AnsweredQuestion:
        """Return the question for the front end."""
        return {"says": self.says, "yes": self.yes, "text": self.text, "rule": rule_json(self.rule)}


def asked_about(deal: Deal, choice: Move) -> list[Answered]:
    """Return the questions about a move, at least one, the most doubtful first.

    For a card to a trick they are who wins, and whether it may be played, if suit must be followed:
    the latter first if the hand has a card that may not. For any other move, whether it is legal;
    where suits don't matter the rule alone answers, for nobody has named any. For a capture that
    empties the table, whether it is a scopa, and for a table as dealt, whether the card may be the
    first of the deal, if not every card may.
    """
    asked = [*_asked_in_trick(deal, choice)]
    if asked:
        return asked
    ruling = deal.ruling(choice)
    if deal.game.has_table:
        rule = deal.grounds(choice)
        plain = Answered(_plainly(deal, choice), ruling.legal, rule.text, rule)
        if not ruling.legal:
            return [plain]
        return [plain, *_asked_of_sweep(ruling, rule), *_asked_of_opening(deal, choice)]
    words = capital(in_words(choice, deal))
    return [Answered(words, ruling.legal, ruling.text, ruling.rule)]


def _asked_in_trick(deal: Any, choice: Move) -> Iterator[Answered]:
    """Yield the questions about a card to a trick: none about a lead, or another move."""
    if deal.game.has_table or not isinstance(choice, Play):
        return
    ruling = amid(deal).ruling(choice)
    if ruling.rule.tail == FOLLOW:
        yield _may(deal, choice, ruling.text)
    elif ruling.rule.tail in BEATING:
        is_last = len(deal.trick) + 1 == deal.game.seats
        words = (
            _("Does {card} win the trick?") if is_last else _("Does {card} win the trick so far?")
        )
        says = words.format(card=the(choice.card))
        wins = Answered(says, deal.wins(choice), ruling.text, ruling.rule)
        if FOLLOW not in deal.game.rulebook:
            yield wins
            return
        both = (_may(deal, choice, may_play(choice.card, deal.trick[0].suit)), wins)
        yield from both if _is_bound(deal) else reversed(both)


def _asked_of_sweep(ruling: Ruling, grounds: Rule) -> Iterator[Answered]:
    """Yield the questions about a capture whose ruling says more than why it is allowed."""
    if ruling.rule != grounds:
        says = _("Is that a scopa?")
        yield Answered(says, ruling.scopa, ruling.rule.text, ruling.rule)


def _asked_of_opening(deal: Any, choice: Move) -> Iterator[Answered]:
    """Yield whether a card may open the deal, if it might not be allowed to."""
    game = deal.game
    as_dealt = len(deal.table) == game.table_size
    if game.opening and as_dealt and isinstance(choice, Play) and game.opening.bars(choice.card):
        rule = game.rulebook[game.opening.rule]
        says = _("{value} as the first card of the deal").format(value=choice.card.value)
        yield Answered(says, False, rule.text, rule)


def _may(deal: Deal, play: Play, text: str) -> Answered:
    says = _("May {card} be played?").format(card=the(play.card))
    return Answered(says, deal.ruling(play).legal, text, deal.game.rulebook[FOLLOW])


def _is_bound(deal: Deal) -> bool:
    """Return whether a card of the hand may not be played."""
    return not all(deal.ruling(Play(card.index)) for card in deal.hands[deal.turn])


def _plainly(deal: Deal, choice: Move) -> str:
    """Return a move by its values: "8 takes 2 + 6"."""
    if not isinstance(choice, Play):
        return capital(in_words(choice))
    if own := _OWN[deal.game](deal, choice):
        return own
    game: Any = deal.game
    values = sorted(card.value for card in choice.taken)
    facts = {"value": choice.card.value, "values": plus(values)}
    if values:
        words = _("{value} takes {values}")
    elif game.has_table and not deal.table and game.takes_itself(choice.played):
        words = _("{value} takes itself")
    else:
        words = _("{value} stays on the table")
    return words.format(**facts)


_OWN: ByKind[Callable[[Any, Play], str]] = ByKind(
    "plain words", {Game: lambda deal, play: ""}, own="settle.plainly"
)
"""A play as only one game has it, "" for any other."""
