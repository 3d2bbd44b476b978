"""Runs in Pyodide at build time: makes the same zip, stored, with ``.pyc`` for each ``.py``.

Of our own modules nothing is kept that only their types need.
"""

import zipfile

from compiling import (  # type: ignore[import-not-found, unused-ignore]
    compiled,
    without_types,
)

with zipfile.ZipFile("/sources.zip") as sources, zipfile.ZipFile("/compiled.zip", "w") as made:
    for name in sources.namelist():
        content = sources.read(name)
        if name.endswith(".py"):
            ours = name.startswith("carte/")
            content = compiled(without_types(content) if ours else content, name)
            name = f"{name}c"
        made.writestr(zipfile.ZipInfo(name), content)
