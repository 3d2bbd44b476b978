"""The doors: under a page's title, each once, and the one behind which the page lies is marked."""

import pytest

from book.live.doors import DOORS, there, with_doors


def test_doors_stand_under_the_title_of_a_page() -> None:
    assert with_doors("<h1>A</h1><p>b</p>", "<nav/>") == "<h1>A</h1><nav/><p>b</p>"


def test_a_page_without_a_title_is_left_as_it_is() -> None:
    assert with_doors("<p>b</p>", "<nav/>") == "<p>b</p>"


def test_there_are_three_doors_to_the_first_three_parts_of_the_book() -> None:
    assert [(door.name, door.part) for door in DOORS] == [("learn", 0), ("play", 1), ("settle", 2)]


@pytest.mark.parametrize(
    ("name", "path", "expected"),
    [
        ("learn", "#", "#the-courses"),
        ("learn", "index.html", "index.html#the-courses"),
        ("play", "#", "#"),
        ("play", "play.html", "play.html"),
    ],
)
def test_a_door_leads_to_its_place_from_its_own_page_too(
    name: str, path: str, expected: str
) -> None:
    door = next(door for door in DOORS if door.name == name)
    assert there(door, lambda _page: path) == expected
