"""Rules and rulings: what every verdict is made of.

A ``Rule`` has an id that never changes, a statement that a chapter prints, and a source. A
``Ruling`` is the answer to "may I play this?": refusals are values, with a text about these cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from types import MappingProxyType
from typing import Any, NamedTuple

from carte.engine.cards import Card
from carte.engine.phrases import clauses, sentences
from carte.language import N_, _

__all__ = [
    "BOOK",
    "ELSE_THE_BOOK",
    "GELLI",
    "HOUSE",
    "IN_HAND",
    "SEED",
    "Grounds",
    "Rule",
    "Rulebook",
    "Ruling",
    "Shared",
    "Statement",
    "each_alone",
    "in_teams",
    "listed",
    "of_many",
    "of_three",
    "of_two",
    "where",
]


SEED = "Carte da Gioco"
GELLI = "Gelli, Piccola enciclopedia"
HOUSE = N_("house rule")
BOOK = N_("a decision of this book")
ELSE_THE_BOOK = N_("where it is silent, a decision of this book")
"""Sources that rules of every kind of game may cite."""


class Statement(NamedTuple):
    """A rule before a game has adopted it: games that share a rule share its statement.

    ``tail`` is the id without the game, ``words`` the English statement in which a house rule's
    name in braces stands for its value, and ``when`` returns whether a game's house rules put it in
    force. ``theme`` is what questions about it belong to, where the quiz does not know the tail.
    """

    tail: str
    words: str
    source: str
    when: Callable[[Any], bool] = lambda game: True
    theme: str = ""


def where(**options: object) -> Callable[[Any], bool]:
    """Return a test that the house rules of a game have these values.

    >>> import carte
    >>> where(fewest_cards=True)(carte.game("scopa"))
    False
    """
    return lambda game: all(game.options[name] == value for name, value in options.items())


def of_two(game: Any) -> bool:
    """Return whether two sides play, players or teams."""
    return bool(game.sides == 2)


def of_many(game: Any) -> bool:
    """Return whether more than two sit at the table, players or partners."""
    return bool(game.seats > 2)


def of_three(game: Any) -> bool:
    """Return whether three sides play, each player alone."""
    return bool(game.sides == 3)


def in_teams(game: Any) -> bool:
    """Return whether partners share a score."""
    return bool(game.sides < game.seats)


def each_alone(game: Any) -> bool:
    """Return whether each player plays alone, against one other or against two."""
    return bool(game.sides == game.seats)


IN_HAND = N_("You can play only a card from your own hand.")
"""The rule ``in-hand`` of every game."""


class Shared:
    """Rules that several games share, each stated once; a game adopts those that it plays by.

    ``statements`` are their words by tail; a tail that can be stated in several ways has names for
    the others.
    """

    def __init__(self, statements: Mapping[str, str]) -> None:
        self._statements = statements

    def __call__(
        self,
        tail: str,
        source: str,
        *,
        says: str | None = None,
        when: Callable[[Any], bool] | None = None,
        **options: object,
    ) -> Statement:
        """Return a shared rule under a source, in force where house rules have the values given.

        ``says`` names the statement, where that is not the one usual under ``tail``, and ``when``
        returns whether it is in force, where that does not depend on house rules.
        """
        return Statement(tail, self._statements[says or tail], source, when or where(**options))


class Rule(NamedTuple):
    """A rule of one game, such as ``scopa.equal-first``, which is its ``id`` for ever.

    ``words`` is its statement in English, in which a house rule's name in braces stands for its
    value, ``source`` says where it is from, and ``options`` are the house rules in force.
    """

    id: str
    words: str
    source: str
    options: Mapping[str, object] = MappingProxyType({})
    theme: str = ""

    @property
    def text(self) -> str:
        """The rule in one or two sentences, in the reader's language."""
        return _(self.words).format_map(self.options)

    @property
    def cited_as(self) -> str:
        """The source in the reader's language, with any note on it after a semicolon."""
        return clauses(map(_, self.source.split("; ")))

    @property
    def tail(self) -> str:
        """The id without the game: ``equal-first``."""
        return self.id.partition(".")[2]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Rule {self.id}: {self.text}>"

    def __reduce__(self) -> tuple[type[Rule], tuple[object, ...]]:
        """Return what makes the rule again; the view of a game's house rules cannot be kept."""
        return Rule, (self.id, self.words, self.source, dict(self.options), self.theme)

    def _repr_html_(self) -> str:
        return listed([self])


def listed(rules: Iterable[Rule]) -> str:
    """Return rules as HTML; several in a row with one source cite it once, after the last."""
    runs = groupby(rules, attrgetter("cited_as"))
    return "".join([_of_one_source(source, [*some]) for source, some in runs])


def _of_one_source(source: str, rules: Sequence[Rule]) -> str:
    from html import escape

    cite = f'<cite class="carte-source">{escape(source)}</cite>'
    beside, below = (cite, "") if len(rules) == 1 else ("", f"<p>{cite}</p>")
    told = [
        f'<p class="carte-rule" data-rule="{escape(rule.id)}">'
        f"{sentences([escape(rule.text), beside])}</p>"
        for rule in rules
    ]
    return "".join([*told, below])


class Rulebook:
    """The rules in force in a game, in order.

    ``rulebook["equal-first"]`` and ``rulebook["scopa.equal-first"]`` are the same rule; iterating
    gives the rules themselves.
    """

    __slots__ = ("_rules", "_slug")

    def __init__(self, game: Any, statements: Iterable[Statement]) -> None:
        self._slug: str = game.slug
        self._rules = {
            one.tail: Rule(
                f"{game.slug}.{one.tail}", one.words, one.source, game.options, one.theme
            )
            for one in statements
            if one.when(game)
        }

    def __getitem__(self, name: str) -> Rule:
        rule = self.get(name)
        if rule is None:
            raise KeyError(f"{self._slug} has no rule {name!r}; it has {', '.join(self._rules)}")
        return rule

    def get(self, name: str) -> Rule | None:
        """Return a rule, or None where the game has none of this name."""
        return self._rules.get(name.removeprefix(f"{self._slug}."))

    def __contains__(self, name: object) -> bool:
        if isinstance(name, Rule):
            return name in self._rules.values()
        return isinstance(name, str) and name.removeprefix(f"{self._slug}.") in self._rules

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def __repr__(self) -> str:
        return f"<Rulebook of {self._slug}: {len(self)} rules>"

    def _repr_html_(self) -> str:
        return listed(self)


class Grounds(NamedTuple):
    """Why something is allowed or not: the tail of the rule that decides, and a sentence.

    The sentence is about these very cards; where it is empty the rule speaks for itself.
    """

    tail: str
    text: str


class Ruling(NamedTuple):
    """A verdict on a move: true if the move is legal.

    ``rule`` is the rule that allows or forbids it, ``captured`` the cards that it takes from the
    table (none when it is forbidden), ``scopa`` whether it scores a sweep, and ``text`` a sentence
    about these very cards.
    """

    legal: bool
    rule: Rule
    captured: tuple[Card, ...]
    scopa: bool
    text: str

    def __bool__(self) -> bool:
        return self.legal

    def _repr_html_(self) -> str:
        from html import escape

        kind = "good" if self.legal else "bad"
        return (
            f'<p class="carte-ruling" data-verdict="{kind}" data-rule="{escape(self.rule.id)}">'
            f"{escape(self.text)}</p>"
        )
