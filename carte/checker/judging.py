"""The rulings in a position: the verdict on a move, and all the legal moves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from carte.board.sayings import in_words
from carte.board.scene import values_in
from carte.board.verdict import Verdict
from carte.checker import LAYOUTS, deal_of, sheet_of
from carte.checker.calls import parse_calls
from carte.checker.mid_deal import amid
from carte.checker.sheet import Sheet
from carte.engine.cards import mask_of
from carte.engine.deal import Deal
from carte.engine.moves import Announcement, Discard, Move, Play, move
from carte.engine.phrases import capital, commas, either
from carte.engine.reading import short
from carte.engine.rulebook import Ruling
from carte.formats.position_code import code
from carte.language import _, ngettext
from carte.language.names import localize
from carte.language.typed import typed_as

if TYPE_CHECKING:
    from carte.checker import messages
    from carte.engine.messages import Ruling as RulingJson

__all__ = ["answer", "played", "tried"]

MOST = 150
"""The most moves to list; of more, such as the ways to discard four cards, only count them."""

MOST_TRIED = 160
"""The most moves to judge beforehand."""


def answer(sheet: Sheet, *, named: Iterable[str] = (), beforehand: bool = False) -> messages.Answer:
    """Return the answer to a sheet; a sheet that makes no deal is a ``problem``.

    All legal moves are judged, and those that are ``named``; ``beforehand`` also those, legal or
    not, that the cards in sight can make.
    """
    try:
        deal = deal_of(sheet)
        word = code(deal)
    except ValueError as error:
        return {"problem": str(error)}
    legal = deal.legal_moves()
    listed = legal if len(legal) <= MOST else ()
    possible = _possible(deal) if beforehand else ()
    judged = dict.fromkeys([*listed, *map(move, named), *possible])
    going_on = amid(deal)
    rulings = {str(one): going_on.ruling(one) for one in judged}
    return {
        "code": word,
        "summary": _summary(deal, len(legal)),
        "hand_makes": _hand_makes(deal, legal),
        "values": values_in(deal.view(deal.turn)),
        "moves": [_listed(one) for one in listed],
        "rulings": {text: _ruling_json(ruling) for text, ruling in rulings.items()},
        "rules": _stated(rulings.values()),
    }


def tried(
    sheet: Sheet, text: str, typed: str | None = None
) -> messages.Tried | messages.Unread | messages.NoMove:
    """Return the verdict on a move, legal or not; a text that is no move is ``unread``.

    That quotes it as the reader ``typed`` it, if that differs. While there is no card to play, a
    ``note`` says so. Raises ``ValueError`` where the sheet makes no deal.
    """
    deal = deal_of(sheet)
    try:
        choice = _read(deal, text)
    except ValueError:
        words = _("“{text}” is not a move. Write one such as {moves}.")
        quoted = short(text if typed is None else typed)
        return {"unread": words.format(text=quoted, moves=_examples(sheet, deal))}
    ruling = amid(deal).ruling(choice)
    if ruling.rule.tail == "over" and not deal.hands[deal.turn]:
        return {"note": _summary(deal, 0)}
    return {"move": str(choice), "ruling": _ruling_json(ruling), "rules": _stated([ruling])}


def played(sheet: Sheet, text: str) -> Sheet:
    """Return the sheet after a legal move, as the next seat to act sees it.

    Cards that the reader has not put in stay hidden.
    """
    after, layout = sheet_of(deal_of(sheet).play(text)), LAYOUTS[sheet.game]
    return after if layout.is_complete(sheet) else layout.seen(sheet, after)


def _examples(sheet: Sheet, deal: Deal) -> str:
    """Return a move of each kind that may be made here, or else one of this game."""
    kinds = {_kind(one): str(one) for one in deal.legal_moves()}
    some = [*kinds.values()] or [LAYOUTS[sheet.game].example]
    ways = [either(typed_as(one, letters=letters) for one in some) for letters in (False, True)]
    return commas(dict.fromkeys(ways))


def _read(deal: Deal, text: str) -> Move:
    """Return the move in a text; in an auction, the call alone will do."""
    try:
        return move(text)
    except ValueError:
        calls = parse_calls(text) if deal.phase == "auction" else []
        if len(calls) != 1:
            raise
        return move(calls[0])


def _kind(one: Move) -> tuple[object, ...]:
    if isinstance(one, Play):
        return Play, bool(one.mask), one.signal
    return type(one), one.verb if isinstance(one, Announcement) else ""


def _summary(deal: Deal, number: int) -> str:
    if not number:
        if (thrown_in := deal.ruling("pass").rule).tail in ("thrown-in", "poor-hand"):
            return thrown_in.text
        if deal.hands[deal.turn]:
            return _("Nothing more can be played here.")
        return _("There is no card in your hand yet. Add the cards you hold.")
    words = ngettext("One legal move.", "{number} legal moves.", number)
    return words.format(number=number)


def _hand_makes(deal: Deal, legal: tuple[Move, ...]) -> messages.HandMakes:
    """Return what picked cards do: a verb, and how many make a move.

    Where cards are played the verb is empty, and the cards of the table may be picked as well.
    """
    one = next((each for each in legal if not isinstance(each, Announcement)), None)
    if isinstance(one, Discard):
        return {"verb": "discard", "size": len(one), "takes": False}
    if isinstance(one, Play) or not legal:
        return {"verb": "", "size": 1, "takes": deal.game.has_table}
    verb = "give" if str(legal[0]).startswith("give") else None
    return {"verb": verb, "size": 1, "takes": False}


def _possible(deal: Deal) -> Iterator[Move]:
    """Yield the plays that the cards in sight can make, where they are few."""
    hand = deal.hands[deal.turn]
    if deal.phase != "play" or len(hand) << len(deal.table) > MOST_TRIED:
        return
    for card in hand:
        for size in range(len(deal.table) + 1):
            for taken in combinations(deal.table, size):
                yield Play(card.index, mask_of(taken))


def _ruling_json(ruling: Ruling) -> RulingJson:
    return Verdict.of(ruling, good=ruling.legal).to_json()


def _stated(rulings: Iterable[Ruling]) -> messages.Rules:
    rules = {ruling.rule.id: ruling.rule for ruling in rulings}
    return {id: {"text": rule.text, "source": rule.cited_as} for id, rule in rules.items()}


def _listed(choice: Move) -> messages.ListedMove:
    """Return a move as the list shows it: with its cards, or in a few words."""
    listed: messages.ListedMove = {"move": str(choice)}
    if isinstance(choice, Play):
        listed["card"], listed["signal"] = str(choice.card), capital(localize(choice.signal))
    else:
        listed["words"] = capital(in_words(choice))
    return listed
