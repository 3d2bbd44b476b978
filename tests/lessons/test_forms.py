"""Every form of reply, in every phase of every game: what the reader sees, and may answer."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import carte
from carte.board.scene import scene_of
from carte.board.seats import seat_names, side_names, spoken
from carte.lessons import LessonError, parse, step
from carte.lessons.messages import LevelStep
from tests.lessons.steps import play_steps
from tests.lessons.taught import FORMS, TEXTS


def steps(course: str, stage: str, level: int) -> list[LevelStep]:
    """The steps of a level as data; levels are counted from 1."""
    return FORMS[f"forms-{course}"][stage].levels[level - 1].to_json()["steps"]


def seat(step: Mapping[str, Any], name: str) -> dict[str, Any]:
    seats: list[dict[str, Any]] = step["scene"]["seats"]
    return next(seat for seat in seats if seat["seat"] == name)


def refused(course: str, *changes: tuple[str, ...]) -> str:
    """What is said of a course of forms in which texts have been replaced."""
    name = f"forms-{course}"
    text = (TEXTS / f"{name}.toml").read_text("utf-8")
    for part, instead in changes:
        assert part in text
        text = text.replace(part, instead, 1)
    with pytest.raises(LessonError) as caught:
        parse(text, name)
    return str(caught.value)


# ------------------------------------------------------------------------------- the seats


def test_the_play_goes_to_the_right_but_in_cirulla_to_the_left() -> None:
    assert seat_names(carte.game("scopone")) == ("you", "right", "opposite", "left")
    assert seat_names(carte.game("cirulla", players=4)) == ("you", "left", "opposite", "right")
    assert seat_names(carte.game("briscola")) == ("you", "other")
    assert seat_names(carte.game("briscola-chiamata")) == (
        *("you", "right", "far-right", "far-left", "left"),
    )


def test_names_turn_with_the_seat_that_looks() -> None:
    assert seat_names(carte.game("scopone"), 1) == ("left", "you", "right", "opposite")


@pytest.mark.parametrize("slug", carte.GAMES)
def test_every_seat_has_a_name_that_can_be_said(slug: str) -> None:
    game = carte.game(slug)
    assert len({*map(spoken, seat_names(game))}) == game.seats
    assert len({*side_names(game)}) == game.sides


def test_partners_score_together() -> None:
    assert side_names(carte.game("scopone")) == ("us", "them")
    assert side_names(carte.game("mediatore")) == ("you", "right", "opposite", "left")


# ------------------------------------------------------------------------------- the scene


def test_a_hand_a_table_and_one_opponent_need_no_scene() -> None:
    assert "scene" not in step(carte.game("scopa").deal(seed=1))
    assert "scene" not in step(carte.game("cirulla").position(hand="9D", table="3C"))


def test_in_a_trick_it_is_told_who_played_what_and_what_is_trump() -> None:
    (data,) = steps("briscola", "trick", 1)
    scene = data["scene"]
    assert data["zones"] == {"trick": ["5B"], "hand": ["2S", "1B", "4C"]}
    assert scene["trick_by"] == ["other"]
    assert scene["trump"] == {"suit": "S", "text": "Trump: spade"}
    assert (scene["turned_up"], scene["stock"]) == ("7S", 34)


def test_the_turned_up_card_is_gone_with_the_stock() -> None:
    data = steps("briscola", "trick", 3)[0]
    assert "turned_up" not in data["scene"] and "stock" not in data["scene"]
    assert data["won"] == {"pile": 16, "other": 18}


def test_what_was_said_stands_by_its_seat() -> None:
    (data,) = steps("briscola-chiamata", "auction", 2)
    assert {each["seat"]: each["says"] for each in data["scene"]["seats"]} == {
        "you": [],
        "right": ["2"],
        "far-right": ["62 points"],
        "far-left": ["75 points"],
        "left": ["Pass"],
    }
    assert seat(data, "you")["roles"] == ["Dealer"]


def test_the_partner_is_not_given_away_before_the_card_is_played() -> None:
    *_, ruff = steps("briscola-chiamata", "auction", 3)
    assert ruff["scene"]["contract"] == "Bid: Re, calling the re of bastoni"
    assert seat(ruff, "you")["roles"] == ["Declarer"]
    assert all("Partner" not in each["roles"] for each in ruff["scene"]["seats"])


def test_a_hand_that_was_declared_is_marked_as_open() -> None:
    deal = carte.game("cirulla").position(hand="2D 2S 3B", table="9D")
    assert scene_of(deal) is None
    scene = scene_of(deal.play("declare"))
    assert scene is not None
    own, other = scene["seats"]
    assert (own["roles"], other["roles"]) == (["Hand open"], ["Dealer"])


def test_a_partner_of_a_team_is_named() -> None:
    data = steps("scopone", "teams", 1)[0]
    assert seat(data, "opposite")["roles"] == ["Partner"]
    assert [each["pile"] for each in data["scene"]["seats"]] == ["pile", "other", "pile", "other"]


def test_an_open_hand_lies_there_with_the_value_of_the_matta() -> None:
    (data,) = steps("cirulla", "declare", 3)
    assert data["scene"]["open"] == {"left": ["1S", "7C"]}
    assert data["scene"]["values"] == {"7C": 2}


def test_the_monte_lies_face_down_until_the_reader_may_look_at_it() -> None:
    call, discard, give, lead, _ = steps("mediatore", "contract", 3)
    assert call["scene"]["monte"] == 4
    assert "monte" not in discard["scene"] and "monte" not in discard["zones"]
    assert give["zones"]["monte"] == lead["zones"]["monte"] == ["4C", "5B", "9S", "9B"]


@pytest.mark.parametrize("slug", carte.GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_no_step_shows_a_hidden_card(slug: str, seed: int) -> None:
    deal = carte.game(slug).deal(seed=seed)
    while not deal.is_over:
        data = step(deal)
        told = {card for name, zone in data["zones"].items() if name != "pack" for card in zone}
        told |= {card for hand in data.get("scene", {}).get("open", {}).values() for card in hand}
        facts = deal.view(deal.turn).facts
        seen = {*facts["hand"].split(), *facts.get("table", "").split()}
        seen |= {*map(str, deal.trick), *(facts.get("monte") or "").split()}
        seen |= {card for hand in facts.get("open_hands", ()) for card in hand.split()}
        assert told <= seen
        deal = deal.play(deal.legal_moves()[seed * 7 % len(deal.legal_moves())])


# ----------------------------------------------------------------------------- the replies


def test_the_whole_short_ladder_is_offered_even_what_is_too_low() -> None:
    (data,) = steps("mediatore", "contract", 1)
    assert [each["text"] for each in data["says"]] == [
        *("Pass", "Chiamo", "Mediatore", "Solo", "Solissimo", "Arcisolissimo")
    ]
    assert "verdicts" not in data
    assert not data["rulings"][data["said"]["bid chiamo"]]["legal"]


def test_of_the_long_ladder_ranks_are_offered_and_points_near_the_last_bid() -> None:
    (data,) = steps("briscola-chiamata", "auction", 2)
    groups = {
        group: [each["move"] for each in data["says"] if each.get("group") == group]
        for group in ("rank", "points")
    }
    assert len(groups["rank"]) == 10
    assert groups["points"] == [f"bid {n}" for n in (62, 75, 76, 77, 78, 79, 120)]


def test_a_bid_that_the_lesson_names_is_offered_wherever_it_stands() -> None:
    (data,) = steps("briscola-chiamata", "auction", 1)
    verdict = data["rulings"][data["said"]["bid 70"]]
    assert verdict["rule"] == "briscola-chiamata.points-after-two"


def test_a_card_is_called_from_the_whole_pack() -> None:
    data = steps("mediatore", "contract", 3)[0]
    assert len(data["zones"]["pack"]) == len(data["collect"]["picks"]) == 40
    assert (data["collect"]["verb"], data["collect"]["size"]) == ("call", 1)
    assert "otherwise" not in data["collect"]


def test_with_the_monte_in_hand_four_cards_are_discarded_and_one_goes_back() -> None:
    _, discard, give, *_ = steps("mediatore", "contract", 3)
    assert len(discard["zones"]["hand"]) == 14
    assert (discard["collect"]["verb"], discard["collect"]["size"]) == ("discard", 4)
    assert " ".join(discard["zones"]["hand"]).startswith("3D 2D 1C 10C 3S 2S 9B 4C 5B ")
    assert (give["collect"]["verb"], len(give["collect"]["picks"])) == ("give", 10)


def test_who_leads_may_signal_and_who_follows_may_not() -> None:
    *_, lead, _ = steps("mediatore", "contract", 3)
    (follow,) = steps("mediatore", "play", 1)
    assert [each["id"] for each in lead["signals"]] == ["busso", "volo", "striscio"]
    assert lead["verdicts"] and follow["verdicts"]
    assert "3D volo" in lead["verdicts"]
    assert "signals" not in follow and {*follow["verdicts"]} == {"5D", "3C", "2B"}


def test_a_declaration_is_a_button_beside_the_cards() -> None:
    (data,) = steps("cirulla", "declare", 1)
    assert len(data["says"]) == 10 and data["verdicts"] and len(data["verdicts"]) == 3
    assert {each["group"] for each in data["says"]} == {"matta"}


def test_a_declaration_is_offered_only_where_it_is_to_be_thought_of() -> None:
    assert "says" not in steps("cirulla", "declare", 3)[0]
    assert [each["move"] for each in steps("cirulla", "declare", 4)[0]["says"]] == ["declare"]


# ------------------------------------------------------------------------ what follows


def test_the_moves_of_the_others_are_told_without_saying_you() -> None:
    bid, call, *_ = steps("briscola-chiamata", "auction", 3)
    assert [(each["by"], each["say"]) for each in bid["then"]] == [
        ("right", "Pass"),
        ("far-right", "Pass"),
        ("left", "Pass"),
    ]
    assert bid["then"][0]["text"] == "Right passes."
    assert bid["then"][-1]["text"].endswith("The auction is over, and you are the declarer: Re.")
    assert [each["by"] for each in call["then"]] == ["far-left", "left"]


def test_a_trick_that_is_over_goes_to_somebody_and_both_draw() -> None:
    first, _ = steps("briscola", "trick", 2)
    taken, led = first["then"]
    assert taken["to"] == "other" and "to" not in led
    assert taken["text"].endswith("Both draw a card; you get the 2 of denari.")


def test_the_answer_tells_who_wins_the_trick() -> None:
    (data,) = steps("briscola", "trick", 1)
    assert data["verdicts"]
    by_card = {card: data["rulings"][place] for card, (place,) in data["verdicts"].items()}
    assert {card: ruling["to"] for card, ruling in by_card.items()} == {
        "1B": "you",
        "2S": "you",
        "4C": "other",
    }


@pytest.mark.parametrize(
    ("course", "place", "sides"),
    [
        ("briscola", "trick-3", ["you", "other"]),
        ("scopone", "teams-1", ["us", "them"]),
        ("briscola-chiamata", "payment-1", ["you", "right", "far-right", "far-left", "left"]),
    ],
)
def test_a_deal_that_is_played_out_is_scored_side_by_side(
    course: str, place: str, sides: Sequence[str]
) -> None:
    found = FORMS[f"forms-{course}"][place[:-2]][f"forms-{course}-{place}"]
    assert [each["side"] for each in found.to_json()["score"]] == sides
    assert found.ended == play_steps(found)[-1].after()


# ------------------------------------------------------------------------- broken files


@pytest.mark.parametrize(
    ("course", "part", "instead", "where", "what"),
    [
        ("briscola", 'trick = "5B"', 'trick = "5X"', "trick-1, key 'trick'", "'5X' is not a card"),
        ("briscola", 'trump = "7S"', 'trump = "X"', "trick-1, key 'hand'", "is not a suit"),
        ("briscola", 'answers = ["1B"]', 'answers = ["1B x 5B"]', "'answers'", "such as 7D"),
        ("briscola", 'answers = ["1B"]', 'answers = ["bid 3"]', "'answers'", "to play"),
        ("briscola", 'others = ["1S 5C 6D"]', "others = []", "trick-2, key 'hand'", "2 lists"),
        (
            "briscola",
            'others = ["1S 5C 6D"]',
            'others = ["1X"]',
            "key 'others'",
            "'1X' is not a card",
        ),
        ("briscola-chiamata", "bid 3, pass", "bid 3, bid 1", "auction-1, key 'hand'", "not legal"),
        ("briscola-chiamata", "bid 3, pass", "pass, pass, pass, pass, pass", "'hand'", "not over"),
        ("briscola-chiamata", '"bid 10", "bid 9"', '"1B", "bid 9"', "'answers'", "one of pass"),
        ("briscola-chiamata", 'declarer = "you"', 'declarer = "me"', "'declarer'", "far-right"),
        ("mediatore", "discard 4C 5D 6D 7D", "discard 4C 5D 6D", "'answers'", "4 cards"),
        ("mediatore", "discard 4B 4C 5B 6B", "discard 4B 4C 5B 6S", "trap 1", "cards that the"),
        ("mediatore", 'trick = "1D volo', 'trick = "1D bravo', "play-1", "'bravo' is not a card"),
        ("cirulla", "matta = 2", 'matta = "2"', "declare-3, key 'matta'", "a number"),
        ("cirulla", "matta = 2", "matta = true", "declare-3, key 'matta'", "a number"),
        ("cirulla", 'declared = ["left"]', 'declared = ["east"]', "'declared'", "left or opposite"),
    ],
)
def test_a_breakage_is_named(course: str, part: str, instead: str, where: str, what: str) -> None:
    message = refused(course, (part, instead))
    assert where in message and what in message and "expected" in message
