"""The rule index: every rule of a game with its id, its source, and the levels that teach it.

A rule appears in its usual wording, and below it in each wording that a house rule gives it; a rule
that only a house rule adds appears where its rulebook has it.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import NamedTuple

import carte
from carte.engine.game import Game
from carte.engine.phrases import any_of, commas, sentences
from carte.engine.rulebook import Rule
from carte.games import cached_per_registry
from carte.games.glossary import Term, groups
from carte.games.sources import words_found
from carte.language import _, spoken_language
from carte.language.names import synonyms
from carte.lessons import course, course_names
from carte.reference.printed import Printed, named

__all__ = ["Entry", "House", "decided_by", "entries", "rule_index"]


class House(NamedTuple):
    """A house rule with its value, and both in words."""

    name: str
    value: object
    words: str


class Wording(NamedTuple):
    """The wording of a rule, and the house rule that gives it (None: as usual).

    ``found`` are the words that lead Japanese readers to it in its source, "" for others; ``also``
    are the other values of the house rule that word it so.
    """

    text: str
    source: str
    house: House | None
    found: str
    also: tuple[House, ...] = ()

    @property
    def houses(self) -> tuple[House, ...]:
        """The house rule with each value that words it so."""
        return (self.house, *self.also) if self.house else ()

    @property
    def under(self) -> str:
        """The house rule in words: "Players: 4 or Players: 6"."""
        return any_of([house.words for house in self.houses])


class Mention(NamedTuple):
    """A level that teaches a rule: its id, its number, and its stage."""

    id: str
    number: int
    course: str
    stage: str


class Entry(NamedTuple):
    """A rule in the index.

    ``gone`` are the house rules that remove it, ``same`` the games that have it word for word,
    ``lessons`` the levels that teach it, ``terms`` the glossary words that name it.
    """

    id: str
    wordings: tuple[Wording, ...]
    gone: tuple[House, ...]
    same: tuple[str, ...]
    lessons: tuple[Mention, ...]
    terms: tuple[Term, ...]


def rule_index(slug: str) -> Printed:
    """Return every rule of a game with everything known about it."""
    found = entries(slug)
    return Printed(
        "".join(map(_html, found)), "\n".join(f"{one.id}: {one.wordings[0].text}" for one in found)
    )


@cached_per_registry
def entries(slug: str) -> tuple[Entry, ...]:
    """Return the rules of a game, usual ones and those of its house rules, in rulebook order."""
    usual = carte.game(slug)
    wordings = {rule.tail: {rule.wording: _wording(rule)} for rule in usual.rulebook}
    order = [*wordings]
    gone: dict[str, list[House]] = {}
    for house, without, game in _house_rules(usual):
        before = -1
        for rule in game.rulebook:
            if rule.tail not in wordings:
                order.insert(before + 1, rule.tail)
            known = wordings.setdefault(rule.tail, {})
            same = known.get(rule.wording)
            if same is None:
                known[rule.wording] = _wording(rule, house)
            elif same.house and same.house.name == house.name:
                known[rule.wording] = same._replace(also=(*same.also, house))
            before = order.index(rule.tail)
        for rule in game.rulebook.changes(since=without.rulebook).gone:
            gone.setdefault(rule.tail, []).append(house)
    return tuple(
        Entry(
            f"{slug}.{tail}",
            tuple(wordings[tail].values()),
            tuple(gone.get(tail, ())),
            _same(usual, tail),
            _lessons().get(f"{slug}.{tail}", ()),
            _terms(f"{slug}.{tail}"),
        )
        for tail in order
    )


def decided_by(slug: str, house: str) -> tuple[str, ...]:
    """Return the ids of the rules that a house rule decides.

    The rule of its name comes first, then what it adds, changes, and removes.
    """
    found: dict[str, int] = {}
    for entry in entries(slug):
        usual, *_others = entry.wordings
        bound = [wording.house.name for wording in entry.wordings if wording.house]
        if entry.id == f"{slug}.{house.replace('_', '-')}":
            found[entry.id] = 0
        elif house in bound:
            found[entry.id] = 2 if usual.house is None else 1
        elif house in (one.name for one in entry.gone):
            found[entry.id] = 3
    return tuple(sorted(found, key=lambda id_: found[id_]))


def _wording(rule: Rule, house: House | None = None) -> Wording:
    found = words_found(rule) if spoken_language() == "ja" else ""
    return Wording(rule.text, rule.cited_as, house, found)


def _house_rules(usual: Game) -> Iterator[tuple[House, Game, Game]]:
    """Yield each house rule that is a choice, and the game without it and with it."""
    for rule in usual.HOUSE_RULES:
        without = carte.game(usual.slug, **rule.needs)
        for value in (*rule.values[1:], *rule.numbers[:1]):
            yield (
                House(rule.name, value, rule.sentence(value)),
                without,
                carte.game(usual.slug, **{**rule.needs, rule.name: value}),
            )


def _same(usual: Game, tail: str) -> tuple[str, ...]:
    """Return the other games that have a rule of this name in the same words."""
    if tail not in usual.rulebook:
        return ()
    games = (carte.game(slug) for slug in carte.GAMES if slug != usual.slug)
    return tuple(game.slug for game in games if game.rulebook.states(usual.rulebook[tail]))


@cached_per_registry
def _lessons() -> dict[str, tuple[Mention, ...]]:
    """Return the levels that teach each rule, in the order of the courses."""
    found: dict[str, tuple[Mention, ...]] = {}
    for name in course_names():
        for stage in course(name):
            for number, level in enumerate(stage, start=1):
                lesson = Mention(level.id, number, name, _(stage.title))
                for rule in level.shows:
                    found[rule.id] = (*found.get(rule.id, ()), lesson)
    return found


def _terms(rule: str) -> tuple[Term, ...]:
    return tuple(term for group in groups() for term in group.terms if rule in term.rules)


# --------------------------------------------------------------------------------------- printing


def _html(entry: Entry) -> str:
    first, *others = entry.wordings
    lines = [_statement(entry.id, first), *(_statement(entry.id, other) for other in others)]
    about = [f'<a href="#{entry.id}"><code data-find>{entry.id}</code></a>']
    if entry.gone:
        houses = commas(f"<em>{escape(house.words)}</em>" for house in entry.gone)
        about.append(escape(_("does not apply with {rules}")).format(rules=houses))
    if entry.same:
        tail = entry.id.partition(".")[2]
        links = commas(
            f'<a href="#{slug}.{tail}">{named(carte.game(slug))}</a>' for slug in entry.same
        )
        about.append(escape(_("the same in {games}")).format(games=links))
    about += _taught(entry.lessons)
    words = [(term.italian, _(term.english), *term.japanese) for term in entry.terms]
    cards = [synonyms(wording.text) for wording in entry.wordings]
    also = escape(" ".join([*(word for each in words for word in each), *cards]).strip())
    return (
        f'<div class="carte-entry" id="{entry.id}" data-entry data-words="{also}">{"".join(lines)}'
        f'<p class="carte-entry-about">{" · ".join(about)}</p></div>'
    )


def _statement(id_: str, wording: Wording) -> str:
    text = f"<span data-find>{escape(wording.text)}</span>"
    if wording.house:
        rule = f"<em>{escape(wording.under)}</em>"
        words = escape(_("With the house rule “{house}”: {text}"))
        text = words.format(house=rule, text=text)
    cited = [f'<cite class="carte-source">{escape(wording.source)}</cite>']
    if wording.found:
        words = f'<span translate="no">{escape(wording.found)}</span>'
        found = escape(_("in the original: “{words}”")).format(words=words)
        cited.append(f'<span class="carte-source">{found}</span>')
    return f'<p class="carte-rule" data-rule="{id_}">{sentences([text, *cited])}</p>'


def _taught(lessons: tuple[Mention, ...]) -> Iterator[str]:
    """Yield the stages that teach a rule, with links to the very levels."""
    stages: dict[tuple[str, str], list[Mention]] = {}
    for lesson in lessons:
        stages.setdefault((lesson.course, lesson.stage), []).append(lesson)
    for (_course, stage), levels in stages.items():
        links = commas(
            f'<a href="{level.course}.html#{level.id}" aria-label="{escape(stage)} {level.number}">'
            f"{level.number}</a>"
            for level in levels
        )
        words = escape(_("taught in “{stage}”: {levels}"))
        yield words.format(stage=escape(stage), levels=links)
