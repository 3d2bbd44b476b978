"""What is often asked of captures, at every table, against the rules played the slow way."""

from typing import Any

import pytest

import carte
from carte.engine.cards import PACK
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.games.quarrels import Quarrel, quarrels
from carte.quiz.house_check import seated
from carte.settle.at_our_table import at_home
from tests.engine import slow_capture
from tests.tables import tables_of

SLOW: dict[str, type[slow_capture.Slow]] = {
    "scopa": slow_capture.Scopa,
    "scopone": slow_capture.Scopone,
    "asso-piglia-tutto": slow_capture.Asso,
    "cirulla": slow_capture.Cirulla,
}
ALL = [str(card) for card in PACK]


def as_it_lies(deal: Any) -> Any:
    """The position of a deal, in the hands of the slow rules."""
    slow: Any = SLOW[deal.game.slug](ALL, 0, deal.game.options)
    slow.hands = {seat: [*map(str, hand)] for seat, hand in enumerate(deal.hands)}
    slow.table, slow.stock = [*map(str, deal.table)], [*map(str, deal.stock)]
    slow.piles = [[*map(str, pile)] for pile in deal.piles]
    slow.turn, slow.matta = deal.turn, getattr(deal, "matta", 7)
    full = deal.game.hand_size
    slow.played = {seat for seat, hand in slow.hands.items() if len(hand) < full}
    slow.begun = bool(slow.played)
    return slow


def legal(slow: Any, move: str) -> bool:
    card, _x, taken = move.partition(" x ")
    wanted = (card, frozenset(taken.split()))
    return wanted in {
        (one, frozenset(others.split()))
        for one, _x, others in (text.partition(" x ") for text in slow.legal())
    }


def sweeps(slow: Any, move: str) -> bool:
    may, before = legal(slow, move), [*slow.scope]
    if may:
        slow.play(move)
    return bool(slow.scope != before)


def stays(slow: Any, move: str) -> bool:
    slow.play(move)
    return move in slow.table


ABOUT = {"legal": legal, "sweep": sweeps, "stays": stays}


def played(one: Quarrel, table: Game) -> Game:
    """The game at a table, for the players of a case."""
    return carte.game(table.slug, **seated(one.case.game, table.chosen))


def there(quarrel: Quarrel, table: Game) -> tuple[Deal, str]:
    """The first position in which it can be asked at a table, and the move."""
    for one in (quarrel, *quarrel.others):
        try:
            return one.case._replace(house=played(one, table).options).deal, one.move
        except ValueError:
            continue
    raise AssertionError(quarrel.asks)


def dealt_again(one: Quarrel, table: Game) -> bool | None:
    """Whether the first table of a case is dealt again; None if nothing is laid at a table."""
    game = played(one, table)
    if "layout" in one.case.at and not game.first_table:
        return None
    deck = one.case._replace(house=game.options).deck
    assert deck is not None, one.case
    slow: Any = SLOW[table.slug](map(str, deck), 0, game.options)
    return bool(slow.misdeal())


@pytest.mark.parametrize("slug", SLOW)
def test_what_is_often_asked_comes_to_what_the_slow_rules_say_at_every_table(slug: str) -> None:
    asked = 0
    for table in (carte.game(slug), *tables_of(slug)):
        for one in quarrels(slug):
            told = at_home(one, table).get("yes", one.answer)
            if one.about == "again":
                found: bool | None = dealt_again(one, table)
            elif one.about in ABOUT:
                deal, choice = there(one, table)
                found = ABOUT[one.about](as_it_lies(deal), choice)
            else:
                continue
            asked += 1
            assert told == found, (table, one.asks)
    assert asked > 5 * len([*tables_of(slug)])
