"""The book served to a room: an address and its code on the screen, for thirty phones at once."""

import re
import shutil
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, Popen, run
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page

from book.environment import ROOT
from book.live.starter import STARTER, write_starter
from book.networks import address_to_share, card_addresses, own_addresses
from book.serve import CannotServe, site_server
from book.sharing import code_of, explained
from tests.javascript.tools import tool
from tests.site.serving import running

PHONES, FILES, LARGE = 30, 20, 200_000
LONGEST = "http://255.255.255.255:65535/"

READ = """([rows, scale]) => {
    const size = rows.length * scale;
    const place = (pixel) => Math.floor(pixel / scale);
    const light = (at) => rows[place(at / size)][place(at % size)] === " ";
    const pixels = Array.from({ length: size * size }, (_, at) => light(at) ? 255 : 0);
    const data = Uint8ClampedArray.from(pixels.flatMap((one) => [one, one, one, 255]));
    return jsQR(data, size, size)?.data ?? "";
}"""
"""What a camera reads in rows of modules, each a space or a sign."""


@pytest.fixture
def own() -> str:
    """An address of this machine in its network."""
    found = own_addresses()
    if not found:
        pytest.skip("this machine is in no network")
    return found[0]


@pytest.fixture
def starter(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text("The opening page")
    write_starter(tmp_path)
    return tmp_path / STARTER


@contextmanager
def started(starter: Path, *options: str) -> Iterator[tuple[str, str]]:
    """The address for this machine and that for the room, as the starter says them."""
    command = [sys.executable, "-I", str(starter), "--no-browser", *options]
    with Popen(command, stdout=PIPE, text=True) as process:
        try:
            assert process.stdout
            lines = iter(process.stdout.readline, "")
            found = (re.search(r"http://\S+", line) for line in lines)
            addresses = (one[0] for one in found if one)
            yield next(addresses), next(addresses)
        finally:
            process.terminate()


def test_a_room_reads_the_book_only_where_that_is_wished(
    starter: Path, tmp_path: Path, own: str
) -> None:
    with started(starter, "--port", "0", "--share") as (here, room):
        assert here.startswith("http://localhost:")
        assert room.startswith(f"http://{own}:")
        assert [urlopen(one).read() for one in (here, room)] == [b"The opening page"] * 2
    with running(site_server(tmp_path)) as alone, pytest.raises(URLError):
        urlopen(f"http://{own}:{alone.server_port}/", timeout=5)


@pytest.mark.parametrize(
    ("found", "wanted", "said"),
    [
        ([], "", "This machine is in no network"),
        (["10.0.0.5"], "10.0.0.6", "'10.0.0.6' is no address of this machine; it has 10.0.0.5."),
        (["10.0.0.5", "192.168.1.2"], "Wi-Fi", "it has 10.0.0.5 and 192.168.1.2."),
    ],
)
def test_an_address_that_is_not_there_is_refused_in_words(
    found: list[str], wanted: str, said: str
) -> None:
    with pytest.raises(CannotServe, match=re.escape(said)):
        address_to_share(wanted, found)


def test_a_machine_in_two_networks_says_how_to_choose_the_other() -> None:
    found = ["10.0.0.5", "192.168.1.2"]
    assert [address_to_share(wanted, found) for wanted in ("", found[1])] == found
    assert "--share 192.168.1.2" in explained("http://10.0.0.5:8000/", found[1:])
    assert "--share" not in explained("http://10.0.0.5:8000/", [])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows its cards by its own name")
def test_a_card_from_which_no_way_leads_out_is_asked_for_its_address() -> None:
    assert "127.0.0.1" in card_addresses()


CARDS = """
set -e
for net in 1 77; do
    ip link add in$net type veth peer name out$net
    ip address add 192.168.$net.7/24 dev in$net
    ip link set out$net up
    ip link set in$net up
done
"""
FIND = "from book.networks import own_addresses; print(*own_addresses())"


@pytest.mark.parametrize(
    "way", ["", "ip route add default via 192.168.1.1", "ip route add default via 192.168.77.1"]
)
def test_both_cards_of_a_machine_are_found_without_the_internet_and_with_it(way: str) -> None:
    apart = ["unshare", "-Urn", "sh", "-c"]
    if not shutil.which("unshare") or run([*apart, CARDS], capture_output=True).returncode:
        pytest.skip("this machine lends nobody network cards of their own")
    find = f"{sys.executable} -c '{FIND}'"
    found = run([*apart, CARDS + way + "\n" + find], stdout=PIPE, text=True, check=True, cwd=ROOT)
    assert {*found.stdout.split()} == {"192.168.1.7", "192.168.77.7"}
    if way:
        assert found.stdout.startswith(way.rpartition(" ")[2].removesuffix("1"))


def test_a_port_in_use_in_the_network_is_refused_in_words(
    starter: Path, tmp_path: Path, own: str
) -> None:
    with site_server(tmp_path, host=own) as server:
        port = str(server.server_port)
        command = [sys.executable, "-I", str(starter), "--no-browser", "--share", "--port", port]
        done = run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode
    assert f"Port {port} cannot be used" in done.stderr
    assert "Traceback" not in done.stderr


def test_what_sharing_means_is_said_before_anybody_comes() -> None:
    said = " ".join(explained("http://10.0.0.5:8000/", []).split())
    for part in ("nothing else on this machine", "Ctrl-C ends it", "offline", "camera", "firewall"):
        assert part in said


def test_thirty_phones_open_the_book_at_once(tmp_path: Path) -> None:
    for number in range(FILES):
        (tmp_path / f"{number}.js").write_bytes(bytes([number]) * LARGE)
    with running(site_server(tmp_path)) as server, ThreadPoolExecutor(PHONES * 6) as phones:

        def fetched(number: int) -> bool:
            text = urlopen(f"{server.address}{number % FILES}.js", timeout=30).read()
            return bool(text == bytes([number % FILES]) * LARGE)

        assert all(phones.map(fetched, range(PHONES * FILES)))


MODULES = {" ": "##", "▀": " #", "▄": "# ", "█": "  "}
"""Two modules one above the other, by what a terminal shows white of them."""


@pytest.mark.parametrize("address", ["http://10.0.0.5:80/", LONGEST, f"{LONGEST}it/index.html"])
def test_a_camera_reads_the_address_off_the_terminal(page: Page, address: str) -> None:
    lines = [re.sub(r"\x1b\[[\d;]*m", "", line) for line in code_of(address).splitlines()]
    rows = ["".join(MODULES[one][half] for one in line) for line in lines for half in (0, 1)]
    wide = len(rows[0])
    page.add_script_tag(path=tool("jsqr/dist/jsQR.js"))
    assert page.evaluate(READ, [rows[:wide], 4]) == address


ALONE = """
import sys
starter, address = sys.argv[1:]
sys.path = [starter, *(folder for folder in sys.path if "site-packages" not in folder)]
from book.sharing import code_of
print(code_of(address))
"""
"""Draws the code of an address on a machine that has nothing but Python and the starter."""


def test_the_starter_draws_the_code_with_what_it_has_in_itself(starter: Path) -> None:
    command = [sys.executable, "-I", "-X", "utf8", "-c", ALONE, str(starter), LONGEST]
    drawn = run(command, stdout=PIPE, check=True).stdout.decode()
    assert drawn.rstrip() == code_of(LONGEST)
