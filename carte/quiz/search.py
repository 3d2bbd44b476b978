"""Tricky cases made to order: search for a random position in which a rule bites.

>>> from carte.quiz.search import tricky
>>> case = tricky("scopa", "equal", seed=1)
>>> [move for move in case.legal if move in case.refused]
[]

A recipe deals cards at random until the engine says that the position is tricky: that one of its
rules decides a move, or that the better card loses. The engine has checked whatever a case says
about its position. The same game, house rules, theme and seed always give the same case.

A table with house rules gets cases under these rules, and if they touch a theme, preferably those
with another outcome by the book.
"""

from __future__ import annotations

import re
from random import Random

from carte.engine.game import Game
from carte.engine.phrases import commas
from carte.engine.reading import saferepr
from carte.formats.house_code import from_house_code, house_code
from carte.games import GAMES, cached_per_registry, game
from carte.games.cases import Case
from carte.language import _
from carte.quiz.house_check import holds
from carte.quiz.question import HouseRules
from carte.quiz.recipes import recipes_for
from carte.quiz.setting import by_the_book
from carte.quiz.themes import every_theme, themes_of

__all__ = ["NoSuchCase", "case_named", "name_of", "tricky", "tricky_themes"]

TRIES = 20_000
"""The most positions to deal before giving up a search; most need a few dozen."""

MORE = 300
"""How many more to deal for a case with another outcome by the book."""

_BOOK: HouseRules = {}

_AT_HOUSE = "&house="
_NAME = re.compile(
    r"tricky-(?P<slug>[a-z-]+)-(?P<theme>[a-z]+)-(?P<seed>\d{1,9})"
    rf"({_AT_HOUSE}(?P<house>[0-9A-Za-z]+))?"
)


class NoSuchCase(ValueError):
    """A tricky case that cannot be made; the message says which can."""


def tricky(slug: str, theme: str, seed: int, house: HouseRules = _BOOK) -> Case:
    """Return a tricky case of a game, under a table's house rules if any.

    Raises ``NoSuchCase`` for a theme that the game lacks, and ``InvalidOption`` for house rules
    that it lacks.
    """
    rules = game(slug, **house)
    known = tricky_themes(slug, house)
    if theme not in known:
        raise NoSuchCase(
            _("no tricky cases of {theme} in {slug}; the themes are {themes}").format(
                theme=saferepr(theme), slug=slug, themes=commas(known)
            )
        )
    case = _search(rules, theme, seed)
    if case is None:
        raise NoSuchCase(
            _("no tricky case of {theme} found in {slug} with the number {seed}").format(
                theme=saferepr(theme), slug=slug, seed=seed
            )
        )
    return case._replace(id=name_of(slug, theme, seed, house))


def _search(rules: Game, theme: str, seed: int) -> Case | None:
    """Return the first case from a seed, or one soon after it in which house rules bite.

    The latter names the house's rules that touch its theme.
    """
    rng = Random(f"{rules.slug} {theme} {seed}")
    recipes = [recipe for recipe in recipes_for(rules) if recipe.theme == theme]
    own, first, left = _own(rules, theme), None, TRIES
    while left > 0:
        left -= 1
        case = rng.choice(recipes).make(rules, rng)
        if case and own and not holds(case, _BOOK):
            return case._replace(rules=[*dict.fromkeys((*case.rules, *own))])
        if case and not first:
            first, left = case, MORE if own else 0
    return first


def _own(rules: Game, theme: str) -> list[str]:
    """Return the tails of the rules of a theme that hold because of house rules."""
    own = rules.rulebook.changes(since=by_the_book(rules).rulebook).brought
    return [rule.tail for rule in own if theme in themes_of(rules, [rule.tail])]


def name_of(slug: str, theme: str, seed: int, house: HouseRules = _BOOK) -> str:
    """Return the name with which the page of cases opens a tricky case; ``case_named`` reads it."""
    rules = game(slug, **house)
    at = f"{_AT_HOUSE}{house_code([rules])}" if rules.chosen else ""
    return f"tricky-{slug}-{theme}-{seed}{at}"


@cached_per_registry
def case_named(name: str) -> Case:
    """Return the tricky case with a name.

    Raises ``NoSuchCase`` for any other text, and ``InvalidHouse`` if the code of its house rules is
    invalid.
    """
    made = _NAME.fullmatch(name)
    code = made and made["house"]
    houses = {one.slug: one.chosen for one in from_house_code(code)} if code else {}
    if made is None or made["slug"] not in GAMES or {*houses} - {made["slug"]}:
        raise NoSuchCase(_("there is no tricky case {name}").format(name=saferepr(name)))
    slug = made["slug"]
    return tricky(slug, made["theme"], int(made["seed"]), houses.get(slug, _BOOK))


def tricky_themes(slug: str, house: HouseRules = _BOOK) -> tuple[str, ...]:
    """Return the themes with tricky cases in a game, under house rules if any."""
    rules = game(slug, **house)
    made = {recipe.theme for recipe in recipes_for(rules)}
    return tuple(theme.id for theme in every_theme() if theme.id in made)
