"""Files in several folders, but once on the disk: those that nobody ever changes."""

import os
import shutil
from pathlib import Path


def link_or_copy(source: str | Path, target: str | Path) -> None:
    """Put a file at ``target``, too: linked if the file system can, or else copied.

    Only for files named by their content, and those replaced when it changes.
    """
    Path(target).unlink(missing_ok=True)
    try:
        os.link(source, target)
    except OSError:
        shutil.copy(source, target)
