"""Several people at one device: whose eyes look, what everybody may hear, and what is kept."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import carte
from carte.board.narration import narrate
from carte.engine.game import Game
from carte.language.numbers import tenths
from carte.play import InvalidSitting, Sitting, code, from_code
from carte.play.asking import on_turn
from carte.play.ending import end_of, sheet_form
from carte.play.match_code import from_json, to_json
from carte.play.people import closed_moment, open_moment, speaking_of
from carte.play.sitters import Sitter, names_of
from carte.play.sitting import NotNow, seed_for
from carte.players.evaluation import margins
from carte.widgets import Play
from tests.play.sittings import CONTRACTS, GAMES, chosen

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio")
YOU = {"you", "your", "yours"}

each_game = pytest.mark.parametrize("game", GAMES, ids=repr)
each_trick_game = pytest.mark.parametrize(
    "game",
    [
        *[game for game in GAMES if game.has_tricks],
        carte.game("briscola", players=3),
        carte.game("tressette", target=11),
    ],
    ids=repr,
)


def seated(game: Game, seed: int = 1, level: str | None = None) -> Sitting:
    """A match of people, where each second seat has a player of the ``level``, if one is given."""
    sitters = tuple(
        Sitter(level=level) if level and seat % 2 and game.seats > 2 else Sitter(person=name)
        for seat, name in enumerate(NAMES[: game.seats])
    )
    deals = 2 if game.slug in CONTRACTS else None
    return Sitting.begin(game, seed=seed, deals=deals, sitters=sitters)


def moments(game: Game, seed: int = 1, level: str | None = None) -> Iterator[Sitting]:
    """A sitting of people after every move of its first two deals."""
    rng = random.Random(seed)
    sitting = seated(game, seed, level)
    yield sitting
    while not (sitting.deal.is_over and (sitting.match.is_over or len(sitting.dealt) == 2)):
        going_on = not sitting.deal.is_over
        sitting = sitting.play(chosen(rng, sitting.deal)) if going_on else sitting.next()
        yield sitting


def texts_in(data: Any) -> Iterator[str]:
    """Every text in plain data but the statements of rules, which say "you" to anybody."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for name, value in data.items():
            yield from () if name == "rule" else texts_in(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from texts_in(value)


def words_of(*data: Any) -> set[str]:
    """The words of sentences in plain data: a name of a seat alone is none."""
    return {
        word.strip(".,:;’").lower()
        for text in texts_in(data)
        if " " in text
        for word in text.replace("’", " ").split()
    }


@each_game
def test_whoever_looks_the_deal_is_the_same_with_other_seats_first(game: Game) -> None:
    for sitting in [*moments(game)][::7]:
        for seat in range(game.seats):
            seen = sitting.seen_from(seat)
            assert seen.deal.turn == (sitting.deal.turn - seat) % game.seats
            hands = (*sitting.deal.hands[seat:], *sitting.deal.hands[:seat])
            assert seen.deal.hands == hands
            assert seen.deal.legal_moves() == sitting.deal.legal_moves()
            mine = sitting.match.totals[game.side(seat)]
            assert seen.match.totals[0] == mine
            assert seen.sitters[0] == sitting.sitters[seat]


@each_game
def test_a_closed_moment_has_no_card_of_any_hand(game: Game) -> None:
    for sitting in moments(game, level="newcomer"):
        over = end_of(sitting) if sitting.deal.is_over else None
        closed = closed_moment(sitting, over)
        assert closed["step"]["zones"]["hand"] == []
        if sitting.deal.is_over:
            continue
        open_hands = sitting.deal.view(0).facts.get("open_hands", [])
        lying = {card for hand in open_hands for card in hand.split()}
        held = {str(card) for hand in sitting.deal.hands for card in hand} - lying
        said = {closed["step"]["scene"].get("turned_up")}
        called = getattr(sitting.deal, "called", None)
        assert not held - said - {str(called)} & {*texts_in(closed)}


@each_game
def test_an_open_moment_is_what_the_seat_to_act_may_know(game: Game) -> None:
    for sitting in moments(game):
        if sitting.deal.is_over:
            continue
        seen = open_moment(sitting)
        assert seen["turn"] == "you"
        held = {*map(str, sitting.deal.hands[sitting.deal.turn])}
        assert {*seen["step"]["zones"]["hand"]} == held
        assert (
            on_turn({"sitting": to_json(sitting)}).deal.hands[0]
            == sitting.deal.hands[sitting.deal.turn]
        )


@each_game
def test_a_move_is_told_alike_whoever_looks_and_calls_nobody_you(game: Game) -> None:
    for sitting in moments(game, seed=2, level="expert"):
        if not sitting.deal.moves:
            continue
        told = set()
        for seat in range(game.seats):
            *_earlier, (before, move) = sitting.seen_from(seat).deal.course()
            with speaking_of(sitting, seat):
                (narrated,) = narrate(before, [move])
            told.add((narrated["text"], narrated.get("took")))
        assert len(told) == 1
        assert not words_of([*told]) & YOU, told


@each_game
def test_count_status_and_score_call_nobody_you(game: Game) -> None:
    for sitting in moments(game):
        with speaking_of(sitting):
            over = end_of(sitting) if sitting.deal.is_over else None
            form = sheet_form(game)
        closed = closed_moment(sitting, over)
        closed["step"]["zones"] = {}
        assert not words_of(closed["caption"], closed["totals"], closed["step"], over) & YOU
        assert form["seats"] == [*names_of(sitting.sitters)]
        assert "You" not in texts_in([closed["totals"], form["sides"]])


@pytest.mark.parametrize("seat", [1, 5, None, "1", True])
def test_only_people_at_the_table_have_a_review(seat: Any) -> None:
    sitting = seated(carte.game("scopa", players=4), level="newcomer")
    while not sitting.deal.is_over:
        sitting = sitting.play(sitting.deal.legal_moves()[0])
    ask = Play("scopa").handlers()["replay"]
    with pytest.raises(ValueError, match=r"nobody to review sits at .*; people sit at 0, 2"):
        ask({"sitting": to_json(sitting), "deal": 0, "seat": seat})


@each_game
def test_the_device_changes_hands_only_where_another_person_acts(game: Game) -> None:
    last: int | None = None
    for sitting in moments(game, level="newcomer"):
        deal = sitting.deal
        if not deal.moves:
            last = None
        elif sitting.is_person([before.turn for before, _move in deal.course()][-1]):
            last = [before.turn for before, _move in deal.course()][-1]
        people = closed_moment(sitting, end_of(sitting) if deal.is_over else None)["people"]
        waits = not deal.is_over and sitting.is_person(deal.turn)
        assert people["next"] == (names_of(sitting.sitters)[deal.turn] if waits else None)
        assert people["same"] == (waits and deal.turn == last)


@each_game
def test_a_match_of_people_is_kept_with_their_names_and_linked_without(game: Game) -> None:
    sitting = [*moments(game, level="expert")][5]
    kept = json.loads(json.dumps(to_json(sitting)))
    assert from_json(kept) == sitting
    linked = from_code(code(sitting))
    assert (linked.dealt, linked.sitters) == (sitting.dealt, ())


@each_game
def test_the_last_move_of_any_person_is_taken_back_and_counted(game: Game) -> None:
    for sitting in [*moments(game, level="newcomer")][1::9]:
        deals = [before for before, _move in sitting.deal.course()]
        people = [deal for deal in deals if sitting.is_person(deal.turn)]
        if not people:
            continue
        back = sitting.undo()
        assert back.deal == people[-1]
        assert back.undone[-1] == sitting.undone[-1] + 1
        name = names_of(sitting.sitters)[people[-1].turn]
        assert closed_moment(sitting, None)["people"]["last"] == name


def test_the_coach_sits_beside_the_newcomer_alone() -> None:
    taught = Sitter(person="Anna", coached=True)
    sitting = Sitting.begin(carte.game("scopa"), sitters=(taught, Sitter(person="Bruno")))
    kept = to_json(sitting)
    assert kept["sitters"] == [{"person": "Anna", "coached": True}, {"person": "Bruno"}]
    assert from_json(kept) == sitting
    for _turn in range(4):
        people = open_moment(sitting)["people"]
        assert people["coached"] == (sitting.sitters[sitting.deal.turn] is taught)
        sitting = sitting.play(sitting.deal.legal_moves()[0])


def test_the_cards_of_a_learner_may_lie_open_to_everybody_else() -> None:
    learner = Sitter(person="Anna", coached=True, open=True)
    sitting = Sitting.begin(carte.game("briscola"), sitters=(learner, Sitter("Bruno")))
    assert from_json(to_json(sitting)) == sitting
    for _turn in range(4):
        acts, other = sitting.deal.turn, 1 - sitting.deal.turn
        lying = open_moment(sitting)["step"]["scene"].get("open", {})
        held = {str(card) for card in sitting.deal.hands[other]}
        assert {card for hand in lying.values() for card in hand} == (held if acts else set())
        sitting = sitting.play(sitting.deal.legal_moves()[0])


def test_cards_thrown_down_lie_open_until_the_deal_is_over() -> None:
    sitting = seated(carte.game("scopa"))
    thrower = sitting.deal.turn
    thrown = sitting.throw_down()
    assert from_json(json.loads(json.dumps(to_json(thrown)))) == thrown
    assert closed_moment(thrown, None)["people"]["ways"] == ["resign"]
    after = thrown.play(thrown.deal.legal_moves()[0])
    seen = open_moment(after)["step"]["scene"]["open"]
    assert [*seen.values()] == [[*map(str, after.deal.hands[thrower])]]
    assert open_moment(after.seen_from(1))["step"]["scene"]["open"] == seen
    while not after.deal.is_over:
        after = after.play(after.deal.legal_moves()[0])
    assert after.next().thrown == ()


def ways_to_end(sitting: Sitting) -> list[str]:
    """What the person to act may do if all agree."""
    return [*closed_moment(sitting, None)["people"]["ways"]]


@pytest.mark.parametrize("game", [*GAMES, carte.game("briscola", players=3)], ids=repr)
def test_cards_thrown_down_are_played_out_in_captures_and_lose_the_rest_in_tricks(
    game: Game,
) -> None:
    plays_out = game.has_table or (game.slug, game.sides) == ("briscola", 3)
    way, other = ("throw", "concede") if plays_out else ("concede", "throw")
    played = [sitting for sitting in moments(game) if sitting.is_for_people]
    for sitting in played:
        assert other not in ways_to_end(sitting)
        if sitting.deal.phase == "play" and not sitting.deal.is_dark:
            assert ways_to_end(sitting) == [way, "resign"]
    refused = played[0].concede if plays_out else played[0].throw_down
    with pytest.raises(NotNow, match="throw the cards down"):
        refused()


@each_trick_game
def test_a_deal_that_a_side_has_given_up_counts_and_the_next_one_follows(game: Game) -> None:
    may = [sitting for sitting in moments(game, level="newcomer") if sitting.may_concede]
    for sitting in may[::7]:
        given_up = sitting.concede()
        name = names_of(sitting.sitters)[sitting.deal.turn]
        assert from_json(json.loads(json.dumps(to_json(given_up)))) == given_up
        with speaking_of(given_up):
            over = end_of(given_up)
        assert over["text"].startswith(f"{name} threw the cards down")
        assert not words_of(over) & YOU
        seen = closed_moment(given_up, over)
        assert seen["turn"] is None
        for seat in range(game.seats):
            there = given_up.seen_from(seat).deal
            assert there.conceded_by == (sitting.deal.turn - seat) % game.seats
            totals = [score.total for score in given_up.deal.score()]
            assert sorted(score.total for score in there.score()) == sorted(totals)
        if sitting.deal.moves:
            assert given_up.undo().deal.conceded_by is None
        if not given_up.match.is_over:
            following = given_up.next().play(given_up.next().deal.legal_moves()[0])
            assert from_json(json.loads(json.dumps(to_json(following)))) == following
            assert from_code(code(following)).dealt == following.dealt
        assert from_code(code(given_up)).dealt == given_up.dealt


@each_trick_game
def test_a_deal_given_up_is_looked_through_by_each_person(game: Game) -> None:
    may = [sitting for sitting in moments(game) if sitting.may_concede]
    handlers: Any = Play(game.slug).handlers()
    ask = handlers["replay"]
    for sitting in may[9:10]:
        given_up = to_json(sitting.concede())
        for seat in range(game.seats):
            shown: Any = ask({"sitting": given_up, "deal": len(sitting.dealt) - 1, "seat": seat})
            assert len(shown["frames"]) == len(sitting.deal.moves) + 1
            assert shown["score"]
            looked = handlers["account"]({"record": shown["record"], "found": []})
            assert looked["result"]["points"] == tenths(margins(sitting.concede().deal)[seat])


@each_game
def test_who_gives_up_ends_the_match_and_the_deal_begun_does_not_count(game: Game) -> None:
    for sitting in [*moments(game)][1::11]:
        if sitting.deal.is_over:
            continue
        given_up = sitting.resign()
        side = game.side(sitting.deal.turn)
        assert from_json(json.loads(json.dumps(to_json(given_up)))) == given_up
        assert given_up.match == sitting.before.resign(side)
        assert given_up.match.winner != side
        seen = closed_moment(given_up, None)
        assert seen["people"]["next"] is None
        name = names_of(sitting.sitters)[sitting.deal.turn]
        assert seen["people"]["ended"].startswith(f"{name} gives up the match")
        assert not words_of(seen["people"]["ended"]) & YOU
        for way in (given_up.undo, given_up.resign, given_up.next):
            with pytest.raises(NotNow):
                way()


@pytest.mark.parametrize(
    ("given_up", "expected"),
    [
        ({"resigned": 2}, "2 did not give up"),
        ({"resigned": True}, "True did not give up"),
        ({"resigned": 1}, "1 did not give up"),
        ({"thrown": [1, 1]}, "did not throw cards down"),
        ({"thrown": [2]}, r"people: \[0, 1\]"),
        ({"thrown": "0"}, "did not throw cards down"),
        ({"game": "briscola", "thrown": [0]}, r"people: \[\]"),
        ({"game": "briscola", "conceded": 1}, "1: a deal is conceded, true or false"),
        ({"conceded": True}, "a deal is conceded"),
        ({"game": "briscola", "sitters": [], "conceded": True}, "a deal is conceded"),
        ({"sitters": [], "thrown": [0]}, "did not throw cards down"),
        ({"sitters": [], "resigned": 1}, "1 did not give up"),
    ],
)
def test_what_nobody_could_give_up_is_refused_in_words(
    given_up: dict[str, Any], expected: str
) -> None:
    kept = to_json(seated(carte.game("scopa")))
    with pytest.raises(InvalidSitting, match=expected):
        from_json({**kept, **given_up})


def test_a_match_of_one_reader_is_kept_as_before() -> None:
    assert "sitters" not in to_json(Sitting.begin(carte.game("scopa")))


def test_each_player_of_ours_has_its_own_level() -> None:
    game = carte.game("scopa", players=3)
    sitters = (Sitter("Anna"), Sitter("Bruno"), Sitter(level="expert"))
    sitting = Sitting.begin(game, level="newcomer", sitters=sitters)
    assert [sitting.level_at(seat) for seat in (0, 2)] == ["newcomer", "expert"]
    assert names_of(sitters) == ("Anna", "Bruno", "Expert")


def test_players_of_one_level_are_told_apart_by_their_seats() -> None:
    sitters = [Sitter("Anna"), Sitter(level="expert"), Sitter("Bruno"), Sitter(level="expert")]
    assert names_of(sitters) == ("Anna", "Expert (2)", "Bruno", "Expert (4)")


@pytest.mark.parametrize(
    ("sitters", "expected"),
    [
        ([{"person": "Anna"}], "2 seats"),
        ([{"person": "Anna"}, {"level": "regular"}], "at least two"),
        ([{"person": "Anna"}, {"person": " Anna "}], "called Anna"),
        ([{"person": "Anna"}, {"person": " "}], "a person’s name or a level"),
        ([{"person": "Anna"}, {"level": "genius"}], "newcomer, regular, expert"),
        ([{"person": "Anna"}, {"level": "regular", "coached": True}], "cannot sit here"),
        ([{"person": "Anna"}, {"person": "Bruno", "coached": "yes"}], "cannot sit here"),
        ([{"person": "Anna"}, {"person": "Bruno", "open": 1}], "cannot sit here"),
        ([{"person": "Anna"}, "Bruno"], "'Bruno'"),
        ("Anna", "'Anna'"),
    ],
)
def test_what_says_not_who_sits_where_is_refused_in_words(sitters: Any, expected: str) -> None:
    with pytest.raises(InvalidSitting, match=expected):
        from_json({"game": "scopa", "sitters": sitters})


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_deal_is_passed_on_in_a_rematch(seats: int) -> None:
    game = carte.game("briscola-chiamata") if seats == 5 else carte.game("scopa", players=seats)
    for dealer in range(seats):
        seed = seed_for(dealer, game, 17)
        assert 17 <= seed < 17 + seats
        assert Sitting.begin(game, seed=seed).deal.dealer == dealer


def test_a_rematch_is_dealt_by_the_next_dealer_to_the_same_people() -> None:
    *_before, last = moments(carte.game("scopa", target=1))
    assert last.match.is_over
    sent = to_json(last)
    new = {name: sent[name] for name in ("level", "options", "deals", "sitters")}
    opened: Any = Play("scopa").handlers()["open"]({"new": {**new, "seed": 5, "after": sent}})
    begun = from_json(opened["sitting"])
    assert begun.deal.dealer == last.match.dealer
    assert begun.sitters == last.sitters
