"""The search of the page, prepared once for all tests of a file."""

from collections.abc import Iterator

import pytest

from tests.search.asking import Searching, searching


@pytest.fixture(scope="module")
def search(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Searching]:
    """The search of the English edition."""
    with searching(tmp_path_factory.mktemp("search")) as found:
        yield found
