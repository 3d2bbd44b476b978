"""One statement about many things is one test, which tries it of each and names those it fails."""

from collections.abc import Callable, Iterable
from functools import wraps
from inspect import signature
from typing import Any

import pytest

Test = Callable[..., None]

SHOWN = 10
"""So many failures are shown whole; the others are named."""


def each(
    names: str | tuple[str, ...],
    things: Iterable[Any],
    ids: Callable[[Any], object] | Iterable[str] = str,
) -> Callable[[Test], Test]:
    """Try a statement of all these; told as to ``parametrize``, which makes a test of each.

    A test costs some milliseconds whatever it holds, so that thousands of small ones are slow.
    """
    every = [*things]
    called = [*map(str, map(ids, every) if callable(ids) else ids)]
    assert every, f"nothing to try as {names}"

    def of_all(test: Test) -> Test:
        @wraps(test)
        def tried(**rest: Any) -> None:
            failed: dict[str, BaseException] = {}
            for name, thing in zip(called, every, strict=True):
                given = (
                    {names: thing}
                    if isinstance(names, str)
                    else dict(zip(names, thing, strict=True))
                )
                try:
                    test(**rest, **given)
                except (Exception, pytest.fail.Exception) as error:
                    error.add_note(f"It fails for {name}")
                    failed[name] = error
            if failed:
                told = f"{len(failed)} of {len(every)} fail: {', '.join(failed)}"
                raise BaseExceptionGroup(told, [*failed.values()][:SHOWN])

        own = (names,) if isinstance(names, str) else names
        whole = signature(test)
        kept = [one for one in whole.parameters.values() if one.name not in own]
        tried.__signature__ = whole.replace(parameters=kept)  # type: ignore[attr-defined]
        return tried

    return of_all
