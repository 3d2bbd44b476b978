"""A game: its facts, its house rules, and what it makes, which are deals and matches."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, partial
from types import MappingProxyType
from typing import Any, ClassVar

from carte.engine.cards import cards
from carte.engine.deal import Deal
from carte.engine.match import Match
from carte.engine.position import Cards, InvalidPosition
from carte.engine.rulebook import Rule, Rulebook, Statement

__all__ = ["Game", "InvalidOption", "Misdeal", "Positive"]


class InvalidOption(ValueError):
    """A house rule, or a value of one, that a game does not have."""


class Misdeal(ValueError):
    """A layout that must be dealt again; ``rule`` says why."""

    def __init__(self, rule: Rule) -> None:
        super().__init__(rule.text)
        self.rule = rule


class Positive:
    """The values of a house rule that may be any positive number."""

    def __init__(self, default: int) -> None:
        self.default = default


class Game(ABC):
    """A card game under its house rules: ``carte.game("scopa", target=21)``.

    A game is its facts, declared as data, and its rules, as methods.
    """

    slug: ClassVar[str]
    seats: int
    sides: int
    clockwise: bool = False
    """Whether the play goes to the left; in Italy it goes to the right."""
    OPTIONS: ClassVar[Mapping[str, tuple[Any, ...] | Positive]]
    """The house rules and their values; the first value is the default."""
    RULES: ClassVar[tuple[Statement, ...]]

    own_facts: ClassVar[tuple[str, ...]] = ()
    """What only this game has besides the facts of a position that games of its kind share."""

    options: Mapping[str, Any]
    """The house rules in force; each is an attribute of the game, too."""

    def __init__(self, **options: object) -> None:
        """Take house rules by keyword; raises ``InvalidOption`` that names the valid ones."""
        for name, value in options.items():
            self._check_option(name, value)
        self.options = MappingProxyType(
            {
                name: options.get(
                    name, values.default if isinstance(values, Positive) else values[0]
                )
                for name, values in self.OPTIONS.items()
            }
        )
        vars(self).update(self.options)

    def _check_option(self, name: str, value: object) -> None:
        values = self.OPTIONS.get(name)
        if values is None:
            valid = ", ".join(self.OPTIONS) or "none"
            raise InvalidOption(f"{self.slug} has no house rule {name!r}; it has {valid}")
        if isinstance(values, Positive):
            if type(value) is not int or value < 1:
                raise InvalidOption(f"{name}={value!r} of {self.slug}: give a positive number")
        elif not any(value == valid and type(value) is type(valid) for valid in values):
            raise InvalidOption(
                f"{name}={value!r} of {self.slug}: give {' or '.join(map(repr, values))}"
            )

    @property
    def chosen(self) -> dict[str, Any]:
        """The house rules that are not the usual ones."""
        usual = type(self)().options
        return {name: value for name, value in self.options.items() if value != usual[name]}

    @property
    def name(self) -> str:
        """The game's name inside a sentence."""
        return self.slug.replace("-", " ")

    @property
    def title(self) -> str:
        """The game's name by itself, such as at the head of a page: "Asso piglia tutto"."""
        return self.name.capitalize()

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rules in force."""
        return Rulebook(self, self.RULES)

    def side(self, seat: int) -> int:
        """Return the side of a seat: itself, or its team where partners sit opposite."""
        return seat % self.sides

    def deal(self, seed: int | None = None, *, deck: Cards | None = None, dealer: int = 0) -> Deal:
        """Return a fresh deal, shuffled by ``random.Random(seed)`` unless a deck is given.

        ``deck`` is all forty cards in the order in which they leave the pack; one that must be
        dealt again raises ``Misdeal``, while a shuffle is repeated until it is good.
        """
        self.check_seat(dealer, "dealer")
        if deck is not None:
            order = [card.index for card in cards(deck)]
            if sorted(order) != list(range(40)):
                raise InvalidPosition(
                    f"a deck is all forty cards, each once; these are {len(order)} cards, "
                    f"{len(set(order))} of them different"
                )
            deal = self.lay_out(order, dealer)
            if rule := self.misdeal(deal):
                raise Misdeal(rule)
            deal._deck = bytes(order)
            return deal
        from random import Random

        shuffle = Random(seed).shuffle
        order = list(range(40))
        shuffle(order)
        while self.misdeal(deal := self.lay_out(order, dealer)):
            shuffle(order)
        deal._deck = bytes(order)
        return deal

    def check_seat(self, seat: int, name: str) -> None:
        """Raise ``InvalidPosition`` unless ``seat`` is one of the game's seats."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise InvalidPosition(f"{name}={seat!r}: {self.slug} has seats 0 to {self.seats - 1}")

    def check_facts(self, own: Iterable[str], shared: str) -> None:
        """Raise ``InvalidPosition`` for a fact of a position that the game does not have."""
        if unknown := [name for name in own if name not in self.own_facts]:
            valid = ", ".join((shared, *self.own_facts))
            raise InvalidPosition(
                f"a position of {self.slug} has no {', '.join(unknown)}; it has {valid}"
            )

    def misdeal(self, deal: Any) -> Rule | None:
        """Return the rule by which a fresh deal must be dealt again, if there is one."""
        return None

    @abstractmethod
    def lay_out(self, order: list[int], dealer: int) -> Deal:
        """Return the deal that begins with a deck of card indices."""

    @abstractmethod
    def position(self, hand: Cards | None = None, **facts: Any) -> Deal:
        """Return any position, to check a case."""

    @abstractmethod
    def worth(self, deal: Any) -> Sequence[Mapping[str, int]]:
        """Return the items that a finished deal scores, by side."""

    @abstractmethod
    def standing(self, match: Match) -> tuple[bool, int | None]:
        """Return whether a match is over, and the side that has won it."""

    def match(self, *, dealer: int = 0) -> Match:
        """Return a match that begins with a deal by ``dealer``."""
        self.check_seat(dealer, "dealer")
        return Match(self, dealer)

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), **self.options), ()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.slug, tuple(self.options.values())))

    def __repr__(self) -> str:
        chosen = [f"{name}={value!r}" for name, value in self.chosen.items()]
        return f"game({', '.join([repr(self.slug), *chosen])})"
