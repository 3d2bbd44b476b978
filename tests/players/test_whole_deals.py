"""A table of players plays a deal, and each of them hears what its seat may."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any

import pytest

import carte
from carte.players import informed


class Listener(carte.SeededPlayer):
    """Plays at random, and keeps what it hears."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.heard: list[tuple[carte.View, carte.Move]] = []

    def hear(self, view: carte.View, move: carte.Move) -> None:
        super().hear(view, move)
        self.heard.append((view, move))

    def _thoughts(
        self, view: carte.View, legal: tuple[carte.Move, ...], random: Random
    ) -> Iterator[carte.Move]:
        yield random.choice(legal)


def listeners(game: carte.Game, seed: int = 1) -> list[Listener]:
    return [Listener(seed + seat) for seat in range(game.seats)]


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_deal_is_played_to_its_end_and_the_old_one_stays(slug: str) -> None:
    game = carte.game(slug)
    deal = game.deal(seed=7)
    over = carte.playout(deal, [carte.player("regular", seed=seat) for seat in range(game.seats)])
    assert over.is_over
    assert over.start == deal
    assert deal.moves == ()
    assert carte.from_record(over.record()) == over


def test_every_seat_hears_every_card_that_is_played_as_its_own_seat_sees_it() -> None:
    game = carte.game("scopone")
    players = listeners(game)
    over = carte.playout(game.deal(seed=7), players)
    for seat, player in enumerate(players):
        assert [move for _view, move in player.heard] == [*over.moves]
        assert [view for view, _move in player.heard] == [
            deal.view(seat) for deal, _choice in over.course()
        ]


def test_nobody_hears_what_is_laid_face_down_beside_the_hands() -> None:
    game = carte.game("mediatore")
    fresh = game.deal(seed=7)
    hidden: set[str] = set()
    for seed in range(12):
        players = listeners(game, seed)
        over = carte.playout(fresh, players)
        verbs = {str(choice).split()[0] for choice in over.moves}
        hidden |= verbs & {"discard", "give"}
        for player in players:
            heard = {str(move).split()[0] for _view, move in player.heard}
            assert heard == verbs - {"discard", "give"}
    assert "discard" in hidden


def test_a_card_that_is_played_in_the_dark_is_heard_by_its_own_seat_alone() -> None:
    game = carte.game("briscola-chiamata", dark_first_trick=True)
    deal = game.deal(seed=7)
    for choice in ("bid 2", "pass", "pass", "pass", "pass", "2C"):
        deal = deal.play(choice)
    heard = [
        [str(move) for _view, move in informed(one, deal, seat).heard]
        for seat, one in enumerate(listeners(game))
    ]
    assert [("2C" in one) for one in heard] == [False, True, False, False, False]
    assert all("bid 2" in one for one in heard)


def test_a_deal_under_way_is_told_before_it_is_played_on() -> None:
    game = carte.game("scopa")
    players = listeners(game)
    over = carte.playout(game.deal(seed=7), players)
    half = game.deal(seed=7)
    for choice in over.moves[:18]:
        half = half.play(choice)
    again = listeners(game)
    assert carte.playout(half, again).moves == over.moves
    assert [one.heard for one in again] == [one.heard for one in players]


def test_piles_that_a_position_begins_with_are_seen() -> None:
    game = carte.game("scopa")
    deal = game.position(hands=["7D", "2C"], table="", stock="", piles=["3C 3D", "4C 4D"])
    players = listeners(game)
    carte.playout(deal, players)
    assert [one._memory.pile(deal.view(0), 1).bit_count() for one in players] == [2, 2]


@pytest.mark.parametrize("number", [0, 1, 3])
def test_there_is_a_player_for_every_seat(number: int) -> None:
    deal = carte.game("scopa").deal(seed=7)
    with pytest.raises(ValueError, match=f"{number} players: scopa has 2 seats"):
        carte.playout(deal, [carte.player("newcomer")] * number)


def test_a_player_that_breaks_the_rules_is_told_by_which() -> None:
    class Stubborn(Listener):
        def choose(self, view: carte.View) -> carte.Move:
            return carte.move("7D x 3C 4S")

    deal = carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B")
    with pytest.raises(carte.IllegalMove) as caught:
        carte.playout(deal, [Stubborn(), Stubborn()])
    assert caught.value.ruling.rule.id == "scopa.equal-first"


class Frugal(carte.Player):
    """A player of one's own, who extends what is public."""

    def choose(self, view: carte.View) -> carte.Move:
        return view.legal_moves()[0]


class Attentive:
    """A player who extends nothing."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def choose(self, view: carte.View) -> carte.Move:
        return view.legal_moves()[-1]

    def see(self, piles: Sequence[Iterable[carte.Card]]) -> None:
        self.heard = [str(card) for pile in piles for card in pile]

    def hear(self, view: carte.View, move: carte.Move) -> None:
        self.heard.append(str(move))


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_player_of_ones_own_takes_any_seat_of_a_match(slug: str) -> None:
    game = carte.game(slug)
    attentive = Attentive()
    others: list[carte.Player | str] = [Frugal() for _seat in range(game.seats - 1)]
    over = carte.playout(game.deal(seed=7), [attentive, *others])
    assert attentive.heard
    assert {*attentive.heard} <= {str(move) for move in over.moves}


def test_a_player_of_ones_own_must_choose() -> None:
    class Silent(carte.Player):
        pass

    with pytest.raises(TypeError, match="choose"):
        Silent()  # type: ignore[abstract]


def test_the_name_of_a_level_is_a_player_of_it_who_has_the_seed_of_its_seat() -> None:
    deal = carte.game("scopone").deal(seed=7)
    levels = ["regular", "newcomer", "regular", "newcomer"]
    players = [carte.player(level, seed=seat) for seat, level in enumerate(levels)]
    assert carte.playout(deal, levels) == carte.playout(deal, players)
    with pytest.raises(
        carte.UnknownLevel, match="there is no level 'master'; the levels are newcomer"
    ):
        carte.playout(deal, ["master"] * 4)


ODD: list[Any] = [None, 7, "regular", {"regular", "newcomer"}]


@pytest.mark.parametrize("players", ODD)
def test_who_is_no_list_of_players_is_shown_with_what_is_wanted(players: Any) -> None:
    with pytest.raises(ValueError, match=r"players=.*: give a list of a player for each"):
        carte.playout(carte.game("scopa").deal(seed=7), players)


@pytest.mark.parametrize("odd", [None, 7, Frugal, carte.player, object()])
def test_who_is_no_player_is_shown_with_what_is_wanted(odd: Any) -> None:
    with pytest.raises(ValueError, match=r"players\[1\]=.* is no player: .*newcomer, regular"):
        carte.playout(carte.game("scopa").deal(seed=7), ["regular", odd])
