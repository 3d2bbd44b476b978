"""A build with nothing changed makes nothing anew."""

import pytest

from book.live.cache import Cache, digest, files_under


@pytest.fixture
def made(tmp_path):
    cache, calls = Cache(tmp_path / "cache"), []

    def make(*inputs, fail=False):
        def fill(folder):
            calls.append(inputs)
            (folder / "file").write_bytes(b"".join(inputs))
            if fail:
                raise ValueError("no")

        return cache.folder("thing", inputs, fill)

    make.calls, make.root = calls, tmp_path / "cache"
    return make


def test_the_same_inputs_are_made_once(made):
    assert made(b"a") == made(b"a")
    assert made.calls == [(b"a",)]


def test_other_inputs_are_made_anew(made):
    assert made(b"a") != made(b"b")
    assert (made(b"b") / "file").read_bytes() == b"b"


def test_what_failed_half_way_leaves_nothing_behind(made):
    with pytest.raises(ValueError, match="no"):
        made(b"a", fail=True)
    assert list(made.root.iterdir()) == []
    assert (made(b"a") / "file").exists()


def test_only_the_latest_few_are_kept(made):
    for number in range(9):
        made(b"%d" % number)
    assert len(list(made.root.glob("thing-*"))) == 6


def test_parts_are_counted_apart():
    assert digest([b"ab", b"c"]) != digest([b"a", b"bc"])


def test_files_of_skipped_folders_are_left_out(tmp_path):
    for name in ("a.js", "node_modules/b.js", "sub/c.js"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    found = files_under(tmp_path, "node_modules")
    assert [path.relative_to(tmp_path).as_posix() for path in found] == ["a.js", "sub/c.js"]
