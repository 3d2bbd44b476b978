"""The service worker names every file of one build, and no build's worker is another's."""

import base64
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from book.live.offline import site_files, write_worker


@pytest.fixture
def site(tmp_path: Path) -> Path:
    for name in ("index.html", "_static/carte/live.js", "LICENCES.txt", "_sources/index.md"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    return tmp_path


def facts(site: Path) -> dict[str, Any]:
    first = (site / "sw.js").read_text().splitlines()[0]
    told: dict[str, Any] = json.loads(first.removeprefix("const SITE=").removesuffix(";"))
    return told


def test_every_file_that_a_reader_may_need_is_listed(site: Path) -> None:
    assert list(site_files(site)) == ["_static/carte/live.js", "index.html"]


def test_a_file_is_listed_by_the_address_that_pages_ask_for(site: Path) -> None:
    (site / "in").mkdir()
    asking = '<link href="../_static/carte/live.js?v=1"><a href="https://x.org/?y">'
    (site / "in/page.html").write_text(asking)
    assert "_static/carte/live.js?v=1" in site_files(site)
    assert "_static/carte/live.js" not in site_files(site)


def test_a_file_is_listed_with_its_size_and_its_hash(site: Path) -> None:
    hashed = base64.b64encode(hashlib.sha256(b"index.html").digest()).decode()
    assert site_files(site)["index.html"] == {"size": len("index.html"), "sha256": hashed}


def test_the_worker_is_the_same_as_long_as_the_site_is(site: Path) -> None:
    write_worker(site, "code()")
    before = (site / "sw.js").read_text()
    write_worker(site, "code()")
    assert (site / "sw.js").read_text() == before
    assert before.endswith("code()")


def test_any_change_of_the_site_makes_another_version(site: Path) -> None:
    write_worker(site, "code()")
    before = facts(site)["version"]
    (site / "index.html").write_text("another sentence")
    write_worker(site, "code()")
    assert facts(site)["version"] != before
