"""What the chapter on own lessons says of notebooks is what they show."""

import sys
from pathlib import Path

from tests.book.chapters import cells

MANAGER = "share/jupyter/labextensions/@jupyter-widgets/jupyterlab-manager/static"
"""Where ipywidgets has what draws its widgets in JupyterLab."""

NOT_KEPT = "Error displaying widget: model not found"


def test_what_jupyterlab_shows_in_place_of_a_widget_that_is_not_kept_is_named() -> None:
    files = (Path(sys.prefix) / MANAGER).glob("*.js")
    assert any(NOT_KEPT in file.read_text("utf-8") for file in files)
    assert any(NOT_KEPT in cell.source for cell in cells("own-lessons"))
