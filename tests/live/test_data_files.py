"""The data that pages have in files beside them."""

import json
from pathlib import Path

from book.live.data_files import clear, put_data

WORDS = {"sweep": "scopa </script>"}


def test_data_is_put_into_a_script_that_is_named_by_its_content(tmp_path: Path) -> None:
    path = put_data(tmp_path, "words", WORDS)
    _script, _is, text = (tmp_path / path).read_text("utf-8").partition("=")
    assert json.loads(text) == WORDS
    assert put_data(tmp_path, "words", dict(WORDS)) == path
    assert put_data(tmp_path, "words", {"sweep": "scope"}) != path


def test_data_that_no_page_names_any_more_is_removed(tmp_path: Path) -> None:
    old, new = (put_data(tmp_path, "words", {"sweep": word}) for word in ("scopa", "scope"))
    (tmp_path / "index.html").write_text(f'<script src="{new}"></script>', "utf-8")
    clear(tmp_path)
    assert not (tmp_path / old).exists()
    assert (tmp_path / new).exists()
