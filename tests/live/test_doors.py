"""The doors: under a page's title, each once, and the one behind which the page lies is marked."""

from book.live.doors import DOORS, with_doors


def test_doors_stand_under_the_title_of_a_page() -> None:
    assert with_doors("<h1>A</h1><p>b</p>", "<nav/>") == "<h1>A</h1><nav/><p>b</p>"


def test_a_page_without_a_title_is_left_as_it_is() -> None:
    assert with_doors("<p>b</p>", "<nav/>") == "<p>b</p>"


def test_there_are_three_doors_to_the_first_three_parts_of_the_book() -> None:
    assert [(door.name, door.part) for door in DOORS] == [("learn", 0), ("play", 1), ("settle", 2)]
