"""Runs in Pyodide at build time: its standard library, compiling what every start imports.

Pyodide ships only sources, and compiling them takes most of its start. The rest stays source,
because without comments and docstrings it packs to less than half the compiled size; what no page
can use is left out.
"""

import ast
import importlib
import sys
import zipfile

from compiling import (  # type: ignore[import-not-found, unused-ignore]
    compiled,
    with_empty_docstrings,
    without_types,
)

OUR_PACKAGES_IMPORT = (
    "datetime",
    "importlib.readers",
    "importlib.resources.readers",
    "mimetypes",
    "numbers",
    "queue",
    "tomllib",
    "uuid",
)
# Nothing on a page was written before Unicode.
OLD_ENCODINGS = (
    "big5",
    "cp",
    "euc_",
    "gb",
    "hp_roman8",
    "hz",
    "iso2022",
    "iso8859_",
    "johab",
    "koi8",
    "kz1048",
    "mac_",
    "palmos",
    "ptcp154",
    "shift_jis",
    "tis_620",
)
# There is no mail, there are no sockets for requests, no host names, and nothing to encrypt; no
# processes, no terminal and its arguments, no tools for sources and no package metadata, no
# libraries in C, no databases and no Windows; nobody reads XML, makes sounds, counts in fractions,
# has secrets or pickles objects; three have a twin in C.
USELESS = (
    *(f"encodings/{name}" for name in OLD_ENCODINGS),
    "__hello__.py",
    "__phello__/",
    "_ast_unparse.py",
    "_compat_pickle.py",
    "_markupbase.py",
    "_py_abc.py",
    "_pydatetime.py",
    "_pyio.py",
    "_pyrepl/",
    "antigravity.py",
    "argparse.py",
    "asyncio/__main__.py",
    "asyncio/proactor_events.py",
    "asyncio/tools.py",
    "asyncio/windows_",
    "bdb.py",
    "cProfile.py",
    "cmd.py",
    "code.py",
    "colorsys.py",
    "compileall.py",
    "concurrent/futures/interpreter.py",
    "concurrent/futures/process.py",
    "concurrent/interpreters/",
    "configparser.py",
    "ctypes/",
    "doctest.py",
    "email/",
    "encodings/_win_cp_codecs.py",
    "encodings/idna.py",
    "encodings/mbcs.py",
    "encodings/oem.py",
    "encodings/punycode.py",
    "encodings/quopri_codec.py",
    "ensurepip/",
    "filecmp.py",
    "fileinput.py",
    "fractions.py",
    "ftplib.py",
    "getopt.py",
    "getpass.py",
    "graphlib.py",
    "hmac.py",
    "html/parser.py",
    "http/client.py",
    "http/cookiejar.py",
    "http/cookies.py",
    "http/server.py",
    "imaplib.py",
    "importlib/metadata/",
    "json/tool.py",
    "logging/config.py",
    "logging/handlers.py",
    "mailbox.py",
    "modulefinder.py",
    "multiprocessing/",
    "netrc.py",
    "nturl2path.py",
    "optparse.py",
    "pdb.py",
    "pickle.py",
    "pickletools.py",
    "plistlib.py",
    "poplib.py",
    "profile.py",
    "pstats.py",
    "pty.py",
    "py_compile.py",
    "pyclbr.py",
    "pydoc.py",
    "pyodide/console.py",
    "quopri.py",
    "rlcompleter.py",
    "runpy.py",
    "sched.py",
    "secrets.py",
    "shelve.py",
    "shlex.py",
    "smtplib.py",
    "socketserver.py",
    "sqlite3/",
    "sre_",
    "ssl.py",
    "statistics.py",
    "stringprep.py",
    "symtable.py",
    "sysconfig/__main__.py",
    "tabnanny.py",
    "tarfile.py",
    "this.py",
    "timeit.py",
    "trace.py",
    "tracemalloc.py",
    "tty.py",
    "unittest/",
    "urllib/request.py",
    "urllib/robotparser.py",
    "venv/",
    "wave.py",
    "webbrowser.py",
    "wsgiref/",
    "xml/",
    "xmlrpc/",
    "zipapp.py",
    "zoneinfo/",
)
NEEDED_BY_ZIPFILE = ("encodings/cp437.py",)
NEEDED_BY_HELP = ("_pyrepl/__init__.py", "_pyrepl/pager.py", "_pyrepl/types.py")
NEEDED = (*NEEDED_BY_HELP, *NEEDED_BY_ZIPFILE)
LIBRARY = next(path for path in sys.path if path.endswith(".zip"))

for name in OUR_PACKAGES_IMPORT:
    importlib.import_module(name)
files = (getattr(module, "__file__", None) or "" for module in sys.modules.values())
imported = {file.removeprefix(f"{LIBRARY}/") for file in files}
with (
    zipfile.ZipFile("/sources.zip") as sources,
    zipfile.ZipFile("/compiled.zip", "w") as made,  # stored: a host compresses it better as a whole
):
    for name in sources.namelist():
        if name.startswith(USELESS) and name not in NEEDED:
            continue
        content = sources.read(name)
        if name in imported:
            if "pyodide" in name:
                # Pyodide copies its own docstrings at startup.
                tree = with_empty_docstrings(without_types(content))
                content = compiled(tree, f"{LIBRARY}/{name}", optimize=-1)
            else:
                content = compiled(content, f"{LIBRARY}/{name}")
            name = f"{name}c"
        elif name.endswith(".py"):
            # Pyodide's Python takes ``optimize``; the oldest that checks these lines does not.
            tree = ast.parse(content, optimize=2)  # type: ignore[call-overload, unused-ignore]
            content = ast.unparse(tree).encode()
        made.writestr(zipfile.ZipInfo(name), content)
