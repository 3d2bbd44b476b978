"""A game and its house rules as digits, with which every code begins.

In the first edition a game was its place among the games, and the places of all its house rules
followed. Since the second a code begins with a place that no game had, then its edition; games and
house rules are the numbers of their names, and usual house rules are left out.
"""

from __future__ import annotations

from typing import Any

from carte.engine.edition import EDITION, NUMBERS, NewerEdition, number_of
from carte.engine.game import Game
from carte.engine.house_rules import HouseRule
from carte.engine.reading import InvalidValue
from carte.formats import edition_1
from carte.formats.codec import walk_edition
from carte.formats.mixed_radix import Digits
from carte.games import GAMES, game
from carte.language import N_, _

__all__ = ["walk_game"]

_NO_GAME = edition_1.ROOM_FOR_GAMES - 1
"""The place among the games of the first edition that stands for a later edition."""
_ROOM_FOR_HOUSE_RULES = 64


def walk_game(digits: Digits, given: Game | None, edition: int = EDITION) -> tuple[Game, int]:
    """Write a game in an edition, or read it: return it with its edition, whichever was done.

    Raises ``NewerEdition`` for a code of a newer edition, and ``ValueError`` for one of no edition.
    """
    is_first = given is not None and edition == 1
    place = [*edition_1.GAMES].index(given.slug) if given and is_first else _NO_GAME
    place = digits.digit(place, edition_1.ROOM_FOR_GAMES)
    if place != _NO_GAME:
        return _walk_first(digits, given, place), 1
    edition = walk_edition(digits, edition, first=2)
    slug = _named(
        digits,
        given.slug if given else None,
        GAMES,
        N_("it names a game that this edition of the book does not have"),
    )
    return _walk_house_rules(digits, given, slug), edition


def _walk_first(digits: Digits, given: Game | None, place: int) -> Game:
    """Walk over all house rules by their places, unless all are the usual ones."""
    if place >= len(edition_1.GAMES):
        raise InvalidValue(_("it names a game that the first edition did not have"))
    slug, rules = [*edition_1.GAMES.items()][place]
    if not digits.digit(given is not None and bool(given.chosen), 2):
        return game(slug)
    in_force = {} if given is None else given.options
    options: dict[str, Any] = {}
    for name, values in rules.items():
        if values is edition_1.ANY_NUMBER:
            options[name] = digits.natural(in_force.get(name, 0))
        else:
            options[name] = digits.choice(in_force.get(name), values)
    return game(slug, **options)


def _walk_house_rules(digits: Digits, given: Game | None, slug: str) -> Game:
    """Walk over the house rules that are not the usual ones, by the numbers of their names."""
    chosen = sorted((given.chosen if given else {}).items(), key=lambda one: number_of(one[0]))
    rules = game(slug).house_rules
    options: dict[str, Any] = {}
    missing = N_("it names a house rule of {game} that this edition of the book does not have")
    for place in range(digits.digit(len(chosen), _ROOM_FOR_HOUSE_RULES)):
        name, value = chosen[place] if chosen else (None, None)
        name = _named(digits, name, [*rules], missing, game=slug)
        options[name] = _walk_value(digits, value, rules[name])
    return game(slug, **options)


def _walk_value(digits: Digits, value: Any, rule: HouseRule) -> Any:
    """Walk over a value by its place among all of them: a value added later takes the last place.

    Where any number is valid, numbers come after the names, to which none can be added.
    """
    if rule.any_number:
        names = rule.names
        place = names.index(value) if value in names else len(names) + (value or 0)
        place = digits.natural(place)
        return names[place] if place < len(names) else place - len(names)
    place = digits.natural(rule.values.index(value) if value in rule.values else 0)
    if place >= len(rule.values):
        words = _("it was made by a newer edition of this book: {name} is different")
        raise NewerEdition(words.format(name=rule.name))
    return rule.values[place]


def _named(digits: Digits, name: str | None, names: Any, missing: str, **facts: str) -> str:
    """Walk over one of ``names`` by its number; ``missing`` is the message for others."""
    number = digits.digit(0 if name is None else number_of(name), NUMBERS)
    found = [one for one in names if number_of(one) == number]
    if not found:
        raise NewerEdition(_(missing).format(**facts))
    return str(found[0])
