"""The letters of every language: without a font of its own, Japanese is narrow boxes here.

What is measured of them then holds of no reader's page.
"""

import subprocess
from shutil import which

from tests.site.browser import ask_debian

_JAPANESE = "fonts-ipafont-gothic"


def fetch() -> None:
    """Have Debian install a Japanese font, where its list of fonts has none."""
    if which("fc-list") and not subprocess.check_output(["fc-list", ":lang=ja"]):
        ask_debian(_JAPANESE)
