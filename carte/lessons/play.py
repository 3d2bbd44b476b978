"""Steps in which a card is played: the engine judges every card with every subset of the table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from carte.capture import CaptureDeal
from carte.cards import Card, mask_of
from carte.game import Deal
from carte.lessons.hints import hints
from carte.lessons.verdict import JSON, Docket, Verdict
from carte.locale import _
from carte.moves import Play

__all__ = ["LARGEST_TABLE", "FreeStep", "PlayStep", "Step", "Trap", "lying"]

LARGEST_TABLE = 8
"""Up to so many cards on the table every move is judged beforehand: 256 subsets a card."""


class Step(ABC):
    """One question to the reader: what is shown, and what is said to every reply."""

    goal: str

    @abstractmethod
    def to_json(self) -> JSON:
        """Return the step as plain data, every reply judged."""

    def hints(self) -> tuple[str, ...]:
        """Return the hints, from a nudge to the answer; none where nothing is asked for."""
        return ()


@dataclass(frozen=True, slots=True)
class FreeStep(Step):
    """Any legal move of the seat to act in `deal` is good."""

    deal: Deal
    goal: str = ""

    def to_json(self) -> JSON:
        """Return zones, verdicts and rulings."""
        hand = self.deal.hands[self.deal.turn]
        table = self.deal.table if isinstance(self.deal, CaptureDeal) else ()
        return _judged(hand, table, self._verdict)

    def _verdict(self, play: Play) -> Verdict:
        ruling = self.deal.ruling(play)
        return Verdict.of(ruling, good=ruling.legal)


@dataclass(frozen=True, slots=True)
class Trap:
    """A tempting wrong move: the rule it breaks, None if it is legal, and a sentence of its own.

    Without a sentence the engine's is used.
    """

    play: Play
    breaks: str | None
    text: str | None = None


@dataclass(frozen=True, slots=True)
class PlayStep(Step):
    """A card is to be played in `deal`, where the reader is to act.

    `hand` and `table` are in the order in which they are shown; `answers` are the moves asked for,
    `then` the moves that follow the first of them before the next step, or to the end of a deal.
    """

    goal: str
    deal: CaptureDeal
    hand: tuple[Card, ...]
    table: tuple[Card, ...]
    answers: tuple[Play, ...]
    traps: tuple[Trap, ...] = ()
    then: tuple[Play, ...] = ()

    def verdict(self, play: Play) -> Verdict:
        """Judge one move: the engine says whether it is legal, the lesson whether it is asked."""
        ruling = self.deal.ruling(play)
        good = play in self.answers
        for trap in self.traps:
            if trap.play == play and trap.text is not None:
                return Verdict.of(ruling, good=False, text=_(trap.text))
        if ruling.legal and not good:
            text = _("{ruling} That is allowed, but not what is asked here.")
            return Verdict.of(ruling, good=False, text=text.format(ruling=ruling.text))
        return Verdict.of(ruling, good=good)

    def after(self) -> CaptureDeal:
        """Return the deal when the first answer and what follows it have been played."""
        deal = self.deal
        for play in (self.answers[0], *self.then):
            deal = _played(deal, play)
        return deal

    def to_json(self) -> JSON:
        """Return zones, verdicts, rulings, the moves that follow, and the sizes of the piles."""
        step = {**_judged(self.hand, self.table, self.verdict), "then": self._following()}
        if any(self.deal.piles):
            mine = self.deal.game.side(self.deal.turn)
            step["won"] = {
                "pile" if side == mine else "other": len(pile)
                for side, pile in enumerate(self.deal.piles)
            }
        return step

    def _following(self) -> list[JSON]:
        deal = _played(self.deal, self.answers[0])
        moves: list[JSON] = []
        for play in self.then:
            ruling = deal.ruling(play)
            moves.append(
                {
                    "by": "reader" if deal.turn == self.deal.turn else "other",
                    "card": str(play.card),
                    "takes": [*map(str, ruling.captured)],
                    "scopa": ruling.scopa,
                    "text": " ".join([ruling.text, *self._news(deal, play)]),
                }
            )
            deal = _played(deal, play)
        return moves

    def _news(self, deal: CaptureDeal, play: Play) -> Iterator[str]:
        """Say what happens to everybody after a move: new cards, or who gets the leftovers."""
        after = _played(deal, play)
        if len(after.stock) < len(deal.stock):
            yield _("Both hands are empty, so new cards are dealt.")
        left = {*deal.table} - {*play.taken} | ({play.card} if not play.taken else set())
        if after.is_over and left and after.last_capturer is not None:
            if after.last_capturer == self.deal.turn:
                yield _("What is left on the table goes to you: you captured last.")
            else:
                yield _("What is left on the table goes to the other player, who captured last.")

    def hints(self) -> tuple[str, ...]:
        """Return the idea, which card plays, and what it takes, less what the goal gives."""
        return hints(_(self.goal), self.deal, self.answers)


def _judged(hand: Sequence[Card], table: Sequence[Card], judge: Callable[[Play], Verdict]) -> JSON:
    """Return the zones, the verdicts on every card with every subset of the table, the rulings.

    A card's verdicts are indexed by the subset, bit i standing for `table[i]`; they are None where
    the table is larger than `LARGEST_TABLE`, and must be asked for.
    """
    docket = Docket()
    verdicts = None
    if len(table) <= LARGEST_TABLE:
        verdicts = {
            str(card): [docket.place(judge(Play(card.index, taken))) for taken in _subsets(table)]
            for card in hand
        }
    return {
        "zones": {"table": [*map(str, table)], "hand": [*map(str, hand)]},
        "verdicts": verdicts,
        "rulings": docket.to_json(),
    }


def _subsets(table: Sequence[Card]) -> Iterator[int]:
    """Yield the subsets of a table, as the engine holds sets, in the order of their places."""
    for places in range(1 << len(table)):
        yield mask_of(card for place, card in enumerate(table) if places >> place & 1)


def _played(deal: CaptureDeal, play: Play) -> CaptureDeal:
    after = deal.play(play)
    assert isinstance(after, CaptureDeal)  # a deal stays of its kind
    return after


def lying(table: Sequence[Card], deal: CaptureDeal) -> tuple[Card, ...]:
    """Return the table of a deal, cards of an earlier `table` where they lay, new ones last."""
    there = mask_of(deal.table)
    old = [card for card in table if there >> card.index & 1]
    return (*old, *(card for card in deal.table if card not in old))
