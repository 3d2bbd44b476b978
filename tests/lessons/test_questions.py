"""The questions about cards, piles, tricks and contracts are answered as the rules say."""

import random
from itertools import combinations
from typing import Any

import pytest

import carte
from carte.engine.cards import PACK, SUITS, Card, cards
from carte.engine.game import Game
from carte.games.mediatore import lessons
from carte.lessons.questions import CHOICES, PICKS, QuestionError, Shown, put
from carte.lessons.questions.question import Answer

SCOPA = carte.game("scopa")
ASSO = carte.game("asso-piglia-tutto")
BRISCOLA = carte.game("briscola")
CHIAMATA = carte.game("briscola-chiamata")
MEDIATORE = carte.game("mediatore")
POINTS = {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12, 8: 10, 9: 10, 10: 10}


def asked(game: Game, question: str, pile: str = "", other: str = "", **more: Any) -> Answer[Any]:
    return put(CHOICES, question, Shown(game, cards(pile), cards(other), **more))


def picked(game: Game, question: str, pile: str, trump: str = "") -> Answer[Any]:
    return put(PICKS, question, Shown(game, cards(pile), trump=trump))


BOTH = ("trick", "next-lead")
"""Who wins a trick also leads to the next one."""

ANSWERS: dict[str, tuple[Game, dict[str, Any], list[tuple[str, ...]]]] = {
    "the primiera goes where the rules send it": (SCOPA, {}, [
        ("wins primiera", "7D 6C 6S 6B", "8D 7C 7S 7B", "you"),  # SC-16: one seven beats three
        ("wins primiera", "7D 7C 7S", "7B 8D 8C 8S", "other"),  # SC-15: a missing suit cannot win
        ("wins primiera", "7D 7C 6S 4B", "1D 1C 7S 7B", "nobody"),  # SC-17: a tie
        ("wins primiera", "7D 7C 6S 9B", "5D 2C 7S 7B", "you"),  # SC-18
    ]),
    "leftovers go to whoever captured last": (SCOPA, {}, [
        ("leftovers you", "10C 6S 2S", "you"),
        ("leftovers other", "10C 6S 2S", "other"),
    ]),
    "a match is won as the engine says": (SCOPA, {}, [
        ("match 10-9 1-3", "other"),
        ("match 12-12 1-1", "nobody"),
        ("match 9-9 1-1", "nobody"),
    ]),
    "a table with three re is dealt again": (SCOPA, {}, [
        ("layout", "10D 10C 10S 2D", "again"),
        ("layout", "10D 10C 2D 3D", "play"),
    ]),
    "a trick that the reader leads is won as the rules say": (
        BRISCOLA, {"zone": "trick", "leader": "you", "trump": "S"}, [
        (question, *row)
        for question in BOTH
        for row in [
            ("5B 1B", "other"),  # BR-01
            ("5C 10B", "you"),  # BR-02
            ("1D 2S", "other"),  # BR-03
            ("4S 3B", "you"),  # BR-13
        ]
    ]),
    "a trick that another leads is won as the rules say": (
        BRISCOLA, {"zone": "trick", "leader": "other", "trump": "S"}, [
        (question, *row)
        for question in BOTH
        for row in [("2S 1D", "other"), ("10C 3C", "you")]  # BR-04, BR-05
    ]),
    "the loser of the last draw gets the turned up card": (
        BRISCOLA, {"zone": "trick", "leader": "you", "trump": "S"}, [
        ("turned-up 6B 3S", "9D 4D", "other"),
    ]),
    "so it is where the other has led": (
        BRISCOLA, {"zone": "trick", "leader": "other", "trump": "S"}, [
        ("turned-up 6B 3S", "4D 9D", "other"),
    ]),
    "a deal is won with 61 points": (BRISCOLA, {"trump": "S"}, [
        ("won", "1D 1C 1S 1B 3D 10D 9D", "you"),
        ("won", "1D 1C 1S 1B 3D 10D 8D", "nobody"),
        ("won", "1D 1C 1S 1B 3D 10D 2D", "other"),
    ]),
    "the partner shows by the called card": (CHIAMATA, {"zone": "trick", "leader": "right"}, [
        ("partner left 4 4S", "1D 1C 4S 1B 2D", "far-left"),
        ("partner far-left 4 4S", "1D 1C 4S 1B 2D", "alone"),
        ("partner left 4 4S", "1D 1C 4C 1B 2D", "unknown"),
    ]),
    "what was promised must be reached": (CHIAMATA, {}, [
        ("bid-made 7 61", "declarer"),  # BC-10
        ("bid-made 7 60", "others"),
        ("bid-made 75 74", "others"),
        ("bid-made 75 75", "declarer"),
    ]),
    "who holds the called card is with the declarer": (CHIAMATA, {}, [
        ("with-whom left 4S", "4S 7D 1C", "with"),
        ("with-whom left 4S", "4C 7D 1C", "against"),
    ]),
    "six points win, and five and two thirds do not": (MEDIATORE, {}, [
        ("made with", "1S 1C 1D 3S 2S 10S 9S 8S 3C", "won"),  # ME-08
        ("made without", "1S 1C 1D 3S 2S 10S 9S 8S 3C", "lost"),  # ME-08
        ("made with", "1S 1C 1D 3S 2S 10S 9S 8S", "lost"),  # ME-09: 17 thirds
    ]),
    "the monte goes to whoever wins the last trick": (
        MEDIATORE, {"zone": "trick", "leader": "left"}, [
        ("monte-goes", "10C 4C 3S 2C", "1B 10B 4B 5B", "opposite"),
    ]),
    "only true signals of the leader are true": (MEDIATORE, {"zone": "hand"}, [
        ("signal 7B leads", "7B 4B", "striscio"),  # ME-19
        ("signal 7B leads", "7B 2B", "neither"),  # ME-19
        ("signal 7B leads", "7B 3C", "volo"),
        ("signal 4C follows", "4C 3S", "neither"),  # ME-20
    ]),
    "the next bid is the lowest that is higher": (MEDIATORE, {}, [
        ("next-bid chiamo", "mediatore"),  # ME-04
        ("next-bid solo", "solissimo"),  # ME-04
    ]),
    "three passes after a bid end the auction": (MEDIATORE, {}, [
        ("auction pass,pass,pass,chiamo", "on"),  # ME-02
        ("auction pass,pass,pass,chiamo,pass,pass,pass", "left"),  # ME-02
        ("auction pass,chiamo,pass,pass,mediatore,pass,pass,pass", "you"),  # ME-01
        ("auction pass,pass,pass,pass", "again"),  # ME-03
    ]),
    "the seat after the dealer leads": (MEDIATORE, {}, [("leads right you", "opposite")]),
    "the declarer leads where that is agreed": (carte.game("mediatore", bidder_leads=True), {}, [
        ("leads right you", "you"),
    ]),
    "each contract does less with the monte": (MEDIATORE, {}, [
        ("monte chiamo", "secret"),
        ("monte mediatore", "shown"),
        ("monte solo", "shown"),
        ("monte solissimo", "look"),  # ME-18
        ("monte arcisolissimo", "closed"),
    ]),
    "a called card brings company only from another hand": (MEDIATORE, {}, [
        ("company chiamo 3S", "", "4C 2S 9D 6B", "partner"),
        ("company chiamo 3S", "", "4C 3S 9D 6B", "alone"),  # ME-11
        ("company chiamo 3S", "3S 1S 2S 4D 5D 6D 7D 7B 7C", "", "alone"),
        ("company mediatore 3S", "", "4C 2S 9D 6B", "giver"),
        ("company mediatore 3S", "", "4C 3S 9D 6B", "alone"),  # ME-15
    ]),
    "a partner is with the declarer, and a giver against": (MEDIATORE, {}, [
        ("side chiamo", "with"),
        ("side mediatore", "against"),
    ]),
    "the declarer of a mediatore holds fourteen cards": (MEDIATORE, {"options": ("13", "14")}, [
        ("hand-size taken", "14"),  # ME-16
    ]),
    "and then ten": (MEDIATORE, {"options": ("9", "10")}, [("hand-size laid", "10")]),
    "a match of agreed deals goes to the most points": (MEDIATORE, {}, [
        ("standing 2 5/-4/3/-4,-4/12/-4/-4", "right"),
        ("standing 3 5/-4/3/-4,-4/12/-4/-4", "on"),
        ("standing 1 5/-5/5/-5", "draw"),
    ]),
}  # fmt: skip
"""What the rules say of what is shown: a question, cards, and the one right answer."""


@pytest.mark.parametrize("rule", ANSWERS)
def test_a_question_is_answered_as_the_rules_say(rule: str) -> None:
    game, more, rows = ANSWERS[rule]
    for question, *shown, right in rows:
        assert asked(game, question, *shown, **more).right == (right,), (question, shown)


PAID = {
    CHIAMATA: {
        "you right 7 61": "+2",
        "left you 7 61": "+1",
        "left right 7 60": "+1",
        "you right 75 74": "-4",
        "you alone 85 85": "+12",  # BC-12
        "left alone 85 84": "+3",
        "you right 7 all": "+4",  # BC-13
        "you right 75 all": "+8",
        "you alone 95 all": "+32",
    },
    MEDIATORE: {
        "chiamo partner made declarer": "5",
        "chiamo partner capotto holder": "5",  # ME-13
        "chiamo alone lost declarer": "-12",  # ME-11
        "mediatore giver made holder": "-6",  # ME-14
        "mediatore giver lost opponent": "8",  # ME-14
        "mediatore alone made declarer": "24",  # ME-15
        "solo alone capotto-lost declarer": "-42",  # ME-17
        "arcisolissimo alone made declarer": "54",  # ME-21
    },
}
"""What a contract brings to the reader, or to somebody of a table."""


@pytest.mark.parametrize(("game", "question"), [(CHIAMATA, "paid you"), (MEDIATORE, "payment")])
def test_payments_go_as_the_rules_send_them(game: Game, question: str) -> None:
    for contract, payment in PAID[game].items():
        answer = asked(game, f"{question} {contract}", options=(payment, "+1000"))
        assert answer.right == (payment,), contract


def test_all_denari_are_picked_and_no_others() -> None:
    answer = picked(SCOPA, "suit D", "7D 2C 1D 9S")
    assert answer.right == (cards("1D 7D"),)
    assert answer.texts[cards("7D")] == "Correct so far; there is 1 more."
    assert answer.texts[cards("1D 2C 7D")] == "The 2 of coppe is not a denari card."


def test_every_pick_of_a_small_pile_has_a_sentence() -> None:
    assert len(picked(SCOPA, "value 9", "9D 2C 9S 1B").texts) == 2**4 - 1


@pytest.mark.parametrize("seed", range(20))
def test_the_best_primiera_is_found_as_brute_force_finds_it(seed: int) -> None:
    pile = random.Random(seed).sample(PACK, 12)
    fours = [
        four for four in combinations(sorted(pile), 4) if {card.suit for card in four} == {*SUITS}
    ]
    if not fours:
        return
    worth = {four: sum(POINTS[card.value] for card in four) for four in fours}
    answer = picked(SCOPA, "primiera", " ".join(map(str, pile)))
    assert {*answer.right} == {four for four in fours if worth[four] == max(worth.values())}
    assert {*answer.texts} == {*fours}


@pytest.mark.parametrize("card", PACK, ids=str)
def test_the_numbers_of_every_card_are_known(card: Card) -> None:
    values = tuple(map(str, range(1, 11)))
    assert asked(SCOPA, "value", str(card), options=values).right == (str(card.value),)
    points = tuple(map(str, sorted({*POINTS.values()})))
    assert asked(SCOPA, "points", str(card), options=points).right == (str(POINTS[card.value]),)


def test_a_draw_at_asso_is_nobodys() -> None:
    half, rest = " ".join(map(str, PACK[:20])), " ".join(map(str, PACK[20:]))
    answer = asked(ASSO, "wins cards", half, rest)
    assert answer.right == ("nobody",)
    assert answer.rule == "asso-piglia-tutto.draw"


def test_the_right_reply_is_always_offered() -> None:
    for text, pile in (("french-suit", "4B"), ("french-court", "8D"), ("more-points", "10S 2C")):
        answer = asked(SCOPA, text, pile)
        assert {*answer.right} <= {*answer.options} == {*answer.texts}


def test_five_cards_are_judged_by_the_seats_that_played_them() -> None:
    shown: dict[str, Any] = {"zone": "trick", "leader": "right", "trump": "B"}
    answer = asked(CHIAMATA, "trick", "1C 3C 10S 2B 4B", **shown)  # BC-16
    assert answer.right == ("you",)
    assert answer.options["right"] == "Right, with the asso of coppe"
    assert answer.texts["right"] == "The 4 of bastoni is a trump and beats the asso of coppe."


def test_without_trumps_only_the_suit_led_counts() -> None:
    answer = asked(MEDIATORE, "trick", "10C 4C 3S 2C", zone="trick", leader="you")  # ME-06
    assert answer.texts["opposite"] == "The 3 of spade is not of the suit led."
    assert answer.right == ("left",)


def test_the_strongest_card_of_a_suit() -> None:
    assert picked(BRISCOLA, "best", "7D 3D 10D 9D").right == (cards("3D"),)
    assert picked(MEDIATORE, "best", "7D 3D 2D 1D").right == (cards("3D"),)


def test_what_beats_a_lead() -> None:
    answer = picked(BRISCOLA, "beating 3C", "1C 10C 2B 1D 4B 9S", trump="B")
    assert answer.right == (cards("1C 2B 4B"),)


def test_what_may_be_played_is_what_the_game_allows() -> None:
    free = picked(BRISCOLA, "playable 10C any-card", "4C 2S 7B", trump="S")
    assert free.right == (cards("2S 4C 7B"),)
    answer = picked(MEDIATORE, "playable 10C follow", "4C 2S 7B")
    assert answer.right == (cards("4C"),)
    assert "follow suit" in answer.texts[cards("2S")]


def test_what_cards_count() -> None:
    assert picked(BRISCOLA, "counting 10 11", "1S 7C 3D 10B 5S").right == (cards("1S 3D"),)
    two = asked(BRISCOLA, "card-points", "10C 1C", zone="trick", options=("4", "15"))
    assert two.right == ("15",)
    none = asked(BRISCOLA, "card-points", "5C 2C", zone="trick", options=("0", "7"))
    assert none.options["0"] == "No points"
    thirds = asked(MEDIATORE, "card-points", "1C 2C 4C", zone="trick", options=("4", "5"))
    assert (thirds.right, thirds.options["4"]) == (("4",), "1⅓ points")


def test_the_declarer_is_no_partner_of_the_own() -> None:
    shown: dict[str, Any] = {"zone": "trick", "leader": "right"}
    answer = asked(CHIAMATA, "partner left 4 4S", "1D 1C 4S 1B 2D", **shown)
    assert "left" not in answer.options


@pytest.mark.parametrize("signal", ["busso", "volo", "striscio"])
def test_a_signal_tells_what_its_rule_says(signal: str) -> None:
    found = asked(MEDIATORE, f"heard {signal}")
    assert found.right == (signal,)
    assert found.texts[signal] == MEDIATORE.rulebook[signal].text


NEEDS: list[tuple[Game, str, str, dict[str, Any], str | None]] = [
    (BRISCOLA, "card-points", "10C 1C", {"options": ("4",)}, "15 among the options"),
    (CHIAMATA, "paid you you right 7 61", "", {"options": ("+1",)}, r"\+2 among the options"),
    (CHIAMATA, "paid you you right 7 119", "", {"options": ("+1",)}, "points that cards can make"),
    *[
        (MEDIATORE, question, "7B", {"zone": "hand"}, None)
        for question in (
            "made perhaps",
            "signal 7B sings",
            "heard fischio",
            "leads south you",
            "hand-size later",
            "payment solo partner made dealer",
            "payment solo alone made declarer",
        )
    ],
    (SCOPA, "monte solo", "", {}, "a level of mediatore"),
]


@pytest.mark.parametrize(("game", "question", "pile", "more", "needs"), NEEDS)
def test_a_question_that_cannot_be_put_says_what_it_needs(
    game: Game, question: str, pile: str, more: dict[str, Any], needs: str | None
) -> None:
    with pytest.raises(QuestionError, match=needs):
        asked(game, question, pile, **more)


def test_the_strongest_card_is_asked_for_in_a_trick_game_alone() -> None:
    with pytest.raises(QuestionError, match="a trick game"):
        picked(SCOPA, "best", "7D 3D")


def test_every_question_of_mediatore_is_one_of_all() -> None:
    assert {*lessons.CHOICES} < {*CHOICES}
