"""What README shows of the engine is what it answers, and its commands begin from nothing."""

import doctest
import re
from pathlib import Path

README = Path(__file__).resolve().parents[1] / "README.md"


def test_the_examples_in_readme_are_true() -> None:
    outcome = doctest.testfile(str(README), module_relative=False)
    assert outcome.attempted and not outcome.failed


def test_commands_make_the_environment_that_they_use() -> None:
    blocks = re.findall(r"^```sh\n(.*?)^```", README.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    using = [block for block in blocks if ".venv/" in block]
    assert using
    for block in using:
        assert block.startswith("python3 -m venv .venv\n"), block
