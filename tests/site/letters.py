"""The letters of every language: without a font of its own, Japanese is narrow boxes here.

What is measured of them then holds of no reader's page.
"""

import subprocess
from shutil import which

from tests.site.browser import ask_debian

_JAPANESE = "fonts-ipafont-gothic"


def japanese() -> str:
    """The name of a Japanese font of this machine; nothing where it has none, or keeps no list."""
    if which("fc-match") is None:
        return ""
    asked = ["fc-match", "--format=%{family[0]} %{lang}", ":lang=ja"]
    family, _space, languages = subprocess.check_output(asked, text=True).rpartition(" ")
    return family if "ja" in languages.split("|") else ""


def fetch() -> None:
    """Have Debian install a Japanese font, where its list of fonts has none."""
    if which("fc-list") and not japanese():
        ask_debian(_JAPANESE)
