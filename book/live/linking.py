"""Files that lie in several folders and on the disk once: those that nobody ever changes."""

import os
import shutil
from pathlib import Path


def link_or_copy(source: str | Path, target: str | Path) -> None:
    """Have a file at ``target``, too: linked where the file system can, or else copied.

    Only for what is named by its content, and replaced when that is another.
    """
    Path(target).unlink(missing_ok=True)
    try:
        os.link(source, target)
    except OSError:
        shutil.copy(source, target)
