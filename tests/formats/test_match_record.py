"""A match keeps its deals; its record reads as text, and is played again from it."""

import re
import textwrap
from functools import cache
from typing import Any

import pytest

import carte
from carte.engine.reading import LONGEST, MANY
from carte.formats.match_record import LONGEST_MATCH

OPTIONS: dict[str, dict[str, Any]] = {
    "scopa": {"players": 3, "napola": True},
    "cirulla": {"players": 4, "target": 101},
}


@cache
def whole(slug: str) -> carte.Match:
    """A match that newcomers have played, of five deals where it has no end of its own."""
    game = carte.game(slug, **OPTIONS.get(slug, {}))
    match = game.match(dealer=1, deals=5 if game.has_auction else None)
    players = [carte.player("newcomer", seed=seat) for seat in range(game.seats)]
    while not match.is_over:
        fresh = game.deal(seed=len(match), dealer=match.dealer)
        match = match.add(carte.playout(fresh, players))
    return match


every_game = pytest.mark.parametrize("slug", carte.GAMES)


@every_game
def test_a_match_holds_its_deals_in_order(slug: str) -> None:
    match = whole(slug)
    assert len(match) == len(match.scores) == len([*match])
    assert tuple(deal.score() for deal in match) == match.scores
    assert [deal.dealer for deal in match] == [
        (1 + number) % match.game.seats for number in range(len(match))
    ]


def test_a_match_is_one_before_its_first_deal() -> None:
    match = carte.game("scopa").match()
    assert (len(match), [*match], bool(match)) == (0, [], True)


@every_game
def test_the_record_of_a_match_is_played_again(slug: str) -> None:
    match = whole(slug)
    again = carte.match_from_record(match.record())
    assert again == match
    assert (again.game, again.dealer, again.deals) == (match.game, match.dealer, match.deals)
    assert [(deal, deal.moves, deal.deck) for deal in again] == [
        (deal, deal.moves, deal.deck) for deal in match
    ]
    assert again.record() == match.record()


@every_game
def test_a_match_under_way_and_one_that_has_not_begun_are_read_back(slug: str) -> None:
    first = next(iter(whole(slug)))
    fresh = first.game.match(dealer=first.dealer)
    for match in (fresh, fresh.add(first)):
        again = carte.match_from_record(match.record())
        assert (again, len(again)) == (match, len(match))


def test_the_record_of_a_match_is_its_header_and_the_records_of_its_deals() -> None:
    match = whole("mediatore")
    header, *deals = re.split(r"(?=^\[Edition)", match.record(), flags=re.MULTILINE)[1:]
    assert header == '[Edition 2]\n[Match "mediatore"]\n[Dealer 1]\n[Deals 5]\n\n'
    assert [carte.from_record(text) for text in deals] == [*match]


@pytest.mark.parametrize(
    "sent",
    [
        lambda text: f"Our evening:\n```\n{text}```",
        lambda text: textwrap.indent(text, "> ", lambda _line: True),
        lambda text: " ".join(text.replace('"', "”").split()),
        lambda text: text.replace("\n", "\r\n").replace("Edition", "edition"),
    ],
)
def test_the_record_of_a_match_is_read_as_people_paste_it(sent: Any) -> None:
    match = whole("cirulla")
    assert carte.match_from_record(sent(match.record())) == match


def test_a_deal_that_began_with_a_position_is_kept_with_it() -> None:
    game = carte.game("briscola")
    players = [carte.player("newcomer")] * 2
    deal = carte.playout(game.position(hands=["7D 2S", "3D 2B"], stock="", trump="S"), players)
    (again,) = carte.match_from_record(game.match().add(deal).record())
    assert (again, again.moves) == (deal, deal.moves)


@pytest.mark.parametrize("deals", [1, 40])
def test_whoever_reads_a_match_of_any_length_as_a_deal_is_told_which_it_is(deals: int) -> None:
    game = carte.game("mediatore")
    match, deal = game.match(deals=deals), next(iter(whole("mediatore")))
    for _number in range(deals):
        match = match.add(deal)
    record = match.record()
    assert (len(record) > LONGEST) == (deals > 1)
    assert carte.match_from_record(record) == match
    with pytest.raises(carte.InvalidRecord, match="this is the record of a whole match"):
        carte.from_record(record)


def test_a_deal_of_a_match_is_found_by_its_place() -> None:
    match = whole("scopa")
    deals = [*match]
    assert [match[0], match[-1]] == [deals[0], deals[-1]]
    assert match[1:] == tuple(deals[1:])
    with pytest.raises(IndexError):
        match[len(match)]


HEADER = '[Edition 2]\n[Match "scopa"]\n'


@pytest.mark.parametrize(
    ("text", "names"),
    [
        (None, "None is not a record"),
        (b"", "is not a record"),
        ("", "begins with a Match"),
        ("hello", "line 1: 'hello' is not move 1"),
        ("[Dealer 1]", "begins with a Match"),
        ('[Match "bridge"]', "line 1: there is no game 'bridge'"),
        ("[Match 3]", "line 1: 3 does not fit Match; write text in quotes"),
        ('[Edition 99]\n[Match "scopa"]', "line 1: .*newer edition"),
        (f'{HEADER}[Options {{"targt": 3}}]', "line 3: scopa has no house rule 'targt'"),
        (f"{HEADER}[Dealer 5]", "line 3: dealer=5: scopa has seats 0 to 1"),
        (f"{HEADER}[Deals 5]", "line 3: deals=5: a match of scopa ends at its target"),
        ('[Match "mediatore"]\n[Deals 0]', "line 2: deals=0"),
        (f'{HEADER}[Deck "7D"]', "line 3: .*is not a header line; write a name .Edition, Match"),
        (f"{HEADER}\n1. 7D", "there are moves before the first deal"),
        (f'{HEADER}[Match "scopa"]', "line 3: Match appears again, after line 2"),
        (f"{HEADER}[Edition 2]\n", "deal 1: a record begins with a Game"),
        (f'{HEADER}[Edition 2]\n[Game "scopa"]\n', "deal 1: a record begins with a Game, and"),
    ],
)
def test_a_broken_record_of_a_match_is_an_error_that_names_the_place(text: Any, names: str) -> None:
    with pytest.raises(carte.InvalidRecord, match=names):
        carte.match_from_record(text)


def test_an_error_names_the_deal_and_its_line() -> None:
    text = whole("scopa").record()
    second = text.index("[Edition", text.index("[Edition", text.index("[Edition") + 1) + 1)
    wrong = re.sub(r"\n3\. .*", "\n3. hop", text[second:], count=1)
    with pytest.raises(carte.InvalidRecord, match=r"^deal 2: line \d+: .*\n“.*▸hop”"):
        carte.match_from_record(text[:second] + wrong)


def test_a_deal_that_the_match_cannot_have_is_refused() -> None:
    text, other = whole("scopa").record(), next(iter(whole("scopone")))
    last = [*whole("scopa")][-1]
    with pytest.raises(carte.InvalidRecord, match=r"deal \d+: this is a match of game\('scopa'"):
        carte.match_from_record(whole("scopa").game.match().record() + other.record())
    with pytest.raises(carte.InvalidRecord, match=r"deal \d+: this match of scopa is over"):
        carte.match_from_record(text + last.record())
    with pytest.raises(carte.InvalidRecord, match=r"deal 1: this deal of scopa is not over"):
        carte.match_from_record(whole("scopa").game.match().record() + last.start.record())


def test_the_record_of_a_match_and_that_of_a_deal_are_not_taken_for_each_other() -> None:
    match = whole("scopa")
    with pytest.raises(carte.InvalidRecord, match="the record of a whole match, not of one deal"):
        carte.from_record(match.record())
    with pytest.raises(carte.InvalidRecord, match="the record of one deal, not of a whole match"):
        carte.match_from_record(next(iter(match)).record())


def test_a_match_without_its_deals_has_no_record() -> None:
    match = whole("scopa")
    scored = carte.Match(match.game, 0, match.scores[:1])
    assert len(scored) == 0
    with pytest.raises(ValueError, match="began with scores alone: of 1 deals it holds 0"):
        scored.record()
    with pytest.raises(ValueError, match="of 2 deals it holds 1"):
        scored.add(next(iter(match))).record()


def test_the_longest_record_that_is_read_is_the_longest_that_is_written() -> None:
    game = carte.game("briscola-chiamata")
    thrown_in = game.deal(seed=1)
    while not thrown_in.is_over:
        thrown_in = thrown_in.play("pass")
    match = game.match()
    for _deal in range(MANY):
        match = match.add(thrown_in)
    assert len(carte.match_from_record(match.record())) == MANY
    with pytest.raises(ValueError, match="a match of 1001 deals is too long for a record"):
        match.add(thrown_in).record()
    with pytest.raises(carte.InvalidRecord, match="at most 1,000 deals; there are 1,001"):
        carte.match_from_record(match.record() + thrown_in.record())
    with pytest.raises(carte.InvalidRecord, match=f"at most {LONGEST_MATCH:,} characters"):
        carte.match_from_record(" " * (LONGEST_MATCH + 1))
    with pytest.raises(carte.InvalidRecord, match=f"deal 1: .* at most {LONGEST:,} characters"):
        carte.match_from_record(f"{HEADER}[Edition 2]{' ' * LONGEST}")
