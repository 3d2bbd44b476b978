"""What readers show and a teacher presses, as the tests of a class use it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator

from carte.widgets import Classroom
from tests.front.reader import act, click
from tests.keeping.pure import Pure

BOOK = 'data-engine="ready"'
RULES = [rule["id"] for game in Classroom().content["games"] for rule in game["rules"]]
WRONG, RIGHT, KNOWN, MENDED = 1, 2, 3, 4
DAY = 86_400

CAMERA = """
    const codes = %s;
    const no = async () => { throw new Error("switched off"); };
    globalThis.BarcodeDetector = class {
        detect = async () => codes.splice(0, 1).map((rawValue) => ({ rawValue }));
    };
    const sees = async () => document.createElement("canvas").captureStream();
    Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia: sees } });
    HTMLMediaElement.prototype.play = async () => {};
"""
"""A camera before which codes are held, one after the other."""


def reader(at: int = 1, **grades: int) -> dict[str, Any]:
    """What a reader shows of scopa's rules, with _ for their hyphens."""
    return {
        "at": at,
        "rules": {f"scopa.{rule.replace('_', '-')}": one for rule, one in grades.items()},
    }


ANNA = reader(sum=WRONG, must_take=KNOWN)
BEPPE = reader(sum=WRONG, must_take=RIGHT)


def holds(name: str, value: object) -> str:
    """A script that lets the browser hold a value."""
    text = json.dumps({"edition": 2, "at": 1, "kept": value})
    return f"localStorage['carte.{name}'] ??= {json.dumps(text)}"


def paste(root: Locator, *texts: str) -> None:
    root.locator("[data-field=codes]").fill("\n".join(texts))
    click(act(root, "add"))


def part(root: Locator, action: str) -> Locator:
    """The part of the page in which an action is pressed: what becomes of it is said there."""
    pressed = root.page.locator(f"[data-action={action}]")
    return root.locator(".carte-keep-part", has=pressed)


def link(pure: Pure, name: str, shown: dict[str, Any]) -> str:
    return f"https://cards.example/class.html#known={pure('showsDigits', name, shown)}"
