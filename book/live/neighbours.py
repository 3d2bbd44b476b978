"""What pages know about each other: when that changes, all of them are written again.

Sphinx writes only the pages that it has read again. The others show their titles in the sidebar and
on the link to the next page, and link to their headings, which is checked during writing.
"""

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

from .cache import digest


def setup(app: Sphinx) -> dict[str, bool]:
    """Register with Sphinx."""
    app.connect("env-updated", _all_or_none)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def _all_or_none(_app: Sphinx, env: BuildEnvironment) -> list[str]:
    known, before = _known(env), getattr(env, "carte_neighbours", None)
    env.carte_neighbours = known  # type: ignore[attr-defined]
    return [] if before == known else sorted(env.found_docs)


def _known(env: BuildEnvironment) -> str:
    """Return a hash of every page's title, its headings and the other targets of links."""
    places = [
        (page, _text(env.titles.get(page)), _text(env.tocs.get(page)), sorted(_slugs(env, page)))
        for page in sorted(env.found_docs)
    ]
    targets = sorted(env.domains["std"].data["anonlabels"].items())
    return digest([repr(places).encode(), repr(targets).encode()])


def _text(node: nodes.Node | None) -> str:
    return node.astext() if node else ""


def _slugs(env: BuildEnvironment, page: str) -> list[str]:
    return [*env.metadata[page].get("myst_slugs", ())]
