"""A club's evening: the reader's wish, and the plan for it, to show and to print."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import carte
from carte.board.house import labels_of, ours_words
from carte.evening.blocks import games_of_evenings
from carte.evening.link import code, opened
from carte.evening.plan_json import every_block, levels_json
from carte.evening.presets import presets
from carte.evening.sheets import whole_plan
from carte.evening.wish import EVENINGS, FACES, MINUTES, PACKS, PEOPLE, Wish, wish_of
from carte.evening.words import evening_words
from carte.front.faces import faces_legend, faces_words
from carte.front.widget import Ask, Space, Widget
from carte.front.words import card_names, menu_words, python_words, sending_words
from carte.games import in_order
from carte.language import _

if TYPE_CHECKING:
    from carte.evening import messages

__all__ = ["Evening"]


class Evening(Widget):
    """``Evening()``: an evening of cards for any number of people and minutes, minute by minute.

    The presets need no Python; Python makes all other plans.
    """

    tool = "evening"
    space = Space(289.5, 394)
    keeps_content = True

    def __init__(self) -> None:
        super().__init__("Evening()")

    def make_content(self) -> messages.EveningContent:
        """Return the choices of the form, the presets, and everything that plans mention."""
        games = in_order(map(carte.game, games_of_evenings()))
        return {
            "games": [{"slug": game.slug, "title": game.title} for game in games],
            "house": {game.slug: labels_of(game) for game in games},
            "limits": {
                "people": [PEOPLE[0], PEOPLE[-1]],
                "minutes": [MINUTES[0], MINUTES[-1]],
                "evenings": [EVENINGS[0], EVENINGS[-1]],
                "packs": [PACKS[1], PACKS[-1]],
            },
            "presets": [
                {"title": _(one.title), "plan": whole_plan(one.wish), "codes": _by_faces(one.wish)}
                for one in presets()
            ],
            "blocks": every_block(),
            "levels": levels_json(),
        }

    def make_strings(self) -> dict[str, Any]:
        """Return the widget's own words, names of cards, and the words of every menu."""
        own = {"evening": evening_words(), "ours": ours_words(), "sending": sending_words()}
        of_cards = {"cards": card_names(), "faces": faces_words(), "legend": faces_legend()}
        return {**own, **of_cards, **menu_words(), **python_words()}

    def handlers(self) -> Mapping[str, Ask]:
        """Return the questions: the ``plan`` of a ``wish``, and ``open``, that of a link."""
        return {
            "plan": lambda message: whole_plan(wish_of(message.get("wish"))),
            "open": lambda message: whole_plan(opened(message.get("code", ""))),
        }


def _by_faces(wish: Wish) -> dict[messages.Faces, str]:
    """Return the codes of a plan by the pack in use: nothing else depends on it."""
    return {faces: code(wish._replace(faces=faces)) for faces in FACES}
