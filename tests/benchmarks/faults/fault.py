"""A fault as data: what it breaks for a reader, which text becomes which, and who may find it."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOMS = Path(__file__).parent
"""Each file beside this one that ends in ``.toml`` is a room of faults."""


class Misfit(ValueError):
    """A fault that the tree has no place for, or more than one."""


@dataclass(frozen=True)
class Fault:
    """One small mistake, as somebody might make it."""

    room: str
    id: str
    breaks: str
    file: str
    before: str
    after: str
    tried: tuple[str, ...]

    def put_into(self, text: str) -> str:
        """Return the text of its file with the mistake in it; raises ``Misfit``."""
        if (times := text.count(self.before)) != 1:
            raise Misfit(f"{self.id}: {self.file} has its text {times} times, not once")
        return text.replace(self.before, self.after)


def faults() -> tuple[Fault, ...]:
    """Return all faults, room by room."""
    return tuple(_read())


def _read() -> Iterator[Fault]:
    for path in sorted(ROOMS.glob("*.toml")):
        for one in tomllib.loads(path.read_text("utf-8"))["fault"]:
            yield Fault(room=path.stem, **{**one, "tried": tuple(one["tried"])})
