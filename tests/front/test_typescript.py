"""What a room declares in Python becomes the types that its front end reads."""

from pathlib import Path
from textwrap import dedent

import pytest

from carte.front.bundle import typescript
from carte.front.bundle.typescript import message_types

HEAD = """
    \"\"\"A shop.\"\"\"
    from __future__ import annotations
    from typing import Annotated, Any, Literal, NotRequired, Protocol, TypeAlias, TypedDict, Unpack
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A folder with the package `carte`, in which a test lays out rooms."""
    return tmp_path


def lay(house: Path, room: str, **modules: str) -> None:
    """Write modules of a room, which has a front end."""
    folder = house / "carte" / room
    (folder / "front").mkdir(parents=True)
    for name, source in modules.items():
        (folder / f"{name}.py").write_text(dedent(source), "utf-8")


def made(house: Path, room: str = "shop") -> str:
    """The types of a room, without its first line."""
    path = house / f"carte/{room}/front/messages.d.ts"
    return message_types(house)[path].partition("\n\n")[2]


def declared(house: Path, source: str) -> str:
    """The types of what a room declares."""
    lay(house, "shop", messages=dedent(HEAD) + dedent(source))
    return made(house)


def test_what_a_dictionary_need_not_have_is_optional(house: Path) -> None:
    source = """
        class Bread(TypedDict):
            \"\"\"What ``Baker`` sells.\"\"\"

            weight: int
            seeds: NotRequired[list[str] | None]
            \"\"\"None are null.\"\"\"
    """
    assert declared(house, source) == (
        "/** What `Baker` sells. */\n"
        "export interface Bread {\n"
        "  weight: number;\n"
        "  /** None are null. */\n"
        "  seeds?: string[] | null;\n"
        "}\n"
    )


@pytest.mark.parametrize(
    ("annotation", "type"),
    [
        ('Literal["rye", "oat"]', '"rye" | "oat"'),
        ("dict[str, list[int | None]]", "Record<string, (number | null)[]>"),
        ("tuple[str, float]", "[string, number]"),
        ("tuple[str, ...]", "string[]"),
        ("bool | object", "boolean | unknown"),
    ],
)
def test_a_type_is_what_json_makes_of_it(house: Path, annotation: str, type: str) -> None:
    source = f"Bread: TypeAlias = {annotation}\n"
    assert declared(house, source) == f"export type Bread = {type};\n"


def test_a_union_that_fills_no_line_takes_one_for_each_of_its_types(house: Path) -> None:
    kinds = [f"{number} grains and more" for number in range(10)]
    source = f"""
        class Bread(TypedDict):
            kind: Literal{kinds}
    """
    lines = "".join(f'\n    | "{kind}"' for kind in kinds)
    assert f"  kind:{lines};\n" in declared(house, source)


def test_a_type_that_no_json_fits_is_refused(house: Path) -> None:
    with pytest.raises(TypeError, match="set"):
        declared(house, "Bread: TypeAlias = set[str]\n")


def test_a_name_that_python_keeps_for_itself_is_a_name_of_json(house: Path) -> None:
    source = 'Bread = TypedDict("Bread", {"from": str, "class": NotRequired[int]})\n'
    assert "  from: string;\n  class?: number;\n" in declared(house, source)


def test_a_question_is_asked_with_what_its_method_takes(house: Path) -> None:
    source = """
        class ShopQuestions(Protocol):
            def try_(self, *, loaf: str, slices: int = 1) -> bool:
                \"\"\"Taste it.\"\"\"
    """
    told = declared(house, source).split()
    expected = """
        export interface ShopQuestions {
            /** Taste it. */
            try: { request: { loaf: string; slices?: number; }; answer: boolean; };
        }
    """
    assert told == expected.split()


def test_questions_that_are_asked_with_the_same_name_it_once(house: Path) -> None:
    source = """
        class Loaf(TypedDict):
            rye: bool

        class ShopQuestions(Protocol):
            def cut(self, **loaf: Unpack[Loaf]) -> int: ...
            def weigh(self, **loaf: Unpack[Loaf]) -> float: ...
    """
    told = " ".join(declared(house, source).split())
    assert "cut: { request: Loaf; answer: number; };" in told
    assert "weigh: { request: Loaf; answer: number; };" in told


def test_a_question_that_is_asked_in_two_ways_takes_either(house: Path) -> None:
    source = """
        class ShopQuestions(Protocol):
            @overload
            def open(self, *, key: str) -> bool: ...
            @overload
            def open(self, *, hour: int) -> None: ...
    """
    told = " ".join(declared(house, source).split())
    assert "request: { key: string; } | { hour: number; };" in told
    assert "answer: boolean | null;" in told


STRINGS = """
    def words(shop: object) -> dict[str, Any]:
        open = _("Open")
        return {
            "title": _("Bread"),
            "doors": [open, _("Closed")],
            "sizes": {"small": _("Small")},
            "kinds": {kind: _("Rye") for kind in KINDS},
            "owner": owner(),
            **others(),
            **({"sale": _("Sale")} if shop else {}),
        }

    def others() -> dict[str, str]:
        return {"bell": _("Ring")}

    def owner() -> Person:
        return {"name": "Ada"}
"""


def test_strings_are_those_that_their_function_makes(house: Path) -> None:
    lay(house, "town", messages=dedent(HEAD) + "class Person(TypedDict):\n    name: str\n")
    imports = "from carte.town.messages import Person\n"
    lay(
        house,
        "shop",
        words=imports + dedent(STRINGS),
        messages=dedent(HEAD)
        + "from carte.shop.words import words\n"
        + "ShopStrings: TypeAlias = Annotated[dict[str, Any], words]\n",
    )
    expected = """
        import type { Person } from "../../town/front/messages.js";
        export interface ShopStrings {
            title: string;
            doors: string[];
            sizes: { small: string; };
            kinds: Record<string, string>;
            owner: Person;
            bell: string;
            sale?: string;
        }
    """
    assert made(house).split() == expected.split()


def test_strings_that_have_a_name_are_called_by_it(house: Path) -> None:
    words = 'def words() -> dict[str, str]:\n    return {"a": _("A")}\n'
    more = 'def more() -> dict[str, str]:\n    return {"b": _("B"), **words()}\n'
    source = """
        from carte.shop.words import more, words
        One: TypeAlias = Annotated[dict[str, Any], words]
        More: TypeAlias = Annotated[dict[str, Any], more]
    """
    lay(house, "shop", words=words + more, messages=dedent(HEAD) + dedent(source))
    assert "export interface More extends One {\n  b: string;\n}\n" in made(house)


def test_a_name_that_means_two_things_is_refused(house: Path) -> None:
    person = "class Person(TypedDict):\n    name: str\n"
    lay(house, "town", messages=dedent(HEAD) + person)
    lay(
        house,
        "shop",
        words="from carte.town.messages import Person\n" + dedent(STRINGS),
        messages=dedent(HEAD)
        + "from carte.shop.words import words\n"
        + person
        + "ShopStrings: TypeAlias = Annotated[dict[str, Any], words]\n",
    )
    with pytest.raises(ValueError, match=r"Person is also carte\.town\.messages\.Person"):
        made(house)


def test_a_file_that_is_up_to_date_is_left_alone(house: Path) -> None:
    declared(house, "Bread: TypeAlias = str\n")
    typescript.write(house)
    path = house / "carte/shop/front/messages.d.ts"
    before = path.stat().st_mtime_ns
    typescript.write(house)
    assert path.stat().st_mtime_ns == before
    path.write_text("", "utf-8")
    typescript.write(house)
    assert "export type Bread = string;" in path.read_text("utf-8")


def test_the_types_of_a_room_that_is_gone_go_too(house: Path) -> None:
    declared(house, "Bread: TypeAlias = str\n")
    gone = house / "carte/mill/front/messages.d.ts"
    gone.parent.mkdir(parents=True)
    gone.touch()
    typescript.write(house)
    assert not gone.exists()
    assert (house / "carte/shop/front/messages.d.ts").exists()
