"""What the build puts into a page."""

import json

from book.live.page import checked, live_tags, settings_tag, shown_models, with_hosts

VIEW = '<script type="application/vnd.jupyter.widget-view+json">{"model_id": "m1"}</script>'


def test_the_models_that_a_page_shows_are_found() -> None:
    assert shown_models(f"<p>{VIEW}</p>{VIEW.replace('m1', 'm2')}") == ["m1", "m2"]


def test_each_view_gets_a_host_with_a_line_for_its_state() -> None:
    words = {"no-scripts": "Switch <b>scripts</b> on.", "incomplete": "Half of it <is> missing."}
    body = with_hosts(f"<p>one</p>{VIEW}", {"m1": "deal"}, words)
    assert VIEW in body
    assert 'class="live-host" data-kind="deal"' in body
    assert '<div class="live-status" role="status"></div>' in body
    assert '<p class="live-incomplete">Half of it &lt;is&gt; missing.</p>' in body
    assert "<noscript><p>Switch &lt;b&gt;scripts&lt;/b&gt; on.</p></noscript>" in body


def test_settings_cannot_end_the_script_that_holds_them() -> None:
    settings = {"cells": [{"source": "print('</script><b>')"}]}
    tag = settings_tag(settings)
    text = tag.removeprefix('<script type="application/json" id="live-page">')
    text = text.removesuffix("</script>")
    assert "<" not in text
    assert json.loads(text) == settings


def test_only_a_page_with_stock_controls_loads_their_styles() -> None:
    def tags(stock: bool) -> str:
        def address(name: str) -> str:
            return f"at/{name}"

        file = checked(address, lambda name: f"hash of {name}")
        return live_tags(address, file, stock_controls=stock, chunks=["live-x.js"])

    assert "controls.css" in tags(True)
    assert "controls.css" not in tags(False)
    preload = 'rel="modulepreload" href="at/live-x.js" integrity="sha256-hash of live-x.js"'
    assert preload in tags(False)
