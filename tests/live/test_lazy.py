"""Stock widgets are imported when they are asked for, and every one of them still can be."""

from pathlib import Path
from typing import Any

import ipywidgets
import pytest

from book.live.lazy import lazy_ipywidgets

LAZY = lazy_ipywidgets(Path(ipywidgets.__file__).parent)


def module(name: str) -> dict[str, Any]:
    """What one of the lazy files defines."""
    names: dict[str, Any] = {"__name__": name, "__package__": name}
    exec(LAZY[f"{name.replace('.', '/')}/__init__.py"], names)
    return names


def test_every_name_of_the_stock_widgets_leads_to_the_same_thing() -> None:
    lazy = module("ipywidgets.widgets")
    assert {"IntSlider", "interact", "Output", "Layout"} < {*lazy["__all__"]}
    for name in lazy["__all__"]:
        assert lazy["__getattr__"](name) is getattr(ipywidgets.widgets, name)


def test_a_name_that_is_not_there_is_not_made_up() -> None:
    with pytest.raises(AttributeError, match="Slyder"):
        module("ipywidgets.widgets")["__getattr__"]("Slyder")


def test_an_ipywidgets_that_imports_otherwise_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "__init__.py").write_text("from .controls import *\n")
    with pytest.raises(ValueError, match="no longer has the line"):
        lazy_ipywidgets(tmp_path)
