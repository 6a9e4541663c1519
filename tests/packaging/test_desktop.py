"""What desktops and shops are told: well-formed, and agreeing with the program and with each other."""
from __future__ import annotations

import re
import shutil
import subprocess
import unicodedata
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cardtable.cli import parser
from cardtable.games import NAMES, rows
from cardtable.rules.record import ENDING

PACKAGING = Path(__file__).resolve().parent.parent.parent / "packaging"
LINUX = PACKAGING / "linux"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture
def entry() -> dict[str, str]:
    """The desktop entry."""
    read = ConfigParser(interpolation=None, delimiters="=")
    read.optionxform = str                                       # type: ignore[assignment,method-assign]
    read.read(LINUX / "cardtable.desktop", "utf-8")
    return dict(read["Desktop Entry"])


@pytest.fixture
def component() -> ElementTree.Element:
    """What the shop is told."""
    return ElementTree.parse(LINUX / "org.cardtable.CardTable.metainfo.xml").getroot()


def mime() -> ElementTree.Element:
    """The type of a record."""
    found = ElementTree.parse(LINUX / "cardtable-record.xml").getroot().find(f"{MIME}mime-type")
    assert found is not None
    return found


def test_the_entry_opens_the_window_with_a_record_and_without(entry: dict[str, str]) -> None:
    program, *words, last = entry["Exec"].split()
    assert (program, last) == ("cardtable", "%f")
    for given in ([], ["a game.cardtable"]):
        assert parser().parse_args([*words, *given]).run.__name__ == "run_look"


def test_a_record_has_one_type_everywhere(entry: dict[str, str], component: ElementTree.Element) -> None:
    kind = mime().get("type")
    assert entry["MimeType"] == f"{kind};"
    assert component.findtext("provides/mediatype") == kind
    globbed = mime().find(f"{MIME}glob")
    assert globbed is not None
    assert globbed.get("pattern") == f"*{ENDING}"


def test_the_shop_knows_the_entry_and_every_game(entry: dict[str, str], component: ElementTree.Element) -> None:
    assert component.findtext("launchable") == "cardtable.desktop"
    assert component.findtext("provides/binary") == entry["TryExec"]
    told = "".join(component.find("description").itertext())     # type: ignore[union-attr]
    assert [row.title for row in rows() if row.title not in told] == []


def test_every_game_is_found_by_its_name(entry: dict[str, str]) -> None:
    """As written, and as it is typed without accents; forms of one name lead to the same."""
    words = {word.lower() for word in entry["Keywords"].split(";")}
    wanted = {re.split(r" (?:with|of) ", row.title.lower())[0] for row in rows()}
    bare = {unicodedata.normalize("NFKD", word).encode("ascii", "ignore").decode() for word in wanted}
    assert (wanted | bare) - words == set(), "they are wanting among its keywords"


def test_nothing_else_that_ships_the_games_names_one() -> None:
    workflows = (PACKAGING.parent / ".github" / "workflows").glob("*.yml")
    for file in (PACKAGING.parent / "pyproject.toml", *workflows, *PACKAGING.glob("*.py"), *PACKAGING.glob("*.spec")):
        said = re.findall(r"\w+", file.read_text("utf-8").lower())
        assert not {*NAMES} & {*said}, file


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="asks desktop-file-utils")
def test_the_entry_is_valid() -> None:
    entry = LINUX / "cardtable.desktop"
    done = subprocess.run(["desktop-file-validate", entry], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.parametrize("script", sorted(PACKAGING.glob("*/*.sh")), ids=lambda path: path.name)
def test_the_scripts_are_shell(script: Path) -> None:
    assert subprocess.run(["sh", "-n", script], check=False).returncode == 0
