"""Sittings as plain JSON data, and as one short word to put into a link.

A sitting keeps only what the players have done: a move is its index among the legal ones, and the
packs follow from the seed. The moves of a deal make a word of some 15 characters.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import carte
from carte.engine.deal import Deal
from carte.engine.edition import EDITION, NewerEdition, check_edition
from carte.engine.moves import Move
from carte.engine.reading import COUNT, NAMES, TEXT, list_of, saferepr
from carte.formats.base62 import read_number, spelled
from carte.formats.codec import Codec
from carte.formats.game_code import walk_game
from carte.formats.mixed_radix import Digits, Reader, Writer
from carte.language import N_, _
from carte.play.sitters import sitters_in, sitters_json
from carte.play.sitting import MOST_DEALS, InvalidSitting, Sitting
from carte.players import LEVELS

if TYPE_CHECKING:
    from carte.play import messages

__all__ = ["code", "from_code", "from_json", "to_json"]

USUAL = {
    "edition": 1,
    "options": {},
    "level": "regular",
    "seed": 1,
    "deals": None,
    "played": [],
    "undone": [],
    "sitters": [],
    "thrown": [],
    "conceded": False,
    "resigned": None,
}
"""The fields of a sitting besides its game, and their defaults."""

_LEVELS_TO_COME = 8

_CODES = list_of(TEXT, MOST_DEALS)
_MARKS = list_of(COUNT, MOST_DEALS)
_SEATS = list_of(COUNT)


# ------------------------------------------------------------------------------------ as JSON


def to_json(sitting: Sitting) -> messages.Sitting:
    """Return a sitting as plain JSON data, which ``from_json`` reads."""
    written: messages.Sitting = {
        "edition": EDITION,
        "game": sitting.game.slug,
        "options": dict(sitting.game.chosen),
        "level": sitting.level,
        "seed": sitting.seed,
        "deals": sitting.before.deals,
        "played": [_written(deal.start, deal.moves) for deal in sitting.dealt],
        "undone": [*sitting.undone],
    }
    if sitting.sitters:
        written["sitters"] = sitters_json(sitting.sitters)
    if sitting.thrown:
        written["thrown"] = [*sitting.thrown]
    if sitting.deal.conceded_by is not None:
        written["conceded"] = True
    if sitting.resigned is not None:
        written["resigned"] = sitting.resigned
    return written


def from_json(data: Any) -> Sitting:
    """Return the sitting in plain JSON data; raises ``InvalidSitting``."""
    known = ("game", *USUAL)
    if not NAMES.fits(data) or "game" not in data or not {*data} <= {*known}:
        raise InvalidSitting(
            _("{data} is not a saved match, which has the keys {known}").format(
                data=saferepr(data), known=", ".join(known)
            )
        )
    entry = {**USUAL, **data}
    options, played, undone = entry["options"], entry["played"], entry["undone"]
    if not NAMES.fits(options):
        raise InvalidSitting(
            _("{options} are not house rules; give names and values").format(
                options=saferepr(options)
            )
        )
    if not _CODES.fits(played):
        raise InvalidSitting(
            _(
                "{played} are not moves; give a list with a code for each deal, at "
                "most {most_deals}"
            ).format(played=saferepr(played), most_deals=MOST_DEALS)
        )
    if not _MARKS.fits(undone) or len(undone) > max(1, len(played)):
        raise InvalidSitting(
            _("{undone}: say how many moves were taken back in each deal").format(
                undone=saferepr(undone)
            )
        )
    try:
        check_edition(entry["edition"])
        game = carte.game(entry["game"], **options)
        sitting = Sitting.begin(
            game,
            level=entry["level"],
            seed=entry["seed"],
            deals=entry["deals"],
            sitters=sitters_in(entry["sitters"], game.seats),
        )
        for number, word in enumerate(played):
            sitting = _next(sitting) if number else sitting
            marks = undone[number] if number < len(undone) else 0
            sitting = sitting.reached(_read(sitting.deal, word), marks)
        sitting = _ended_early(sitting, entry["conceded"])
        sitting = _given_up(sitting, entry["thrown"], entry["resigned"])
    except InvalidSitting:
        raise
    except ValueError as error:
        raise InvalidSitting(
            _("{data} is not a saved match: {error}").format(data=saferepr(data), error=error)
        ) from error
    return sitting


def _next(sitting: Sitting) -> Sitting:
    """Return a sitting at its next deal: one that was not played to its end was conceded."""
    deal = sitting.deal
    return (sitting.reached(deal.concede()) if deal.may_concede else sitting).next()


def _ended_early(sitting: Sitting, conceded: Any) -> Sitting:
    """Return a sitting whose last deal the person to act has conceded, if so."""
    if type(conceded) is not bool or (conceded and not sitting.may_concede):
        words = _("{given}: a deal is conceded, true or false, by a person who has to play a card")
        raise InvalidSitting(words.format(given=saferepr(conceded)))
    return sitting.concede() if conceded else sitting


def _given_up(sitting: Sitting, thrown: Any, resigned: Any) -> Sitting:
    """Return a sitting where people have thrown their cards down, or one has given up."""
    seats = [*thrown] if _SEATS.fits(thrown) else None
    may = sitting.sitters if sitting.plays_out else ()
    people = [seat for seat, one in enumerate(may) if one.person]
    if seats is None or not {*seats} <= {*people} or len({*seats}) < len(seats):
        words = _("{seats} did not throw cards down; give the seats of people: {people}")
        raise InvalidSitting(words.format(seats=saferepr(thrown), people=people))
    acts = sitting.is_for_people and type(resigned) is int and resigned == sitting.deal.turn
    if resigned is not None and not acts:
        words = _("{seat} did not give up the match; give the seat of the person to act, or null")
        raise InvalidSitting(words.format(seat=saferepr(resigned)))
    return replace(sitting, thrown=tuple(seats), resigned=resigned)


@lru_cache(maxsize=MOST_DEALS)
def _written(fresh: Deal, moves: tuple[Move, ...]) -> str:
    """Return the moves of a deal as a word, cached: each question about a match wants them all."""
    writer = Writer()
    _walk_moves(writer, fresh, moves)
    return spelled(writer.number)


@lru_cache(maxsize=MOST_DEALS)
def _read(fresh: Deal, word: str) -> Deal:
    """Return the deal that a word of moves leads to, cached as those words are."""
    try:
        reader = Reader(read_number(word))
        deal = _walk_moves(reader, fresh)
    except ValueError as error:
        raise InvalidSitting(
            _("{word} is not a code of moves: {error}").format(word=saferepr(word), error=error)
        ) from error
    if not reader.is_done:
        raise InvalidSitting(
            _("{word} is not a code of moves: it is longer than its moves").format(
                word=saferepr(word)
            )
        )
    return deal


# ---------------------------------------------------------------------------------- as a word


def code(sitting: Sitting) -> str:
    """Return the code of a sitting: the game, the house rules, the level, and every move.

    The names of people stay on their device: who opens the link sits at seat 0, and players of the
    level at the others.
    """
    return _WORD.write(sitting)


def from_code(text: str) -> Sitting:
    """Return the sitting of a code; raises ``InvalidSitting`` if it is not one."""
    return _WORD.read(text)


def _walk(
    digits: Digits, given: Sitting | None = None, edition: int = EDITION
) -> tuple[Sitting, int]:
    """Write a sitting in an edition, or read one; return both either way."""
    game, edition = walk_game(digits, given.game if given else None, edition)
    place = digits.digit(LEVELS.index(given.level) if given else 0, _LEVELS_TO_COME)
    if place >= len(LEVELS):
        raise NewerEdition(_("it was made by a newer edition of this book: the level is different"))
    level = LEVELS[place]
    seed = digits.natural(given.seed if given else 0)
    deals = digits.natural(given.before.deals or 0 if given else 0) or None
    sitting = Sitting.begin(game, level=level, seed=seed, deals=deals)
    for number in range(digits.natural(len(given.dealt) if given else 0)):
        sitting = _next(sitting) if number else sitting
        marks = digits.natural(given.undone[number] if given else 0)
        moves = given.dealt[number].moves if given else ()
        sitting = sitting.reached(_walk_moves(digits, sitting.deal, moves), marks)
    deal = sitting.deal
    if deal.may_concede and digits.digit(bool(given and given.deal.conceded_by is not None), 2):
        sitting = sitting.reached(deal.concede())
    return sitting, edition


def _walk_moves(digits: Digits, deal: Deal, moves: Sequence[Move] = ()) -> Deal:
    """Write the given moves of a deal, or read them; return the deal after them."""
    for number in range(digits.natural(len(moves))):
        legal = deal.legal_moves()
        deal = deal.play(digits.choice(moves[number] if moves else None, legal))
    return deal


_WORD: Codec[Sitting] = Codec(
    _walk,
    InvalidSitting,
    misspelled=N_("{text} is not the code of a game: {error}"),
    impossible=N_("{text} leads to no game: {error}"),
    otherwise=N_("{text} is not the code of a game; it should be written {right}"),
)
