"""A page loads the styles of what it shows: every tool has the styles of what it draws."""

import gzip
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest

from carte.front import bundle

NAME = re.compile(r"dataset\.\w+|[\w-]+")
CLASS = re.compile(r"(?<![\w-])carte(?:-[a-z0-9]+)*(?![\w-])")
NOT = re.compile(r":not\((?:[^()]|\([^()]*\))*\)")
ANY = re.compile(r":(?:is|where|has)\((?P<some>(?:[^()]|\([^()]*\))*)\)")
KIND = re.compile(r'data-widget="?(?P<kind>[a-z]+)')
ATTRIBUTE = re.compile(r"\[data-(?P<name>[a-z-]+)")
VALUE = re.compile(r'\[data-(?:action|zone)="?(?P<value>[a-z-]+)')
MOST = 30_000
"""The bytes by which the styles of a tool come, packed; those of all tools together are 39,000."""
SETTLE_ALONE = {"carte-settle-laid-cards"}
"""What all tools measure, but one draws."""


def styled(sheet: str) -> Iterator[str]:
    """The selectors of a sheet, each with those around it where rules are nested."""
    around: list[str] = []
    text = ""
    for sign in sheet:
        if sign == "{":
            around.append(text.strip())
            if not around[-1].startswith("@"):
                yield " ".join(each for each in around if not each.startswith("@"))
        elif sign == "}":
            around.pop()
        text = "" if sign in "{};" else text + sign


def parts(selectors: str) -> list[str]:
    """The selectors of a list, without what they exclude."""
    depth, cut = 0, [-1]
    for place, sign in enumerate(selectors := NOT.sub("", selectors)):
        depth += (sign in "([") - (sign in ")]")
        if sign == "," and not depth:
            cut.append(place)
    return [selectors[one + 1 : other].strip() for one, other in pairwise([*cut, len(selectors)])]


@cache
def drawn_by(tool: str) -> frozenset[str]:
    """The names in a tool's modules: of classes, of attributes, and of what is in quotes."""
    return frozenset(NAME.findall("".join(map(bundle.text, bundle.parts(tool)))))


def camel(name: str) -> str:
    first, *others = name.split("-")
    return first + "".join(map(str.capitalize, others))


def may_style(selector: str, tool: str) -> bool:
    """Whether a tool may draw something to which the selector applies."""
    drawn = drawn_by(tool)
    plain = ANY.sub("", selector)
    kinds = {found["kind"] for found in KIND.finditer(selector)}
    return (
        {*CLASS.findall(plain)} <= drawn - SETTLE_ALONE
        and (not kinds or tool in kinds)
        and all(
            f"data-{found['name']}" in drawn or f"dataset.{camel(found['name'])}" in drawn
            for found in ATTRIBUTE.finditer(plain)
        )
        and all(found["value"] in drawn for found in VALUE.finditer(plain))
        and all(
            any(may_style(one, tool) for one in parts(found["some"]))
            for found in ANY.finditer(selector)
        )
    )


@pytest.mark.parametrize("tool", bundle.tools())
def test_a_tool_has_every_style_of_what_it_draws(tool: str) -> None:
    own = bundle.sheets_of([tool])
    others = [text for name, text in bundle.sheets().items() if name not in own]
    lacking = [
        selector
        for sheet in others
        for selectors in styled(sheet)
        for selector in parts(selectors)
        if CLASS.search(selector) and may_style(selector, tool)
    ]
    assert lacking == []


def test_a_page_loads_what_several_tools_need_and_then_what_its_own_alone_needs() -> None:
    (common,) = bundle.sheets_of(["next-step"])
    assert bundle.sheets_of(["play"]) == [common]
    assert [name for name in bundle.sheets_of(["settle", "guide"]) if name != common] == [
        name
        for name in bundle.sheets()
        if name in {bundle.sheets_of(["settle"])[1], bundle.sheets_of(["guide"])[1]}
    ]
    assert bundle.sheets_of(bundle.tools()) == [*bundle.sheets()]


def test_no_style_is_in_two_sheets() -> None:
    assert bundle.styles() == "".join(bundle.sheets().values())
    found = [selector for sheet in bundle.sheets().values() for selector in {*styled(sheet)}]
    twice = {each for each in found if found.count(each) > 1}
    assert {each for each in twice if CLASS.search(each)} == set()


@pytest.mark.parametrize("tool", bundle.tools())
def test_no_page_waits_for_the_styles_of_many_tools_for_the_sake_of_one(tool: str) -> None:
    sheets = [bundle.sheets()[name].encode() for name in bundle.sheets_of([tool])]
    assert sum(len(gzip.compress(sheet)) for sheet in sheets) < MOST
