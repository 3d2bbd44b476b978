"""Nothing is cited that the list of sources does not have, with what kind of page it is."""

import pytest

import carte
from carte.games import load_toml
from carte.games.examination import points
from carte.games.presets import presets
from carte.games.procedure import articles
from carte.games.sources import KINDS, cited, sources, words_found
from carte.reference.sources import source_list
from tests.games.variants import variants
from tests.missing import (
    every_rule,
    rules_misquoted,
    rules_of_japanese_pages,
    sources_not_listed,
)

LONGEST_QUOTE = 24


@pytest.mark.parametrize("slug", carte.GAMES)
def test_every_source_of_a_rule_is_in_the_list(slug: str) -> None:
    assert sources_not_listed(slug) == set()


@pytest.mark.parametrize("slug", carte.GAMES)
def test_what_a_preset_has_a_source_for_is_called_no_mere_house_rule(slug: str) -> None:
    told = {rule.text for rule in carte.game(slug).rulebook}
    for preset in presets(slug):
        brought = [one for one in carte.game(slug, **preset.house).rulebook if one.text not in told]
        assert "house rule" not in {rule.source for rule in brought}, preset.title


@pytest.mark.parametrize(
    ("slug", "house", "tail", "key"),
    [
        ("asso-piglia-tutto", {"vile": True}, "vile", "GST"),
        (
            "asso-piglia-tutto",
            {"scoring": "scopa", "ace_sweep_scores": False},
            "ace-no-scopa",
            "GST",
        ),
        ("scopa", {"primiera": "sevens"}, "primiera", "WBK"),
        ("scopone", {"primiera_courts": "10-9-8"}, "primiera", "P-SCN"),
        ("scopa", {"napola": True}, "napola", "P-SCO"),
        ("briscola", {"sixty": "last-trick"}, "last-trick", "PIN"),
        ("briscola", {"wins": 2}, "wins", "GEL"),
        ("briscola-chiamata", {"point_bids": False}, "two-is-last", "RDG"),
        ("mediatore", {"callable": "by-bid"}, "call", "LIO"),
        ("cirulla", {"cappotto": 10}, "cappotto", "P-CIR"),
        ("cirulla", {"cappotto": "off"}, "cappotto", "VAV"),
        ("cirulla", {"table_nine": True}, "table-nine", "BLA"),
    ],
)
def test_an_attested_house_rule_names_who_attests_it(
    slug: str, house: dict[str, object], tail: str, key: str
) -> None:
    assert sources()[key] in cited(carte.game(slug, **house).rulebook[tail].source)


def test_no_text_stands_in_the_list_that_nothing_is_from() -> None:
    named = {one for each in articles() for one in (*each.sources, *each.models)}
    named |= {preset.source for slug in carte.GAMES for preset in presets(slug)}
    named |= {point.source for point in points()}
    rules = {
        rule.source for slug in carte.GAMES for game in variants(slug) for rule in game.rulebook
    }
    named |= {one for text in rules for one in cited(text)}
    assert {*sources().values()} == named


def test_a_source_says_what_kind_of_page_it_is_and_where() -> None:
    kept_here = {"S0", "S1", "S2", "S3", "S4"}
    for key, one in sources().items():
        assert one.kind in KINDS
        assert one.address.startswith("http") != (key in kept_here), key
    assert {kind.kind for each in articles() for kind in each.sources} <= {*KINDS}


def test_a_japanese_page_is_listed_under_the_name_that_it_gives_itself() -> None:
    told = source_list()
    for key in ("S0", "S1", "S2", "S3", "S4"):
        source = sources()[key]
        assert source.own
        assert f'<span lang="ja">{source.own}</span>' in told.html


@pytest.mark.parametrize("slug", carte.GAMES)
def test_a_japanese_page_is_quoted_for_each_rule_that_is_from_it_and_for_no_other(
    slug: str,
) -> None:
    assert rules_misquoted(slug) == set()
    quoted = {rule.tail for rule in every_rule(slug) if words_found(rule)}
    assert quoted == rules_of_japanese_pages(slug)


def test_a_japanese_page_is_quoted_in_a_few_of_its_words_and_no_rule_as_another() -> None:
    for told in (load_toml(slug, "found.toml") for slug in carte.GAMES):
        assert told
        assert len({*told.values()}) == len(told)
        for words in told.values():
            assert 0 < len(words) <= LONGEST_QUOTE
            assert not {*words} & {*"。「」\n"}
