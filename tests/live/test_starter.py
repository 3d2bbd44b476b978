"""The site's folder carries its own server, for whoever has Python."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from book.live.offline import site_files
from book.live.starter import STARTER, write_starter
from book.policy import POLICY
from book.serve import site_server


@pytest.fixture
def starter(tmp_path: Path) -> Path:
    site = tmp_path / "carte"
    site.mkdir()
    (site / "index.html").write_text("The opening page")
    write_starter(site)
    return site / STARTER


def command(starter: Path, *options: str) -> list[str]:
    return [sys.executable, "-I", str(starter), *options]


@contextmanager
def started(starter: Path, *options: str) -> Iterator[str]:
    """The address that it says, from another folder, while it serves."""
    quiet = {"BROWSER": "true", "PATH": "/bin:/usr/bin"}
    with subprocess.Popen(
        command(starter, *options), cwd="/", env=quiet, stdout=subprocess.PIPE, text=True
    ) as running:
        try:
            assert running.stdout is not None
            said = running.stdout.readline()
            yield next(word for word in said.split() if word.startswith("http"))
        finally:
            running.terminate()


def test_it_serves_its_folder_at_the_port_asked_for(starter: Path, tmp_path: Path) -> None:
    with started(starter) as address, urlopen(address) as answer:
        assert answer.read() == b"The opening page"
        assert answer.headers["Content-Security-Policy"] == POLICY
    with site_server(tmp_path) as server:
        port = server.server_port
    with started(starter, "--port", str(port), "--no-browser") as address:
        assert address == f"http://localhost:{port}/"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--port", "9000x"], "'9000x' is not a port: write a number from 0 to 65535."),
        (["--port", "65536"], "'65536' is not a port"),
        (["--port=-1"], "'-1' is not a port"),
        (["--prot", "9000"], "unrecognized arguments: --prot 9000"),
    ],
)
def test_an_option_that_cannot_be_is_refused(starter: Path, options: list[str], said: str) -> None:
    done = subprocess.run(command(starter, *options), capture_output=True, text=True, timeout=120)
    assert done.returncode
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_a_port_in_use_is_refused_in_words(starter: Path, tmp_path: Path) -> None:
    with site_server(tmp_path) as server:
        taken = command(starter, "--port", str(server.server_port))
        done = subprocess.run(taken, capture_output=True, text=True, timeout=120)
    assert f"Port {server.server_port} cannot be used" in done.stderr


def test_it_tells_its_options_and_browsers_do_not_keep_it(starter: Path) -> None:
    told = subprocess.check_output(command(starter, "--help"), text=True, timeout=120)
    for part in (f"python3 {STARTER}", "--port", "--no-browser"):
        assert part in told
    assert STARTER not in site_files(starter.parent)
