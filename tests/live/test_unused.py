"""A site has no file that none of its pages loads."""

from pathlib import Path

from book.live.unused import leave_out

USED = {"scripts/sphinx-book-theme.js", "vendor/other/font.woff2", "logo.svg"}
UNUSED = {
    "scripts/sphinx-book-theme.js.map",
    "styles/theme.css.map",
    "scripts/fontawesome.js",
    "vendor/fontawesome/webfonts/fa-solid-900.ttf",
    "locales/pl/LC_MESSAGES/booktheme.mo",
    "images/logo_colab.png",
    "sbt-webpack-macros.html",
}


def test_what_the_theme_brings_and_no_page_loads_is_left_out(tmp_path: Path) -> None:
    for name in USED | UNUSED:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    leave_out(tmp_path)
    left = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert left == USED
