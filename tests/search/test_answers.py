"""Of a hundred questions as people put them, in each language, so many are answered."""

from pathlib import Path

import pytest

import carte
from carte import language
from carte.reference.index import decided_by
from carte.search import documents
from tests.search.asking import asked, searching, searching_edition, spoken, unheard

LEAST = 98
"""So many of a hundred questions are answered in the first places."""

LEAST_OF_AN_EDITION = 95
"""So many of those that are put to one edition."""

LEAST_SPOKEN = 92
"""So many of a hundred wordings of a table are answered in the first places."""

LEAST_FIRST = 75
"""So many of them in the very first."""

MOST_UNSURE = 2.5
"""So many of a hundred at most are said to have no answer, though they have one."""

LEAST_UNHEARD = 92
"""So many of a hundred wordings that nothing was added for are answered in the first places."""


def test_of_a_hundred_questions_ninety_eight_are_answered_in_the_first_three(
    tmp_path: Path,
) -> None:
    outcomes = []
    for edition in ("en", "it", "ja"):
        with searching_edition(tmp_path, edition) as search:
            put = [search.answer(one) for one in asked() if one.edition == edition]
        assert sum(one.answered for one in put) >= LEAST_OF_AN_EDITION * len(put) / 100, edition
        outcomes += put
    assert len(outcomes) >= 300
    missed = [one.question.ask for one in outcomes if not one.answered]
    assert len(outcomes) - len(missed) >= LEAST * len(outcomes) / 100, missed


@pytest.mark.parametrize("edition", ["en", "it", "ja"])
def test_what_is_said_at_a_table_is_answered(edition: str, tmp_path: Path) -> None:
    with searching_edition(tmp_path, edition) as search:
        outcomes = [search.answer(one) for one in spoken(edition)]
    assert len(outcomes) >= 150
    missed = [one.question.ask for one in outcomes if not one.answered]
    assert 100 * len(missed) <= (100 - LEAST_SPOKEN) * len(outcomes), missed
    first = sum(one.answered_first for one in outcomes)
    assert 100 * first >= LEAST_FIRST * len(outcomes)
    unsure = [one.question.ask for one in outcomes if one.question.finds and not one.sure]
    assert 100 * len(unsure) <= MOST_UNSURE * len(outcomes), unsure


@pytest.mark.parametrize("edition", ["en", "it", "ja"])
def test_what_was_never_heard_is_mostly_understood(edition: str, tmp_path: Path) -> None:
    with searching_edition(tmp_path, edition) as search:
        outcomes = [search.answer(one) for one in unheard(edition)]
    answered = sum(one.answered for one in outcomes)
    assert 100 * answered >= LEAST_UNHEARD * len(outcomes)


def test_what_questions_want_is_there() -> None:
    tails = {name for one in documents() for name in (one.id, *one.about)}
    editions = ("en", "it", "ja")
    said = [one for edition in editions for one in (*spoken(edition), *unheard(edition))]
    assert {name for one in (*asked(), *said) for name in one.finds} <= tails


@pytest.mark.parametrize("spoken", ["en", "it", "ja"])
def test_every_house_rule_finds_in_its_own_label_what_it_decides(
    spoken: str, tmp_path: Path
) -> None:
    labels: dict[str, dict[str, set[str]]] = {}
    language.use(spoken)
    try:
        for slug in carte.GAMES:
            for rule in carte.game(slug).HOUSE_RULES:
                labels.setdefault(rule.label, {})[slug] = {*decided_by(slug, rule.name)}
        with searching(tmp_path) as search:
            for label, games in labels.items():
                for slug, ids in games.items():
                    assert ids & search.first_ids(label, slug), (slug, label)
                assert set().union(*games.values()) & search.first_ids(label), label
    finally:
        language.use("en")
