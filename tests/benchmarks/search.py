"""How well the search answers people; ``python -m tests.benchmarks.search`` prints its misses."""

import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.search.asking import FIRST, Outcome, asked, searching_edition, spoken, unheard

EDITIONS = ("en", "it", "ja")


def main() -> None:
    """Ask everything in each edition, and print what none of the first places answers."""
    for edition in EDITIONS:
        typed = [one for one in asked() if one.edition == edition]
        with (
            tempfile.TemporaryDirectory() as folder,
            searching_edition(Path(folder), edition) as search,
        ):
            started = time.perf_counter()
            outcomes = [search.answer(one) for one in spoken(edition)]
            spent = time.perf_counter() - started
            others = [search.answer(one) for one in typed]
            fresh = [search.answer(one) for one in unheard(edition)]
        for one in [*outcomes, *others]:
            if not one.answered_first:
                _print_miss(one)
        print(f"{edition}: {_share(outcomes)}; {1000 * spent / len(outcomes):.0f} ms a question")
        print(f"{edition}, other questions: {_share(others)}")
        print(f"{edition}, in words it was not given: {_share(fresh)}")


def _print_miss(one: Outcome) -> None:
    mark = "second or third" if one.answered else "missed"
    unsure = "" if one.sure else ", unsure"
    print(f"{one.question.ask} ({mark}{unsure})")
    print(f"  wanted {', '.join(one.question.finds)}; found {', '.join(one.found[: FIRST + 2])}")


def _share(outcomes: Sequence[Outcome]) -> str:
    first, three = (
        sum(one.answered_first for one in outcomes),
        sum(one.answered for one in outcomes),
    )
    unsure = sum(not one.sure for one in outcomes if one.question.finds)
    whole = len(outcomes)
    return (
        f"{first} of {whole} ({100 * first / whole:.0f} %) answered in the first place, "
        f"{three} ({100 * three / whole:.0f} %) in the first {FIRST}, {unsure} called unanswered"
    )


if __name__ == "__main__":
    main()
