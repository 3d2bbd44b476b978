"""What a page of the site may load and run: the Content Security Policy of all of them.

Everything comes from the site itself, and nothing that stands in a page's markup is run or styles
it: text that found its way into a page can do no harm there. The server of ``python3 book`` sends
the policy, and every page says it of itself, for hosts that send none. It leaves open who may show
a page in a frame: so teachers embed a widget (``?embed``).
"""

_SOURCES = {
    "default-src": "'self'",
    "script-src": "'self' 'wasm-unsafe-eval'",  # Python comes as WebAssembly
    "style-src": "'self'",
    "img-src": "'self' data:",
    "worker-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",  # what is typed on a page goes nowhere else
}
POLICY = "; ".join(f"{kind} {sources}" for kind, sources in _SOURCES.items())


def policy_tag() -> str:
    """The policy as a page says it; it holds for all that stands below the tag."""
    return f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
