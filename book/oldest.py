"""The oldest Python that Carte runs on: README's commands import this first, and older ones stop.

Every Python 3 must be able to read this file.
"""

import sys

OLDEST = (3, 11)
_TOO_OLD = """Carte needs Python 3.11 or newer, and this is {}.
Where a newer one is installed, name it: python3.13 book
Debian, Ubuntu: sudo apt install python3 - macOS: brew install python3
Windows: winget install Python.Python.3.13"""

if sys.version_info < OLDEST:
    sys.exit(_TOO_OLD.format(sys.version.split()[0]))
