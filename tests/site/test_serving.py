"""The server behind `python3 book`: right types, no noise."""

import socket
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser

from book.serve import site_server
from tests.site.serving import running


@pytest.mark.parametrize(
    ("name", "kind"),
    [("a.js", "text/javascript"), ("a.wasm", "application/wasm")],
)
def test_files_come_with_the_types_that_a_browser_insists_on(
    tmp_path: Path, name: str, kind: str
) -> None:
    (tmp_path / name).write_bytes(b"x")
    with running(site_server(tmp_path)) as server:
        assert urlopen(server.address + name).headers["Content-Type"] == kind


def test_a_browser_that_hangs_up_is_passed_over_in_silence(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "large.zip").write_bytes(b"x" * 20_000_000)
    (tmp_path / "index.html").touch()
    with running(site_server(tmp_path)) as server:
        with socket.create_connection(("127.0.0.1", server.server_port)) as browser:
            browser.sendall(b"GET /large.zip HTTP/1.0\r\n\r\n")
            browser.recv(100)
            linger = (1).to_bytes(4, "little") + (0).to_bytes(4, "little")
            browser.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)  # reset, not closed
        urlopen(server.address).read()
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.parametrize("path", ["%00", "_static/", "_static"])
def test_what_is_no_file_is_not_found_and_no_folder_is_listed(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], path: str
) -> None:
    (tmp_path / "_static").mkdir()
    with running(site_server(tmp_path)) as server, pytest.raises(HTTPError, match="404"):
        urlopen(server.address + path)
    assert "Traceback" not in capfd.readouterr().err


FORM = '<form action="{}"><input name="find" value="re"><button>Find</button></form>'
SEND = """() => new Promise((tell) => {
    const refused = ({ effectiveDirective }) => tell(effectiveDirective);
    document.addEventListener("securitypolicyviolation", refused);
    document.forms[0].requestSubmit();
})"""
"""Send a form; return what of the policy refuses it."""


def test_what_is_typed_on_a_page_goes_to_the_site_and_nowhere_else(
    tmp_path: Path, chromium: Browser
) -> None:
    (tmp_path / "rules.html").write_text(FORM.format("http://127.0.0.2/"))
    (tmp_path / "index.html").write_text(FORM.format("rules.html"))
    page = chromium.new_page()
    with running(site_server(tmp_path)) as server:
        page.goto(server.address)
        page.get_by_role("button").click()
        page.wait_for_url("**/rules.html?find=re")
        assert page.evaluate(SEND) == "form-action"
        page.close()


def test_a_port_in_use_is_an_error(tmp_path: Path) -> None:
    with site_server(tmp_path) as server, pytest.raises(OSError):
        site_server(tmp_path, server.server_port)


def test_no_script_has_a_name_whose_type_many_a_host_does_not_know(site: Path) -> None:
    assert [*site.rglob("*.mjs")] == []


def test_github_serves_folders_whose_names_begin_with_an_underscore(site: Path) -> None:
    assert (site / ".nojekyll").exists()
    assert (site / "_static/carte/LICENCES.txt").exists()


@pytest.mark.parametrize(
    ("accepted", "packing", "text"),
    [("gzip, br", "br", b"brotli"), ("gzip;q=1, br;q=0", "gzip", b"gzip"), ("", None, b"plain")],
)
def test_a_browser_gets_the_best_packed_twin_that_it_can_read(
    tmp_path: Path, accepted: str, packing: str | None, text: bytes
) -> None:
    for name, content in (("index.html", b"plain"), ("index.html.br", b"brotli")):
        (tmp_path / name).write_bytes(content)
    (tmp_path / "index.html.gz").write_bytes(b"gzip")
    with running(site_server(tmp_path)) as server:
        request = Request(server.address, headers={"Accept-Encoding": accepted})
        with urlopen(request) as answer:
            assert answer.read() == text
            assert answer.headers["Content-Encoding"] == packing
            assert answer.headers["Content-Type"] == "text/html"
