"""The files of a site: made once, listed, packed and licensed, and none that no page loads."""

import base64
import gzip
import hashlib
import json
from pathlib import Path

import pytest

from book.freshness import Record, made_of
from book.live import packing
from book.live.cache import Cache, digest, files_under
from book.live.licences import licence_texts
from book.live.offline import site_files, write_worker
from book.live.unused import leave_out


class Maker:
    """Makes a folder from its inputs, once, and remembers what it was made from."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.calls: list[tuple[bytes, ...]] = []
        self._cache = Cache(root)

    def __call__(self, *inputs: bytes, fail: bool = False) -> Path:
        def fill(folder: Path) -> None:
            self.calls.append(inputs)
            (folder / "file").write_bytes(b"".join(inputs))
            if fail:
                raise ValueError("no")

        return self._cache.folder("thing", inputs, fill)


@pytest.fixture
def made(tmp_path: Path) -> Maker:
    return Maker(tmp_path / "cache")


def test_the_same_inputs_are_made_once_and_others_by_themselves(made: Maker) -> None:
    assert made(b"a") == made(b"a")
    assert made.calls == [(b"a",)]
    assert made(b"a") != made(b"b")
    assert (made(b"b") / "file").read_bytes() == b"b"


def test_what_failed_half_way_leaves_nothing_behind(made: Maker) -> None:
    with pytest.raises(ValueError, match="no"):
        made(b"a", fail=True)
    assert list(made.root.iterdir()) == []
    assert (made(b"a") / "file").exists()


def test_only_the_latest_few_are_kept(made: Maker) -> None:
    for number in range(9):
        made(b"%d" % number)
    assert len(list(made.root.glob("thing-*"))) == 6


def test_parts_are_counted_apart_and_files_of_skipped_folders_are_left_out(tmp_path: Path) -> None:
    assert digest([b"ab", b"c"]) != digest([b"a", b"bc"])
    for name in ("a.js", "node_modules/b.js", "sub/c.js"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    found = files_under(tmp_path, "node_modules")
    assert [path.relative_to(tmp_path).as_posix() for path in found] == ["a.js", "sub/c.js"]


FILES = (
    "book/scopa.ipynb",
    "book/locale/it/LC_MESSAGES/scopa.po",
    "book/live/js/page/main.js",
    "carte/games/scopa/course.toml",
    "requirements.txt",
    "pyproject.toml",
)
MADE = (
    "book/_build/html/index.html",
    "book/live/js/node_modules/pyodide/pyodide.mjs",
    "carte/__pycache__/widgets.pyc",
    "carte/language/it/LC_MESSAGES/carte.mo",
    "carte/front/bundle/made.json",
)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name in FILES:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("before")
    return tmp_path


def test_a_file_that_has_changed_comes_goes_or_is_renamed_makes_it_another(root: Path) -> None:
    made = {made_of((), ("en",), root)}
    for number, name in enumerate(FILES, 1):
        (root / name).write_text("after!")
        made.add(made_of((), ("en",), root))
        assert len(made) == number + 1, name
    (root / "book/new.ipynb").write_text("before")
    made.add(made_of((), ("en",), root))
    (root / "book/new.ipynb").rename(root / "book/other.ipynb")
    assert len({*made, made_of((), ("en",), root)}) == len(FILES) + 3


def test_what_a_build_is_told_makes_it_another(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = [made_of((), ("en",), root), made_of(("-W",), ("en",), root)]
    told.append(made_of((), ("en", "it"), root))
    monkeypatch.setenv("CARTE_ADDRESS", "https://cards.example")
    assert len({*told, made_of((), ("en",), root)}) == 4


def test_what_is_made_of_the_sources_does_not(root: Path) -> None:
    before = made_of((), ("en",), root)
    for name in MADE:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text("made")
        assert made_of((), ("en",), root) == before, name


def test_an_edition_is_fresh_from_when_it_is_whole_until_it_is_made_again(tmp_path: Path) -> None:
    assert not Record(tmp_path).is_fresh("it", "a")
    Record(tmp_path).remember("it", "a")
    Record(tmp_path).remember("ja", "a")
    assert Record(tmp_path).is_fresh("it", "a")
    assert not Record(tmp_path).is_fresh("it", "b")
    Record(tmp_path).forget("it")
    assert not Record(tmp_path).is_fresh("it", "a")
    assert Record(tmp_path).is_fresh("ja", "a")
    (tmp_path / "_build/made.json").write_text("{")
    assert not Record(tmp_path).is_fresh("ja", "a"), "it cannot be read"


@pytest.fixture
def listed(tmp_path: Path) -> Path:
    for name in ("index.html", "_static/carte/live.js", "LICENCES.txt", "_sources/index.md"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    return tmp_path


def test_every_file_that_a_reader_may_need_is_listed_by_size_and_hash(listed: Path) -> None:
    assert list(site_files(listed)) == ["_static/carte/live.js", "index.html"]
    hashed = base64.b64encode(hashlib.sha256(b"index.html").digest()).decode()
    assert site_files(listed)["index.html"] == {"size": len("index.html"), "sha256": hashed}


def test_a_file_is_listed_by_the_address_that_pages_ask_for(listed: Path) -> None:
    (listed / "in").mkdir()
    asking = '<link href="../_static/carte/live.js?v=1"><a href="https://x.org/?y">'
    (listed / "in/page.html").write_text(asking)
    assert "_static/carte/live.js?v=1" in site_files(listed)
    assert "_static/carte/live.js" not in site_files(listed)


def test_the_worker_is_the_same_as_long_as_the_site_is(listed: Path) -> None:
    def written() -> tuple[str, str]:
        write_worker(listed, "code()")
        text = (listed / "sw.js").read_text()
        site = json.loads(text.splitlines()[0].removeprefix("const SITE=").removesuffix(";"))
        return text, site["version"]

    before = written()
    assert before[0].endswith("code()")
    assert written() == before
    (listed / "index.html").write_text("another sentence")
    assert written()[1] != before[1]


PAGE = "<p>A page about cards.</p>\n" * 100


@pytest.fixture
def large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(packing, "_STORE", tmp_path / "store")
    folder = tmp_path / "site"
    (folder / "python-1").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "python-1" / "packages.zip").write_bytes(bytes(5000))
    (folder / "small.css").write_text("p { color: red }")
    (folder / "picture.png").write_bytes(bytes(5000))
    return folder


def twins(large: Path) -> list[str]:
    """All packed files, by their paths in the site."""
    packed = (path for path in large.rglob("*") if path.suffix in packing.TWINS)
    return sorted(path.relative_to(large).as_posix() for path in packed)


@pytest.mark.build
def test_each_large_file_that_can_be_packed_has_its_twins(large: Path) -> None:
    packing.pack(large)
    both = "index.html", "python-1/packages.zip"
    assert twins(large) == sorted(f"{name}{twin}" for name in both for twin in packing.TWINS)
    assert gzip.decompress((large / "index.html.gz").read_bytes()) == PAGE.encode()


@pytest.mark.build
def test_no_twin_of_an_older_file_stays(large: Path) -> None:
    packing.pack(large)
    (large / "index.html").write_text("short")
    packing.pack(large)
    assert not (large / "index.html.br").exists()
    packing.unpack(large)
    assert twins(large) == []


@pytest.mark.build
def test_browsers_keep_the_plain_files_alone(large: Path) -> None:
    before = site_files(large)
    packing.pack(large)
    assert site_files(large) == before


def test_every_package_is_named_with_its_licence_and_our_own_stands_first(tmp_path: Path) -> None:
    folder = tmp_path / "node_modules/tiny"
    folder.mkdir(parents=True)
    (folder / "LICENSE.md").write_text("You may do anything.")
    listed = [{"name": "tiny", "version": "1.0", "license": "MIT", "folder": "node_modules/tiny"}]
    (tmp_path / "packages.json").write_text(json.dumps(listed))
    text = licence_texts(tmp_path / "packages.json", tmp_path / "node_modules")
    assert "tiny 1.0 (MIT)" in text
    assert "You may do anything." in text
    for name in ("ipywidgets", "anywidget", "psygnal", "traitlets", "comm", "ipython", "segno"):
        assert f"\n{name} " in text
    assert text.split("\n", 4)[1] == "Carte"
    own = (Path(__file__).parents[2] / "LICENSE").read_text("utf-8")
    assert own in text.split("ipywidgets ")[0]


USED = {"scripts/sphinx-book-theme.js", "vendor/other/font.woff2", "logo.svg"}
UNUSED = {
    "scripts/sphinx-book-theme.js.map",
    "styles/theme.css.map",
    "scripts/bootstrap.js",
    "scripts/fontawesome.js",
    "vendor/fontawesome/webfonts/fa-solid-900.ttf",
    "locales/pl/LC_MESSAGES/booktheme.mo",
    "images/logo_colab.png",
    "sbt-webpack-macros.html",
}


def test_what_the_theme_brings_and_no_page_loads_is_left_out(tmp_path: Path) -> None:
    for name in USED | UNUSED:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    leave_out(tmp_path)
    left = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert left == USED
