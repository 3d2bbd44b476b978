"""The northern faces: crossed signs can be counted, and figures have no wrong way up."""

import re
from collections.abc import Iterator
from itertools import groupby

import pytest
from playwright.sync_api import Page

from carte.engine.cards import PACK, Card
from carte.pack import card_svg
from carte.pack.faces import face
from carte.pack.layout import ROUND

ROW = """async ([svg, y]) => {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [600, 1000];
  const image = new Image();
  image.src = "data:image/svg+xml," + encodeURIComponent(svg);
  await image.decode();
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0, 600, 1000);
  return [...pen.getImageData(0, y * 10, 600, 1).data];
}"""
"""The colours of a card along a line, at ten pixels a unit."""

WHERE = {"S": 50, "B": 14}
"""Where a line meets every sign once: swords cross at their points, rods in the middle."""


def colours(page: Page, card: Card, y: float) -> Iterator[str]:
    """Return what a line across a card meets, from left to right: paper, ink, and the suit."""
    data = page.evaluate(ROW, [card_svg(card, "northern", index=False), y])
    bands = (
        "ink" if sum(rgb) < 130 else "paper" if min(rgb) > 200 else "suit"
        for rgb in zip(data[::4], data[1::4], data[2::4], strict=True)
    )
    return (band for band, _run in groupby(bands))


@pytest.mark.parametrize("suit", WHERE)
@pytest.mark.parametrize("number", range(2, 8))
def test_a_line_across_the_card_meets_as_many_signs_as_it_has(
    page: Page, suit: str, number: int
) -> None:
    met = "".join(band[0] for band in colours(page, Card(f"{number}{suit}"), WHERE[suit]))
    assert len(re.findall("i[^i]*s[^i]*i", met.replace("sps", "s"))) == number


@pytest.mark.parametrize("suit", "DC")
@pytest.mark.parametrize("number", range(2, 8))
def test_coins_and_cups_lie_as_on_the_other_faces(suit: str, number: int) -> None:
    drawn = face(Card(f"{number}{suit}"), "northern", index=False)
    places = re.findall(r"translate\(([\d.]+) ([\d.]+)\) scale", drawn)
    assert [(float(x), float(y)) for x, y in places] == [*ROUND[number].points]


@pytest.mark.parametrize("card", [card for card in PACK if card.value > 7], ids=str)
def test_a_figure_looks_the_same_turned_round(card: Card) -> None:
    drawn = face(card, "northern", index=False)
    half = re.search(r'<g transform="rotate\(180 30 50\)">(.*)</g><path', drawn)
    assert half
    assert drawn.count(half[1]) == 2
