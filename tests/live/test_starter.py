"""The site's folder carries its own server, for whoever has Python."""

import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

from book.live.offline import site_files
from book.live.starter import STARTER, write_starter
from book.policy import POLICY


def test_the_starter_serves_the_folder_that_it_lies_in(tmp_path: Path) -> None:
    site = tmp_path / "carte"
    site.mkdir()
    (site / "index.html").write_text("The opening page")
    write_starter(site)
    command = [sys.executable, "-I", str(site / STARTER)]
    quiet = {"BROWSER": "true", "PATH": "/bin:/usr/bin"}
    with subprocess.Popen(
        command, cwd=tmp_path, env=quiet, stdout=subprocess.PIPE, text=True
    ) as starter:
        try:
            assert starter.stdout is not None
            said = starter.stdout.readline()
            address = next(word for word in said.split() if word.startswith("http"))
            with urlopen(address) as answer:
                assert answer.read() == b"The opening page"
                assert answer.headers["Content-Security-Policy"] == POLICY
        finally:
            starter.terminate()


def test_browsers_do_not_keep_it(tmp_path: Path) -> None:
    write_starter(tmp_path)
    assert STARTER not in site_files(tmp_path)
