"""Games, and a house rule, that somebody adds by one module and one call are there everywhere."""

import inspect
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from playwright.sync_api import expect

import carte
from carte import games
from carte.checker import deal_of, sheet_in, sheet_of
from carte.checker.capture import CaptureLayout
from carte.checker.judging import tried
from carte.counting import count_deal
from carte.engine.capture.game import CaptureGame
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.house_rules import HouseRule
from carte.engine.kinds import ByKind, module_beside
from carte.engine.position import KINDS_OF_FACT
from carte.formats import position_code
from carte.games.scopa.game import Scopa
from carte.play import Sitting
from carte.play import code as link_of
from carte.play import from_code as match_of
from carte.play.advice import reasons
from carte.players.solver.captures import CaptureEncoding
from carte.quiz.search import tricky, tricky_themes
from carte.reference import rule_index
from carte.widgets import Cases, Checker, Courses, Play, Score
from tests.games import escoba, re_di_coppe, ultima, ventina
from tests.games import test_conformance as conformance
from tests.games.added import ADDED, as_they_were
from tests.games.riposo import game as riposo
from tests.site.match import Match


@pytest.fixture(scope="module", params=ADDED)
def game(request: pytest.FixtureRequest) -> Iterator[Game]:
    """A game of ours, or one of the book under a house rule of ours, while this file is tried."""
    Cases(), Courses(), Score("scopa"), rule_index("scopa")  # all that was told of the games before
    add, slug, options = ADDED[request.param]
    with as_they_were():
        add()
        yield carte.game(slug, **options)


def line(game: Game, seed: int = 1) -> list[Deal]:
    rng, deals = random.Random(seed), [game.deal(seed=seed)]
    while not deals[-1].is_over:
        deals.append(deals[-1].play(rng.choice(deals[-1].legal_moves())))
    return deals


def test_what_holds_of_every_game_holds_of_it(game: Game) -> None:
    for seed in range(5):
        conformance.leads_to_the_end(game, seed)
        conformance.survives(game, seed)
    conformance.test_a_deal_can_be_copied_and_pickled(game)
    conformance.test_playing_leaves_the_deal_as_it_was(game)
    conformance.test_a_score_comes_only_at_the_end(game)


def test_its_codes_and_records_come_back(game: Game) -> None:
    for deal in line(game):
        assert carte.from_code(carte.code(deal)) == deal
        assert carte.from_record(deal.record()) == deal
    match = Sitting.begin(game, seed=5)
    for _move in range(9):
        match = match.play(match.deal.legal_moves()[0])
    assert match_of(link_of(match)) == match


def test_the_checker_lays_it_out_and_judges_it(game: Game) -> None:
    for deal in line(game)[:-1:5]:
        sheet = sheet_of(deal)
        assert deal_of(sheet) == deal_of(sheet_in(sheet.to_json())) == deal
        move = str(deal.legal_moves()[0])
        verdict: Any = tried(sheet, move)
        assert verdict["ruling"]["legal"]
    Checker(game.slug, **game.chosen)


def test_every_item_of_its_score_is_counted_step_by_step(game: Game) -> None:
    seen = set()
    for seed in range(12):
        over = line(game, seed)[-1]
        count = count_deal(over)
        assert count.scores == over.score()
        assert [one.rule in game.rulebook for one in count.lines] == [True] * len(count.lines)
        seen |= {name for score in over.score() for name in score.items}
    assert seen >= {*game.items} - {"scopa", "primiera"}
    assert Score(game.slug, **game.chosen).content["counted"]["lines"]


@pytest.mark.parametrize("level", ["newcomer", "regular", "expert"])
def test_players_of_every_level_play_it(game: Game, level: str) -> None:
    player = carte.player(level, seed=1, iterations=20)
    deal = game.deal(seed=3)
    while not deal.is_over:
        deal = deal.play(player.choose(deal.view(deal.turn)))
    assert len(deal.score()) == game.sides


def test_reasons_are_told_for_and_against_every_legal_move_of_it(game: Game) -> None:
    for deal in line(game)[:-1]:
        legal = deal.legal_moves()
        for choice in legal:
            told = reasons(deal, choice, legal[-1])
            assert told
            assert all(reason.rule in game.rulebook for reason in told if reason.rule)


def test_its_rules_are_in_the_index_and_its_cases_are_made_to_order(game: Game) -> None:
    printed = str(rule_index(game.slug))
    assert [rule.id for rule in game.rulebook if f"{rule.id}: " not in printed] == []
    for theme in tricky_themes(game.slug):
        assert tricky(game.slug, theme, 1).slug == game.slug
    Cases(), Courses()


def test_a_deal_of_it_is_played_at_the_table(sit: Callable[..., Match], game: Game) -> None:
    at = sit(game.slug, seed=3, **game.chosen)
    over = at.play_on()
    expect(at.root).to_have_attribute("data-over", "")
    assert at.points() == [score.total for score in over.score()]
    assert at.counted() == {str(card) for pile in over.piles for card in pile}


def test_a_table_for_it_is_made_in_a_notebook(game: Game) -> None:
    assert repr(Play(game.slug, **game.chosen)).startswith(f"Play('{game.slug}'")


def test_a_game_of_a_notebook_needs_no_folder() -> None:
    with as_they_were():
        games.register(type("Ours", (Scopa,), {"slug": "ours", "__module__": "__main__"}))
        assert repr(Checker("ours")).startswith("Checker('ours'")
        Cases(), Courses(), rule_index("ours")


def test_a_fact_of_a_game_of_ours_is_of_a_kind_that_codes_know() -> None:
    assert {kind.replace(" ", "_") for kind in KINDS_OF_FACT} <= {*vars(position_code._Position)}
    kind = type("Ours", (Scopa,), {"slug": "ours", "OWN_FACTS": {"mood": "feeling"}})
    with pytest.raises(ValueError, match="the fact 'mood' is no 'feeling'; it may be card, cards"):
        games.register(kind)


def test_the_checker_asks_for_what_the_room_of_a_game_adds_to_its_sheet() -> None:
    ours = riposo.Riposo().position(hands=["2C", "3C"], table="5D", stock="", resting="5D")
    sheet = sheet_of(ours)
    assert sheet.fields["resting"] == "5D"
    assert deal_of(replace(sheet, fields={**sheet.fields, "resting": ""})) != ours


def test_what_the_room_of_a_game_has_for_a_tool_is_for_no_other_game() -> None:
    found = ByKind("layouts", {CaptureGame: "usual"}, own="checker.LAYOUT")
    assert isinstance(found[riposo.Riposo()], CaptureLayout)
    assert found[Scopa()] == "usual"


def test_a_module_of_a_room_that_cannot_be_imported_is_no_missing_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "our_room").mkdir()
    (tmp_path / "our_room" / "checker.py").write_text("import no_such_thing\n")
    monkeypatch.syspath_prepend(tmp_path)
    kind = type("Ours", (Scopa,), {"__module__": "our_room.game"})
    assert module_beside(kind, "lessons") is None
    with pytest.raises(ModuleNotFoundError, match="no_such_thing"):
        module_beside(kind, "checker")


def test_a_deal_that_goes_on_in_its_own_way_is_not_solved_as_a_scopa() -> None:
    ours = riposo.Riposo().position(hands=["2C", "3C"], table="5D", stock="")
    assert not CaptureEncoding.knows(ours)
    assert CaptureEncoding.knows(Scopa().position(hands=["2C", "3C"], table="5D", stock=""))


@pytest.mark.parametrize("slug", [None, "", "My game", "mine/yours", 3])
def test_a_game_has_a_slug_that_can_stand_in_an_address(slug: object) -> None:
    kind = type("Ours", (CaptureGame,), {} if slug is None else {"slug": slug})
    with pytest.raises(ValueError, match=rf"Ours has the slug .*{slug}.*: give small letters"):
        games.register(kind)


@pytest.mark.parametrize("given", [Scopa(), "scopa", str, 3])
def test_what_is_registered_is_a_class_of_games(given: Any) -> None:
    with pytest.raises(ValueError, match="is no class of games: give one that extends another"):
        games.register(given)
    assert repr(carte.game("scopa")) == "game('scopa')"


@pytest.mark.parametrize("name", ["bad name", "re-bello", "class", ""])
def test_a_house_rule_has_a_name_that_can_be_given_by_keyword(name: str) -> None:
    rule = HouseRule(name, "Cards are worth more")
    kind = type("Ours", (Scopa,), {"slug": "ours", "HOUSE_RULES": (*Scopa.HOUSE_RULES, rule)})
    with pytest.raises(ValueError, match=f"ours has the house rule '{name}': .* keyword argument"):
        games.register(kind)
    assert "ours" not in carte.GAMES


def test_a_house_rule_stands_once_among_those_of_its_game() -> None:
    twice = (*Scopa.HOUSE_RULES, Scopa.HOUSE_RULES[0])
    kind = type("Ours", (Scopa,), {"slug": "ours", "HOUSE_RULES": twice})
    name = Scopa.HOUSE_RULES[0].name
    with pytest.raises(ValueError, match=f"ours has the house rule '{name}' 2 times: give it once"):
        games.register(kind)


def test_a_house_rule_takes_no_name_that_its_game_has() -> None:
    rule = HouseRule("worth", "Cards are worth more", (False, True))
    kind = type("Ours", (Scopa,), {"slug": "ours", "HOUSE_RULES": (*Scopa.HOUSE_RULES, rule)})
    with pytest.raises(ValueError, match="ours has a 'worth' already"):
        games.register(kind)


def test_a_house_rule_that_is_told_after_no_rule_is_refused_with_those_that_there_are() -> None:
    rule = re_di_coppe.RE_DI_COPPE._replace(after="re-belo")
    kind = type("Ours", (Scopa,), {"slug": "ours", "HOUSE_RULES": (*Scopa.HOUSE_RULES, rule)})
    with pytest.raises(ValueError, match=r"re_di_coppe .* after='re-belo'.*: give .*re-bello"):
        games.register(kind)
    assert "ours" not in carte.GAMES


@pytest.mark.parametrize("module", [escoba, re_di_coppe, ultima, ventina])
def test_whoever_adds_a_game_needs_no_name_that_is_private(module: ModuleType) -> None:
    assert re.findall(r"\b\w+\._[a-z]\w*", inspect.getsource(module)) == []
