"""How often is dealt, and how many cards there are, for each game and number of players."""

import pytest

import carte
from carte.reference import deal_table
from carte.reference.deals import ways_to_deal


def test_every_number_of_players_of_every_game_has_its_line() -> None:
    told = {(way.game.slug, way.game.seats) for way in ways_to_deal()}
    for slug in carte.GAMES:
        rule = carte.game(slug).house_rules.get("players")
        for seats in rule.values if rule else (carte.game(slug).seats,):
            assert (slug, seats) in told


def test_all_cards_are_accounted_for() -> None:
    for way in ways_to_deal():
        later = way.later * way.each * way.game.seats
        assert way.hand * way.game.seats + way.table + way.aside + later == way.cards
        assert way.cards == way.game.pack.bit_count()


@pytest.mark.parametrize(
    ("slug", "options", "text"),
    [
        ("scopa", {}, "40 cards: at first 3 to each player, 4 on the table. "
         "Hands are dealt 6 times in all."),
        ("scopa", {"players": 3}, "40 cards: at first 3 to each player, 4 on the table. "
         "Hands are dealt 4 times in all."),
        ("scopone", {"hand_size": 10}, "40 cards, all dealt at once: 10 to each player."),
        ("briscola", {"players": 3}, "39 cards: at first 3 to each player. "
         "After a trick, each draws one card, 10 times in all."),
        ("mediatore", {}, "40 cards, all dealt at once: 9 to each player, 4 face down."),
    ],
)  # fmt: skip
def test_a_line_says_how_the_deal_goes(slug: str, options: dict[str, int], text: str) -> None:
    told = {way.game: way.text for way in ways_to_deal()}
    assert told[carte.game(slug, **options)] == text


def test_the_table_has_a_row_for_each_way() -> None:
    assert len(deal_table().words.splitlines()) == len(ways_to_deal()) + 2
    assert "Scopa | 6 | 40 | 3 | 4 | 2 times" in deal_table().words
