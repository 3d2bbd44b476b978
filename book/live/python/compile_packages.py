"""Runs in Pyodide at build time: makes the same zip, stored, with ``.pyc`` for each ``.py``."""

import zipfile

from compiling import compiled  # type: ignore[import-not-found, unused-ignore]

with zipfile.ZipFile("/sources.zip") as sources, zipfile.ZipFile("/compiled.zip", "w") as made:
    for name in sources.namelist():
        content = sources.read(name)
        if name.endswith(".py"):
            content = compiled(content, name)
            name = f"{name}c"
        made.writestr(zipfile.ZipInfo(name), content)
