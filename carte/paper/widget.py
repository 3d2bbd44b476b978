"""The page of paper: the sheets on offer, and the chosen one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import carte
from carte.board.house import labels_of
from carte.formats.sheet_name import KINDS
from carte.front.faces import faces_legend, faces_words
from carte.front.widget import Ask, Space, Widget
from carte.front.words import card_names, menu_words
from carte.language import _
from carte.pack.faces import SKINS
from carte.paper import sheet
from carte.paper.sheet_link import BOTH, LARGEST_SEED, MOST_DEALS, read
from carte.paper.words import kind_words, paper_words
from carte.quiz.search import tricky_themes
from carte.quiz.themes import every_theme

if TYPE_CHECKING:
    from carte.paper import messages

__all__ = ["Paper"]

_FIELDS: tuple[messages.FieldName, ...] = (
    "game",
    "levels",
    "plan",
    "theme",
    "deals",
    "seed",
    "skin",
)
"""The fields of sheets, in the order in which a kind asks for its own."""


class Paper(Widget):
    """``Paper()``: sheets to print for a table or a club, chosen by a link or on the page.

    The first one is ready; Python makes the others.
    """

    tool = "paper"
    space = Space(94.5, 88)

    def __init__(self) -> None:
        super().__init__("Paper()")

    def make_content(self) -> messages.PaperContent:
        """Return the choices, and the first sheet."""
        words = kind_words()
        return {
            "kinds": [
                {
                    "id": kind,
                    "title": words[kind][0],
                    "about": words[kind][1],
                    "asks": [field for field in _FIELDS if field in names],
                }
                for kind, names in KINDS.items()
            ],
            "games": [_offered(slug) for slug in carte.GAMES],
            "skins": {"pack": _skins(BOTH, *SKINS), "": _skins(*SKINS)},
            "most": {"deals": MOST_DEALS, "seed": LARGEST_SEED},
            "first": _made({"sheet": f"rules.{carte.GAMES[0]}"}),
        }

    def make_strings(self) -> dict[str, Any]:
        """Return the widget's own words, names of cards, and the words of every menu."""
        of_cards = {"cards": card_names(), "faces": faces_words(), "legend": faces_legend()}
        return {"paper": paper_words(), **of_cards, **menu_words()}

    def handlers(self) -> Mapping[str, Ask]:
        """Return the questions: ``sheet``, by its name and the house rules of its game."""
        return {"sheet": _made}


def _offered(slug: str) -> messages.PaperGame:
    game = carte.game(slug)
    known = tricky_themes(slug)
    return {
        "slug": slug,
        "title": game.title,
        "house": labels_of(game),
        "themes": [
            {"value": theme.id, "text": theme.title} for theme in every_theme() if theme.id in known
        ],
    }


def _skins(*names: str) -> list[messages.Choice]:
    words = {
        "italian": _("Neapolitan"),
        "northern": _("Bergamasque"),
        "french": _("French"),
        BOTH: _("Neapolitan and French"),
    }
    return [{"value": name, "text": words[name]} for name in names]


def _made(message: Mapping[str, Any]) -> messages.Made:
    """Answer with a sheet, and the name that finds it again."""
    wanted = read(message.get("sheet"), message.get("house"))
    return {"name": str(wanted), "sheet": sheet(wanted).to_json()}
