"""The widget of a reader's own levels: make, try, order and share them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import carte
from carte.board.replies import no_reply
from carte.board.scene import scene_of
from carte.engine.deal import Deal
from carte.engine.moves import Move, move
from carte.engine.reading import saferepr
from carte.formats.position_code import code as code_of
from carte.formats.question_code import from_question
from carte.front import traits
from carte.front.widget import Ask, Space, Table, Unanswerable, text_in
from carte.front.words import words_of
from carte.language import _
from carte.lessons.own.code import InvalidLevels, code, from_code
from carte.lessons.own.file import MOST, file_name, from_file, written
from carte.lessons.own.own_level import MOST_LEVELS, NO_MOVE, OwnSet
from carte.lessons.own.words import own_words
from carte.lessons.play import PlayStep, seen

if TYPE_CHECKING:
    from carte.engine.messages import Ruling
    from carte.lessons.own import messages

__all__ = ["Own"]

_CHECKED = 6
"""The number of last characters of a code that set its levels apart from those of others."""

MOST_LISTED = 60
"""The most legal moves to list for choosing the right ones; more must be typed."""


class Own(Table):
    """``Own()``: levels of your own, from a position, a goal and the moves that are right.

    A set of them can be shared as a link, as a QR code, and as a file that ``Lesson("club.toml")``
    opens. The page holds the set in the making, and sends all of it with each question.
    """

    tool = "own"
    space = Space(30, 37.5)
    main = "levels"

    levels = traits.Dict(
        help="The set: its title and its levels, each with a position, a goal and the right moves."
        " Another set is put in its place."
    )
    levels.tag(sync=True, state=True)
    file = traits.Unicode(
        read_only=True, help="The text of the file of the set, which ``Lesson`` opens."
    )
    file.tag(state=True)

    def __init__(self) -> None:
        super().__init__(carte.game("scopa"), "Own()")

    @traits.validate("levels")
    def _playable(self, proposal: Any) -> Mapping[str, Any]:
        return OwnSet.from_json(proposal.value).to_json() if proposal.value else {}

    @traits.observe("levels")
    def _made(self, change: Any) -> None:
        self.set_trait("file", written(OwnSet.from_json(change.new)) if change.new else "")

    def make_content(self) -> messages.OwnContent:
        """Return the words, and the limits of a set and a level."""
        return {
            "words": own_words(),
            "titles": {slug: carte.game(slug).title for slug in carte.GAMES},
            "most": {"levels": MOST_LEVELS, "file": MOST},
        }

    def handlers(self) -> Mapping[str, Ask]:
        """Return the questions.

        ``begin`` with a position, ``weigh`` a move in it, ``make`` levels of a set; ``open`` a
        link, ``file`` a set and ``read`` a file; and ``judge`` a move, for a large table.
        """
        return {
            "begin": _begin,
            "weigh": _weigh,
            "make": lambda message: _made(OwnSet.from_json(message.get("set"))),
            "open": lambda message: _made(from_code(text_in(message, "code"))),
            "file": _file,
            "read": lambda message: _made(from_file(message.get("text"))),
            "judge": _judge,
        }


def _begin(message: Mapping[str, Any]) -> messages.Begun:
    """Answer with the beginning of a level, and the move that a link asks about."""
    deal, asked = from_question(text_in(message, "code"))
    if not deal.legal_moves():
        raise Unanswerable(_(NO_MOVE))
    legal = deal.legal_moves()
    hand, table = seen(deal)
    zones = {**({"table": table} if table else {}), "hand": hand}
    trump = (scene_of(deal) or {}).get("trump")
    return {
        "position": code_of(deal),
        "game": deal.game.slug,
        "zones": {name: [*map(str, some)] for name, some in zones.items()},
        "trick": [*map(str, deal.trick)] if deal.game.has_tricks else [],
        "trump": trump["text"] if trump else "",
        "moves": [_weighed(deal, one) for one in legal] if len(legal) <= MOST_LISTED else [],
        "asked": None if asked is None else _weighed(deal, asked),
        "zone_words": words_of(deal.game)["zones"],
    }


def _weigh(message: Mapping[str, Any]) -> messages.Weighed:
    """Answer with the ruling on a move, if it is one that a reader can make."""
    deal, _asked = from_question(text_in(message, "code"))
    choice = move(text_in(message, "move"))
    step = PlayStep(" ", deal, *seen(deal), answers=(choice,))
    if not any(form.takes(choice) for form in step.forms):
        raise Unanswerable(no_reply(str(choice), step.forms))
    ruling = _weighed(deal, choice)
    if ruling["rule"] in ("in-hand", "on-table") and not ruling["legal"]:
        raise Unanswerable(str(ruling["text"]))
    return ruling


def _weighed(deal: Deal, choice: Move) -> messages.Weighed:
    ruling = deal.ruling(choice)
    return {
        "move": str(choice),
        "legal": ruling.legal,
        "text": ruling.text,
        "rule": ruling.rule.tail,
    }


def _made(made: OwnSet) -> messages.Made:
    """Answer with a set as data, as levels to play, and as a link if it fits into one."""
    try:
        link, too_long = code(made), ""
    except InvalidLevels as error:
        link, too_long = "", str(error)
    game = made.game
    rules = {rule.id: rule for level in made.levels for rule in level.deal.game.rulebook}
    return {
        "set": made.to_json(),
        "code": link,
        "too_long": too_long,
        "game": game.slug,
        "title": made.title or _("Levels of {game}").format(game=game.title),
        "levels": [level.to_json() for level in _named(made, link)],
        "rules": {id: rule.text for id, rule in rules.items()},
        "words": words_of(game),
    }


def _named(made: OwnSet, link: str) -> list[Any]:
    """Return the levels as a lesson's, with ids that other sets are unlikely to have."""
    key = f"own-{link[-_CHECKED:] or len(made.levels)}"
    return [level.named(f"{key}-{number}") for number, level in enumerate(made.levels, 1)]


def _file(message: Mapping[str, Any]) -> messages.SavedFile:
    made = OwnSet.from_json(message.get("set"))
    return {"name": file_name(made), "text": written(made)}


def _judge(message: Mapping[str, Any]) -> Ruling:
    made = OwnSet.from_json(message.get("set"))
    place: Any = str(message.get("level")).rpartition("-")[2]
    if not place.isdecimal() or not 1 <= int(place[:4]) <= len(made.levels):
        raise Unanswerable(f"no level {saferepr(message.get('level'))} in this set")
    step = made.levels[int(place[:4]) - 1].step
    choice = move(text_in(message, "move"))
    if not any(form.takes(choice) for form in step.forms):
        raise Unanswerable(no_reply(str(choice), step.forms))
    return step.verdict(choice).to_json()
