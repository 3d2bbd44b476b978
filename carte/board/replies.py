"""The forms of a reply: which moves a reader can make with cards and buttons, legal or not.

There are three: to play a card from the hand, with any cards of the table in a capture game,
perhaps with a signal in a trick game; to press a button that says something; to collect cards and
hand them in. Each phase of a deal has one of them, or two side by side.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, combinations, islice
from typing import TYPE_CHECKING, Protocol

from carte.board.verbs import Verb, verb_of
from carte.board.verdict import Docket, Verdict
from carte.engine.auction.bidding import MONTE, PASS
from carte.engine.cards import MASKS, PACK, Card
from carte.engine.deal import Deal
from carte.engine.moves import SIGNALS, Announcement, Discard, Move, Play
from carte.engine.phrases import capital, either
from carte.engine.reading import saferepr
from carte.language import _
from carte.language.names import localize

if TYPE_CHECKING:
    from carte.board import messages

__all__ = [
    "LARGEST_TABLE",
    "Announce",
    "Collect",
    "Form",
    "Judge",
    "Played",
    "expected",
    "forms",
    "no_reply",
]

LARGEST_TABLE = 8
"""The most cards on the table for judging every move beforehand: 256 subsets a card."""

MOST_CAPTURES = 1 << 12
"""The most captures to try, whatever the table; of more, try those that take the fewest cards."""

SHORT_LADDER = 11
"""The bids always offered; of a longer ladder, only those near the last bid besides."""


class Judge(Protocol):
    """A function that judges a move; ``own_text`` replaces the engine's."""

    def __call__(self, choice: Move, own_text: str | None = None) -> Verdict:
        """Return the verdict on the move."""


def expected(forms: Sequence[Form]) -> str:
    """Return what a file may name as a reply in one of some forms."""
    return either([form.expects for form in forms])


def no_reply(text: str, forms: Sequence[Form]) -> str:
    """Return the complaint about a move that none of some forms makes."""
    words = _("{move} is not a reply; write {expected}")
    return words.format(move=saferepr(text), expected=expected(forms))


class Form(ABC):
    """One way to reply."""

    @property
    @abstractmethod
    def expects(self) -> str:
        """A description, for the author of a file, of the replies it may name."""

    @abstractmethod
    def takes(self, choice: Move) -> bool:
        """Return whether a move can be made this way."""

    @abstractmethod
    def moves(self) -> Iterator[Move]:
        """Yield the moves that can be made this way; of very many, only those named."""

    @abstractmethod
    def offered(self) -> messages.Replies:
        """Return this way to reply as data, without verdicts."""

    @abstractmethod
    def to_json(self, judge: Judge, docket: Docket) -> messages.Replies:
        """Return it with the places of the moves' verdicts, after entering these in the docket."""


@dataclass(frozen=True, slots=True)
class Played(Form):
    """To play a card of the hand, with cards of the ``table`` or with one of the ``signals``.

    The table is None in trick games.
    """

    hand: Sequence[Card]
    table: Sequence[Card] | None = None
    signals: Sequence[str] = ()

    @property
    def expects(self) -> str:
        """A card, with what can go with it."""
        ways = ["7D", *(["7D x 3C 4S"] if self.table is not None else [])]
        ways += ["7D busso"] if self.signals else []
        return _("a card to play, such as {ways}").format(ways=either(ways))

    def takes(self, choice: Move) -> bool:
        """Return whether a move plays a card, any card, and whether the rest of it can be done."""
        return (
            isinstance(choice, Play)
            and choice.signal in ("", *self.signals)
            and (self.table is not None or not choice.mask)
        )

    def moves(self) -> Iterator[Move]:
        """Yield each card with the subsets of the table to try, and with each signal."""
        for card in self.hand:
            yield from (Play(card.index, taken) for taken in self._tried())
        for card in self.hand:
            yield from (Play(card.index, signal=signal) for signal in self.signals)

    def offered(self) -> messages.Replies:
        """Return that there are no verdicts, and the signals."""
        if not self.signals:
            return {"verdicts": None}
        return {"verdicts": None, "signals": _signals_json(self.signals)}

    def to_json(self, judge: Judge, docket: Docket) -> messages.Replies:
        """Return the verdicts on each card, indexed by the subset: bit i stands for ``table[i]``.

        They are None, to be asked for, if the table is larger than ``LARGEST_TABLE``.
        """
        if len(self.table or ()) > LARGEST_TABLE:
            return self.offered()
        verdicts = {
            str(card): [docket.place(judge(Play(card.index, taken))) for taken in self._subsets()]
            for card in self.hand
        }
        leads = [Play(card.index, signal=signal) for card in self.hand for signal in self.signals]
        verdicts |= {str(lead): [docket.place(judge(lead))] for lead in leads}
        return {**self.offered(), "verdicts": verdicts}

    def _subsets(self) -> Sequence[int]:
        """Return the subsets of the table as masks, in the order of their places."""
        subsets = [0]
        for card in self.table or ():
            subsets += [MASKS[card.index] | others for others in subsets]
        return subsets

    def _tried(self) -> Sequence[int]:
        """Return the subsets of the table as masks; of very many, only the smallest."""
        table = [MASKS[card.index] for card in self.table or ()]
        if len(self.hand) << len(table) <= MOST_CAPTURES:
            return self._subsets()
        subsets = (map(sum, combinations(table, size)) for size in range(len(table) + 1))
        return [*islice(chain.from_iterable(subsets), MOST_CAPTURES // len(self.hand))]


@dataclass(frozen=True, slots=True)
class Announce(Form):
    """To say something: each of ``says`` is a button."""

    says: Sequence[Announcement]

    @property
    def expects(self) -> str:
        """One of the buttons."""
        return _("one of {known}").format(known=", ".join(map(str, self.says)))

    def takes(self, choice: Move) -> bool:
        """Return whether there is a button for it."""
        return choice in self.says

    def moves(self) -> Iterator[Move]:
        """Yield the announcements of the buttons."""
        yield from self.says

    def offered(self) -> messages.Replies:
        """Return the buttons."""
        return {
            "says": [{"move": str(move), **verb_of(move).button(move.what)} for move in self.says]
        }

    def to_json(self, judge: Judge, docket: Docket) -> messages.Replies:
        """Return the buttons, and the verdict on each."""
        rulings = {str(move): docket.place(judge(move)) for move in self.says}
        return {**self.offered(), "said": rulings}


@dataclass(frozen=True, slots=True)
class Collect(Form):
    """To collect ``size`` cards from a ``zone`` and hand them in with a verb.

    Single cards are all judged. Sets are too many, so only the ``named`` ones are, and one verdict
    serves for all others.
    """

    verb: str
    zone: str
    cards: Sequence[Card]
    size: int
    named: Sequence[Move] = ()

    @property
    def expects(self) -> str:
        """The verb, and how many cards."""
        words = _("“{verb}” and {size} cards")
        return words.format(verb=self.verb, size=self.size)

    def takes(self, choice: Move) -> bool:
        """Return whether a move hands in ``size`` cards with this verb."""
        verb, *some = str(choice).split()
        return verb == self.verb and len(some) == self.size

    def moves(self) -> Iterator[Move]:
        """Yield each card to hand in, or of sets of cards the named ones."""
        if self.size > 1:
            yield from self.named
        else:
            yield from (Announcement(self.verb, str(card)) for card in self.cards)

    def offered(self) -> messages.Replies:
        """Return the verb, the zone, and how many cards."""
        return {"collect": {"verb": self.verb, "from": self.zone, "size": self.size}}

    def to_json(self, judge: Judge, docket: Docket) -> messages.Replies:
        """Return the picks, by their cards in canonical order, and the verdict on all others."""
        picks = {_cards_in(move): docket.place(judge(move)) for move in self.moves()}
        collect: messages.Collect = {
            "verb": self.verb,
            "from": self.zone,
            "size": self.size,
            "picks": picks,
        }
        if self.size > 1:
            collect["otherwise"] = docket.place(self._otherwise(judge))
        return {"collect": collect}

    def _otherwise(self, judge: Judge) -> Verdict:
        """Return the verdict on the sets not named: all of them may be discarded."""
        sets = combinations(sorted(card.index for card in self.cards), self.size)
        unnamed = next(some for some in map(Discard, sets) if some not in self.named)
        return judge(unnamed, _("You may discard these cards."))


def forms(
    deal: Deal,
    hand: Sequence[Card],
    table: Sequence[Card],
    named: Sequence[Move] = (),
    *,
    tempting: bool = True,
) -> tuple[Form, ...]:
    """Return the ways to reply in a deal; the ``named`` moves are offered among the others.

    Hand and table come in the order shown. Unless ``tempting``, only legal announcements and calls
    are offered; any card can be played all the same.
    """
    if deal.phase in ("call", "exchange"):
        return (_collected(deal, hand, named, tempting),)
    announce = Announce(tuple(_announcements(deal, named, tempting)))
    if deal.phase == "auction":
        return (announce,)
    legal = deal.legal_moves()
    signals = SIGNALS if any(isinstance(move, Play) and move.signal for move in legal) else ()
    played = Played(hand, table if deal.game.has_table else None, signals)
    return (played, announce) if announce.says else (played,)


def _collected(deal: Deal, hand: Sequence[Card], named: Sequence[Move], tempting: bool) -> Collect:
    """Return the declarer's form: call a card of the pack, discard, or give a card back."""
    one = deal.legal_moves()[0]
    if isinstance(one, Discard):
        chosen = tuple(move for move in named if isinstance(move, Discard))
        return Collect("discard", "hand", hand, len(one), chosen)
    if deal.phase == "call":
        return Collect("call", "pack", PACK if tempting else tuple(_callable(deal)), 1)
    return Collect("give", "hand", hand, 1)


def _callable(deal: Deal) -> Iterator[Card]:
    """Yield the cards that may be called."""
    for move in deal.legal_moves():
        if isinstance(move, Announcement):
            yield Card(move.what)


def _announcements(deal: Deal, named: Sequence[Move], tempting: bool) -> Iterator[Announcement]:
    """Yield the announcements: pass and bids, or what may be announced before a card is played.

    ``tempting`` adds bids that are too low or too early, and whatever else may seem legal.
    """
    legal = {*deal.legal_moves()}
    yield from (move for move in _sayings(deal, named) if tempting or move in legal)


def _sayings(deal: Deal, named: Sequence[Move]) -> Iterator[Announcement]:
    """Yield the announcements, legal or not; of a long ladder only some bids."""
    spoken = [move for move in named if isinstance(move, Announcement)]
    if deal.phase == "auction":
        yield PASS
        asked = {move.what for move in spoken if move.verb == "bid"}
        for level, bid in enumerate(deal.game.ladder):
            if level < SHORT_LADDER or bid in asked | {*_near(deal)}:
                yield Announcement("bid", bid)
        if deal.game.throws_in:
            yield MONTE
        return
    legal = [move for move in deal.legal_moves() if isinstance(move, Announcement)]
    known: dict[Verb, list[Announcement]] = {}
    for move in dict.fromkeys((*legal, *spoken)):
        known.setdefault(verb_of(move), []).append(move)
    for verb, moves in known.items():
        yield from verb.offered(moves) if verb.before_a_play else ()


def _near(deal: Deal) -> Sequence[str]:
    """Return the last bid of an auction, those just above it, and the highest of all."""
    ladder = deal.game.ladder
    parts = (str(call).partition(" ") for _seat, call in deal.calls)
    last = max((ladder.index(what) for verb, _blank, what in parts if verb == "bid"), default=0)
    return (*ladder[last : last + 5], ladder[-1])


def _signals_json(signals: Sequence[str]) -> list[messages.Option]:
    """Return the buttons for signals with a card."""
    return [{"id": signal, "text": capital(localize(signal))} for signal in signals]


def _cards_in(move: Move) -> str:
    """Return the cards that a move hands in, as picks are written."""
    return ",".join(str(move).split()[1:])
