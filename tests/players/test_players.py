"""Players of every level play whole deals of every game by the rules, and know no hidden card."""

import pickle
from functools import cache
from itertools import count, product
from random import Random
from statistics import mean
from typing import Any

import pytest

import carte
from carte.players import LEVELS, Expert, Regular, informed
from carte.players.determinization import worlds
from carte.players.expert import thought
from carte.players.heuristic import heuristic_for
from carte.players.memory import Memory
from carte.players.play_outs import play_outs_for
from tests.benchmarks.players import played
from tests.games.ventina import Ventina

GAMES = [carte.game(slug) for slug in carte.GAMES]
GAMES += [carte.game("cirulla", players=number) for number in (3, 4)]
GAMES += [carte.game("scopa", players=3), carte.game("asso-piglia-tutto", players=4)]
NAMES = [f"{game.slug} for {game.seats}" for game in GAMES]
every_game = pytest.mark.parametrize("game", GAMES, ids=NAMES)


def seated(
    level: str, game: carte.Game, seed: int = 0, iterations: int = 8
) -> list[carte.SeededPlayer]:
    """A table of players of one level; experts think briefly."""
    thinking = {"iterations": iterations} if level == "expert" else {}
    return [carte.player(level, seed=seed, **thinking) for _seat in range(game.seats)]


def whole(level: str, game: carte.Game, seed: int) -> carte.Deal:
    """A deal that players of one level have played; experts think as briefly as they can."""
    return played(game.deal(seed=seed), seated(level, game, seed, iterations=2))


once = cache(whole)
"""One that several tests look at."""


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_whole_deals_are_played_by_the_rules(level: str, game: carte.Game) -> None:
    for seed in range(2 if level == "expert" else 10):
        assert len(once(level, game, seed).score()) == game.sides


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_a_game_that_no_player_has_heard_of_is_played_by_its_kind(
    level: str, game: carte.Game
) -> None:
    unheard = type("Unheard", (type(game),), {"slug": "unheard-of"})(**game.options)
    assert whole(level, unheard, 0).moves == once(level, game, 0).moves


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same_deal(level: str, game: carte.Game) -> None:
    assert whole(level, game, 1).moves == once(level, game, 1).moves


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_rests_on_the_view_alone(level: str, game: carte.Game) -> None:
    """Other hands that look the same from here do not change the choice."""
    deal = game.deal(seed=11)
    me = deal.turn
    hidden = {card for seat, hand in enumerate(deal.hands) if seat != me for card in hand}
    deck = [*deal.deck]
    places = [place for place, card in enumerate(deck) if card in hidden]
    for place, other in zip(places, reversed(places), strict=True):
        deck[place] = deal.deck[other]
    twin = game.deal(deck=deck)
    assert twin.view(me) == deal.view(me)
    first, second = (seated(level, game)[me].choose(one.view(me)) for one in (deal, twin))
    assert first == second


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_thought_can_be_cut_short_and_ends_with_the_choice(level: str, game: carte.Game) -> None:
    deal = game.deal(seed=2)
    view = deal.view(deal.turn)
    player = seated(level, game)[deal.turn]
    thoughts = [*player.ponder(view)]
    assert next(player.ponder(view)) in deal.legal_moves()
    assert thoughts[-1] == player.choose(view)
    thinks = level == "expert" and not heuristic_for(game).is_settled(view)
    assert len(thoughts) == (8 / play_outs_for(view).cost if thinks else 1)


def test_an_expert_says_what_it_expects_of_each_move() -> None:
    """Taking the settebello in a sweep brings some three points more than leaving it."""
    deal = carte.game("scopa").position(hand="7C 2S 9C", table="7D")
    expert, view = Expert(iterations=60), deal.view(deal.turn)
    *_, candidates = expert.weigh(view)
    assert candidates[0].move == expert.choose(view) == carte.move("7C x 7D")
    assert {candidate.move for candidate in candidates} == {*deal.legal_moves()}
    tries = sum(candidate.tries for candidate in candidates)
    assert tries == 60 / play_outs_for(view).cost
    assert candidates[0].margin > max(other.margin for other in candidates[1:]) + 1


@pytest.mark.parametrize("slug", ["scopa", "scopone"])
def test_an_expert_who_is_told_nothing_thinks_as_long_on_every_device(slug: str) -> None:
    deal = carte.game(slug).deal(seed=3)
    view = deal.view(deal.turn)
    *_, candidates = Expert().weigh(view)
    tries = sum(candidate.tries for candidate in candidates)
    assert tries == thought(deal.game) / play_outs_for(view).cost


def test_discards_gifts_and_calls_are_chosen_too() -> None:
    """All phases of mediatore and chiamata come up in some deals of the regular."""
    phases = set()
    for slug, seed in product(("mediatore", "briscola-chiamata"), range(30)):
        deal = carte.game(slug).deal(seed=seed)
        players = seated("regular", deal.game)
        while not deal.is_over:
            phases.add((slug, deal.phase))
            deal = deal.play(players[deal.turn].choose(deal.view(deal.turn)))
    assert ("mediatore", "exchange") in phases
    assert {("mediatore", "call"), ("briscola-chiamata", "call")} <= phases


def test_who_is_not_to_act_is_told_so() -> None:
    deal = carte.game("scopa").deal(seed=1)
    with pytest.raises(ValueError, match="seat 0 of scopa is not to act"):
        carte.player("regular").choose(deal.view(0))


def test_an_unknown_level_names_the_levels() -> None:
    with pytest.raises(carte.UnknownLevel, match="newcomer, regular, expert"):
        carte.player("master")


@pytest.mark.parametrize("time", [0, -1, "x", True])
def test_a_time_to_think_is_a_positive_number(time: Any) -> None:
    with pytest.raises(ValueError, match=f"milliseconds={time!r}: give a positive number"):
        carte.player("expert", milliseconds=time)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", [-1, True, 1.0, "x", None])
def test_a_player_is_seeded_by_a_whole_number_from_0(level: str, seed: Any) -> None:
    with pytest.raises(ValueError, match=f"seed={seed!r}: give a whole number, 0 or more"):
        carte.player(level, seed=seed)


def test_a_newcomer_takes_when_something_can_be_taken() -> None:
    deal = carte.game("scopa").position(hand="7D 2S 9C", table="7B 3C")
    choices = {
        str(carte.player("newcomer", seed=seed).choose(deal.view(deal.turn))) for seed in range(20)
    }
    assert choices == {"7D x 7B"}


def test_a_regular_prefers_the_settebello() -> None:
    deal = carte.game("scopa").position(hand="7C 2S 9C", table="7D 7B 9D")
    assert str(carte.player("regular").choose(deal.view(deal.turn))) == "7C x 7D"


def test_a_regular_leaves_no_sweep() -> None:
    """4, 3 and the asso are swept by every fante; with the cavallo instead by nothing."""
    deal = carte.game("scopa").position(hand="1C 9S", table="4D 3B")
    assert str(carte.player("regular").choose(deal.view(deal.turn))) == "9S"


def test_a_regular_sweeps_with_what_scores_by_it_at_the_table() -> None:
    game = carte.game("asso-piglia-tutto", scoring="scopa", ace_sweep_scores=False)
    deal = game.position(hand="1D 2B 9C", table="2C")
    assert str(carte.player("regular").choose(deal.view(deal.turn))) == "2B x 2C"


def test_a_regular_hopes_to_take_what_it_lays() -> None:
    """Of two cards that nobody can take at once it lays the one whose twin it holds."""
    deal = carte.game("scopa").position(hand="4B 9S 9C", table="10D 8D")
    assert str(carte.player("regular").choose(deal.view(deal.turn))).startswith("9")


def test_a_regular_saves_its_trumps_where_nothing_is_at_stake() -> None:
    deal = carte.game("briscola").position(hand="1S 4C 3S", trick="2B", trump="6S")
    assert str(carte.player("regular").choose(deal.view(deal.turn))) == "4C"


def test_a_regular_trumps_a_carico() -> None:
    deal = carte.game("briscola").position(hand="4S 5C 1D", trick="3B", trump="6S")
    assert str(carte.player("regular").choose(deal.view(deal.turn))) == "4S"


@pytest.mark.parametrize(
    ("hand", "trick", "played"),
    [
        ("1S 8C 9C", "2C", "9C"),  # the cavallo of trumps wins
        ("1S 6D 10B", "3D", "6D"),  # a blank loses nothing
    ],
)
def test_a_regular_gives_no_carico_away(hand: str, trick: str, played: str) -> None:
    deal = carte.game("briscola").position(hand=hand, trick=trick, trump="C")
    assert str(carte.player("regular").choose(deal.view(deal.turn))) == played


def test_the_matta_is_named_by_what_it_brings_next() -> None:
    """Up to 5 every value makes a barsega; only as a 4 does the matta sweep, by a fifteen."""
    deal = carte.game("cirulla").position(hand="7C 1S 3B", table="1D 10C")
    assert str(carte.player("regular").choose(deal.view(deal.turn))) == "declare 7C=4"


def test_a_partner_gets_the_points_and_an_opponent_does_not() -> None:
    """Last to a trick of chiamata: the asso goes to the declarer from its partner alone."""
    terms = {"declarer": 1, "bid": 3, "called": "3S", "trick": "10B 4B 2B 5B", "leader": 1}
    hands = {"partner": "3S 1C 4C", "opponent": "5S 1C 4C"}
    chosen = {
        who: str(carte.player("regular").choose(game.position(hand=hand, **terms).view(0)))
        for game in [carte.game("briscola-chiamata")]
        for who, hand in hands.items()
    }
    assert chosen["partner"] == "1C" != chosen["opponent"]


def last_hand(slug: str, seed: int) -> tuple[carte.Deal, list[Expert]]:
    """A deal for two when the last cards have been dealt, and experts who have seen all of it."""
    deal, experts = carte.game(slug).deal(seed=seed), [Expert(iterations=8) for _seat in range(2)]
    regulars = seated("regular", deal.game, seed)
    while deal.stock:
        choice = regulars[deal.turn].choose(deal.view(deal.turn))
        for seat, player in enumerate((*regulars, *experts)):
            player.hear(deal.view(seat % 2), choice)
        deal = deal.play(choice)
    return deal, experts


def end(deal: carte.Deal, seat: int) -> int:
    """By how much a seat wins a deal when both play as well as can be, tried out move by move."""
    if deal.is_over:
        return deal.score()[seat].total - deal.score()[1 - seat].total
    ends = [end(deal.play(move), seat) for move in deal.legal_moves()]
    return max(ends) if deal.turn == seat else min(ends)


@pytest.mark.parametrize("slug", ["scopa", "asso-piglia-tutto", "briscola"])
def test_experts_play_the_last_hand_of_two_exactly(slug: str) -> None:
    for seed in range(4):
        deal, experts = last_hand(slug, seed)
        seat = deal.turn
        ((*candidates,),) = experts[seat].weigh(deal.view(seat))
        margins = [one.margin for one in candidates]
        assert margins == sorted(margins, reverse=True)
        assert {one.move: one.margin for one in candidates} == {
            move: end(deal.play(move), seat) for move in deal.legal_moves()
        }


@pytest.mark.parametrize("slug", ["scopa", "asso-piglia-tutto", "briscola"])
def test_regulars_play_the_last_hand_of_two_without_a_mistake(slug: str) -> None:
    for seed in range(8):
        deal, _experts = last_hand(slug, seed)
        regular = carte.player("regular")
        for before, choice in deal.course():
            regular.hear(before.view(deal.turn), choice)
        ends = {move: end(deal.play(move), deal.turn) for move in deal.legal_moves()}
        assert ends[regular.choose(deal.view(deal.turn))] == max(ends.values())


def test_cards_that_are_all_known_are_played_out_exactly_only_when_few_are_left() -> None:
    """Where all cards are dealt to two, each knows from its own what the other holds."""
    deal = Ventina().deal(seed=1)
    *_, candidates = Expert(iterations=24).weigh(deal.view(deal.turn))
    assert sum(one.tries for one in candidates) == 24
    while sum(map(len, deal.hands)) > 6:
        deal = deal.play(deal.legal_moves()[0])
    seat = deal.turn
    (candidates,) = Expert(iterations=24).weigh(deal.view(seat))
    assert {one.move: one.margin for one in candidates} == {
        move: end(deal.play(move), seat) for move in deal.legal_moves()
    }


@pytest.mark.parametrize("seed", [10, 30, 38])
@pytest.mark.parametrize("slug", ["scopa", "asso-piglia-tutto"])
def test_of_moves_that_win_alike_an_expert_leaves_most_ways_to_go_wrong(
    slug: str, seed: int
) -> None:
    deal, experts = last_hand(slug, seed)
    seat = deal.turn
    ((first, *others),) = experts[seat].weigh(deal.view(seat))
    alike = [first, *(one for one in others if one.margin == first.margin)]
    replies = [deal.play(one.move) for one in alike]
    if_any = [
        mean(end(after.play(move), seat) for move in after.legal_moves()) for after in replies
    ]
    assert if_any[0] == max(if_any) > min(if_any)


def test_a_case_with_cards_left_out_is_no_last_hand() -> None:
    """Only eight cards are in play; which of the others are in the other hand nobody can tell."""
    hands = ["7C 2S 9C", "1D 5S 6B"]
    deal = carte.game("scopa").position(hands=hands, table="3D 4B", turn=0)
    *_, candidates = Expert(iterations=40).weigh(deal.view(0))
    assert all(candidate.tries > 1 for candidate in candidates)


def test_cards_in_the_piles_of_a_case_are_in_no_hand() -> None:
    """Both asso of swords and of batons are won already: nothing can beat the last 3 of batons."""
    deal = carte.game("briscola").position(hand="3B 2C", trump="S", piles=["1S 1B", "1D 1C"])
    world = worlds(deal.view(deal.turn), Memory())
    hidden = {card for seed in range(30) for card in world(Random(seed)).hands[deal.dealer]}
    assert hidden.isdisjoint(carte.cards("1S 1B 1D 1C"))


def test_who_lays_a_card_beside_the_settebello_probably_holds_no_seven() -> None:
    """How often the other hand holds a seven: to who has watched what was laid, and who has not."""
    hands = ["8C 2S", "1S 6C 5B"]
    deal, memory = carte.game("scopa").position(hands=hands, table="7D 9S", turn=1), Memory()
    memory.hear(deal.view(0), carte.Play(carte.Card("1S").index))
    view = deal.play("1S").view(0)

    def share(memory: Memory) -> float:
        draw, random = worlds(view, memory), Random(1)
        drawn = [draw(random).hands[1] for _ in range(300)]
        return sum(any(card.value == 7 for card in hand) for hand in drawn) / 300

    assert share(memory) < share(Memory()) * 2 / 3


def test_an_expert_without_time_bids_as_a_regular_does() -> None:
    game = carte.game("mediatore")
    for seed in range(10):
        view = game.deal(seed=seed).view(1)
        regular, expert = (carte.player(*made, iterations=1) for made in (["regular"], ["expert"]))
        assert regular.choose(view) == expert.choose(view)


def test_an_expert_stops_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that goes on by a millisecond whenever it is looked at."""
    monkeypatch.setattr("carte.players.expert.monotonic", count(step=0.001).__next__)
    deal = carte.game("scopone").deal(seed=1)
    expert = carte.player("expert", milliseconds=50)
    assert 15 < len([*expert.ponder(deal.view(deal.turn))]) <= 50


def test_what_is_remembered_ends_with_the_deal() -> None:
    """In the next deal the same cards lie in other piles."""
    memory, game = Memory(), carte.game("asso-piglia-tutto")
    for deal in (game.deal(seed=1), game.deal(seed=2)):
        while not deal.is_over:
            view, move = deal.view(0), deal.legal_moves()[0]
            assert isinstance(move, carte.Play)
            memory.hear(view, move)
            deal = deal.play(move)
            known = [memory.pile(deal.view(0), side).bit_count() for side in range(2)]
            assert deal.is_over or known == deal.view(0).facts["pile_sizes"]


@pytest.mark.parametrize(
    "text",
    [
        "player('newcomer', seed=0)",
        "player('regular', seed=3)",
        "player('expert', seed=1, iterations=20)",
        "player('expert', seed=1, milliseconds=1.5)",
    ],
)
def test_a_player_is_written_as_it_is_made(text: str) -> None:
    player = eval(text, {"player": carte.player})
    assert repr(player) == text
    assert type(eval(repr(player), {"player": carte.player})) is type(player)


def test_a_player_of_another_kind_is_written_by_its_name() -> None:
    class Ours(Regular):
        level = ""

    assert repr(Ours(4)) == "Ours(seed=4)"


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_a_player_that_was_pickled_plays_on_as_it_would_have(level: str, game: carte.Game) -> None:
    deal = once(level, game, 0)
    half, choice = [*deal.course()][len(deal.moves) // 2]
    player = informed(seated(level, game)[0], half, half.turn)
    again = pickle.loads(pickle.dumps(player))
    assert repr(again) == repr(player)
    assert again.choose(half.view(half.turn)) == player.choose(half.view(half.turn))
    again.hear(half.view(half.turn), choice)


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_that_is_given_a_deal_says_how_to_ask_for_a_view(level: str) -> None:
    deal: Any = carte.game("scopa").deal(seed=7)
    player = carte.player(level)
    for ask in (player.choose, lambda deal: next(player.ponder(deal))):
        with pytest.raises(ValueError, match=r"is no view: .* deal\.view\(deal\.turn\)"):
            ask(deal)
    if isinstance(player, Expert):
        with pytest.raises(ValueError, match=r"is no view: .* deal\.view\(deal\.turn\)"):
            player.weigh(deal)
    with pytest.raises(ValueError, match=r"is no view: .* deal\.view\(deal\.turn\)"):
        player.hear(deal, carte.move("7D"))
