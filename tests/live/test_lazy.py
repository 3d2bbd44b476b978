"""What pages import on demand is imported when it is asked for, and all of it still can be."""

from pathlib import Path
from types import ModuleType
from typing import Any

import ipywidgets
import pytest

import carte
import carte.reference
import carte.widgets
from book.live.lazy_imports import lazy_ipywidgets, on_demand

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
    with pytest.raises(AttributeError, match="Slyder"):
        lazy["__getattr__"]("Slyder")


@pytest.mark.parametrize("eager", [carte, carte.widgets, carte.reference], ids=lambda m: m.__name__)
def test_every_public_name_of_carte_leads_to_the_same_thing(eager: ModuleType) -> None:
    lazy: dict[str, Any] = {"__name__": eager.__name__, "__package__": "carte"}
    exec(on_demand(Path(str(eager.__file__)).read_text("utf-8")), lazy)
    assert lazy["__all__"] == eager.__all__
    for name in eager.__all__:
        assert lazy["__getattr__"](name) is getattr(eager, name)


def test_what_imports_otherwise_stops_the_build(tmp_path: Path) -> None:
    for source in ("import pi as circle\n", "import pi\ndef __getattr__(name): ...\n"):
        with pytest.raises(ValueError, match="this module"):
            on_demand(f"from math {source}")
    (tmp_path / "__init__.py").write_text("from .controls import *\n")
    with pytest.raises(ValueError, match="no longer has the line"):
        lazy_ipywidgets(tmp_path)
