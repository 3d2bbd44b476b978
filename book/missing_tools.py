"""What a machine may lack for the first run of README's commands, and how to get it."""

import importlib.util
import os
import re
import sys
from pathlib import Path

_VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"
_MODULES = {
    "venv": "virtual environments",
    "ensurepip": "pip",
    "ssl": "secure connections",
    "sqlite3": "SQLite",
}
"""Modules of Python's own that systems leave out or package separately, and what they are."""
_WITHOUT = (
    f"On Debian and Ubuntu: sudo apt install python{_VERSION}-venv\n"
    f"Elsewhere: install the complete Python {_VERSION} of python.org, Homebrew or Fedora."
)

_ADVICE = {
    r"No space left": "The disk is full: the book and its environment take about 1 GB.",
    r"Permission denied|Read-only file system": "Something there could not be written.",
    r"CERTIFICATE_VERIFY_FAILED": (
        "The certificate of the package index is not trusted here. If a proxy has its own\n"
        "certificate, name its file: PIP_CERT=/path/to/its.pem python3 book"
    ),
    r"HASHES": "A package is not the one pinned. Try again later, or from another mirror.",
    r"(?i)name resolution|Failed to (?:establish|resolve)|unreachable|timed? ?out|ConnectionError|"
    r"nodename nor servname|getaddrinfo|ProxyError|No matching distribution|from versions: none": (
        "The package index cannot be reached. A network is needed once; behind a proxy:\n"
        "HTTPS_PROXY=http://proxy:3128 python3 book"
    ),
    r"npm|package-lock": (
        "npm could not fetch its packages. A network is needed once; behind a proxy:\n"
        "HTTPS_PROXY=http://proxy:3128 python3 book"
    ),
    r"ensurepip|No module named (?:'?venv|'?pip)": _WITHOUT,
}
"""What to do, by the output of a failed command; the first match counts."""


class SetupError(Exception):
    """The environment could not be made; the message says what failed and what to do."""


def check_machine(root: Path) -> None:
    """Raise ``SetupError`` if it is clear beforehand that ``.venv`` cannot be made."""
    for module, purpose in _MODULES.items():
        if importlib.util.find_spec(module) is None:
            raise SetupError(
                f"This Python ({sys.executable}) has no module {module}, for {purpose}.\n{_WITHOUT}"
            )
    if not os.access(root, os.W_OK):
        raise SetupError(
            f"The folder {root} cannot be written to.\n"
            f"Take the folder over (sudo chown -R $USER {root}), or copy it to one of your own."
        )


def advice(output: str, environment: Path) -> str:
    """Return what to do after a command that failed with this output."""
    for words, remedy in _ADVICE.items():
        if re.search(words, output):
            return remedy
    return f"Remove {environment} and try again."
