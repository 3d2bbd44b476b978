"""A sitting: a match of a reader at seat 0, or of several people, at one moment."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache, reduce

from carte.board.seats import READER
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.match import Match
from carte.engine.moves import Move
from carte.engine.reading import LARGEST, integer, saferepr
from carte.language import N_, _
from carte.play.sitters import Sitter
from carte.players import LEVELS, UnknownLevel

__all__ = ["MOST_DEALS", "NOT_OVER", "InvalidSitting", "NotNow", "Sitting", "seed_for"]

MOST_DEALS = 400
"""How many deals the longest match has: opening it plays all of them again."""

NOT_OVER = N_("This deal is not over: play it to its end first.")

MATCH_OVER = N_("This match is over: begin another.")

_NOT_THROWN = N_("Nobody can throw the cards down here.")

_SEED = integer(0, LARGEST)


class InvalidSitting(ValueError):
    """Data or a code that is not a sitting; the message shows it and says what is expected."""


class NotNow(ValueError):
    """An action that is impossible at this moment of a sitting; the message says why."""


@dataclass(frozen=True, slots=True, repr=False)
class Sitting:
    """A match so far; immutable, like a deal.

    ``dealt`` are its deals, all over but the last, and ``before`` the match without that last one;
    ``undone`` is how many moves the reader has taken back in each deal. The packs, and who deals
    first, follow from the ``seed``. Where several people share the device, ``sitters`` are all who
    play, by seat; else there are none: the reader sits at seat 0, against players of the ``level``.
    Of several people some may have ``thrown`` their cards down in the deal under way, by their
    seats, and one may have ``resigned``, which ends the match.
    """

    level: str
    seed: int
    before: Match
    dealt: tuple[Deal, ...] = ()
    undone: tuple[int, ...] = ()
    sitters: tuple[Sitter, ...] = ()
    thrown: tuple[int, ...] = ()
    resigned: int | None = None

    @classmethod
    def begin(
        cls,
        game: Game,
        *,
        level: str = "regular",
        seed: int = 1,
        deals: int | None = None,
        sitters: tuple[Sitter, ...] = (),
    ) -> Sitting:
        """Return a sitting at its first deal; raises ``InvalidSitting`` or ``UnknownLevel``.

        ``deals`` is how many there will be if no target ends the match, None for no end.
        """
        if level not in LEVELS:
            words = _("there is no level {level}; the levels are {known}")
            raise UnknownLevel(words.format(level=saferepr(level), known=", ".join(LEVELS)))
        if not _SEED.fits(seed):
            words = _("{seed} is not a seed; give a whole number, 0 or more, of at most 15 digits")
            raise InvalidSitting(words.format(seed=saferepr(seed)))
        dealer = dealer_by(seed, game)
        begun = cls(level, seed, game.match(dealer=dealer, deals=deals), sitters=sitters)
        return begun._with_next_deal()

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.before.game

    @property
    def deal(self) -> Deal:
        """The deal under way, or just over."""
        return self.dealt[-1]

    @property
    def match(self) -> Match:
        """The match, with all finished deals."""
        if self.resigned is not None:
            return self.before.resign(self.game.side(self.resigned))
        return self.before.add(self.deal) if self.deal.is_over else self.before

    def is_person(self, seat: int) -> bool:
        """Return whether a person sits at a seat, and no player of ours."""
        return bool(self.sitters[seat].person) if self.sitters else seat == READER

    @property
    def is_for_people(self) -> bool:
        """Whether it is the turn of one of several people."""
        going_on = self.resigned is None and not self.deal.is_over
        return going_on and bool(self.sitters) and self.is_person(self.deal.turn)

    @property
    def may_throw_down(self) -> bool:
        """Whether the person to act may throw the cards down, and they are played out face up."""
        return self.is_for_people and self.plays_out and not self.lies_open(self.deal.turn)

    @property
    def plays_out(self) -> bool:
        """Whether cards thrown down are played out, and not lost to the other of two sides."""
        game = self.game
        return game.has_table or (game.sides > 2 and not game.has_auction)

    @property
    def may_concede(self) -> bool:
        """Whether the person to act may throw the cards down, and lose the remaining tricks."""
        return self.is_for_people and self.deal.may_concede

    def lies_open(self, seat: int) -> bool:
        """Return whether the hand of one of several people lies face up for everybody."""
        return seat in self.thrown or (bool(self.sitters) and self.sitters[seat].open)

    def level_at(self, seat: int) -> str:
        """Return the level of the player of ours at a seat."""
        return (self.sitters[seat].level if self.sitters else None) or self.level

    @property
    def last_decision(self) -> Deal | None:
        """The deal under way before the reader's last move; None where there is none in it.

        Among several people it is the last move of any of them.
        """
        before = [deal for deal, _choice in self.deal.course() if self.is_person(deal.turn)]
        return before[-1] if before else None

    def play(self, choice: Move | str) -> Sitting:
        """Return the sitting after a move of the seat to act; raises as ``Deal.play`` does."""
        return self.reached(self.deal.play(choice))

    def undo(self) -> Sitting:
        """Return the sitting at the reader's last decision, counted as one taken back."""
        decision = self.last_decision
        if decision is None:
            raise NotNow(_("You have no move to take back in this deal."))
        return self.reached(decision, self.undone[-1] + 1)

    def throw_down(self) -> Sitting:
        """Return the sitting after the person to act has thrown the cards down, for this deal."""
        if not self.may_throw_down:
            raise NotNow(_(_NOT_THROWN))
        return replace(self, thrown=(*self.thrown, self.deal.turn))

    def concede(self) -> Sitting:
        """Return the sitting after the side of the person to act has lost the remaining tricks."""
        if not self.may_concede:
            raise NotNow(_(_NOT_THROWN))
        return self.reached(self.deal.concede())

    def resign(self) -> Sitting:
        """Return the sitting after the person to act has given up the match, which is over then."""
        if not self.is_for_people:
            raise NotNow(_("Nobody can give up the match here."))
        return replace(self, resigned=self.deal.turn)

    def seen_from(self, seat: int) -> Sitting:
        """Return the same sitting with the seats counted from ``seat`` on: who sits there is 0."""
        if seat == 0:
            return self
        dealt = tuple([_seen_from(deal, seat) for deal in self.dealt])
        first = self.game.match(dealer=dealt[0].dealer, deals=self.before.deals)
        before = reduce(Match.add, dealt[:-1], first)
        sitters = (*self.sitters[seat:], *self.sitters[:seat])
        thrown = tuple([(one - seat) % self.game.seats for one in self.thrown])
        gone = None if self.resigned is None else (self.resigned - seat) % self.game.seats
        seen = replace(self, before=before, dealt=dealt, sitters=sitters)
        return replace(seen, thrown=thrown, resigned=gone)

    def reached(self, deal: Deal, undone: int | None = None) -> Sitting:
        """Return the sitting with its last deal at another moment, and its undo count, if given."""
        if self.resigned is not None:
            raise NotNow(_(MATCH_OVER))
        mark = self.undone[-1] if undone is None else undone
        return replace(self, dealt=(*self.dealt[:-1], deal), undone=(*self.undone[:-1], mark))

    def next(self) -> Sitting:
        """Return the sitting at its next deal; raises ``NotNow`` if there is none."""
        if not self.deal.is_over:
            raise NotNow(_(NOT_OVER))
        match = self.match
        if match.is_over:
            raise NotNow(_(MATCH_OVER))
        if len(self.dealt) == MOST_DEALS:
            words = _("A match has at most {number} deals: begin another.")
            raise NotNow(words.format(number=MOST_DEALS))
        return replace(self, before=match)._with_next_deal()

    def __repr__(self) -> str:
        deal = f"deal {len(self.dealt)}, {len(self.deal.moves)} moves"
        return f"<Sitting at {self.game.slug} with {self.level} players: seed {self.seed}, {deal}>"

    def _with_next_deal(self) -> Sitting:
        fresh = _fresh(self.game, 1000 * self.seed + len(self.dealt), self.before.dealer)
        return replace(self, dealt=(*self.dealt, fresh), undone=(*self.undone, 0), thrown=())


def dealer_by(seed: int, game: Game) -> int:
    """Return who deals first by a seed: the reader acts first if it is 1."""
    return -seed % game.seats


def seed_for(dealer: int, game: Game, seed: int) -> int:
    """Return the next seed, from ``seed`` on, by which a seat deals first."""
    return seed + (dealer_by(seed, game) - dealer) % game.seats


@lru_cache(maxsize=MOST_DEALS)
def _fresh(game: Game, seed: int, dealer: int) -> Deal:
    """Return a fresh deal, cached: those of a match are wanted again and again."""
    return game.deal(seed=seed, dealer=dealer)


def _seen_from(deal: Deal, seat: int) -> Deal:
    counted = _counted_from(deal.start, deal.moves, seat)
    return counted if deal.conceded_by is None else counted.concede()


@lru_cache(maxsize=MOST_DEALS)
def _counted_from(start: Deal, moves: tuple[Move, ...], seat: int) -> Deal:
    """Return the deal after some moves, with its seats counted from another one, cached."""
    game = start.game
    return reduce(
        Deal.play, moves, game.deal(deck=start.deck, dealer=(start.dealer - seat) % game.seats)
    )
