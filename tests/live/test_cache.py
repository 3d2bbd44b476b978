"""A build with nothing changed makes nothing anew."""

from pathlib import Path

import pytest

from book.live.cache import Cache, digest, files_under


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


def test_the_same_inputs_are_made_once(made: Maker) -> None:
    assert made(b"a") == made(b"a")
    assert made.calls == [(b"a",)]


def test_other_inputs_are_made_anew(made: Maker) -> None:
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


def test_parts_are_counted_apart() -> None:
    assert digest([b"ab", b"c"]) != digest([b"a", b"bc"])


def test_files_of_skipped_folders_are_left_out(tmp_path: Path) -> None:
    for name in ("a.js", "node_modules/b.js", "sub/c.js"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    found = files_under(tmp_path, "node_modules")
    assert [path.relative_to(tmp_path).as_posix() for path in found] == ["a.js", "sub/c.js"]
