"""A server for the built site that has every page keep what goes wrong on it.

Not every browser tells its driver what a page's console says, so the page itself is the witness: a
script before all others writes down errors, refused promises, failed files and broken policies.
Readers of this server save data: no page downloads Python before it is asked something. What they
see is laid out, and never drawn.
"""

from functools import partial
from http import HTTPStatus
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

from book.serve import HOST, Handler, SiteServer
from tests.site.windows import UNPAINTED

_SCRIPT = "witness.js"
_WITNESS = """
Object.defineProperty(navigator, "connection", { value: { saveData: true } });
globalThis.witnessed = [];
const witness = (what) => { witnessed.push(String(what)); };
addEventListener("error", (event) => {
    const { message, filename, lineno, target } = event;
    witness(message ? `${message} (${filename}:${lineno})` : `no ${target.src ?? target.href}`);
}, true);
addEventListener("unhandledrejection", ({ reason }) => witness(reason?.stack ?? reason));
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    witness(`${violatedDirective}: ${blockedURI}`);
});
const { error } = console;
console.error = (...said) => { witness(said.join(" ")); error.apply(console, said); };
"""


class WitnessHandler(Handler):
    """Serves a page with the witness in its head; nothing is kept for offline use."""

    def send_head(self) -> BytesIO | BinaryIO | None:
        path = Path(self.translate_path(self.path))
        if path.name == "sw.js":
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        if path.name == _SCRIPT:
            return self._send(_WITNESS + UNPAINTED, "text/javascript")
        if path.suffix == ".html" and path.exists():
            page = path.read_text("utf-8")
            tag = f'<head><script src="{_SCRIPT}"></script>'
            return self._send(page.replace("<head>", tag, 1), "text/html; charset=utf-8")
        return super().send_head()

    def _send(self, text: str, kind: str) -> BytesIO:
        body = text.encode()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return BytesIO(body)


def witness_server(folder: Path) -> SiteServer:
    """Serve ``folder`` on a free port of this machine, with a witness on every page."""
    return SiteServer((HOST, 0), partial(WitnessHandler, directory=str(folder)))
