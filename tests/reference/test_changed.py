"""Every rule that house rules make another one is told, in the words that hold at our table."""

import pytest

import carte
from carte.reference.changed_rules import changed, tell_changed

KINDS = ("rules", "articles", "cases")


@pytest.mark.parametrize("slug", carte.GAMES)
def test_every_rule_that_a_house_rule_changes_is_told_as_it_holds_at_our_table(slug: str) -> None:
    book = carte.game(slug)
    texts = {rule.id: rule.text for rule in book.rulebook}
    for house in book.HOUSE_RULES:
        if house.needs:
            continue
        value = next(one for one in (*house.values, *house.numbers, 17) if one != house.usual)
        ours = carte.game(slug, **{house.name: value})
        there = {rule.id: rule.text for rule in ours.rulebook}
        told = dict(changed(ours))
        every = {*texts, *there}
        assert {*told} == {one for one in every if texts.get(one) != there.get(one)}
        for rule, line in told.items():
            assert line == (
                f"At our table: {there[rule]}"
                if rule in there
                else "At our table, this rule does not apply."
            )


def test_an_article_of_procedure_is_told_by_the_rules_of_our_tables_with_their_games() -> None:
    sevens = {"primiera": "sevens"}
    briscola = {"players": 6, "exchange": "two"}
    houses = {"scopa": sevens, "scopone": sevens, "briscola": briscola}
    told = tell_changed({"houses": houses})["changed"]
    assert told["PR-46"].startswith("At our table, in scopa and scopone: The primiera scores")
    assert told["PR-34"] == (
        "At our table: Six play without the 2s, so there is no card to exchange."
    )
    assert "PR-18" not in told  # of which these house rules say nothing


def test_a_case_that_comes_out_otherwise_at_our_table_says_so() -> None:
    told = tell_changed({"houses": {"scopa": {"fewest_cards": True}}})["changed"]
    assert told["SC-02"] == "By the book only: at our table the answer differs."
    assert "SC-02.2" not in told  # the case of this house rule
    assert "SC-01" not in told
    assert "SN-02" not in told  # of Scopone nothing was agreed


def test_a_page_is_told_of_no_more_than_it_prints() -> None:
    houses = {"scopa": {"fewest_cards": True, "kings_redeal": False}}
    parts = [tell_changed({"houses": houses}, of=[kind])["changed"] for kind in KINDS]
    assert ["scopa.fewest-cards" in parts[0], "PR-18" in parts[1], "SC-02" in parts[2]] == [
        True
    ] * 3
    assert sum(map(len, parts)) == len(tell_changed({"houses": houses})["changed"])


def test_a_table_that_goes_by_the_book_has_nothing_to_tell() -> None:
    assert tell_changed({"houses": {"scopa": {}}}) == {"changed": {}}


@pytest.mark.parametrize("houses", [None, {"scopa": 3}, {"poker": {}}, {"scopa": {"napola": 3}}])
def test_what_are_no_house_rules_is_refused_in_words(houses: object) -> None:
    with pytest.raises(ValueError, match=r"."):
        tell_changed({"houses": houses})
