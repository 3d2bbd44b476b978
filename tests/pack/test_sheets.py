"""The pack as SVG: what a page, a notebook and a screen reader get."""

import gzip
import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

import carte
from carte.engine.cards import PACK, InvalidCard
from carte.pack import card_svg, row, sprite
from carte.pack.faces import SKINS as ALL_SKINS
from carte.pack.sheets import CHOSEN, chosen_sprite
from carte.reference import regional_cards
from carte.reference.regional import REGIONAL_CARDS

ART = Path(carte.__file__).parent / "pack" / "art"
SVG = "{http://www.w3.org/2000/svg}"
SKINS = {"it": "italian", "no": "northern", "fr": "french"}


@pytest.fixture(scope="module")
def symbols() -> dict[str, ElementTree.Element]:
    return {
        symbol.get("id", ""): symbol
        for sheet in (sprite(), *map(chosen_sprite, CHOSEN))
        for symbol in ElementTree.fromstring(sheet).iter(f"{SVG}symbol")
    }


@pytest.mark.parametrize("short", SKINS)
def test_every_skin_has_forty_distinct_faces(short: str, symbols: Mapping[str, Element]) -> None:
    faces = [ElementTree.tostring(symbols[f"carte-{short}-{card}"]) for card in PACK]
    without_ids = {re.sub(rb' id="[^"]*"', b"", face) for face in faces}
    assert len(without_ids) == 40


@pytest.mark.parametrize("short", SKINS)
def test_faces_stay_distinct_without_the_index(short: str) -> None:
    assert (
        len(
            {
                re.sub("<title>.*</title>", "", card_svg(card, SKINS[short], index=False))
                for card in PACK
            }
        )
        == 40
    )


def test_every_card_is_sixty_by_a_hundred(symbols: Mapping[str, Element]) -> None:
    boxes = {id_: symbol.get("viewBox") for id_, symbol in symbols.items() if "-suit-" not in id_}
    assert set(boxes.values()) == {"0 0 60 100"}
    assert "carte-back" in boxes


@pytest.mark.parametrize("skin", ["", "no-", "fr-"])
def test_every_skin_has_a_sign_for_each_suit(skin: str, symbols: Mapping[str, Element]) -> None:
    assert {f"carte-suit-{skin}{suit}" for suit in "DCSB"} <= symbols.keys()


@pytest.mark.parametrize("chosen", ["", *map(chosen_sprite, CHOSEN)], ids=["usual", *CHOSEN])
def test_every_id_is_defined_once_and_every_reference_is_defined(chosen: str) -> None:
    ids = Counter(re.findall(r' id="([^"]+)"', sprite() + chosen))
    assert set(ids.values()) == {1}
    assert all(id_.startswith("carte-") for id_ in ids)
    assert set(re.findall(r'href="#([^"]+)"', sprite() + chosen)) <= ids.keys()


def test_a_sprite_holds_no_drawing_that_is_not_used_nor_one_that_a_chapter_alone_shows() -> None:
    sheets = (sprite(), *map(chosen_sprite, CHOSEN))
    held = [set(re.findall(r' id="carte-art-([^"]+)"', sheet)) for sheet in sheets]
    assert {path.stem for path in ART.glob("*.svg")} == set.union(*held) | {*REGIONAL_CARDS}
    assert set.union(*held).isdisjoint(REGIONAL_CARDS)


def test_a_page_has_no_face_that_its_reader_has_not_chosen() -> None:
    assert [skin for skin in CHOSEN if f"carte-{ALL_SKINS[skin]}-" in sprite()] == []
    assert "nord-" not in sprite()


def test_every_card_of_another_region_is_drawn_with_its_name() -> None:
    shown = regional_cards()
    titles = re.findall("<title>([^<]+)</title>", shown.html)
    assert titles == shown.words.splitlines()
    assert len({*re.findall("<svg.*?</svg>", shown.html)}) == len(titles) == 4


@pytest.mark.parametrize(
    "text",
    [sprite(), chosen_sprite("northern"), card_svg("7D"), row(["1S", "10B"])],
    ids=["sprite", "northern", "card", "row"],
)
def test_nothing_comes_from_elsewhere(text: str) -> None:
    assert not re.findall(r'href="(?!#)|url\(|<(?:image|script|text|foreignObject)\b', text)
    assert set(re.findall(r'https?:[^"]+', text)) == {"http://www.w3.org/2000/svg"}


@pytest.mark.parametrize("path", sorted(ART.glob("*.svg")), ids=lambda path: path.stem)
def test_every_drawing_is_a_whole_svg_without_ids_or_styles(path: Path) -> None:
    drawing = ElementTree.parse(path).getroot()
    assert drawing.tag == f"{SVG}svg"
    assert drawing.get("viewBox")
    assert not [
        element
        for element in drawing.iter()
        if {"id", "style", "class"}.intersection(element.keys())
    ]


@pytest.mark.parametrize("skin", SKINS.values())
def test_the_index_can_be_left_out(skin: str) -> None:
    for card in PACK:
        assert card_svg(card, skin).count('class="index"') == 1
        assert 'class="index"' not in card_svg(card, skin, index=False)


def test_every_face_in_the_sprite_has_an_index_to_hide() -> None:
    assert sprite().count('class="index"') == 80
    assert [chosen_sprite(skin).count('class="index"') for skin in CHOSEN] == [40]


def test_cards_that_stand_alone_hold_no_ids_so_they_never_clash() -> None:
    for card in PACK:
        for skin in SKINS.values():
            svg = card_svg(card, skin)
            ElementTree.fromstring(svg)
            assert " id=" not in svg
            assert "<use" not in svg


@pytest.mark.parametrize(("skin", "title"), [("italian", "fante of spade"), ("french", "J♠")])
def test_a_card_says_its_name(skin: str, title: str) -> None:
    assert ElementTree.fromstring(card_svg("8S", skin)).findtext(f"{SVG}title") == title


def test_a_row_shows_its_cards_from_left_to_right() -> None:
    svg = ElementTree.fromstring(row(carte.cards("7D 3C 4S")))
    assert svg.get("viewBox") == "0 0 188 100"
    assert svg.findtext(f"{SVG}title") == "7 of denari, 3 of coppe, 4 of spade"
    assert [group.get("transform") for group in svg.findall(f"{SVG}g")] == [
        "translate(0 0)",
        "translate(64 0)",
        "translate(128 0)",
    ]


def test_an_empty_row_is_still_a_picture() -> None:
    assert ElementTree.fromstring(row([])).get("viewBox") == "0 0 0 100"


def test_nonsense_is_refused_with_what_is_expected() -> None:
    with pytest.raises(InvalidCard, match="11D"):
        card_svg("11D")
    with pytest.raises(ValueError, match=r"'tarot'.*italian, northern, french"):
        card_svg("7D", skin="tarot")


def test_the_whole_pack_is_light() -> None:
    assert len(sprite()) < 125_000
    assert len(gzip.compress(sprite().encode(), mtime=0)) < 20_000
    assert len(gzip.compress(chosen_sprite("northern").encode(), mtime=0)) < 10_000
