"""In a page Carte is imported from a zip: its words in other languages are found there too."""

import struct
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def zipped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Carte's words alone, with a catalogue of one word."""
    path = tmp_path_factory.mktemp("zip") / "packages.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("carte/__init__.py", "")
        for module in (
            "carte/language/__init__.py",
            "carte/language/data_files.py",
            "carte/language/forms.py",
        ):
            archive.write(ROOT / module, module)
        archive.writestr(
            "carte/language/it/LC_MESSAGES/carte.mo", catalogue("Try again", "Riprova")
        )
    return path


def catalogue(english: str, other: str) -> bytes:
    """A compiled catalogue, as gettext's manual describes the format."""
    texts = [b"", b"Content-Type: text/plain; charset=UTF-8\n", english.encode(), other.encode()]
    ids, words = texts[::2], texts[1::2]
    header = struct.pack("<7I", 0x950412DE, 0, 2, 28, 44, 0, 60)
    tables, strings = b"", b""
    for text in (*ids, *words):
        tables += struct.pack("<2I", len(text), 60 + len(strings))
        strings += text + b"\0"
    return header + tables + strings


def run(zipped: Path, code: str) -> str:
    command = [sys.executable, "-S", "-c", f"import sys; sys.path[:0] = [{str(zipped)!r}]\n{code}"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def test_words_are_read_from_the_zip(zipped: Path) -> None:
    code = "from carte.language import _, use; use('it'); print(_('Try again'))"
    assert run(zipped, code) == "Riprova"


def test_an_unknown_language_is_told_which_ones_there_are(zipped: Path) -> None:
    code = "from carte.language import use\ntry: use('xx')\nexcept ValueError as e: print(e)"
    assert run(zipped, code) == "no words for the language 'xx'; there is en, it"


def test_english_needs_neither_gettext_nor_resources(zipped: Path) -> None:
    code = "import carte.language; print({'gettext', 'importlib.resources'} & {*sys.modules})"
    assert run(zipped, code) == "set()"
