"""Settling a question at a table: three taps, and a large yes or no."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import carte
from carte.board.house import labels_of, ours_words
from carte.board.verdict import rule_json
from carte.checker import LAYOUTS, TrickTooLong, deal_of, sheet_in, sheet_of
from carte.checker.sheet import Field, Sheet
from carte.engine.cards import COPPE, SUITS
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.kinds import ByKind
from carte.engine.moves import Move, move
from carte.engine.reading import NAMES, NUMBER, TEXT, one_of, saferepr, table
from carte.formats.house_code import InvalidHouse, asked_at, from_house_code, house_code
from carte.formats.position_code import InvalidCode
from carte.formats.question_code import from_question, question
from carte.front import traits
from carte.front.widget import Ask, Space, Table, Unanswerable, call, text_in
from carte.front.words import sending_words
from carte.games import cached_per_registry, usual_game
from carte.games.procedure import article
from carte.games.quarrels import Quarrel, quarrels
from carte.language import _
from carte.quiz import question_of
from carte.settle.at_our_table import at_home
from carte.settle.possible_moves import options, verdict
from carte.settle.words import settle_words

if TYPE_CHECKING:
    from carte.settle import messages

__all__ = ["Settle", "line_words"]

_VERDICT = table(
    {"asks": TEXT, "answer": one_of(("yes", "no", "depends")), "text": TEXT, "rule": TEXT}
)

BEYOND = ("PR-77",)
"""The articles of procedure that people look for here: giving up a match is no move."""


class Settle(Table):
    """``Settle("scopa")``: the usual quarrels of each game, and a pad for any other question.

    Quarrels have their answers ready, Python answers everything else. Raises ``ValueError`` for an
    unknown game.
    """

    tool = "settle"
    space = Space(49.5, 53)
    main = "verdict"
    keeps_content = True

    question = traits.Unicode(
        help="The question as links name it: a common one by its key, such as SC-02, or cards and a"
        " move by their code. Another one is settled in its place."
    )
    question.tag(sync=True, state=True)
    verdict = traits.Done(
        _VERDICT, default_value=None, allow_none=True, help="The answer to it, and its rule."
    )
    verdict.tag(sync=True, state=True)

    def __init__(self, game: str | Game = "scopa") -> None:
        slug = usual_game(game)
        super().__init__(carte.game(slug), call("Settle", slug))

    @traits.validate("question")
    def _known(self, proposal: Any) -> str:
        if proposal.value:
            _check_name(proposal.value)
        return str(proposal.value)

    def make_content(self) -> messages.SettleContent:
        """Return the pad of every game, and its quarrels with their answers."""
        return {
            "games": [{"slug": slug, "name": carte.game(slug).title} for slug in carte.GAMES],
            "ours": line_words(),
            "pads": {slug: _pad(carte.game(slug)) for slug in carte.GAMES},
            "quarrels": _quarrels(),
            "beyond": [{"asks": _(article(id_).asks), "id": id_} for id_ in BEYOND],
        }

    def make_strings(self) -> dict[str, Any]:
        """Return the words of cards, and the widget's own."""
        return {
            **super().make_strings(),
            "settle": settle_words(),
            "sending": sending_words(),
            "quiz": {"line": _("Then:")},
        }

    def handlers(self) -> Mapping[str, Ask]:
        """Return the questions: about a ``sheet``, a move to ``try``, a link, and ``ours``."""
        return {"sheet": _sheet, "try": _try, "open": _open, "ours": _ours}


def _check_name(name: str) -> None:
    """Raise ``ValueError`` for a text that names no question."""
    _games, asked = asked_at(name)
    common = (one for some in _quarrels().values() for one in some)
    if all(asked != one.get("code", one["key"]) for one in common):
        from_question(asked)


def line_words() -> dict[str, Any]:
    """Return the words of the line about the rules of our table, or of the one that sent a link."""
    sent = _("By the rules of the table that sent this: {rules}.")
    return {**ours_words(), "sent": sent}


def _pad(game: Game) -> messages.Pad:
    """Return the pad's input: values of a hand and a table, or cards of a hand and a trick.

    A value stands for cards of the first suits; coppe are last, whose 7 may be wild.
    """
    layout = LAYOUTS[game]
    second: messages.PadZone = "table" if game.has_table else "trick"
    fields = {field.name: field.usual for field in layout.fields(game)}
    trumps = {"trump": ""} if "trump" in fields else {}  # an unset trump decides nothing
    return {
        "by": "value" if game.has_table else "card",
        "zones": ("hand", second),
        "trump": bool(trumps),
        "rules": labels_of(game),
        "fields": fields | trumps,
        "wild": _WILD[game](layout.fields(game)),
        "suits": sorted(map(str, SUITS), key=str(COPPE).__eq__),
    }


_WILD: ByKind[Callable[[Sequence[Field]], messages.Wild | None]] = ByKind(
    "wild cards", {Game: lambda fields: None}, own="settle.wild"
)
"""Asks which card it is, in a game in which one of a value may count another."""


@cached_per_registry
def _quarrels() -> dict[str, list[messages.Quarrel]]:
    return {slug: [_quarrel_json(one) for one in quarrels(slug)] for slug in carte.GAMES}


def _quarrel_json(quarrel: Quarrel) -> messages.Quarrel:
    """Return a quarrel with its position, its answer, and the rule behind it."""
    assert quarrel.answer is not None, quarrel.key
    return {
        "asks": quarrel.asked,
        "key": quarrel.key,
        "yes": quarrel.answer,
        "says": quarrel.says,
        "rule": rule_json(quarrel.rule),
        "house": bool(quarrel.house),
        **_laid(quarrel),
    }


def _laid(quarrel: Quarrel) -> messages.Laid:
    """Return the position of a quarrel, with its code, and its sheet if it asks about a move."""
    case = quarrel.case
    setting = question_of(case, quarrel.key).setting.to_json()
    laid: messages.Laid = {
        "zones": setting["zones"],
        "facts": setting["facts"],
        "line": setting["line"],
    }
    if quarrel.move:
        choice = str(move(quarrel.move))
        laid["code"] = question(case.deal, choice)
        _lay_on_pad(laid, case.deal, choice)
    return laid


def _lay_on_pad(laid: messages.OnPad, deal: Deal, asked: str | None) -> None:
    """Add a position and the move in question, if the pad has everything in it."""
    sheet = sheet_of(deal)
    zones = {name for name, some in sheet.zones.items() if some}
    fits = deal.phase == "play" and zones <= {*_pad(deal.game)["zones"]}
    if fits:
        laid["sheet"], laid["asked"] = sheet.to_json(), asked


def _answered(deal: Deal, asked: Move | None) -> messages.Answers:
    """Return the moves that could be meant, and the verdict on one if it is in question."""
    found: messages.Answers = {"options": options(deal)}
    if asked is not None:
        found["verdict"] = verdict(deal, asked)
    return found


def _sheet(message: Mapping[str, Any]) -> messages.Answers | messages.Problem:
    """Return the moves that could be meant; a sheet that makes no deal is a ``problem``.

    A trick too long for the table is settled as for the fewest ``players`` who could have played
    it. With a ``move`` the verdict on it comes along.
    """
    sheet = sheet_in(message.get("sheet"))
    asked = None if message.get("move") is None else move(text_in(message, "move"))
    try:
        return _answered(deal_of(sheet), asked)
    except TrickTooLong as error:
        return _among_more(sheet, asked, error)
    except ValueError as error:
        return {"problem": str(error)}


def _among_more(
    sheet: Sheet, asked: Move | None, error: TrickTooLong
) -> messages.Answers | messages.Problem:
    """Return the answer as for the fewest players with whom the cards make a deal."""
    deals: dict[int, Deal] = {}
    for players in error.players:
        with suppress(ValueError):
            deals[players] = deal_of(sheet.among(players))
    if not deals:
        return {"problem": str(error)}
    return {**_answered(next(iter(deals.values())), asked), "players": [*deals]}


def _try(message: Mapping[str, Any]) -> messages.Verdict:
    deal = deal_of(sheet_in(message.get("sheet")))
    return {"verdict": verdict(deal, move(text_in(message, "move")))}


def _open(message: Mapping[str, Any]) -> messages.OpenedQuestion | messages.Problem:
    """Return the question of a link, with its answer if it fits on the pad.

    Otherwise the question is one for the case checker.
    """
    try:
        deal, asked = from_question(text_in(message, "code"))
    except InvalidCode as error:
        return {"problem": str(error)}
    opened: messages.OpenedQuestion = {"game": deal.game.slug}
    _lay_on_pad(opened, deal, None if asked is None else str(asked))
    if "sheet" in opened:
        opened["options"] = options(deal)
        if asked is not None:
            opened["verdict"] = verdict(deal, asked)
    return opened


def _ours(message: Mapping[str, Any]) -> messages.QuarrelAtHome | messages.Problem:
    """Return how a table's rules settle a quarrel, and their code for its link.

    The message has the table's house rules, or the code of them from a link.
    """
    slug = one_of(carte.GAMES).read(message.get("game"), "game", Unanswerable)
    key = text_in(message, "key")
    number = NUMBER.read(message.get("number"), "number", Unanswerable)
    found = dict(enumerate(quarrels(slug)))
    if number not in found or found[number].key != key:
        words = _("{key} is not a question about {game}")
        raise Unanswerable(words.format(key=saferepr(key), game=slug))
    try:
        table = _table(slug, message)
    except InvalidHouse as error:
        return {"problem": str(error)}
    home = at_home(found[number], table)
    if (other := home.pop("other", None)) is not None:
        home["laid"] = _laid(found[number].others[other])
    answer: messages.QuarrelAtHome = {
        "options": table.chosen,
        "house": house_code([table]),
        "holds": home["holds"],
        "says": home["says"],
        "theirs": home["theirs"],
    }
    _add_answer(answer, home)
    return answer


def _add_answer(answer: messages.HomeAnswer, home: messages.HomeAnswer) -> None:
    answer.update(home)


def _table(slug: str, message: Mapping[str, Any]) -> Game:
    """Return a game by the house rules in a message, plain or as a code."""
    if "house" not in message:
        house = NAMES.read(message.get("options"), "options", Unanswerable)
        return carte.game(slug, **house)
    games = {game.slug: game for game in from_house_code(text_in(message, "house"))}
    return games.get(slug) or carte.game(slug)
