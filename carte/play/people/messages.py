"""Several people who share one device: who sits where, and whose turn it is to look."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict


class Sitter(TypedDict):
    """Who sits at a seat: a person by name, or a player of a level."""

    person: NotRequired[str]
    level: NotRequired[str]
    coached: NotRequired[bool]
    """Whether the coach helps that person; left out for everybody else."""
    open: NotRequired[bool]
    """Whether that learner’s cards lie face up for everybody."""


ConsentName: TypeAlias = Literal["undo", "throw", "concede", "resign"]
"""What one of several people may do if all agree."""


class ByConsent(TypedDict):
    """What the person to act may do if all agree."""

    acts: NotRequired[str | None]
    """That person; earlier editions left out this and the next."""
    ways: NotRequired[list[ConsentName]]
    ended: NotRequired[str]
    """How a match ended that somebody gave up."""


class People(ByConsent):
    """Several people who share the device."""

    next: str | None
    """The person who is to act, and whose hand is not in this moment."""
    same: bool
    """Whether that person holds the device."""
    open: bool
    """Whether the hand of the person to act is in this moment."""
    begun: bool
    """Whether somebody has acted in this deal."""
    seat: NotRequired[int]
    """From where the table is seen; earlier editions left out this and the next."""
    coached: NotRequired[bool]
    """Whether the coach helps the person to act."""
    last: NotRequired[str | None]
    """The person who made the last move that could be taken back, if there is one."""


class Consent(TypedDict):
    """The words for what needs consent, and the article of procedure about it."""

    press: str
    asks: str
    article: str
