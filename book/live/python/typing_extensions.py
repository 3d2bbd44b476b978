"""What the packages ask of typing_extensions: the Python of the pages has it in its own library."""

from typing import Protocol, TypedDict

__all__ = ["Protocol", "TypedDict"]
