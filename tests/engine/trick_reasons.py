"""Why a card beats another or not, and why it may not be played, read slowly from the rules.

``Trick`` is a card with the trick that it is played to; ``SENTENCES`` are all that a ruling of a
trick game says of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from random import Random
from typing import Any

import carte
from carte.engine.cards import Card
from carte.engine.moves import SIGNALS, Move, Play
from carte.engine.tricks.deal import TrickDeal
from tests.engine.reasons import Sentence

LOW = {10, 9, 8, 7, 6, 5, 4}
HIGH = {1, 2, 3}


class Trick:
    """A card played in a position of a trick game, as a slow reader has it."""

    def __init__(self, deal: TrickDeal, move: Move) -> None:
        assert isinstance(move, Play)
        self.deal = deal
        self.game: Any = deal.game
        self.card, self.signal = move.card, move.signal
        self.hand = {*deal.hands[deal.turn]}
        self.trick = [*deal.trick]
        self.trump = deal.trump
        self.best = self.winner(self.trick) if self.trick else None
        self.wins = self.winner([*self.trick, self.card]) == self.card
        self.is_whole = len(self.trick) + 1 == self.game.seats
        self.others = {card for card in self.hand if card.suit == self.card.suit} - {self.card}

    def winner(self, some: Sequence[Card]) -> Card:
        """The highest trump wins, or else the highest card of the suit led."""
        trumps = [card for card in some if card.suit == self.trump]
        led = [card for card in some if card.suit == some[0].suit]
        return min(trumps or led, key=lambda card: self.game.STRENGTH.index(card.value))

    @property
    def points(self) -> str:
        return str(
            self.game.counted(
                sum(self.game.POINTS.get(card.value, 0) for card in [*self.trick, self.card])
            )
        )

    def decides(self, tail: str, legal: bool) -> bool:
        """Return whether this rule makes the card win, or lose, or forbids it."""
        if legal and self.signal:
            return tail == self.signal
        return tail == (self._allowing() if legal else self._forbidding())

    def _allowing(self) -> str:
        if self.best is None:
            return "lead"
        if (self.card.suit == self.trump) != (self.best.suit == self.trump):
            return "trump"
        return "strength" if self.card.suit == self.best.suit else "other-suit"

    def _forbidding(self) -> str:
        if self.card not in self.hand:
            return "in-hand"
        if not hasattr(self.game, "signal_truth"):
            return "no-such-move"
        led = self.trick[0].suit if self.trick else None
        if led and self.card.suit != led and any(card.suit == led for card in self.hand):
            return "follow"
        return "signals" if self.trick or self.game.seats == 2 else self.signal

    def is_played(self, card: Card) -> bool:
        return card == self.card

    def beats(self, card: Card, other: Card) -> bool:
        return self.is_played(card) and other == self.best and self.wins

    def loses(self, card: Card, other: Card) -> bool:
        return self.is_played(card) and other == self.best and not self.wins


def _played(tail: str, words: str, holds: Any, ends: str) -> Iterator[Sentence]:
    """Yield a sentence about a card in a trick, and those that say besides how the trick ends."""
    yield Sentence([tail], words, lambda at, **told: holds(at, **told) and not at.is_whole)
    for more in (
        "",
        " The last trick scores 1 extra point.",
        " The winner of the last trick scores 1 extra point, and wins the monte.",
    ):
        yield Sentence(
            [tail],
            f"{words} {ends} wins the trick: {{points}}.{more}",
            lambda at, points, whose=None, **told: (
                holds(at, **told)
                and at.is_whole
                and points == at.points
                and whose in (None, at.best)
            ),
        )


def _won(tail: str, words: str, holds: Any) -> Iterator[Sentence]:
    return _played(tail, words, holds, "It")


def _lost(tail: str, words: str, holds: Any) -> Iterator[Sentence]:
    return _played(tail, words, holds, "{whose}")


_LED = "{card} is led."

SENTENCES = [
    Sentence(["in-hand"], "{cards} is not in your hand.", lambda at, cards: cards == [at.card]),
    Sentence(["lead"], _LED, lambda at, card: at.is_played(card) and not at.trick),
    *_won("trump", "{card} is a trump and beats {other}.",
        lambda at, card, other: at.beats(card, other) and card.suit == at.trump),
    *_lost("trump", "{other} is a trump, so {card} does not beat it.",
        lambda at, card, other: at.loses(card, other) and other.suit == at.trump),
    *_lost("other-suit", "{card} is of another suit and does not beat {other}.",
        lambda at, card, other: at.loses(card, other) and card.suit != at.trick[0].suit
        and at.trump not in (card.suit, other.suit)),
    *_won("strength", "{card} is stronger than {other}.", Trick.beats),
    *_lost("strength", "{card} does not beat {other}.",
        lambda at, card, other: at.loses(card, other) and card.suit == other.suit),
    Sentence(
        ["follow"], "{suit} is led and you hold {cards}, so you must follow suit.",
        lambda at, suit, cards: at.trick[0].suit.name == suit
        and {*cards} == {card for card in at.hand if card.suit.name == suit},
    ),
    Sentence(["no-such-move"], "There are no signals in {word}: just play {card}.",
        lambda at, word, card: word == at.game.name and at.is_played(card) and at.signal),
    Sentence(["signals"], "Two players have nobody to signal to: just play {card}.",
        lambda at, card: at.is_played(card) and at.signal and at.game.seats == 2 and not at.trick),
    Sentence(["signals"], "Only the leader may signal: play {card} without saying {word}.",
        lambda at, card, word: at.is_played(card) and word == at.signal and at.trick),
    Sentence(
        ["volo"], "Volo says that {card} is your last of {suit}, but you also hold {cards}.",
        lambda at, card, suit, cards: at.is_played(card) and card.suit.name == suit
        and {*cards} == at.others,
    ),
    Sentence(["striscio"], "Striscio is not allowed here: lead {card} without it.",
        lambda at, card: at.is_played(card) and not at.game.striscio),
    Sentence(
        ["striscio"],
        "Striscio says that you also hold the re or a lower card of {suit}, but apart from {card} "
        "you hold only {cards}.",
        lambda at, suit, card, cards: at.is_played(card) and card.suit.name == suit
        and {*cards} == at.others and not any(card.value in LOW for card in cards),
    ),
    Sentence(
        ["striscio"],
        "Striscio says that, apart from {card}, you hold no asso, 2 or 3 of {suit}; but you hold "
        "{cards}.",
        lambda at, suit, card, cards: at.is_played(card) and card.suit.name == suit
        and {*cards} == {one for one in at.others if one.value in HIGH},
    ),
    Sentence(
        ["striscio"],
        f"{_LED} Striscio: the leader holds more {{suit}} cards, but not the asso, 2 or 3.",
        lambda at, card, suit: at.is_played(card) and at.others
        and not any(one.value in HIGH for one in at.others),
    ),
    Sentence(
        ["striscio"],
        f"{_LED} Striscio claims that the leader holds more {{suit}} cards, but not the asso, 2 "
        "or 3; the claim may be false.",
        lambda at, card, suit: at.is_played(card) and not at.game.signal_truth,
    ),
    Sentence(
        ["striscio"],
        "Striscio says that you hold another card of {suit}, but {card} is your last.",
        lambda at, suit, card: at.is_played(card) and card.suit.name == suit and not at.others,
    ),
    Sentence(["busso"],
        f"{_LED} Busso asks the leader’s side to win the trick, and to lead {{suit}} again.",
        lambda at, card, suit: at.is_played(card) and card.suit.name == suit),
    Sentence(["volo"], f"{_LED} Volo: this is the leader’s last {{suit}} card.",
        lambda at, card, suit: at.is_played(card) and card.suit.name == suit and not at.others),
    Sentence(
        ["volo"],
        f"{_LED} Volo claims that this is the leader’s last {{suit}} card; the claim may be false.",
        lambda at, card, suit: at.is_played(card) and not at.game.signal_truth,
    ),
    Sentence(
        ["striscio"], f"{_LED} Striscio: the leader also holds the re or a lower {{suit}} card.",
        lambda at, card, suit: at.is_played(card) and any(c.value in LOW for c in at.others),
    ),
    Sentence(
        ["striscio"],
        f"{_LED} Striscio claims that the leader also holds the re or a lower {{suit}} card; the "
        "claim may be false.",
        lambda at, card, suit: at.is_played(card) and not at.game.signal_truth,
    ),
]  # fmt: skip
"""All that a ruling of a trick game says of a card that is played."""


def positions(game: Any, rng: Random) -> Iterator[tuple[TrickDeal, Move]]:
    """Yield positions without end, each with a card that is played to a trick."""
    pack = [card for card in carte.PACK if game.pack >> card.index & 1]
    while True:
        rng.shuffle(pack)
        lying = rng.randrange(game.seats)
        held = rng.randint(1, min(3, game.hand_size))
        hand, trick = pack[:held], pack[held : held + lying]
        deal = game.position(hand=hand, trick=trick, **_terms(game, rng))
        signals = ("",) if rng.random() < 0.5 else ("", *SIGNALS)
        for card in [*hand, *pack[-1:]]:
            yield from ((deal, Play(card.index, 0, signal)) for signal in signals)


def every_pair(game: Any) -> Iterator[tuple[TrickDeal, Move]]:
    """Yield every two cards of a trick, with each trump: what the second does to the first."""
    pack = [card for card in carte.PACK if game.pack >> card.index & 1]
    for first, second in permutations(pack, 2):
        for trump in "DCSB" if game.has_trumps else "D":
            facts = {"trump": trump} if game.has_trumps else {}
            deal = game.position(hand=[second], trick=[first], **facts)
            yield deal, Play(second.index)


def _terms(game: Any, rng: Random) -> dict[str, Any]:
    return {"trump": rng.choice("DCSB")} if game.has_trumps else {}
