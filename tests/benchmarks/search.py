"""How well the search answers people; ``python -m tests.benchmarks.search`` prints its misses."""

import tempfile
import time
from pathlib import Path

from tests.search.asking import FIRST, asked, searching


def main() -> None:
    """Ask all questions, and print those that none of the first places answers."""
    with tempfile.TemporaryDirectory() as folder, searching(Path(folder)) as search:
        started = time.perf_counter()
        outcomes = [search.answer(question) for question in asked()]
        spent = time.perf_counter() - started
    missed = [one for one in outcomes if not one.answered]
    for one in missed:
        print(f"{one.question.ask}\n  wanted {', '.join(one.question.finds)}")
        print(f"  found  {', '.join(one.found[: FIRST + 3])}")
    print(f"{len(outcomes) - len(missed)} of {len(outcomes)} answered in the first {FIRST} places")
    print(f"{1000 * spent / len(outcomes):.1f} ms a question")


if __name__ == "__main__":
    main()
