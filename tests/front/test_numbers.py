"""Numbers are written as the page's language writes them, in one place for all."""

import json
from pathlib import Path

import pytest

from carte import front
from tests.front.scripts import printed

MODULE = Path(front.__file__).parent / "page/numbers.js"


def numerals(spoken: str, *calls: str) -> list[str]:
    """What a page in a language writes for each call of ``numeral``."""
    script = (
        f"globalThis.document = {{ documentElement: {{ lang: {json.dumps(spoken)} }} }};"
        f"const {{ numeral }} = await import({json.dumps(f'{MODULE.as_uri()}?{spoken}')});"
        f"console.log(JSON.stringify([{', '.join(f'numeral({call})' for call in calls)}]));"
    )
    made: list[str] = printed(script)
    return made


@pytest.mark.parametrize(("spoken", "half"), [("", "1.5"), ("en", "1.5"), ("it", "1,5")])
def test_a_number_has_the_decimal_sign_of_the_page(spoken: str, half: str) -> None:
    found = numerals(spoken, "1.5, { digits: 1 }", "-1.5, { digits: 1 }")
    assert found == [half, f"−{half}"]


@pytest.mark.parametrize("spoken", ["en", "it", "ja"])
def test_what_is_paid_and_received_has_its_sign_and_points_only_that_of_less(spoken: str) -> None:
    assert numerals(spoken, *(f"{some}, {{ signed: true }}" for some in (4, 0, -4))) == [
        "+4",
        "0",
        "−4",
    ]
    assert numerals(spoken, "1234", "0", "-4") == ["1234", "0", "−4"]
