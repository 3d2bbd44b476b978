"""The names that packages need from typing_extensions: Python itself has them in a page."""

from typing import Protocol, TypedDict

__all__ = ["Protocol", "TypedDict"]
