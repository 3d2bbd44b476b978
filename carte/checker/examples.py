"""Famous quarrels: tricky cases to open in the checker, each with the move that it is about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from carte.engine.deal import Deal
from carte.games.cases import Case, cases

__all__ = ["quarrels"]

_IDS: Mapping[str, str] = {
    "scopa": "SC-01 SC-09 SC-02 SC-04 SC-11",
    "scopone": "SN-05 SN-02 SN-11 SN-17",
    "asso-piglia-tutto": "AP-03 AP-04 AP-01 AP-12",
    "cirulla": "CI-03 CI-08 CI-20 CI-23 CI-28 CI-29",
    "briscola": "BR-08 BR-13 BR-06 BR-10",
    "briscola-chiamata": "BC-02 BC-03 BC-06 BC-08",
    "mediatore": "ME-07 ME-01 ME-19 ME-20",
}


def quarrels(slug: str) -> Iterator[tuple[Case, Deal, str]]:
    """Yield the first case of each id with its position and its move: a wrong one, where it can."""
    first: dict[str, Case] = {}
    for case in cases(slug):
        first.setdefault(case.id, case)
    for name in _IDS[slug].split():
        case = first[name]
        move = next(iter([*case.refused, *case.play, *case.legal]))
        yield case, case.deal, move
