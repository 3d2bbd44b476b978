"""A book with dead widgets is never made: what fails is named, with what to do."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from book.live import packages
from book.live.cache import Cache
from book.live.errors import LiveError
from carte.front.bundle import npm
from carte.front.bundle.node import Node, NodeError, find_node

ROOT = Path(__file__).resolve().parents[2]


def test_the_machines_own_node_serves_or_it_is_said_what_brings_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    assert find_node() == Node(("/usr/bin/node",), ("/usr/bin/npm",))
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(NodeError, match=r"(?s)Node is needed.*pip install -r requirements.txt"):
        find_node()


def test_a_node_that_cannot_start_is_named_and_so_is_a_failing_script(tmp_path: Path) -> None:
    with pytest.raises(NodeError, match="no-such-node cannot be started"):
        Node(("no-such-node",), ()).run(tmp_path / "build.mjs")
    script = tmp_path / "broken.mjs"
    script.write_text("throw new Error('the moon is full')")
    with pytest.raises(NodeError, match=r"(?s)broken\.mjs.*the moon is full"):
        find_node().run(script)


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """npm's packages are to be installed here, not in the repository."""
    for name in ("package.json", "package-lock.json", ".npmrc"):
        (tmp_path / name).write_text("{}")
    monkeypatch.setattr(npm, "_SCRATCH", tmp_path / "scratch")
    return tmp_path


def test_a_failing_npm_says_that_the_first_build_needs_the_network(elsewhere: Path) -> None:
    failing = Node((), (sys.executable, "-c", "raise SystemExit('npm: no network')"))
    with pytest.raises(NodeError, match=r"(?s)npm: no network.*first time needs the network"):
        npm.install_modules(elsewhere, failing)
    assert not (elsewhere / "node_modules").exists()


def test_two_first_builds_at_the_same_moment_install_side_by_side(elsewhere: Path) -> None:
    meet = Barrier(2)

    class SlowNode(Node):
        def install(self, folder: Path) -> None:
            (folder / "node_modules").mkdir()
            meet.wait(timeout=120)
            (folder / "node_modules/package").write_text("whole")

    with ThreadPoolExecutor() as builds:
        started = [
            builds.submit(npm.install_modules, elsewhere, SlowNode((), ())) for _ in range(2)
        ]
        for build in started:
            build.result()
    assert (elsewhere / "node_modules/package").read_text() == "whole"
    assert list((elsewhere / "scratch").iterdir()) == []


def test_another_lock_file_replaces_what_was_installed(elsewhere: Path) -> None:
    class FastNode(Node):
        def install(self, folder: Path) -> None:
            lock = (folder / "package-lock.json").read_text()
            (folder / "node_modules").mkdir()
            (folder / f"node_modules/of{lock}").touch()

    node = FastNode((), ())
    npm.install_modules(elsewhere, node)
    (elsewhere / "package-lock.json").write_text("2")
    npm.install_modules(elsewhere, node)
    assert not (elsewhere / "node_modules/of{}").exists()
    assert (elsewhere / "node_modules/of2").exists()


def test_a_package_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packages, "STOCK", ("no_such_package",))
    with pytest.raises(LiveError, match=r"(?s)'no_such_package'.*pip install"):
        packages.stock_sources()


@pytest.mark.build
def test_broken_python_fails_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packages, "page_sources", lambda: {"broken.py": b"def f(:"})
    with pytest.raises(NodeError, match=r"(?s)compile\.mjs.*broken\.py"):
        packages.make_packages(Cache(tmp_path), find_node(), {})


@pytest.mark.build
def test_the_book_is_not_built_when_its_javascript_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "_toc.yml").write_text("format: jb-book\nroot: index\n")
    (tmp_path / "index.md").write_text("# Index\n")
    (tmp_path / "_config.yml").write_text(
        "execute: {execute_notebooks: 'off'}\n"
        f"sphinx: {{local_extensions: {{broken: {tmp_path.as_posix()}}}}}\n"
    )
    (tmp_path / "broken.py").write_text(
        "import book.live, book.live.ship as ship\n"
        "from carte.front.bundle.node import NodeError\n"
        "def fail(): raise NodeError('Node is needed')\n"
        "ship.find_node = fail\n"
        "setup = book.live.setup\n"
    )
    command = [str(Path(sys.executable).parent / "jupyter-book"), "build", str(tmp_path)]
    done = subprocess.run(
        command, env={"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert "Node is needed" in done.stdout + done.stderr
    assert not (tmp_path / "_build/html/index.html").exists()
