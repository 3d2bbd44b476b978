"""The page about playing by ear lists what a table answers, in each language."""

import pytest

from carte import language
from carte.language.typed import inquiries
from carte.reference import letters


@pytest.mark.parametrize("spoken", ["en", "it", "ja"])
def test_all_that_a_table_answers_is_listed_with_its_letter(spoken: str) -> None:
    language.use(spoken)
    try:
        lines = str(letters()).splitlines()[2:]
    finally:
        language.use("en")
    asked = inquiries(spoken)
    assert [line.partition(" | ")[0] for line in lines] == [names[0] for names in asked.values()]
    assert len({names[0] for names in asked.values()}) == len(asked)
