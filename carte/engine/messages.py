"""How a page makes one text of several words."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Joints(TypedDict):
    """The templates that join words into one text."""

    comma: str
    clause: str
    sentence: str
    label: str
    amount: str
    aside: str
    ended: str
    order: str
    after: NotRequired[str]
    """This and the others only if a language joins words differently from English."""
    plus: NotRequired[str]
    makes: NotRequired[str]
