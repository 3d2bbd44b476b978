"""Rules and rulings: what every verdict is made of.

A ``Rule`` has an id that never changes, a statement that a chapter prints, and a source. A
``Ruling`` is the answer to "may I play this?": refusals are values, with a text about these cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from types import MappingProxyType
from typing import Any, NamedTuple

from carte.engine.cards import Card
from carte.engine.conditions import Condition, of_all, where
from carte.engine.phrases import braced, clauses, sentences
from carte.language import N_, _

__all__ = [
    "BOOK",
    "ELSE_THE_BOOK",
    "GELLI",
    "HOUSE",
    "IN_HAND",
    "SEED",
    "Changes",
    "Grounds",
    "Rule",
    "Rulebook",
    "Ruling",
    "Shared",
    "Statement",
    "listed",
]


SEED = "Carte da Gioco"
GELLI = "Gelli, Piccola enciclopedia"
HOUSE = N_("house rule")
BOOK = N_("a decision of this book")
ELSE_THE_BOOK = N_("where it is silent, a decision of this book")
"""Sources that rules of every kind of game may cite."""


class Statement(NamedTuple):
    """A rule before a game has adopted it: games that share a rule share its statement.

    ``tail`` is the id without the game, ``words`` the English statement in which the name of a
    house rule, or of one of the game's ``quantities``, stands in braces for its value, and ``when``
    is the condition that puts it in force. ``theme`` is what questions about it belong to, where
    the quiz does not know the tail.
    """

    tail: str
    words: str
    source: str
    when: Condition = of_all
    theme: str = ""

    @property
    def names(self) -> frozenset[str]:
        """The names in braces in its words: of house rules, and of numbers of the game."""
        return braced(self.words)

    @property
    def depends_on(self) -> frozenset[str]:
        """The names of the house rules that put it in force, or stand in its words."""
        return self.when.depends_on | self.names


IN_HAND = N_("The card you play must come from your own hand.")
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
        when: Condition = of_all,
        **options: object,
    ) -> Statement:
        """Return a shared rule under a source, in force where house rules have the values given.

        ``says`` names the statement, where that is not the one usual under ``tail``, and ``when``
        is a condition that must hold besides, such as who plays.
        """
        words = self._statements[says or tail]
        return Statement(tail, words, source, when & where(**options))


class Rule(NamedTuple):
    """A rule of one game, such as ``scopa.equal-first``, which is its ``id`` for ever.

    ``words`` is its statement in English, in which a name in braces stands for its value,
    ``source`` says where it is from, and ``values`` are those of the house rules in force, and the
    game's ``quantities``.
    """

    id: str
    words: str
    source: str
    values: Mapping[str, object] = MappingProxyType({})
    theme: str = ""

    @property
    def text(self) -> str:
        """The rule in one or two sentences, in the reader's language."""
        return _(self.words).format_map(self.values)

    def text_for_any(self, *numbers: str) -> str:
        """Return the text for any number of some house rules: their places are left standing."""
        left = {name: f"{{{name}}}" for name in numbers}
        return _(self.words).format_map({**self.values, **left})

    @property
    def wording(self) -> str:
        """What it states, in English for every reader: where this is the same, the rule is."""
        return self.words.format_map(self.values)

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
        """Return what makes the rule again; a view of a game's values cannot be kept."""
        return Rule, (self.id, self.words, self.source, dict(self.values), self.theme)

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
    lines = [
        f'<p class="carte-rule" data-rule="{escape(rule.id)}">'
        f"{sentences([escape(rule.text), beside])}</p>"
        for rule in rules
    ]
    return "".join([*lines, below])


class Changes(NamedTuple):
    """How the rules in force differ from those of another rulebook.

    ``brought`` are all that it does not have so, in order: those that are ``new``, and those
    ``reworded``. Its rules that are not in force here are ``gone``.
    """

    brought: tuple[Rule, ...]
    new: tuple[Rule, ...]
    reworded: tuple[Rule, ...]
    gone: tuple[Rule, ...]


class Rulebook:
    """The rules in force in a game, in order.

    ``rulebook["equal-first"]`` and ``rulebook["scopa.equal-first"]`` are the same rule; iterating
    gives the rules themselves.
    """

    __slots__ = ("_rules", "_slug")

    def __init__(self, game: Any, statements: Iterable[Statement]) -> None:
        self._slug: str = game.slug
        values = MappingProxyType({**game.quantities, **game.options})
        self._rules = {
            one.tail: Rule(f"{game.slug}.{one.tail}", one.words, one.source, values, one.theme)
            for one in statements
            if one.when.holds(game)
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

    def states(self, rule: Rule) -> bool:
        """Return whether it has a rule of this name, be it another game's, in the same words."""
        found = self._rules.get(rule.tail)
        return found is not None and found.wording == rule.wording

    def changes(self, *, since: Rulebook) -> Changes:
        """Return how the rules differ from those of another rulebook, be it another game's.

        >>> import carte
        >>> scopa, ours = carte.game("scopa"), carte.game("scopa", target=21, napola=True)
        >>> [rule.tail for rule in ours.rulebook.changes(since=scopa.rulebook).brought]
        ['napola', 'target']
        """
        brought = [rule for rule in self if not since.states(rule)]
        return Changes(
            tuple(brought),
            tuple([rule for rule in brought if rule.tail not in since]),
            tuple([rule for rule in brought if rule.tail in since]),
            tuple([rule for rule in since if rule.tail not in self]),
        )

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
