"""What a machine lacks for README's commands is named, with the command that brings it."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from book import oldest
from book.missing_tools import SetupError, advice, check_machine
from tests.site import browser

ROOT = Path(__file__).resolve().parents[1]
NO_NETWORK = """\
  ERROR: Could not find a version that satisfies the requirement attrs==26.1.0 (from versions: none)
  ERROR: No matching distribution found for attrs==26.1.0
"""


def test_a_whole_machine_lacks_nothing(tmp_path: Path) -> None:
    check_machine(tmp_path)


@pytest.mark.parametrize("module", ["venv", "ensurepip", "ssl", "sqlite3"])
def test_a_module_that_a_system_packs_apart_is_named_with_its_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, module: str
) -> None:
    real = importlib.util.find_spec
    monkeypatch.setattr(
        "importlib.util.find_spec", lambda name: None if name == module else real(name)
    )
    with pytest.raises(SetupError, match=rf"(?s)no module {module}.*apt install python3\.\d+-venv"):
        check_machine(tmp_path)


def test_a_folder_that_cannot_be_written_is_named_with_what_to_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("os.access", lambda path, mode: False)
    with pytest.raises(SetupError, match=rf"(?s){tmp_path}.*chown"):
        check_machine(tmp_path)


@pytest.mark.parametrize(
    ("said", "remedy"),
    [
        (NO_NETWORK, "A network is needed once"),
        ("NewConnectionError: [Errno -3] Temporary failure in name resolution", "HTTPS_PROXY="),
        ("[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed", "PIP_CERT="),
        ("OSError: [Errno 28] No space left on device", "The disk is full"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "is not the one pinned"),
        ("The virtual environment was not created: ensurepip is not available", "apt install"),
        ("npm error network", "npm could not fetch"),
        ("something else", "Remove .venv and try again"),
    ],
)
def test_a_command_that_fails_is_followed_by_what_to_do(said: str, remedy: str) -> None:
    assert remedy in advice(said, Path(".venv"))


def test_an_older_python_is_told_which_one_is_needed() -> None:
    old = "import sys; sys.version_info = (3, 8, 18); import book.oldest"
    done = subprocess.run(
        [sys.executable, "-c", old], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    wanted = ".".join(map(str, oldest.OLDEST))
    assert f"Carte needs Python {wanted} or newer" in done.stderr
    assert "Traceback" not in done.stderr
    assert f'\nrequires-python = ">={wanted}"\n' in (ROOT / "pyproject.toml").read_text("utf-8")


@pytest.mark.parametrize("command", ["book", "tests"])
def test_the_age_of_python_is_looked_at_before_anything_else_is_read(command: str) -> None:
    lines = (ROOT / command / "__main__.py").read_text("utf-8").splitlines()
    ours = [line for line in lines if line.startswith(("import book", "from book"))]
    assert ours[0].startswith("import book.oldest ")


def test_a_browser_that_is_named_but_not_there_is_named_in_the_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(browser.WANTED, str(tmp_path / "chrome"))
    with pytest.raises(SetupError, match=rf"{browser.WANTED} is '.*chrome'.*give its path"):
        browser.find()
