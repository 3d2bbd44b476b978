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
    ("names", "megabytes"), [(SOME, 1.2), (widgets.__all__, 4)], ids=["some", "all"]
)
def test_widgets_do_not_make_a_notebook_large(
    names: Sequence[str], megabytes: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notebook, "_ours", threading.local())  # nothing is shown yet
    state = dependency_state([eval(call, {"widgets": widgets}) for call in calls(names)])
    assert len(json.dumps(state, ensure_ascii=False).encode()) / 1e6 <= megabytes
