"""The saved widget state of a page, made small: values that widgets share are stored once."""

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from carte import widgets
from carte.front.widget import Widget

from .errors import LiveError
from .packages import CARTE

SHIPPED = "site:"
SHARED = "site:shared"
FILE = "site:file"

_WORTH_SHARING = 300
_REFERENCE = re.compile(r'(?:IPY_MODEL_|"model_id": ")(\w+)')
_CONTENT, _LATER = "content", "later"
_MODULE, _CLASS = "_esm", "_anywidget_id"

State = dict[str, Any]


def slim(saved: State, module: Callable[[str], str]) -> tuple[State, list[Any]]:
    """Return saved state with our widgets' code replaced by its address, and the shared values.

    ``module`` gives the address of a kind's.

    A shared value appears in the state as ``{"site:shared": its index}``. Other people's anywidgets
    keep their code: only Carte's is shipped as a file.
    """
    models = {key: _slim_model(model, module) for key, model in saved["state"].items()}
    ours = [model["state"] for model in models.values() if _is_ours(model["state"])]
    shared = _share(ours)
    return {**saved, "state": models}, shared


def reached(saved: State, shown: Iterable[str]) -> State:
    """Return saved state with the models in ``shown``, and those that they refer to."""
    models = saved["state"]
    waiting, found = list(shown), set()
    while waiting:
        key = waiting.pop()
        if key in models and key not in found:
            found.add(key)
            waiting += _REFERENCE.findall(json.dumps(models[key]["state"]))
    return {**saved, "state": {key: model for key, model in models.items() if key in found}}


def with_files(saved: State, data: Callable[[str, Any], str]) -> tuple[State, list[str]]:
    """Return saved state without what tools draw later, and the addresses of the files with that.

    A tool can draw its first view without what is ``later`` in its content, which becomes
    ``{"site:file": the address}``. ``data`` puts a value into a file, and returns the address.
    """
    models, files = {}, list[str]()
    for key, model in saved["state"].items():
        state = model["state"]
        content = state.get(_CONTENT)
        if _is_ours(state) and isinstance(content, dict) and content.get(_LATER):
            name = "-".join(filter(None, (state["kind"], state.get("game"))))
            files.append(data(name, content[_LATER]))
            state = {**state, _CONTENT: {**content, _LATER: {FILE: files[-1]}}}
        models[key] = {**model, "state": state}
    return {**saved, "state": models}, files


def kinds(saved: State) -> dict[str, str]:
    """Return the kind of each model of Carte's (``lesson``, ``deal`` …), leaving out all others."""
    models = saved["state"].items()
    return {
        key: model["state"]["kind"] if _is_ours(model["state"]) else "" for key, model in models
    }


def games(saved: State) -> set[str]:
    """Return the games of Carte's models."""
    states = [model["state"] for model in saved["state"].values()]
    return {state["game"] for state in states if _is_ours(state) and state.get("game")}


def need_all_games(saved: State) -> bool:
    """Return whether one of Carte's models is made from the rooms of all games."""
    tools: list[type[Widget]] = [getattr(widgets, name) for name in widgets.__all__]
    return not {one.tool for one in tools if one.all_games}.isdisjoint(kinds(saved).values())


def check_saved(saved: State, page: str, shown: list[str]) -> None:
    """Check that every model in ``shown`` was saved; if not, ``LiveError`` names the page."""
    missing = [model for model in shown if model not in saved.get("state", {})]
    if missing:
        raise LiveError(
            f"{page} shows {len(missing)} widget(s) whose state was not saved.\n"
            "Set `execute_notebooks: force` in book/_config.yml, so that the build runs it."
        )


def _slim_model(model: State, module: Callable[[str], str]) -> State:
    state = model["state"]
    if _is_ours(state):
        state = {**state, _MODULE: f"{SHIPPED}{module(state['kind'])}"}
    elif model["model_name"] == "LayoutModel":
        state = {name: value for name, value in state.items() if value is not None}
    return {**model, "state": state}


def _is_ours(state: State) -> bool:
    return str(state.get(_CLASS, "")).startswith(f"{CARTE}.")


def _share(states: list[State]) -> list[Any]:
    """Replace large values that occur more than once; return them."""
    texts = [{name: json.dumps(value) for name, value in state.items()} for state in states]
    counts = Counter(text for each in texts for text in each.values())
    index: dict[str, int] = {}
    for state, each in zip(states, texts, strict=True):
        for name, text in each.items():
            if counts[text] > 1 and len(text) > _WORTH_SHARING:
                state[name] = {SHARED: index.setdefault(text, len(index))}
    return [json.loads(text) for text in index]
