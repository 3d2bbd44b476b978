"""A link to an article is short, and means the same for ever."""

import pytest

import carte
from carte.games.procedure import linked_in
from carte.procedure import code, from_code
from carte.procedure.link import Settled

EVERY = [
    Settled(slug, one.id, place)
    for slug in carte.GAMES
    for one in linked_in(slug)
    for place in (None, *range(len(one.rulings)))
]


def test_every_article_has_a_short_link_that_leads_to_it() -> None:
    links = [code(settled) for settled in EVERY]
    assert [*map(from_code, links)] == EVERY
    assert len({*links}) == len(EVERY)
    assert max(map(len, links)) <= 12


@pytest.mark.parametrize(
    ("word", "settled"),
    [
        ("4t2iRupXhv", Settled("scopa", "PR-35", 0)),
        ("9bpzJr58Nc", Settled("scopa", "PR-35", 1)),
        ("AFRZyZx2E", Settled("scopa", "PR-35", None)),
        ("aUcwRZDw", Settled("scopone", "PR-02", None)),
        ("C0UzZHAr7", Settled("asso-piglia-tutto", "PR-41", None)),
        ("9gWVSZTlAH", Settled("cirulla", "PR-51", 1)),
        ("8mqD1zFNN", Settled("briscola", "PR-30", None)),
        ("527ZNcdyWi", Settled("briscola-chiamata", "PR-66", 0)),
        ("9mfkYfvgHe", Settled("mediatore", "PR-72", 1)),
        ("LxfKKVPUr", Settled("mediatore", "PR-75", None)),
    ],
)
def test_what_was_sent_once_means_the_same(word: str, settled: Settled) -> None:
    assert from_code(word) == settled
