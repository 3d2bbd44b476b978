"""The case checker: any position of any game, and the ruling on every move in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import carte
from carte.board.house import options_of, ours_words
from carte.board.seats import seat_names, spoken
from carte.checker import LAYOUTS, Sheet, deal_of, sheet_in, sheet_of
from carte.checker.judging import answer, played, tried
from carte.checker.words import checker_words
from carte.engine.deal import Deal as Position
from carte.engine.game import Game
from carte.engine.reading import SWITCH, TEXT, optional, saferepr, table
from carte.formats.position_code import InvalidCode, from_code
from carte.formats.position_code import code as code_of
from carte.formats.question_code import from_question, question
from carte.front import traits
from carte.front.position_table import PositionTable
from carte.front.widget import Ask, Space, call, text_in
from carte.front.words import sending_words
from carte.games import cached_per_registry, given_game
from carte.games.quarrels import quarrels

if TYPE_CHECKING:
    from carte.checker import messages

__all__ = ["Checker"]

_VERDICT = table({"move": TEXT, "legal": SWITCH, "rule": optional(TEXT), "text": TEXT})


class Checker(PositionTable):
    """``Checker("scopa")``: an empty table; ``Checker("scopa", code)`` begins with a position.

    ``Checker(position)`` begins with a ``carte.Deal``. House rules are keywords, as in
    ``carte.game``; a game in place of its name, or a position, brings its own. The first
    position and the examples come with their verdicts; Python answers everything else. Raises
    ``ValueError`` for an unknown game or house rule, and for a code that is invalid or belongs to
    another game.
    """

    tool = "checker"
    space = Space(77.5, 90)
    verdict = traits.Done(
        _VERDICT,
        default_value=None,
        allow_none=True,
        help="The ruling on the last move asked about.",
    )
    verdict.tag(sync=True, state=True)

    def __init__(
        self, game: str | Game | Position = "scopa", code: str | None = None, **house_rules: Any
    ) -> None:
        if isinstance(game, Position):
            code, game = code or code_of(game), game.game.slug
        game, house_rules = given_game(game, house_rules)
        chosen = carte.game(game, **house_rules)
        start = Sheet(chosen, {}, {}) if code is None else sheet_of(from_code(code))
        if start.game.slug != game or (house_rules and start.game != chosen):
            raise ValueError(f"the code {saferepr(code)} is of {start.game!r}, not of {chosen!r}")
        self._start = start
        self.keeps_content = code is None and not house_rules
        given = (game,) if code is None else (game, code)
        super().__init__(start.game, call("Checker", *given, **house_rules))

    def first_position(self) -> Position | None:
        """Return the position of its sheet, if anything lies there."""
        return deal_of(self._start) if self._start.zones else None

    def make_content(self) -> messages.CheckerContent:
        """Return the form of every game, the first position, and the examples."""
        return _content(self._start)

    def make_strings(self) -> dict[str, Any]:
        """Return the words of the checker's game, and of the ways to send a position."""
        return {**super().make_strings(), "sending": sending_words()}

    def handlers(self) -> Mapping[str, Ask]:
        """Return the questions: ``open`` a code, ``check`` a sheet, ``try`` a move, and so on."""
        return {"open": _open, "check": _check, "try": _try, "play": _play, "link": _link}


def _content(start: Sheet) -> messages.CheckerContent:
    return {
        "words": checker_words(),
        "ours": ours_words(),
        "games": [{"slug": slug, "name": carte.game(slug).title} for slug in carte.GAMES],
        "forms": {slug: _form(carte.game(slug)) for slug in carte.GAMES},
        "start": {
            "sheet": start.to_json(),
            "form": _form(start.game),
            "answer": answer(start, beforehand=True),
        },
        "examples": _examples(),
    }


def _form(game: Game) -> messages.CheckerForm:
    """Return the form of a game under its house rules."""
    layout = LAYOUTS[game]
    return {
        "zones": [zone.to_json() for zone in layout.zones(game)],
        "fields": [field.to_json() for field in layout.fields(game)],
        "options": options_of(game),
        "example": layout.example,
        "seats": [spoken(name) for name in seat_names(game)],
    }


@cached_per_registry
def _examples() -> dict[str, list[messages.Quarrel]]:
    """Return the examples of each game: the sheet, its verdicts, and the move in question."""
    return {
        slug: [
            {
                "says": quarrel.asked,
                "move": quarrel.move,
                "sheet": sheet.to_json(),
                "answer": answer(sheet, named=[quarrel.move]),
            }
            for quarrel in quarrels(slug)
            if quarrel.move
            for sheet in [sheet_of(quarrel.case.deal)]
        ]
        for slug in carte.GAMES
    }


def _opened(sheet: Sheet) -> messages.Position:
    return {"sheet": sheet.to_json(), "form": _form(sheet.game), "answer": answer(sheet)}


def _open(message: Mapping[str, Any]) -> messages.Opened | messages.Unopened:
    """Return the position of a code and the move asked about; an invalid code is a ``problem``."""
    try:
        deal, asked = from_question(text_in(message, "code"))
    except InvalidCode as error:
        return {"problem": str(error)}
    position = _opened(sheet_of(deal))
    return {
        "sheet": position["sheet"],
        "form": position["form"],
        "answer": position["answer"],
        "asked": None if asked is None else str(asked),
    }


def _check(message: Mapping[str, Any]) -> messages.Checked:
    sheet = sheet_in(message.get("sheet"))
    return {"form": _form(sheet.game), "answer": answer(sheet)}


def _try(
    message: Mapping[str, Any],
) -> messages.Tried | messages.Unread | messages.NoMove:
    typed = text_in(message, "typed") if "typed" in message else None
    return tried(sheet_in(message.get("sheet")), text_in(message, "move"), typed)


def _play(message: Mapping[str, Any]) -> messages.Position:
    return _opened(played(sheet_in(message.get("sheet")), text_in(message, "move")))


def _link(message: Mapping[str, Any]) -> messages.Code:
    """Return the code of the question whether a move is legal."""
    return {"code": question(deal_of(sheet_in(message.get("sheet"))), text_in(message, "move"))}
