"""A count comes to what the deal scores, and says of every step what it is made of."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import carte
from carte.counting import count, count_primiera, one_deal_decides
from carte.counting.lines import line_json as told_line
from carte.counting.lines import summed
from carte.engine.auction.contract import ContractDeal
from carte.engine.cards import PACK, Card
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.position import Cards
from carte.engine.tricks.deal import TrickDeal
from tests.each import each
from tests.engine import lines_of_play, trick_games

CAPTURES = [*lines_of_play.GAMES, carte.game("scopone", primiera_missing_suit="zero")]
BRISCOLA = carte.game("briscola")
CONTRACTS = [game for game in trick_games.GAMES if game.slug != "briscola"]
ALL = [*CAPTURES, BRISCOLA, *CONTRACTS]


def over(game: Game, seed: int) -> Deal:
    """A random deal of a game, played to its end."""
    lines = trick_games.played if game.slug in trick_games.SLUGS else lines_of_play.line
    return lines(game, seed, dealer=seed % game.seats)[-1]


def facts(deal: Deal) -> dict[str, Any]:
    """What is not in the cards: sweeps and bonuses, or the contract and the last trick."""
    if isinstance(deal, TrickDeal) and not isinstance(deal, ContractDeal):
        return dict(deal.ending.facts)
    if not isinstance(deal, ContractDeal):
        told = {"scope": deal.scope, "scored": getattr(deal, "scored", ())}
        return {name: fact for name, fact in told.items() if fact}
    assert deal.bid is not None
    holder = deal.giver if deal.game.has_giver(deal.bid) else deal.partner
    last = deal.tricks[-1].winner not in {deal.declarer, deal.partner}
    return {"bid": deal.bid, "declarer": deal.declarer, "partner": holder, "last_trick": int(last)}


def piles(deal: Deal) -> Sequence[Sequence[Card]]:
    """The two piles of a deal: by side, or the declarer's side and the others."""
    if not isinstance(deal, ContractDeal):
        return deal.piles
    side = {deal.declarer, deal.partner}
    won: list[list[Card]] = [[], []]
    for seat, pile in enumerate(deal.piles):
        won[seat not in side] += pile
    return won


@each("game", ALL, ids=repr)
@each("seed", range(12))
def test_a_count_comes_to_what_the_deal_scores(game: Game, seed: int) -> None:
    deal = over(game, seed)
    counted = count(game, piles(deal), **facts(deal))
    assert counted.scores == deal.score()
    assert counted.missing == ()


@each("game", ALL, ids=repr)
def test_every_line_of_a_count_adds_up_and_rests_on_a_rule_in_force(game: Game) -> None:
    for seed in range(6):
        deal = over(game, seed)
        for line in count(game, piles(deal), **facts(deal)).lines:
            assert line.rule in game.rulebook
            assert line.text
            for part in line.parts:
                numbers = [addend.number for addend in part.addends]
                known = [number for number in numbers if number is not None]
                if known == numbers and not part.note:
                    assert sum(known) == part.total


@each("game", ALL, ids=repr)
def test_what_is_settled_stays_as_it_is_wherever_the_missing_cards_go(game: Game) -> None:
    rng = random.Random(5)
    for seed in range(4):
        deal = over(game, seed)
        whole = [set(pile) for pile in piles(deal)]
        hidden = set(rng.sample(PACK, rng.randrange(1, 14)))
        partial = count(game, [pile - hidden for pile in whole], **facts(deal))
        assert set(partial.missing) == hidden
        final = {line.item: line for line in count(game, whole, **facts(deal)).lines}
        for line in partial.lines:
            if line.points is not None and line.item in final:
                assert line.points == final[line.item].points
        assert partial.scores in (None, deal.score())


def test_a_primiera_shows_its_four_cards() -> None:
    line = count_primiera(carte.game("scopa"), ["7D 6C 1S 5B 2D", "7C 7S 6B 4D"])
    assert [[str(one.card) for one in part.addends] for part in line.parts] == [
        ["7D", "6C", "1S", "5B"],
        ["4D", "7C", "7S", "6B"],
    ]
    assert [part.total for part in line.parts] == [70, 74]
    assert line.points == (0, 1)
    assert line.text == "70 to 74."


def test_a_pile_without_a_suit_is_out_of_the_primiera_unless_agreed_otherwise() -> None:
    won = ["7D 7C 7S", "2D 2C 2S 2B"]
    line = count_primiera(carte.game("scopa"), won)
    assert line.points == (0, 1)
    assert line.parts[0].note == "No bastoni: this pile cannot win it."
    assert line.rule.tail == "primiera-missing-suit"
    assert line.text == "nothing to 48."
    house = count_primiera(carte.game("scopa", primiera_missing_suit="zero"), won)
    assert house.points == (1, 0)
    assert house.parts[0].total == 63


def test_a_napola_shows_its_denari_from_the_asso_on() -> None:
    mine = ["1D", "2D", "3D", "4D", "6D"]
    others = [card for card in PACK if str(card) not in mine]
    counted = count(carte.game("scopa", napola=True), [mine, others])
    [line] = [line for line in counted.lines if line.item == "napola"]
    assert [[str(one.card) for one in part.addends] for part in line.parts] == [mine[:4], []]
    assert line.points == (4, 0)


@each(
    ("won", "summed"),
    [
        ("1D 1C 1S 3D 3C 10D", "11+11+11+10+10+4"),
        ("1D 1C 1S 3D 3C 10D 9D", "3×11 + 2×10 + 4 + 3"),
        ("1D", ""),
    ],
)
def test_more_than_six_terms_are_summed_by_how_many_there_are_of_each(
    won: str, summed: str
) -> None:
    others = [card for card in PACK if str(card) not in won.split()]
    line = count(BRISCOLA, [won, others]).lines[-1]
    assert told_line(BRISCOLA, line)["parts"][0]["sum"] == summed


@each(
    ("won", "words"),
    [
        ((PACK[:36], PACK[36:]), "You 4 · They 0"),
        ((PACK[:36], PACK[36:39]), "You 4 · They 0|One card is missing: the re of bastoni."),
        (([*PACK[::4], *PACK[1:20:4]], []), "Settled so far: You 2 · They 0|25 cards are missing."),
        (("2S", "2C"), "Nothing is settled yet.|38 cards are missing."),
    ],
)
def test_a_count_in_words_tells_the_sums_and_what_is_missing(
    won: Sequence[Cards], words: str
) -> None:
    lines = summed(count(carte.game("scopa"), won), ["You", "They"])
    assert "|".join(lines).replace("\N{NO-BREAK SPACE}", " ") == words


@each(("mine", "tail"), [(20, "draw"), (21, "most-cards"), (19, "most-cards")])
def test_the_most_cards_win_and_as_many_are_a_draw(mine: int, tail: str) -> None:
    [line] = count(carte.game("asso-piglia-tutto"), [PACK[:mine], PACK[mine:]]).lines
    assert line.rule.tail == tail


def test_what_was_scored_by_one_side_in_the_deal_is_nothing_for_the_other() -> None:
    halves = [PACK[:20], PACK[20:]]
    counted = count(carte.game("cirulla"), halves, scored=({"table": 3}, {"barsega": 3}))
    points = {line.item: line.points for line in counted.lines}
    assert points["table"] == (3, 0)
    assert points["barsega"] == (0, 3)


def test_a_tie_says_that_nobody_scores() -> None:
    won = [PACK[:20], PACK[20:]]
    carte_line = count(carte.game("scopa"), won).lines[0]
    assert carte_line.points == (0, 0)
    assert carte_line.text == "20 to 20: nobody scores it."


def test_missing_cards_leave_an_item_open_only_where_they_matter() -> None:
    mine = [card for card in PACK if card.suit == "D"] + list(PACK[1:20:4])
    counted = count(carte.game("scopa"), [mine, []])
    points = {line.item: line.points for line in counted.lines}
    assert points["denari"] == (1, 0)
    assert points["settebello"] == (1, 0)
    assert points["carte"] is None
    assert points["primiera"] is None
    assert counted.scores is None


def test_ten_denari_win_the_match_at_once() -> None:
    mine = [card for card in PACK if card.suit == "D"]
    rest = [card for card in PACK if card.suit != "D"]
    assert count(carte.game("cirulla"), [mine, rest]).winner == 0
    assert count(carte.game("cirulla", cappotto="off"), [mine, rest]).winner is None


def test_more_than_half_of_the_points_win_at_briscola_whatever_is_missing() -> None:
    counted = count(BRISCOLA, ["1D 1C 1S 1B 3D 3C", "10S"])
    assert counted.winner == 0
    assert counted.lines[0].points is None
    assert [part.total for part in counted.lines[0].parts] == [64, 4]


def test_the_last_trick_counts_a_point_and_has_to_be_known() -> None:
    game = carte.game("mediatore")
    won = ["1D 1C 1S 3D 3C 3S 2D 2C 2S 10D 10C 4D", "1B"]
    rest = [card for card in PACK if str(card) not in " ".join(won).split()]
    whole: list[Cards] = [won[0], [*won[1].split(), *rest]]
    unknown = count(game, whole, bid="solo", declarer=0, last_trick=None)
    assert unknown.scores is None
    assert unknown.lines[0].parts[0].total == 17
    known = count(game, whole, bid="solo", declarer=0, last_trick=0)
    assert known.scores is not None
    assert [score.total for score in known.scores] == [36, -12, -12, -12]
    assert known.lines[0].parts[0].addends[-1] == (None, 3, "The last trick")


def test_sixty_each_is_open_until_it_is_known_who_won_the_last_trick() -> None:
    game = carte.game("briscola", sixty="last-trick")
    mine = carte.cards("1D 1C 1S 1B 3D 10D 8D 2D")
    piles = [mine, [card for card in PACK if card not in mine]]
    assert count(game, piles, last_trick=None).scores is None
    known = count(game, piles, last_trick=1)
    assert known.winner == 1
    assert known.lines[-1].text == "60 to 60: the last trick decides."
    assert count(carte.game("briscola"), piles).winner is None


def test_who_has_no_cards_has_not_won_the_last_trick() -> None:
    with pytest.raises(ValueError, match="last trick"):
        count(carte.game("mediatore"), [PACK, []], bid="solo", declarer=0, last_trick=1)


@pytest.mark.parametrize(
    "game",
    [carte.game(slug) for slug in ("scopa", "scopone", "asso-piglia-tutto", "cirulla")],
    ids=lambda game: game.slug,
)
def test_no_pile_is_one_card_for_a_capture_takes_another(game: Game) -> None:
    for card in ("5C", "1S"):
        counted = count(game, [[card], [one for one in PACK if one != carte.Card(card)]])
        assert counted.scores is None
        assert counted.objection is not None
        assert counted.objection.rule.tail == "lay"
        assert " alone: a card that takes joins the pile" in counted.objection.text
    assert count(game, [[], PACK]).scores is not None
    assert count(game, [PACK[:2], PACK[2:]]).scores is not None
    assert count(game, [PACK[:1], PACK[2:]]).objection is None, "one card is missing yet"


def test_an_asso_that_takes_itself_may_be_a_pile() -> None:
    game = carte.game("asso-piglia-tutto", ace_on_empty="takes-itself")
    assert count(game, [PACK[:1], PACK[1:]]).scores is not None
    assert count(game, [PACK[4:5], [*PACK[:4], *PACK[5:]]]).scores is None


def test_a_called_bid_is_counted_step_by_step_to_the_payments() -> None:
    counted = count(carte.game("briscola-chiamata"), [PACK, []], bid="75", declarer=1, partner=3)
    steps = [(line.item, line.text) for line in counted.lines]
    assert steps == [
        ("points", "All the cards worth points, and their sum."),
        ("win", "120 points; 75 are needed, so the declarer’s side wins."),
        ("multiplier", "The bid multiplies every payment by 2."),
        ("slam", "One side won everything: 2 becomes 4."),
        ("payment", "Each opponent pays 4."),
    ]
    assert counted.lines[-1].points == (-4, 8, -4, 4, -4)


@pytest.mark.parametrize(
    ("last_trick", "points", "said"),
    [
        (0, (22, -8, -6, -8), "pays 8, but the giver of the called card only 6: 8 + 8 + 6 = 22."),
        (1, (-22, 8, 6, 8), "gets 8, but the giver of the called card only 6: 8 + 8 + 6 = 22."),
    ],
)
def test_a_giver_pays_or_gets_less_by_a_rule_of_its_own_which_is_told_with_the_sum(
    last_trick: int, points: tuple[int, ...], said: str
) -> None:
    piles = [PACK[4:], PACK[:4]] if last_trick == 0 else [PACK[:4], PACK[4:]]
    line = count(
        carte.game("mediatore"),
        piles,
        bid="mediatore",
        declarer=0,
        partner=2,
        last_trick=last_trick,
    ).lines[-1]
    assert line.rule.tail == "payment-giver"
    assert line.points == points
    assert line.text == f"Each opponent {said}"


@pytest.mark.parametrize(
    ("facts", "named"),
    [
        ({"bid": "seven"}, "seven"),
        ({"bid": "2", "declarer": 9}, "declarer=9"),
        ({"bid": "2", "declarer": 1, "partner": 1}, "alone"),
    ],
)
def test_a_contract_that_cannot_be_is_refused(facts: Mapping[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        count(carte.game("briscola-chiamata"), [PACK[:20], PACK[20:]], **facts)


@pytest.mark.parametrize(
    ("facts", "says"),
    [
        ({"bid": None, "declarer": 1}, "Choose what was bid."),
        ({"bid": "2", "declarer": None}, "Choose the declarer."),
        ({"bid": "2", "declarer": 1}, "Choose the partner"),
    ],
)
def test_a_contract_is_said_before_anybody_pays(facts: Mapping[str, Any], says: str) -> None:
    counted = count(carte.game("briscola-chiamata"), [PACK[:20], PACK[20:]], **facts)
    assert counted.objection is not None
    assert says in counted.objection.text
    assert counted.scores is None
    assert [line.item for line in counted.lines] == ["points"]
    assert sum(part.total for part in counted.lines[0].parts) == 120


@pytest.mark.parametrize(
    ("slug", "size", "facts", "rule"),
    [
        ("briscola", 3, {}, "turn"),
        ("briscola-chiamata", 3, {"bid": "2", "declarer": 0, "partner": None}, "turn"),
        ("mediatore", 6, {"bid": "solo", "declarer": 0, "last_trick": 1}, "turn"),
        ("mediatore", 4, {"bid": "solo", "declarer": 0, "last_trick": 0}, "last-trick"),
    ],
)
def test_piles_are_whole_tricks_and_the_last_one_brings_the_monte(
    slug: str, size: int, facts: Mapping[str, Any], rule: str
) -> None:
    game = carte.game(slug)
    counted = count(game, [PACK[:size], PACK[size:]], **facts)
    assert counted.scores is None
    assert counted.objection is not None
    assert counted.objection.rule == game.rulebook[rule]
    assert count(game, [PACK[:size], PACK[size + 1 :]], **facts).objection is None


def test_a_card_in_both_piles_is_refused() -> None:
    with pytest.raises(ValueError, match="7D"):
        count(carte.game("scopa"), ["7D", "7D 6D"])


def test_one_deal_decides_where_no_points_win_a_match_and_no_contract_is_paid() -> None:
    decided = {slug for slug in carte.GAMES if one_deal_decides(carte.game(slug))}
    games = map(carte.game, carte.GAMES)
    assert decided == {game.slug for game in games if not (game.goal or game.has_auction)}
    assert {"asso-piglia-tutto", "briscola"} <= decided


@pytest.mark.parametrize(
    ("piles", "says", "points"),
    [
        (("7D 6C 6S 6B", "8D 7C 7S 7B"), "1 seven to 3 sevens.", (0, 1)),
        (("7D 7C 6D 6C 6S", "7S 7B 6B"), "2 sevens and 3 sixes to 2 sevens and 1 six.", (1, 0)),
        (("7D 1C", "7S 1S 1B"), "1 seven and 1 asso to 1 seven and 2 assi.", (0, 1)),
        (("2D 10D", "2C"), "1 two to 1 two: nobody scores it.", (0, 0)),
        (("10D", "9D 8D"), "0 sevens to 0 sevens: nobody scores it.", (0, 0)),
    ],
)
def test_where_sevens_win_the_primiera_the_count_goes_down_to_the_rank_that_decides(
    piles: Sequence[str], says: str, points: tuple[int, int]
) -> None:
    line = count_primiera(carte.game("scopa", primiera="sevens"), piles)
    assert (line.text, line.points) == (says, points)
    assert line.rule.text.startswith("The primiera scores 1 point, for the most sevens.")


def test_where_court_cards_count_apart_the_sum_shows_it() -> None:
    line = count_primiera(
        carte.game("scopa", primiera_courts="10-9-8"), ["7D 7C 6S 9B 8B", "6D 8C 7S 7B"]
    )
    assert [[one.number for one in part.addends] for part in line.parts] == [
        [21, 21, 18, 9],
        [18, 8, 21, 21],
    ]
    assert line.text == "69 to 68."


@pytest.mark.parametrize("last", [0, 1])
def test_the_point_of_the_last_trick_is_named_where_no_card_tells_it(last: int) -> None:
    game = carte.game("mediatore")
    contract = {"bid": "solo", "declarer": 0, "last_trick": last}
    counted = count(game, [PACK[:20], PACK[20:]], **contract)
    told = told_line(game, counted.lines[0])["parts"]
    bare = [[one["number"] for one in part["addends"] if not one["card"]] for part in told]
    assert bare == [["The last trick 1"] if side == last else [] for side in (0, 1)]


@pytest.mark.parametrize("game", ["briscola", "mediatore"])
def test_a_primiera_that_nobody_scores_is_refused_in_words(game: str) -> None:
    with pytest.raises(ValueError, match=f"nobody scores a primiera in {game}"):
        count_primiera(carte.game(game), ["7D", "7C"])
