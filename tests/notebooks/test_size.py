"""How much widgets add to the file of a notebook that is saved with them."""

import json
import threading
from collections.abc import Sequence

import pytest
from ipywidgets.embed import dependency_state

from carte import widgets
from carte.front import notebook
from tests.notebooks.cells import SOME, calls


@pytest.mark.parametrize(
    ("names", "megabytes"), [(SOME, 0.6), (widgets.__all__, 1.2)], ids=["some", "all"]
)
def test_widgets_do_not_make_a_notebook_large(
    names: Sequence[str], megabytes: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notebook, "_ours", threading.local())  # nothing is shown yet
    state = dependency_state([eval(call, {"widgets": widgets}) for call in calls(names)])
    size = len(json.dumps(state, ensure_ascii=False).encode())
    assert size <= megabytes * 1e6
