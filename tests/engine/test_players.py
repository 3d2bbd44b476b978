"""Players of every level play whole deals of every game by the rules, and know no hidden card."""

from itertools import product

import pytest

import carte
from carte.players import LEVELS, Expert
from tests.benchmarks.players import played

GAMES = [carte.game(slug) for slug in carte.GAMES] + [carte.game("cirulla", players=4)]
NAMES = [f"{game.slug} for {game.seats}" for game in GAMES]
every_game = pytest.mark.parametrize("game", GAMES, ids=NAMES)


def seated(level: str, game: carte.Game, seed: int = 0) -> list[carte.Player]:
    """A table of players of one level; experts think briefly."""
    thinking = {"iterations": 8} if level == "expert" else {}
    return [carte.player(level, seed=seed, **thinking) for _seat in range(game.seats)]


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_whole_deals_are_played_by_the_rules(level: str, game: carte.Game) -> None:
    for seed in range(2 if level == "expert" else 10):
        deal = played(game.deal(seed=seed), seated(level, game, seed))
        assert len(deal.score()) == game.sides


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same_deal(level: str, game: carte.Game) -> None:
    once, again = (played(game.deal(seed=3), seated(level, game, 5)) for _ in range(2))
    assert once.moves == again.moves


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
    assert len(thoughts) == (8 if level == "expert" else 1)


def test_an_expert_says_what_it_expects_of_each_move() -> None:
    """Taking the settebello in a sweep brings some three points more than leaving it."""
    deal = carte.game("scopa").position(hand="7C 2S 9C", table="7D")
    expert = Expert(iterations=60)
    *_, candidates = expert.weigh(deal.view(deal.turn))
    assert candidates[0].move == expert.choose(deal.view(deal.turn)) == carte.move("7C x 7D")
    assert {candidate.move for candidate in candidates} == {*deal.legal_moves()}
    assert sum(candidate.tries for candidate in candidates) == 60
    assert candidates[0].margin > max(other.margin for other in candidates[1:]) + 1


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


def test_no_time_at_all_is_refused() -> None:
    with pytest.raises(ValueError, match="milliseconds=0"):
        carte.player("expert", milliseconds=0)


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
