"""What an installation on Linux looks like below its prefix: the program, and what desktops want to know of it."""
from __future__ import annotations

import datetime
import gzip
import re
import shutil
from pathlib import Path

from icons import SIZES
from places import FROZEN, HERE, ICONS, ID, PYTHON, ROOT, asked, resources, version

LINUX = HERE / "linux"
RECORD = "application-vnd.cardtable.record+json"            # the icon of a record is called after its type
RELEASE = re.compile(r"^## (?P<version>[\d.]+), (?P<date>\S+)$", re.MULTILINE)


def lay(prefix: Path) -> None:
    """Everything below `prefix`, which is `usr` of a package or what a person installs to."""
    shutil.copytree(FROZEN, prefix / "lib" / "cardtable", symlinks=True)
    (prefix / "bin").mkdir()
    (prefix / "bin" / "cardtable").symlink_to("../lib/cardtable/cardtable")
    share = prefix / "share"
    put(LINUX / "cardtable.desktop", share / "applications" / "cardtable.desktop")
    put(LINUX / "cardtable-record.xml", share / "mime" / "packages" / "cardtable-record.xml")
    for size in SIZES:
        at = share / "icons" / "hicolor" / f"{size}x{size}"
        put(ICONS / f"{size}.png", at / "apps" / "cardtable.png")
        put(ICONS / f"{size}.png", at / "mimetypes" / f"{RECORD}.png")
    put(ROOT / "resources" / "icons" / "cardtable.svg", share / "icons/hicolor/scalable/apps/cardtable.svg")
    told = (LINUX / f"{ID}.metainfo.xml").read_text("utf-8").replace("@RELEASES@", releases())
    write(share / "metainfo" / f"{ID}.metainfo.xml", told.encode())
    write(share / "man/man1/cardtable.1.gz", gzip.compress(manual().encode(), mtime=0))
    documents = share / "doc" / "cardtable"
    put(ROOT / "README.md", documents / "README.md")
    put(resources() / "licences.txt", documents / "licences.txt")


def releases() -> str:
    """Those of CHANGELOG.md, for a desktop's shop; one that has no date yet is as of today."""
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    return "".join([_release(found["version"], found["date"]) for found in RELEASE.finditer(changes)])


def _release(number: str, date: str) -> str:
    day = date if date[0].isdigit() else datetime.date.today().isoformat()
    return f'<release version="{number}" date="{day}"/>'


def manual() -> str:
    """The man page, out of what the program itself says by --help."""
    return asked([PYTHON.with_name("argparse-manpage"), "--module", "cardtable.cli", "--function", "parser",
                  "--prog", "cardtable", "--version", version(), "--project-name", "cardtable",
                  "--description", "the card games of four old books", "--manual-section", "1",
                  "--manual-title", "Card Table"])


def put(source: Path, target: Path) -> None:
    """A copy, readable by all."""
    write(target, source.read_bytes())


def write(target: Path, content: bytes, mode: int = 0o644) -> None:
    """A file with its folders."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(content)
    target.chmod(mode)
