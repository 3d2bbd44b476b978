"""What a widget shows is made for whoever wants it: a page behind a kernel, or who asks for it."""

from typing import Any

import comm
import pytest
from comm import DummyComm

from carte.front.widget import Widget


class Noting(Widget):
    """Notes how often what it shows was made."""

    made = 0

    def shows(self) -> dict[str, Any]:
        Noting.made += 1
        return {"shown": "all"}


@pytest.fixture(autouse=True)
def _nothing_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Noting, "made", 0)


def test_where_no_kernel_carries_it_nothing_is_made_until_it_is_wanted() -> None:
    widget = Noting("noting", "Noting()")
    assert (widget.model_id, Noting.made) == (widget.comm.comm_id, 0)
    assert [widget.content["shown"] for _time in range(2)] == ["all", "all"]
    assert Noting.made == 1


def test_where_a_kernel_carries_it_a_page_is_told_all_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[dict[str, Any]] = []

    def carried(**message: Any) -> DummyComm:
        told.append(message["data"]["state"])
        return DummyComm(**message)

    monkeypatch.setattr(comm, "create_comm", carried)
    Noting("noting", "Noting()")
    assert [state.get("content") for state in told if "content" in state] == [{"shown": "all"}]
