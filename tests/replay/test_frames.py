"""The frames of random deals: nothing gets lost, and they end where the deal ends."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest

import carte
from carte.engine.cards import PACK
from carte.replay import replay
from carte.replay.messages import Frame
from tests.replay.deals import played_out

GAMES = carte.GAMES
SEEDS = range(6)
WHOLE = len(PACK)


def frames(game: str, seed: int, **wishes: Any) -> list[Frame]:
    return replay(played_out(game, seed), **wishes)["frames"]


def lying(step: Mapping[str, Any]) -> list[str]:
    """Every card that a frame shows, the hands of the others included."""
    scene = step["scene"]
    places = [*step["zones"].values(), *scene["hidden"].values(), *scene.get("open", {}).values()]
    return [card for place in places for card in place]


def elsewhere(step: Mapping[str, Any]) -> int:
    """How many cards lie in the stock and in the piles of seats that are only counted."""
    scene = step["scene"]
    won = sum(seat.get("won", 0) for seat in scene["seats"][1:])
    return int(won + scene.get("stock", 0))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_no_card_is_lost_or_seen_twice(game: str, seed: int) -> None:
    for frame in frames(game, seed):
        seen = lying(frame["step"])
        assert len(seen) == len({*seen})
        assert len(seen) + elsewhere(frame["step"]) == WHOLE


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_every_move_has_a_frame_and_the_last_one_has_the_score(game: str, seed: int) -> None:
    deal = played_out(game, seed)
    found = replay(deal, "A deal")
    assert len(found["frames"]) == len(deal.moves) + 1
    assert ["told" in frame for frame in found["frames"]] == [False] + [True] * len(deal.moves)
    assert found["score"]
    assert [side["total"] for side in found["score"]] == [one.total for one in deal.score()]
    assert found["title"] == "A deal"


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_played_from_where_it_lay(game: str) -> None:
    for before, after in pairwise(frames(game, 0)):
        told = after["told"]
        if "card" in told:
            step = before["step"]
            hands = {"reader": step["zones"]["hand"], **step["scene"]["hidden"]}
            hands |= step["scene"].get("open", {})
            assert told["card"] in hands[told["by"]]


@pytest.mark.parametrize("game", GAMES)
def test_with_closed_hands_only_what_the_reader_saw_is_told(game: str) -> None:
    deal = played_out(game, 1)
    for before, frame in zip(
        [*(before for before, _move in deal.course()), deal],
        frames(game, 1, open_hands=False),
        strict=True,
    ):
        assert "hidden" not in frame["step"]["scene"]
        seen = {card for hand in frame["step"]["scene"].get("open", {}).values() for card in hand}
        unseen = {str(card) for hand in before.hands[1:] for card in hand} - seen
        assert not unseen & {card for zone in frame["step"]["zones"].values() for card in zone}


def test_a_deal_under_way_and_one_from_a_position_are_replayed_as_far_as_they_go() -> None:
    start = carte.game("scopa").position(
        hand="7D 2S", table="3C 4S 7B", piles=["1D 2D", ""], turn=0
    )
    found = replay(start.play("7D x 7B"))
    assert [frame["step"]["zones"]["pile"] for frame in found["frames"]] == [
        ["1D", "2D"],
        ["1D", "2D", "7D", "7B"],
    ]
    assert found["score"] is None


def test_the_monte_goes_to_the_winner_of_the_last_trick() -> None:
    deal = played_out("mediatore", 1)
    last = frames("mediatore", 1)[-1]["step"]
    assert "monte" not in last["zones"] and "monte" not in last["scene"]
    assert [seat["won"] for seat in last["scene"]["seats"]] == [len(pile) for pile in deal.piles]
