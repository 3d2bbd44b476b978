"""What Tressette and Mediatore share: suit is followed, a 3 is best, and the leader may signal."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

from carte.engine.cards import OF_SUIT, OF_VALUE, PACK, Suit, indices
from carte.engine.moves import SIGNALS, Move, Play
from carte.engine.phrases import every, the
from carte.engine.rulebook import Grounds
from carte.engine.tricks.deal import TrickDeal
from carte.engine.tricks.following import following, must_follow
from carte.engine.tricks.game import TrickGame
from carte.language import _, ngettext
from carte.language.names import localize

__all__ = ["ABOVE_A_RE", "LAST_TRICK", "SignalDeal", "TressetteTricks"]

ABOVE_A_RE = sum(OF_VALUE[1:4])
"""The cards that beat a re: asso, 2 and 3."""

LAST_TRICK = 3
"""The points of the last trick, in thirds."""


class TressetteTricks(TrickGame):
    """What every game of the tressette family shares: no trumps, and points in thirds."""

    STRENGTH = (3, 2, 1, 10, 9, 8, 7, 6, 5, 4)
    POINTS: ClassVar = {1: 3, 3: 1, 2: 1, 10: 1, 9: 1, 8: 1}

    SLIDES: ClassVar[str]
    """What striscio tells: a text of the catalogue. [striscio]"""

    signal_truth: bool
    striscio: bool

    @property
    def has_signals(self) -> bool:
        """Whether the leader may say what a card means to a partner."""
        return True

    def plays(self, hand: int, trick: tuple[Play, ...]) -> tuple[Move, ...]:
        """Players who can follow suit must; the leader may signal. [follow, lead, signals]"""
        if trick:
            return following(hand, trick)
        leads: list[Move] = []
        for card in indices(hand):
            leads += self._leads[card][self._meaning(card, hand)]
        return tuple(leads)

    def ruled_out(self, play: Play, led: Suit) -> int:
        """Those who do not follow, or say volo, have no more of the suit led. [follow, volo]"""
        says_so = play.signal == "volo" and self.signal_truth
        return OF_SUIT[led.index] if says_so or play.card.suit != led else 0

    @abstractmethod
    def slides(self, others: int) -> bool:
        """Return whether striscio is true beside these other cards of the suit. [striscio]"""

    @abstractmethod
    def wrong_striscio(self, others: int, facts: Mapping[str, str]) -> str:
        """Say why striscio is not true; there are ``others`` of the suit. [striscio]"""

    def _meaning(self, card: int, hand: int) -> str:
        """Return the signal that is true of a card led from a hand, if one is. [volo, striscio]"""
        others = hand & OF_SUIT[card % 4] & ~(1 << card)
        if not others:
            return "volo"
        return "striscio" if self.slides(others) else ""

    @cached_property
    def _leads(self) -> tuple[Mapping[str, tuple[Play, ...]], ...]:
        """Each card with the signals it may be led with, by what is true of it. [signals]"""
        signals = ("", *SIGNALS) if self.has_signals else ("",)
        return tuple(
            {
                meaning: tuple(
                    Play(card, 0, signal)
                    for signal in signals
                    if signal in ("", "busso", meaning) or not self.signal_truth
                    if signal != "striscio" or self.striscio
                )
                for meaning in ("", "volo", "striscio")
            }
            for card in range(len(PACK))
        )

    def wrong_play(self, play: Play, hand: int, trick: tuple[Play, ...]) -> Grounds:
        """Say why a card of the hand may not be played so. [follow, signals, volo, striscio]"""
        signal, suit = localize(play.signal), play.card.suit.name
        facts = {"card": the(play.card), "signal": signal, "suit": suit}
        if trick and Play(play.played) not in following(hand, trick):
            return must_follow(hand, trick)
        if trick:
            words = _("Only the leader may signal: play {card} without saying {signal}.")
            return Grounds("signals", words.format(**facts))
        if not self.has_signals:
            words = _("Two players have nobody to signal to: just play {card}.")
            return Grounds("signals", words.format(**facts))
        others = hand & OF_SUIT[play.card.suit.index] & ~(1 << play.played)
        if play.signal == "volo":
            words = _("Volo says that {card} is your last of {suit}, but you also hold {others}.")
            return Grounds("volo", words.format(others=every(others), **facts))
        if not self.striscio:
            words = _("Striscio is not allowed here: lead {card} without it.")
            return Grounds("striscio", words.format(**facts))
        if others:
            return Grounds("striscio", self.wrong_striscio(others, facts))
        words = _("Striscio says that you hold another card of {suit}, but {card} is your last.")
        return Grounds("striscio", words.format(**facts))

    def written(self, points: int) -> str:
        """Return "2⅓" for seven thirds. [points]"""
        whole, thirds = divmod(points, 3)
        return f"{whole or ''}{('', '⅓', '⅔')[thirds]}" or "0"

    def counted(self, points: int) -> str:
        """Return "2⅓ points" for seven thirds. [points]"""
        whole, thirds = divmod(points, 3)
        if not points:
            return _("no points")
        if not whole:
            return _("{number} of a point").format(number=self.written(points))
        words = ngettext("{whole} point", "{whole} points", whole)
        if thirds:
            words = ngettext("{whole}{fraction} points", "{whole}{fraction} points", whole)
        return words.format(whole=whole, fraction=self.written(thirds))


class SignalDeal(TrickDeal):
    """A deal in which the leader may signal, at one moment."""

    __slots__ = ()

    game: Any
    """A game of this family."""

    @abstractmethod
    def slides_text(self) -> str:
        """Say what a striscio means, whether or not it must be true."""

    def _play_text(self, play: Play, *, counted: bool = True) -> Grounds:
        """Say what a legal play does, and what its signal means. [busso, volo, striscio]"""
        tail, text = super()._play_text(play, counted=counted)
        facts = {"card": the(play.card), "suit": play.card.suit.name, "text": text}
        if play.signal == "busso":
            words = _(
                "{text} Busso asks the leader’s side to win the trick, and to lead {suit} again."
            )
        elif play.signal == "volo":
            words = _("{text} Volo: this is the leader’s last {suit} card.")
            if not self.game.signal_truth:
                words = _(
                    "{text} Volo claims that this is the leader’s last {suit} card; the claim may "
                    "be false."
                )
        elif play.signal == "striscio":
            words = self.slides_text()
        else:
            words = "{text}"
        return Grounds(play.signal or tail, words.format(**facts))
