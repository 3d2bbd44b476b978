"""What README shows of the engine is what the engine answers."""

import doctest
from pathlib import Path

README = Path(__file__).resolve().parents[1] / "README.md"


def test_the_examples_in_readme_are_true() -> None:
    outcome = doctest.testfile(str(README), module_relative=False)
    assert outcome.attempted and not outcome.failed
