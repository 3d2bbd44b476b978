"""A game: its facts, its house rules, and the deals and matches that it makes."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property, partial
from types import MappingProxyType
from typing import Any, ClassVar

from carte.engine.cards import EVERY_CARD, Card, cards, indices, text_of
from carte.engine.deal import Deal
from carte.engine.house_rules import HouseRule, InvalidOption, merge_statements
from carte.engine.match import Match, Score
from carte.engine.phrases import any_of, capital, commas, together
from carte.engine.position import Cards, InvalidPosition, missing
from carte.engine.reading import SEED, saferepr, short
from carte.engine.rulebook import Rule, Rulebook, Statement
from carte.engine.scorable import Scorable
from carte.engine.scoring import most
from carte.language import _
from carte.language.names import localize

__all__ = ["Game", "Misdeal"]


class Misdeal(ValueError):
    """A layout that must be dealt again; ``rule`` says why."""

    def __init__(self, rule: Rule) -> None:
        super().__init__(rule.text)
        self.rule = rule

    def __reduce__(self) -> tuple[type[Misdeal], tuple[Rule]]:
        return Misdeal, (self.rule,)


class Game(Scorable):
    """A card game under its house rules: ``carte.game("scopa", target=21)``.

    A game is its facts, declared as data, and its rules, as methods. Cards given as a mask are a
    set of them in one number: bit ``i`` stands for ``PACK[i]``.
    """

    slug: ClassVar[str]
    """The name that ``carte.game`` takes: ``"asso-piglia-tutto"``."""
    seats: int
    """How many play; where a game has a house rule of this name, as many ``players`` as it says."""
    sides: int
    """How many score for themselves: seats, or teams. Under the house rule ``players`` an odd
    number play each alone, and an even one are two sides, seated by turns."""
    clockwise: bool = False
    """Whether the play goes to the left; in Italy it goes to the right."""

    RULES: ClassVar[tuple[Statement, ...]]
    """Its rules as they are stated and cited, in order."""
    FACTS: ClassVar[tuple[str, ...]]
    """The arguments of ``position`` that give any deal of its kind, in the order of codes."""
    ALTERNATIVES: ClassVar[tuple[tuple[tuple[str, ...], ...], ...]] = ((("hand",), ("hands",)),)
    """The arguments of ``position`` that stand for each other; those in one tuple go together."""
    OWN_FACTS: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Those that only this game has, each with the kind of its value, one of ``KINDS_OF_FACT``."""

    swing: ClassVar[float]
    """By how many points a deal is usually won, or what is paid."""
    emblem: ClassVar[str]
    """The card that stands for the game: the one that its players watch for."""
    place_in_book: ClassVar[int] = 100
    """Where its course comes among those of the book, the lowest number first."""

    has_table: ClassVar[bool] = False
    """Whether cards are taken from a table."""
    has_tricks: ClassVar[bool] = False
    """Whether cards are played to tricks."""
    has_trumps: ClassVar[bool] = False
    """Whether cards of one suit, the trumps, beat all others."""
    has_auction: ClassVar[bool] = False
    """Whether an auction decides who plays for what, so that points are payments."""
    LADDER: ClassVar[tuple[str, ...]] = ()
    """The bids of its auction, lowest first; empty where it has none."""

    options: Mapping[str, Any]
    """The house rules in force; each is an attribute of the game, too."""

    def __init__(self, /, **options: object) -> None:
        """Take house rules by keyword; raises ``InvalidOption``, which names the valid ones."""
        for name, value in options.items():
            self._check_option(name, value)
        agreed = {rule.name: rule.usual for rule in self.HOUSE_RULES} | options
        for rule in self.HOUSE_RULES:
            agreed[rule.name] = options.get(rule.name, rule.usual_among(agreed))
        self.options = MappingProxyType(agreed)
        for rule in self.HOUSE_RULES:
            rule.check_needs(self.options, self.slug, self.house_rules)
        vars(self).update(self.options)
        if "players" in self.options:
            self.seats = self.options["players"]
            self.sides = self.seats if self.seats % 2 else 2

    def _check_option(self, name: str, value: object) -> None:
        rule = self.house_rules.get(name)
        if rule is None:
            valid = ", ".join(self.house_rules) or "–"
            words = _("{game} has no house rule {name}; it has {known}")
            message = words.format(game=self.slug, name=saferepr(name), known=valid)
            readers = _(
                "{game} has no house rule “{given}”. Choose the house rules of this game again."
            )
            raise InvalidOption(message, readers.format(game=self.title, given=short(name)))
        rule.check(value, self.slug)

    @property
    def ladder(self) -> tuple[str, ...]:
        """The bids under these house rules, lowest first."""
        return self.LADDER

    @property
    def throws_in(self) -> bool:
        """Whether a player with a poor hand may throw the deal in."""
        return False

    @property
    def fewest_win(self) -> bool:
        """Whether the side with fewer points wins a deal and a match."""
        return False

    @property
    def units(self) -> str:
        """The word for what a deal is won by, in the plural."""
        return _("points")

    @property
    def facts(self) -> tuple[str, ...]:
        """The arguments of ``position`` that give any of its deals, in the order of codes.

        An argument added later exists only under house rules added with it: the codes of puzzles
        and of questions go on where that of a position ends.
        """
        return (*self.FACTS, *self.OWN_FACTS)

    @property
    def house_rules(self) -> Mapping[str, HouseRule]:
        """The house rules of the game, by name."""
        return {rule.name: rule for rule in self.HOUSE_RULES}

    @property
    def chosen(self) -> dict[str, Any]:
        """The house rules that are not the usual ones."""
        agreed = self.options
        return {
            rule.name: agreed[rule.name]
            for rule in self.HOUSE_RULES
            if agreed[rule.name] != rule.usual_among(agreed)
        }

    @property
    def name(self) -> str:
        """The game's name inside a sentence."""
        return localize(self.slug.replace("-", " "))

    @property
    def title(self) -> str:
        """The game's name by itself, as at the head of a page: "Asso piglia tutto"."""
        return capital(self.name)

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rules in force; each that a house rule brings comes after the one it belongs to."""
        return Rulebook(self, self.statements())

    @classmethod
    @cache
    def statements(cls) -> tuple[Statement, ...]:
        """Return all rules that it may have, each with the condition that puts it in force.

        Raises ``ValueError`` for a house rule that comes after a rule that the game does not have.
        """
        return tuple(merge_statements(cls.RULES, cls.HOUSE_RULES))

    # ------------------------------------------------------------------------- the deal

    def side(self, seat: int) -> int:
        """Return the side of a seat: itself, or its team where partners sit opposite."""
        return seat % self.sides

    def deal(self, seed: int | None = None, *, deck: Cards | None = None, dealer: int = 0) -> Deal:
        """Return a fresh deal, shuffled by ``random.Random(seed)`` unless a deck is given.

        ``deck`` is all cards in play in the order in which they leave the pack; one that must be
        dealt again raises ``Misdeal``, while a shuffle is repeated until it is good. Raises
        ``InvalidPosition`` for a deck of other cards, and for a dealer that is no seat, and
        ``InvalidValue`` for a seed that is no whole number, 0 or more.
        """
        self.check_seat(dealer, "dealer")
        if deck is not None:
            order = [card.index for card in cards(deck)]
            if sorted(order) != [*indices(self.pack)]:
                raise InvalidPosition(
                    _(
                        "a deck is all {pack}, each once; this one has {number} cards, "
                        "{different} of them different"
                    ).format(pack=self.cards_in_words, number=len(order), different=len(set(order)))
                )
            deal = self.lay_out(order, dealer)
            if rule := self.misdeal(deal):
                raise Misdeal(rule)
            deal._deck = bytes(order)
            return deal
        from random import Random

        shuffle = Random(None if seed is None else SEED.read(seed, "seed")).shuffle
        order = [*indices(self.pack)]
        shuffle(order)
        while self.misdeal(deal := self.lay_out(order, dealer)):
            shuffle(order)
        deal._deck = bytes(order)
        return deal

    @property
    def pack(self) -> int:
        """The cards in play, as a mask."""
        return EVERY_CARD

    @property
    def cards_in_words(self) -> str:
        """How many cards are in play, and which are not: "forty cards"."""
        return _("forty cards")

    def check_seat(self, seat: int, name: str) -> None:
        """Raise ``InvalidPosition`` unless ``seat`` is one of the game's seats."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise InvalidPosition(
                _("{name}={given}: {game} has seats 0 to {last}").format(
                    name=name, given=saferepr(seat), game=self.slug, last=self.seats - 1
                )
            )

    def check_facts(self, own: Iterable[str]) -> None:
        """Raise ``InvalidPosition`` for a fact of a position that the game does not have.

        Besides its own it has the arguments of its kind's ``position``.
        """
        if unknown := [name for name in own if name not in self.OWN_FACTS]:
            raise InvalidPosition(
                _("a position of {game} has no {unknown}; it has {valid}").format(
                    game=self.slug, unknown=short(commas(unknown)), valid=self._facts_in_words()
                )
            )

    def _facts_in_words(self) -> str:
        """Return the arguments of ``position``: "hand or hands, calls or declarer and bid"."""
        known = ("hand", *(self.position.__kwdefaults__ or ()), *self.OWN_FACTS)
        ways = {name: some for some in self.ALTERNATIVES for way in some for name in way}
        each = dict.fromkeys(ways.get(name, ((name,),)) for name in known)
        return commas(any_of([together(way) for way in some]) for some in each)

    def misdeal(self, deal: Any) -> Rule | None:
        """Return the rule by which a fresh deal must be dealt again, if there is one."""
        return None

    @abstractmethod
    def lay_out(self, order: list[int], dealer: int) -> Deal:
        """Return the deal that begins with a deck of card indices."""

    @property
    def first_table(self) -> tuple[int, ...]:
        """The places in a deck of the cards that are laid on the table, where there is one."""
        return ()

    @abstractmethod
    def position(self, hand: Cards | None = None, **facts: Any) -> Deal:
        """Return any position, to check a case: its ``facts`` as ``Deal.to_json`` has them.

        ``hand`` is that of the seat to act. Raises ``InvalidPosition`` for what cannot be, or
        ``InvalidCard``.
        """

    def finished(self, piles: Sequence[int], **facts: Any) -> Deal:
        """Return the finished deal in which the sides have won these piles, given as masks.

        Facts that the cards do not show are keywords, as in ``Deal.ending``; by default nothing
        else was scored. Raises ``InvalidPosition``, which names the missing fact, where the score
        depends on it: the winner of the last trick, or the contract.
        """
        if found := self.lacking(piles, facts):
            raise InvalidPosition(missing(*found))
        return self.ended(piles, **facts)

    def ended(self, piles: Sequence[int], **facts: Any) -> Deal:
        """Return such a deal, with anything standing in for missing facts."""
        return self.position(piles=[text_of(pile) for pile in piles], **facts)

    def elsewhere(
        self, unseen: Sequence[Card], hand: Sequence[Card], facts: Mapping[str, Any]
    ) -> dict[str, Any]:
        """Return the arguments of ``position`` that place the cards nobody sees.

        ``hand`` is that of a seat, all hands are known, and ``facts`` are the other arguments.
        """
        return {}

    @property
    def counts_won_deals(self) -> bool:
        """Whether a match adds up the deals that each side has won, and not their points."""
        return False

    @property
    def goal(self) -> int | None:
        """The total that wins a match, if one does."""
        return self.options.get("target")

    @property
    def goal_in_words(self) -> str:
        """The goal that wins a match, in words: "11 points"."""
        return _("{target} points").format(target=self.goal)

    def totals(self, match: Match) -> tuple[int, ...]:
        """Return what each side has come to in a match: its points, or the deals that it won."""
        sides = range(self.sides)
        if self.counts_won_deals:
            winners = [self.won_by(scores) for scores in match.scores]
            return tuple(winners.count(side) for side in sides)
        return tuple(sum(scores[side].total for scores in match.scores) for side in sides)

    def won_by(self, scores: Sequence[Score]) -> int | None:
        """Return the side that wins a deal: outright, or with most points; None where none does."""
        outright = [side for side, score in enumerate(scores) if score.outright]
        sign = -1 if self.fewest_win else 1
        return outright[0] if outright else most([sign * score.total for score in scores])

    @abstractmethod
    def standing(self, match: Match) -> tuple[bool, int | None]:
        """Return whether a match is over, and the side that has won it."""

    def doubles_after(self, scores: Sequence[Score]) -> bool:
        """Return whether the deal after one with these scores counts double in a match."""
        return False

    def winner_without(self, side: int, totals: Sequence[int]) -> int | None:
        """Return the side that wins a match at these totals once ``side`` has given it up.

        Of two it is the other, of three the better of the other two; None where these are level.
        """
        others = [other for other in range(self.sides) if other != side]
        best = most([totals[other] for other in others])
        return others[0] if len(others) == 1 else None if best is None else others[best]

    def as_held(self, hand: Sequence[Card]) -> tuple[Card, ...]:
        """Return a hand in the order in which it is held."""
        return tuple(hand)

    def match(self, *, dealer: int = 0, deals: int | None = None) -> Match:
        """Return a match that begins with a deal by ``dealer``.

        ``deals`` is the number of deals, for a game without a target: raises ``InvalidOption``
        where a match ends by itself, and ``InvalidPosition`` for a dealer that is no seat.
        """
        self.check_seat(dealer, "dealer")
        if deals is not None:
            words = _(
                "deals={deals}: a match of {game} ends at its target; leave out the number of deals"
            )
            raise InvalidOption(words.format(deals=saferepr(deals), game=self.slug))
        return Match(self, dealer)

    def lacks_items(self, match: Match) -> bool:
        """Return whether a match depends on the items of its last deal, and lacks them."""
        return False

    def is_counted_up(self, match: Match) -> bool:
        """Return whether sides are level in a match, and their last deal is counted up."""
        return False

    def counted_up(self, match: Match) -> str:
        """Say how counting up the last deal decided a tie in a match, if it did."""
        return ""

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), **self.options), ()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.slug, tuple(self.options.values())))

    def _repr_html_(self) -> str:
        from carte.engine.pictures import game_html

        return game_html(self)

    def __repr__(self) -> str:
        chosen = [f"{name}={value!r}" for name, value in self.chosen.items()]
        return f"game({', '.join([repr(self.slug), *chosen])})"
