"""Runs in Pyodide at build time: makes the same zip, stored, with ``.pyc`` for each ``.py``.

Of our own modules nothing is kept that only their types need, and our data files are read already:
pages have their values as Python itself keeps those of its code (``data_files_of_a_page.py``).
"""

import marshal
import tomllib
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
        elif name.endswith(".toml"):
            content = marshal.dumps(tomllib.loads(content.decode()))
        made.writestr(zipfile.ZipInfo(name), content)
