"""What a puzzle is about, told from its best move and the one that tempts instead.

A theme is found by a predicate; which themes a game has, and their words, stand in its room. The
first of them that fits is a puzzle's theme.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from carte.engine.capture.prizes import ALL_DENARI
from carte.engine.cards import MASKS, MATTA, SETTEBELLO
from carte.engine.deal import Deal
from carte.engine.moves import Announcement, Move, Play
from carte.play.advice import reasons
from carte.players.endgame import ending
from carte.players.memory import Memory
from carte.players.partners import allies
from tests.benchmarks.puzzles.tempting import winner_after

ACE, KING, CARICO = 1, 10, 10

FEW = 3
"""So many cards in a hand are the last ones, in a game whose last trick scores."""

AGREED = {"auction": ("bid", "pass"), "call": ("call",), "give": ("give",)}
"""The themes of what is agreed before the first card, with the verbs of their best moves."""


class Found(NamedTuple):
    """A position, its best move, and the one that tempts."""

    deal: Any
    best: Move
    other: Move

    @property
    def play(self) -> Play:
        """The best move, where a card is played."""
        return self.best if isinstance(self.best, Play) else Play(0)

    @property
    def won(self) -> int:
        """The cards that the best move captures, with its own."""
        return self.play.mask and self.play.mask | MASKS[self.play.played]

    @property
    def lost(self) -> int:
        """The cards that the other one captures, with its own."""
        other = self.other
        return isinstance(other, Play) and other.mask and other.mask | MASKS[other.played]

    @property
    def decides(self) -> str:
        """The tail of the rule by which the other move falls short, or nothing."""
        plain = reasons(self.deal, self.best)
        short = [why for why in reasons(self.deal, self.best, self.other) if why not in plain]
        return short[-1].rule.tail if short and short[-1].rule else ""

    @property
    def hand(self) -> int:
        """The hand of the seat to act."""
        return sum(MASKS[card.index] for card in self.deal.hands[self.deal.turn])

    def points(self, move: Move) -> int:
        """Return what the card that is played counts."""
        return int(self.deal.game.points(MASKS[move.played])) if isinstance(move, Play) else 0

    def is_mine(self, move: Move) -> bool:
        """Return whether the seat to act wins the trick with a move, as far as it has come."""
        return isinstance(move, Play) and winner_after(self.deal, move) == self.deal.turn

    def is_trump(self, move: Move) -> bool:
        """Return whether a trump is played."""
        trump = self.deal.trump
        return isinstance(move, Play) and trump is not None and move.card.suit == trump

    @property
    def is_hidden(self) -> bool:
        """Whether the seat to act does not know who plays with the declarer."""
        facts = self.deal.view(self.deal.turn).facts
        return facts.get("declarer") is not None and not facts["partner_known"]

    @property
    def is_ours(self) -> bool:
        """Whether the trick goes to a partner who is known."""
        winner, turn = winner_after(self.deal, self.play), self.deal.turn
        return winner not in (turn, None) and allies(self.deal.view(turn))[winner] == 1

    def is_shown(self, ally: int) -> bool:
        """Return whether a partner (1) or an opponent (-1) still holds cards that all have seen."""
        view = self.deal.view(self.deal.turn)
        seats = [seat for seat, sign in enumerate(allies(view)) if sign == ally]
        return any(view.hands[seat] for seat in seats if seat != view.seat)


def _ends(found: Found) -> bool:
    memory = Memory()
    memory.see(found.deal.piles)
    return ending(found.deal.view(found.deal.turn), memory) is not None


def _is_sweep(found: Found, move: Move) -> bool:
    return bool(found.deal.ruling(move).scopa)


def _holds(card: int) -> Callable[[Found], bool]:
    """Return whether the hand holds a card of this value that the best move keeps."""

    def holds(found: Found) -> bool:
        cards = found.deal.hands[found.deal.turn]
        return any(one.value == card for one in cards) and found.play.card.value != card

    return holds


def _fifteen(found: Found) -> bool:
    values = found.deal.rules.values
    taken = sum(values[card.index] for card in found.play.taken)
    return bool(found.play.mask) and taken == 15 - values[found.play.played]


def _is_said(verbs: Sequence[str]) -> Callable[[Found], bool]:
    """Return whether the best move is one that is said with one of these verbs."""
    return lambda found: isinstance(found.best, Announcement) and found.best.verb in verbs


THEMES: dict[str, Callable[[Found], bool]] = {
    # before the first card
    **{theme: _is_said(verbs) for theme, verbs in AGREED.items()},
    # capture games
    "declare": lambda found: isinstance(found.best, Announcement),
    "last-cards": _ends,
    "sweep": lambda found: _is_sweep(found, found.best),
    "settebello": lambda found: bool((found.won ^ found.lost) & MASKS[SETTEBELLO.index]),
    "fifteen": _fifteen,
    "matta": lambda found: bool((found.hand | found.won) & MASKS[MATTA.index]),
    "play-asso": lambda found: found.play.card.value == ACE,
    "hold-asso": _holds(ACE),
    "no-sweep": lambda found: found.decides in ("sweep", "ace-sweep"),
    "lay": lambda found: not found.won,
    "denari": lambda found: (
        (found.won & ALL_DENARI).bit_count() > (found.lost & ALL_DENARI).bit_count()
    ),
    "carte": lambda found: found.won.bit_count() > found.lost.bit_count(),
    "capture": lambda found: bool(found.won),
    # trick games
    "last-tricks": _ends,
    "few-left": lambda found: len(found.deal.hands[found.deal.turn]) <= FEW,
    "partner-shows": lambda found: found.is_shown(1),
    "they-show": lambda found: found.is_shown(-1),
    "signal": lambda found: any(play.signal for play in found.deal.view(found.deal.turn).plays),
    "partner": lambda found: not found.deal.trick and found.is_hidden,
    "load": lambda found: found.is_ours and found.points(found.best) > 0,
    "lead-trump": lambda found: not found.deal.trick and found.is_trump(found.best),
    "lead": lambda found: not found.deal.trick,
    "cut": lambda found: found.is_mine(found.best) and found.is_trump(found.best),
    "win": lambda found: found.is_mine(found.best),
    "carico": lambda found: found.points(found.other) >= CARICO > found.points(found.best),
    "save-trump": lambda found: found.is_trump(found.other) and not found.is_trump(found.best),
    "let-go": lambda found: found.is_mine(found.other),
    "throw": lambda found: not found.is_mine(found.best),
}
"""By id, whether a puzzle has the theme."""


def theme_of(deal: Deal, best: Move, other: Move, among: Sequence[str]) -> str | None:
    """Return the first of some themes that fits, or None."""
    found = Found(deal, best, other)
    return next((theme for theme in among if THEMES[theme](found)), None)
