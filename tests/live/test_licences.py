"""Whatever others wrote stands in the site with its licence."""

import json
from pathlib import Path

from book.live.licences import licence_texts


def test_every_package_is_named_with_its_licence(tmp_path: Path) -> None:
    folder = tmp_path / "node_modules/tiny"
    folder.mkdir(parents=True)
    (folder / "LICENSE.md").write_text("You may do anything.")
    listed = [{"name": "tiny", "version": "1.0", "license": "MIT", "folder": "node_modules/tiny"}]
    (tmp_path / "packages.json").write_text(json.dumps(listed))
    text = licence_texts(tmp_path / "packages.json", tmp_path / "node_modules")
    assert "tiny 1.0 (MIT)" in text
    assert "You may do anything." in text
    for name in ("ipywidgets", "anywidget", "psygnal", "traitlets", "comm", "ipython"):
        assert f"\n{name} " in text


def test_our_own_licence_stands_first(tmp_path: Path) -> None:
    (tmp_path / "packages.json").write_text("[]")
    text = licence_texts(tmp_path / "packages.json", tmp_path / "node_modules")
    own = (Path(__file__).parents[2] / "LICENSE").read_text("utf-8")
    assert text.split("\n", 4)[1] == "Carte"
    assert own in text.split("ipywidgets ")[0]
