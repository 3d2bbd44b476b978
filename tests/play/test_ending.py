"""The end of a deal at the play table: counted on the cards, by the rules, in words."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import carte
from carte.board.seats import spoken_side
from carte.counting import count_deal, piles_of
from carte.engine.game import Game
from carte.play.ending import end_of, sheet_form
from carte.play.sitting import Sitting
from tests.play.sittings import GAMES, begun, moments

each_game = pytest.mark.parametrize("game", GAMES, ids=repr)


def ends(game: Game, seeds: Sequence[int] | range = range(1, 7)) -> Iterator[Sitting]:
    """Sittings at the end of a deal."""
    for seed in seeds:
        for sitting in moments(game, seed, deals=1):
            if sitting.deal.is_over:
                yield sitting


@each_game
def test_the_count_on_the_cards_is_the_score(game: Game) -> None:
    counted = 0
    for sitting in ends(game):
        deal = sitting.deal
        if game.has_auction and deal.outcome is None:
            continue
        count = count_deal(deal)
        assert count.scores == deal.score()
        assert count.missing == ()
        assert sum(map(len, piles_of(deal))) == 40
        counted += 1
    assert counted


@each_game
def test_lines_and_cards_are_of_the_piles_of_that_the_form_names(game: Game) -> None:
    for sitting in ends(game, [1, 2]):
        end = end_of(sitting)
        for line in end["lines"]:
            assert line["rule"]["id"] in {rule.id for rule in game.rulebook}
            assert len(line["parts"]) in (0, len(sheet_form(game)["piles"]))
            for part, pile in zip(line["parts"], end["cards"], strict=False):
                drawn = {one["card"] for one in part["addends"] if one["card"]}
                assert drawn <= {*pile}


@each_game
def test_what_a_pile_counts_is_told_in_points_where_these_decide(game: Game) -> None:
    for sitting in ends(game, [1, 2, 3]):
        end, deal = end_of(sitting), sitting.deal
        if game.has_table or (game.has_auction and deal.outcome is None):
            assert end["counts"] is None
            continue
        points, *_others = count_deal(deal).lines
        assert end["counts"] == [game.counted(part.total) for part in points.parts]
        assert all("point" in text for text in end["counts"])


@each_game
def test_the_sheet_has_every_deal_and_says_who_has_won(game: Game) -> None:
    sitting = list(ends(game, [1]))[-1]
    sheet = end_of(sitting)["sheet"]
    assert len(sheet["rounds"]) == len(sitting.dealt)
    assert sheet["standing"]["over"]
    assert sheet["standing"]["totals"] == [*sitting.match.totals]
    assert sheet["dealer"] == sitting.dealt[0].dealer
    assert len(sheet["undone"]) == len(sheet["rounds"])
    assert sum(sheet["undone"]) > 0


def at_the_end(game: Game, **facts: Any) -> str:
    """What is told of a deal that ends with these facts."""
    return str(end_of(begun(game).reached(game.position(**facts)))["text"])


@each_game
def test_a_headline_says_who_has_won_the_deal_or_the_match(game: Game) -> None:
    for sitting in ends(game, [1, 2]):
        headline = end_of(sitting)["headline"]
        assert ("match" in headline) == sitting.match.is_over
        if sitting.match.is_over:
            assert all(str(abs(points)) in headline for points in sitting.match.totals[:1])


def test_a_match_is_won_by_so_many_points() -> None:
    asso = carte.game("asso-piglia-tutto")
    won, lost = (asso.position(piles=piles) for piles in (["1D 2D 3D", "4C"], ["1D", "2C 3C"]))
    assert end_of(begun(asso).reached(won))["headline"] == "You win the match by 2: 3 to 1."
    assert end_of(begun(asso).reached(lost))["headline"] == (
        "The other player wins the match by 1: 2 to 1."
    )


def test_a_tie_for_an_item_is_told_as_one() -> None:
    scopa = carte.game("scopa")
    tied = scopa.position(piles=["1D 2D 3D 4D 5D 7C", "6D 7D 8D 9D 10D 1C"])
    score = end_of(begun(scopa).reached(tied))["score"]
    assert [side["items"]["denari"] for side in score] == ["tie", "tie"]
    assert [side["items"]["settebello"] for side in score if side["items"].get("settebello")] == [1]
    assert 0 in [side["items"]["primiera"] for side in score] or "tie" in score[0]["items"].values()


def test_who_wins_a_deal_is_told() -> None:
    scopa = carte.game("scopa")
    assert at_the_end(scopa, piles=["7D 1D 2D 3D 4D 5D", ""]) == ("You win this deal: 3 to 0.")
    assert at_the_end(scopa, piles=["", "7D"]) == ("The other player wins this deal: 3 to 0.")
    assert at_the_end(scopa, piles=["7D", "1C 2C"], scope=[0, 1]).startswith(
        "This deal is a draw: 2 to 2."
    )
    scopone = carte.game("scopone")
    assert at_the_end(scopone, piles=["7D", ""]).startswith("Your team wins")
    assert at_the_end(scopone, piles=["", "7D"]).startswith("The other team wins")


def test_a_team_has_one_name_in_the_score_on_the_sheet_and_in_the_count() -> None:
    game = carte.game("cirulla", players=4)
    form = sheet_form(game)
    score = end_of(begun(game).reached(game.position(piles=["7D", ""])))["score"]
    assert [spoken_side(side["side"]) for side in score] == form["sides"] == form["piles"]


def test_the_headline_tells_how_a_contract_ended_and_the_text_does_not_repeat_it() -> None:
    chiamata = carte.game("briscola-chiamata")
    won = ["1D 1C 1S 1B 3D 3C 3S", "", "", "", ""]
    cases: list[tuple[dict[str, Any], str, str]] = [
        ({"declarer": 0}, "is made: you get 8", "74 won, 61 needed. Declarer: You."),
        ({"declarer": 1}, "fails: you get 1", "0 won, 61 needed. Declarer: Right."),
        (
            {"declarer": 1, "partner": 0},
            "is made: you get 2",
            "74 won, 61 needed. Declarer: Right. Partner: You.",
        ),
    ]
    for seats, headline, text in cases:
        deal = chiamata.position(bid="2", called="2D", piles=won, **seats)
        end = end_of(begun(chiamata).reached(deal))
        assert end["headline"].startswith(f"The contract {headline}")
        assert end["text"] == text


def test_at_the_end_of_a_match_the_text_tells_how_the_last_contract_ended() -> None:
    chiamata = carte.game("briscola-chiamata")
    deal = chiamata.position(
        bid="2", called="2D", declarer=0, piles=["1D 1C 1S 1B 3D 3C 3S", "", "", "", ""]
    )
    assert end_of(begun(chiamata, deals=1).reached(deal))["text"] == (
        "The contract is made: 74 won, 61 needed. Declarer: You. You get 8."
    )


def test_a_match_is_won_lost_or_even_for_the_reader() -> None:
    briscola = carte.game("briscola")
    for mine, theirs, match in (("1D", "3D", "won"), ("3D", "1D", "lost"), ("1D", "1C", "even")):
        deal = briscola.position(piles=[mine, theirs], trump="D")
        end = end_of(begun(briscola).reached(deal))
        assert (end["won"], end["match"]) == (match == "won", match)


def test_a_match_that_goes_on_has_come_to_nothing_yet() -> None:
    scopa = carte.game("scopa")
    end = end_of(begun(scopa).reached(scopa.position(piles=["7D", ""])))
    assert (end["won"], end["match"]) == (True, None)


def test_where_each_pays_for_himself_a_match_is_won_with_more_than_nothing() -> None:
    chiamata = carte.game("briscola-chiamata")
    won = "1D 1C 1S 1B 3D 3C 3S"
    for piles, match in ((["", won], "lost"), ([won, ""], "won")):
        deal = chiamata.position(
            bid="2", called="2D", declarer=1, partner=2, piles=[*piles, "", "", ""]
        )
        assert end_of(begun(chiamata, deals=1).reached(deal))["match"] == match


def test_a_deal_that_is_thrown_in_is_told_without_a_count() -> None:
    sitting = begun(carte.game("mediatore"))
    while not sitting.deal.is_over:
        sitting = sitting.play("pass")
    end = end_of(sitting)
    assert end["text"] == "Everybody passed: the deal is thrown in, and nobody pays."
    assert end["lines"] == []
    assert end["cards"] == [[], []]
    assert [score["total"] for score in end["score"]] == [0, 0, 0, 0]
    assert [score["items"] for score in end["score"]] == [{"payment": 0}] * 4
