"""Makes the book's pages live: saved widgets are drawn at once, and Python joins them later.

A Sphinx extension, loaded from ``_config.yml``. Before the pages are written it makes the files
that they load (``ship``), during writing it adds what each page needs (``page``, ``cells``,
``state``), and at the end it lists all files for offline use (``offline``).
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast

from docutils import nodes
from myst_nb.core.read import create_nb_reader
from sphinx.application import Sphinx
from sphinx.config import Config

from book.kernels import fork_kernels
from book.languages import BESIDE
from book.policy import policy_tag
from carte.front import bundle as front_end

from .cache import CACHE, Cache, digest, files_under
from .cells import code_cells
from .data_files import put_data
from .executed_notebooks import executed, keep_executed
from .faces import share_faces
from .groups import groups, need_stock, shown_by_cell
from .icons import MANIFEST
from .journey import PLACE, journey_tag, with_journey
from .next_step import has_place, module_tags, put_road, road_tag, with_place
from .offline import write_worker
from .packages import lend_carte
from .packing import unpack
from .page import (
    checked,
    fallback_tag,
    furigana_tag,
    languages_tag,
    live_tags,
    offline_tag,
    search_tag,
    settings_tag,
    shown_models,
    state_tag,
    style_tags,
    with_hosts,
)
from .ship import FOLDER, Shipment, prepare
from .starter import write_starter
from .state import check_saved, games, kinds, need_all_games, reached, slim, with_files
from .words import fault_words, host_words, page_words, search_words

if TYPE_CHECKING:
    from .messages import Cell, Group, Settings

__all__ = ["CACHE", "setup"]

_HERE = Path(__file__).parent
_TEMPLATES = _HERE / "templates"
_STATE_SCRIPT = "ipywidgets_state"
_CONTROLS = "@jupyter-widgets/controls"
_SEARCH = "search"
_PARTS = (
    "contents",
    "data_files",
    "doors",
    "folds",
    "furigana",
    "head",
    "neighbours",
    "not_found",
    "scripts",
    "sitemap",
    "styles",
    "switcher",
    "theme_scripts",
    "theme_words",
    "translated_nodes",
    "unused",
)
_BEFORE_MYST_NB = 400
_AFTER_ALL = 1000


class _Notebooks(Protocol):
    """The part of MyST-NB's data in Sphinx's environment that we use."""

    nb_metadata: dict[str, dict[str, Any]]
    myst_config: Any
    mystnb_config: Any


def setup(app: Sphinx) -> dict[str, bool]:
    """Register with Sphinx."""
    app.add_config_value("carte_python", "", "env", str)  # a change: notebooks are read again
    app.add_config_value("carte_pages", "", "html", str)  # a change: pages are written again
    for part in _PARTS:
        app.setup_extension(f"{__name__}.{part}")
    app.connect("config-inited", _lend_carte)
    app.connect("config-inited", _take_over_templates)
    app.connect("config-inited", _prepare)
    app.connect("builder-inited", _ship)
    app.connect("html-page-context", _make_live, priority=_BEFORE_MYST_NB)
    app.connect("build-finished", _keep_for_offline, priority=_AFTER_ALL)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def _lend_carte(_app: Sphinx, _config: Config) -> None:
    lend_carte()
    fork_kernels()


def _take_over_templates(_app: Sphinx, config: Config) -> None:
    config.templates_path = [str(_TEMPLATES), *config.templates_path]


def _prepare(app: Sphinx, config: Config) -> None:
    """Make the shipment, and tell Sphinx which results of an earlier build are stale."""
    shipment = prepare(Cache(CACHE))
    kept = executed(shipment.catalogue)
    keep_executed(kept)
    config.carte_python = kept.name
    beside = os.environ.get(BESIDE, "")
    config.carte_pages = digest([shipment.version.encode(), beside.encode(), *_own_files()])
    app.carte_shipment = shipment  # type: ignore[attr-defined]


def _own_files() -> Iterator[bytes]:
    for path in files_under(_HERE, "js", "__pycache__"):
        yield path.read_bytes()


def _ship(app: Sphinx) -> None:
    if app.builder.format == "html":
        shipment: Shipment = app.carte_shipment  # type: ignore[attr-defined]
        for edition in Path(app.outdir).glob(f"*/{MANIFEST}"):  # of an earlier build
            shutil.rmtree(edition.parent)
        unpack(Path(app.outdir))
        shipment.lay_into(Path(app.outdir))
        app.carte_road = put_road(Path(app.outdir))  # type: ignore[attr-defined]


def _make_live(
    app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None
) -> None:
    shipment: Shipment = app.carte_shipment  # type: ignore[attr-defined]

    def address(name: str) -> str:
        return str(context["pathto"](f"{FOLDER}/{shipment.address(name)}", True))

    context["shipped"] = address

    def data(name: str, value: Any) -> str:
        return str(context["pathto"](put_data(Path(app.outdir), name, value), True))

    file = checked(address, shipment.sha256)
    words, opened = fault_words(), ""
    tags = offline_tag(file)
    if context.get("languages"):
        tags += languages_tag(file)
    if context.get("languages") and context.get("furigana"):
        tags += furigana_tag(file)
    if page == _SEARCH:
        tags += search_tag(file)
        context["search_words"] = search_words()
    if "body" in context:
        context["body"] = share_faces(context["body"])
    if PLACE in context.get("body", ""):
        context["body"] = with_journey(context["body"])
        tags += journey_tag(file)
    if shown := shown_models(context.get("body", "")):
        saved, shared = _slim_state(app, page, shown)
        check_saved(saved, page, shown)
        saved, later = with_files(saved, data)
        context["body"] = with_hosts(context["body"], kinds(saved), host_words())
        grouped = groups(_cells(app, page), shown_by_cell(doctree) if doctree else {}, saved)
        settings = _settings(app, shared, grouped, saved)
        context["saved"] = state_tag(saved) + settings_tag(settings)
        stock = any(model["model_module"] == _CONTROLS for model in saved["state"].values())
        tools = dict.fromkeys(kind for kind in kinds(saved).values() if kind)
        sheets = front_end.sheets_of([*tools, *front_end.page_parts()])
        context["live_styles"] = style_tags(file, sheets, stock)
        parts = dict.fromkeys(part for tool in tools for part in front_end.parts(tool))
        loaded = live_tags(file, [*shipment.chunks, *parts], later)
        tags = loaded + tags  # first: the others may not come
        words |= host_words()
        opened = context["pathto"](shipment.opened_address, True)
    if shown or has_place(page):
        context["body"] = with_place(context["body"], page)
        sheets = front_end.sheets_of(front_end.page_parts())
        context.setdefault("live_styles", style_tags(file, sheets, False))
        road: str = context["pathto"](app.carte_road, True)  # type: ignore[attr-defined]
        tags = road_tag(road) + module_tags(file) + tags
    first = policy_tag() + fallback_tag(address, words, opened)
    context["metatags"] = first + context.get("metatags", "") + tags


def _settings(
    app: Sphinx, shared: list[Any], grouped: list[Group], saved: dict[str, Any]
) -> Settings:
    """Return the settings of a page's scripts."""
    shipment: Shipment = app.carte_shipment  # type: ignore[attr-defined]
    shown = games(saved)
    settings: Settings = {
        "folder": f"{shipment.python_folder}/",
        "files": shipment.files(
            stock=need_stock(grouped), games=shown, tools=kinds(saved).values()
        ),
        "later": shipment.later(shown),
        "all_games": need_all_games(saved),
        "words": page_words(),
        "shared": shared,
        "groups": grouped,
    }
    if shipment.speaks:
        settings["language"] = shipment.speaks
    return settings


def _slim_state(app: Sphinx, page: str, shown: list[str]) -> tuple[dict[str, Any], list[Any]]:
    """Take the state that MyST-NB is about to put into the page's head, as far as it is shown."""
    scripts = _notebooks(app).nb_metadata[page].get("js_files", {})
    if _STATE_SCRIPT not in scripts:
        return {"state": {}}, []
    _uri, options = scripts.pop(_STATE_SCRIPT)
    return slim(reached(json.loads(options["body"]), shown), lambda kind: front_end.parts(kind)[0])


def _cells(app: Sphinx, page: str) -> list[Cell]:
    source = Path(app.env.doc2path(page))
    text = source.read_text("utf-8")
    notebooks = _notebooks(app)
    reader = create_nb_reader(str(source), notebooks.myst_config, notebooks.mystnb_config, text)
    return code_cells(reader.read(text), page) if reader else []


def _notebooks(app: Sphinx) -> _Notebooks:
    return cast(_Notebooks, app.env)


def _keep_for_offline(app: Sphinx, error: Exception | None) -> None:
    if error is None and app.builder.format == "html":
        shipment: Shipment = app.carte_shipment  # type: ignore[attr-defined]
        write_starter(Path(app.outdir))
        write_worker(Path(app.outdir), shipment.service_worker)
