"""What a page of the site may load and run: the Content Security Policy for all of them.

Everything comes from the site itself, and no script or style in a page's markup applies: text that
gets into a page can do no harm there. The server of ``python3 book`` sends the policy, and every
page contains it, for hosts that send none. Any site may show a page in a frame, so that teachers
can embed a widget (``?embed``).
"""

_SOURCES = {
    "default-src": "'self'",
    "script-src": "'self' 'wasm-unsafe-eval'",  # Python comes as WebAssembly
    "style-src": "'self'",
    "img-src": "'self' data:",
    "worker-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",  # typed text goes nowhere else
}
POLICY = "; ".join(f"{kind} {sources}" for kind, sources in _SOURCES.items())


def policy_tag() -> str:
    """Return the policy as a page's tag; it applies to everything below the tag."""
    return f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
