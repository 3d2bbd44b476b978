"""Our house: the house rules of every game, chosen once, and a link, a code and a sheet of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import carte
from carte.board.house import in_force, options_of, ours_words
from carte.engine.game import Game
from carte.engine.reading import TEXT
from carte.formats.codec import BrokenLink
from carte.formats.house_code import house_code, open_house
from carte.front.faces import faces_words
from carte.front.widget import Ask, Space, Unanswerable, Widget, houses_of
from carte.front.words import card_names, menu_words, python_words
from carte.games.presets import Preset, presets
from carte.keeping.house.words import house_words
from carte.language import _

if TYPE_CHECKING:
    from carte.keeping.house import messages

__all__ = ["House"]


class House(Widget):
    """``House()``: the house rules of every game, to choose for our table and to carry to others.

    The reader's choice is kept in this browser, and applies to all pages of the book.
    """

    tool = "house"
    space = Space(124, 155.5)
    keeps_content = True

    def __init__(self) -> None:
        super().__init__("House()")

    def make_content(self) -> messages.HouseContent:
        """Return the house rules of every game, and the presets."""
        return {"games": [_offered(carte.game(slug)) for slug in carte.GAMES]}

    def make_strings(self) -> dict[str, Any]:
        """Return the widget's own words, names of cards, and the words of every menu."""
        own = {"house": house_words(), "ours": ours_words()}
        of_cards = {"cards": card_names(), "faces": faces_words()}
        return {**own, **of_cards, **menu_words(), **python_words()}

    def handlers(self) -> Mapping[str, Ask]:
        """Return the questions: ``agree`` on house rules by game, and ``open`` the code of some."""
        return {"agree": _agree, "open": _open}


def _offered(game: Game) -> messages.HouseGame:
    return {
        "slug": game.slug,
        "title": game.title,
        "house": options_of(game),
        "presets": [*map(_preset, presets(game.slug))],
    }


def _preset(preset: Preset) -> messages.Preset:
    """Return a preset as the front end reads it."""
    source = preset.source
    return {
        "game": preset.game,
        "title": _(preset.title),
        "source": source.title,
        "url": source.address,
        "house": preset.house,
    }


def _agree(message: Mapping[str, Any]) -> messages.Agreed | messages.Problem:
    """Return the code of house rules by game, and what each of them changes.

    Rules that do not go together are answered with a ``problem``.
    """
    house = houses_of(message.get("house"))
    try:
        games = [carte.game(slug, **rules) for slug, rules in house.items()]
    except ValueError:
        return {"problem": _("These house rules do not go together.")}
    return {"code": house_code(games), "rules": {game.slug: in_force(game) for game in games}}


def _open(message: Mapping[str, Any]) -> messages.OpenedHouse | messages.Problem:
    """Return the house rules in a code, by game: those that differ from the book."""
    try:
        games = open_house(TEXT.read(message.get("code"), "code", Unanswerable))
    except BrokenLink as error:
        return {"problem": str(error)}
    return {"house": {game.slug: game.chosen for game in games}}
