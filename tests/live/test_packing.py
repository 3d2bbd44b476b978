"""A host that sends packed files finds them beside the plain ones, always of the same content."""

import gzip
from pathlib import Path

import pytest

from book.live import packing
from book.live.offline import site_files

PAGE = "<p>A page about cards.</p>\n" * 100

pytestmark = pytest.mark.build


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(packing, "_STORE", tmp_path / "store")
    folder = tmp_path / "site"
    (folder / "python-1").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "python-1" / "packages.zip").write_bytes(bytes(5000))
    (folder / "small.css").write_text("p { color: red }")
    (folder / "picture.png").write_bytes(bytes(5000))
    return folder


def twins(site: Path) -> list[str]:
    """All packed files, by their paths in the site."""
    packed = (path for path in site.rglob("*") if path.suffix in packing.TWINS)
    return sorted(path.relative_to(site).as_posix() for path in packed)


def test_each_large_file_that_can_be_packed_has_its_twins(site: Path) -> None:
    packing.pack(site)
    both = "index.html", "python-1/packages.zip"
    assert twins(site) == sorted(f"{name}{twin}" for name in both for twin in packing.TWINS)
    assert gzip.decompress((site / "index.html.gz").read_bytes()) == PAGE.encode()


def test_no_twin_of_an_older_file_stays(site: Path) -> None:
    packing.pack(site)
    (site / "index.html").write_text("short")
    packing.pack(site)
    assert not (site / "index.html.br").exists()
    packing.unpack(site)
    assert twins(site) == []


def test_browsers_keep_the_plain_files_alone(site: Path) -> None:
    before = site_files(site)
    packing.pack(site)
    assert site_files(site) == before
