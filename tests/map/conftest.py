"""The decision about the next step, bundled once for all tests of a file."""

from collections.abc import Iterator

import pytest

from tests.keeping.pure import Pure, started
from tests.map.simulated import ROAD


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pure]:
    with started(tmp_path_factory.mktemp("pure")) as functions:
        functions("setOut", ROAD)
        yield functions
