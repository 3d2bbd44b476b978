"""What comes from outside is read by its kind and within limits, and an error shows a little."""

import ast
import copy
import inspect
import json
import pickle
from collections.abc import Iterator, Mapping
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import carte
from carte.engine import reading
from carte.engine.reading import (
    COUNT,
    DATA,
    LIST,
    NAMES,
    NUMBER,
    SWITCH,
    TEXT,
    InvalidValue,
    Kind,
    dict_of,
    either,
    from_text,
    integer,
    list_of,
    name_in,
    optional,
    plain,
    read,
    saferepr,
    short,
)
from carte.engine.syntax import JSON, TOML, belonging


def nested(depth: int) -> list[Any]:
    """A list in a list in a list …"""
    found: list[Any] = []
    for _time in range(depth):
        found = [found]
    return found


def names(number: int) -> dict[str, int]:
    """A table of so many names."""
    return {str(one): one for one in range(number)}


@given(st.text(st.sampled_from("aé \u3000\u200b\u200d\u200c\ufe0f\u0301❤\u202e"), max_size=12))
def test_a_text_as_it_is_seen_is_seen_so(text: str) -> None:
    assert plain(plain(text)) == plain(text)


@pytest.mark.parametrize(
    "hidden", ["\ufe0f\ufe0f", "\u200d", "\u3164 \u2800", "\u202e\u2069", "\ufe0f\u200d"]
)
def test_of_what_nobody_sees_nothing_is_left(hidden: str) -> None:
    assert plain(hidden) == plain(f" {hidden}\u200d") == ""


def test_of_a_long_name_the_beginning_is_told() -> None:
    assert name_in(" An\u200bna ") == "Anna"
    assert name_in("W" * 25) == "W" * 23 + "…"


def test_a_long_input_is_shown_by_its_two_ends() -> None:
    assert short("7" * 60) == "7" * 60
    assert short("a" + "7" * 99 + "z") == f"a{'7' * 19}…{'7' * 19}z"
    assert saferepr("a" * 30 + "'" * 31).startswith('"aaaa')
    assert saferepr(None) == "None"


def test_of_long_things_in_a_list_no_more_is_shown_than_of_four_texts() -> None:
    assert saferepr(["7" * 50] * 4) == repr(["7" * 50] * 4)
    assert saferepr(["7" * 50] * 6) == repr(["7" * 50] * 6)[:240] + "…"


@pytest.mark.parametrize(
    "value",
    [
        "x" * 10**6,
        10**5000,
        [*range(10**5)],
        {str(one): one for one in range(10**4)},
        nested(10**5),
    ],
    ids=["text", "number", "list", "names", "depth"],
)
def test_whatever_is_shown_is_short(value: object) -> None:
    assert len(saferepr(value)) < 300


KINDS: list[tuple[Kind, list[Any], list[Any]]] = [
    (TEXT, ["", "7D", "z" * reading.LONGEST], [None, 7, ["7D"], "z" * (reading.LONGEST + 1)]),
    (NUMBER, [0, -3, reading.LARGEST], [True, 1.0, "1", 10**16, None]),
    (COUNT, [0, 999], [-1, 1000, False]),
    (SWITCH, [True, False], [0, 1, None, "true"]),
    (LIST, [[], (1, 2), [0] * 1000], ["", {}, None, [0] * 1001]),
    (NAMES, [{}, {"a": 1}, names(1000)], [[], None, {1: 2}, names(1001)]),
    (DATA, [None, 1.5, [{"a": [1]}], nested(10)], [float("nan"), 1e300, nested(30), {1: 2}, {1}]),
    (integer(1, 3), [1, 3], [0, 4]),
    (list_of(COUNT), [[], [1, 2]], [[-1], "12", {}]),
    (list_of(COUNT, 3), [[], [1, 2, 3]], [[1, 2, 3, 4]]),
    (dict_of(TEXT), [{}, {"a": "b"}], [{"a": 1}, ["a"]]),
    (either(TEXT, COUNT), ["a", 1], [None, -1]),
    (optional(COUNT), [None, 1], ["a"]),
]


@pytest.mark.parametrize(("kind", "good", "bad"), KINDS, ids=[kind.expects for kind, *_ in KINDS])
def test_a_kind_takes_what_fits_and_says_what_it_expects(
    kind: Kind, good: list[Any], bad: list[Any]
) -> None:
    assert all(kind.read(value, "it") is value for value in good)
    for value in bad:
        with pytest.raises(InvalidValue) as told:
            kind.read(value, "it")
        assert kind.expects in str(told.value)


def test_a_table_of_names_is_read_by_their_kinds() -> None:
    kinds = {"seed": NUMBER, "level": TEXT}
    assert read({"seed": 1, "else": 2}, kinds, "wish") == {"seed": 1}
    with pytest.raises(InvalidValue, match="'it' is not a wish: it has seed, level"):
        read("it", kinds, "wish")
    with pytest.raises(carte.InvalidRecord, match="is not a wish: it lacks level"):
        read({"seed": 1}, kinds, "wish", carte.InvalidRecord, needs=["level"])
    with pytest.raises(InvalidValue, match="seed='one': give a whole number"):
        read({"seed": "one"}, kinds, "wish")


@pytest.mark.parametrize(
    "text",
    ["", "{", "[" * 20_000, '{"a":' * 9_000, "[" * 30 + "]" * 30, "9" * 5_000, "NaN", "1e999"],
)
def test_a_text_in_json_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(InvalidValue):
        from_text(text)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("scopa", "at column 1 it needs a value, such as 3, true or a text"),
        ('"scopa', "at column 1 it needs a closing quotation mark"),
        (
            '{"hand": "7D"\n "turn": 0}',
            "at line 2, column 2 it needs a comma, or a closing bracket",
        ),
        ("{hand: 1}", "at column 2 it needs a name between quotation marks"),
        ("3 4", "at column 3 it needs nothing more after the value"),
        ("9" * 5_000, "a number has too many digits"),
    ],
)
def test_what_is_amiss_in_a_text_in_json_is_told_with_its_place(text: str, told: str) -> None:
    with pytest.raises(InvalidValue, match=f"is not a JSON value: {told}"):
        from_text(text)


@pytest.mark.parametrize(("parser", "known"), [("json.decoder", JSON), ("tomllib._parser", TOML)])
def test_whatever_a_parser_says_is_said_in_the_readers_language(
    parser: str, known: Mapping[str, str]
) -> None:
    said = {*raised(import_module(parser))}
    assert len(said) > 5
    assert [text for text in sorted(said) if not belonging(text, known)] == []


def raised(parser: ModuleType) -> Iterator[str]:
    """Yield how the words begin that a parser of Python raises errors with."""
    for node in ast.walk(ast.parse(inspect.getsource(parser))):
        match node:
            case ast.Call(func=ast.Name(id="JSONDecodeError" | "suffixed_err"), args=args):
                yield from (text for one in args if (text := beginning(one)))
            case ast.Assign(targets=[ast.Name(id="msg")], value=value):
                yield beginning(value)


def beginning(node: ast.expr) -> str:
    """The text with which a value of the syntax begins."""
    found = [one.value for one in ast.walk(node) if isinstance(one, ast.Constant)]
    return next((text for text in found if isinstance(text, str)), "")


def test_a_text_in_json_is_read() -> None:
    value = {"hands": ["7D", ""], "turn": 0}
    assert from_text(json.dumps(value)) == value


POSITION = carte.game("scopa").position(hand="7D 2S", table="3C 4S 7B")
RULING = POSITION.ruling("7D x 3C 4S")
PUBLIC = [
    *(POSITION, POSITION.view(1), POSITION.game, POSITION.game.match(), RULING, RULING.rule),
    *(POSITION.game.rulebook["sweep"], carte.SETTEBELLO, carte.DENARI, carte.Score({"carte": 1})),
    *map(carte.move, ("7D x 3C 4S", "bid 62", "discard 4C 5C")),
]


@pytest.mark.parametrize("value", PUBLIC, ids=repr)
def test_what_the_house_gives_out_can_be_copied_and_pickled(value: object) -> None:
    for copied in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
        assert copied == value
        assert type(copied) is type(value)
        assert str(copied) == str(value)


def test_an_error_takes_its_ruling_or_its_rule_along() -> None:
    forbidden = carte.IllegalMove(RULING)
    again = pickle.loads(pickle.dumps(forbidden))
    assert (again.ruling, str(again)) == (RULING, str(forbidden))
    misdeal = carte.Misdeal(POSITION.game.rulebook["three-kings"])
    assert copy.copy(misdeal).rule == misdeal.rule
