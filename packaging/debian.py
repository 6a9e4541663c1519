"""The package for Debian and its kin, out of the same tree as the portable archive."""
from __future__ import annotations

import email.utils
import gzip
import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path

import tree
from places import BUILD, DIST, ROOT, asked, run, version

ARCHITECTURE = asked(["dpkg", "--print-architecture"]).strip()
MAINTAINER = "the cardtable authors <cardtable@cardtable.invalid>"
CONTROL = """\
Package: cardtable
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: libwayland-cursor0, libwayland-egl1
Section: games
Priority: optional
Description: card games of four old books, by their rules and their laws
{description}"""
DESCRIPTION = """\
 A table for the card games that four old rule books describe, each played by a
 period code whose articles are cited when they decide. Computer players come
 in three strengths, scores stand on the instruments of the time, and after a
 deal one may look back on what each choice has cost.
 .
 Mouse, keyboard and screen reader all play the whole game.
"""
COPYRIGHT = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: cardtable
Comment: What the program brings along (Python, Qt for Python, libraries of the
 system and typefaces) keeps its own licences; all of them, with what they belong
 to, stand in /usr/share/doc/cardtable/licences.txt

Files: *
Copyright: 2026 the cardtable authors
License: Expat
{licence}
"""


def main() -> None:
    """dist/cardtable_VERSION_ARCHITECTURE.deb."""
    root = BUILD / "debian"
    shutil.rmtree(root, ignore_errors=True)
    os.umask(0o022)
    tree.lay(root / "usr")
    documents = root / "usr/share/doc/cardtable"
    licence = "\n".join(f" {line.strip() or '.'}" for line in (ROOT / "LICENSE").read_text("utf-8").splitlines()[2:])
    tree.write(documents / "copyright", COPYRIGHT.format(licence=licence).encode())
    tree.write(documents / "changelog.gz", gzip.compress(_changes().encode(), mtime=0))
    tree.write(root / "usr/share/lintian/overrides/cardtable", (tree.LINUX / "lintian-overrides").read_bytes())
    _settle_modes(root)
    size = int(asked(["du", "-sk", root]).split()[0])
    control = CONTROL.format(version=version(), architecture=ARCHITECTURE, maintainer=MAINTAINER, size=size,
                             depends=_depends(root), description=DESCRIPTION)
    tree.write(root / "DEBIAN" / "control", control.encode())
    sums = "".join(f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(root)}\n"
                   for path in sorted((root / "usr").rglob("*")) if path.is_file() and not path.is_symlink())
    tree.write(root / "DEBIAN" / "md5sums", sums.encode())
    run("dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", root, DIST)


def _depends(root: Path) -> str:
    """The packages of the libraries that are used and not brought along, and the C library's least version.

    dpkg-shlibdeps would not do: it gives up on those of Wayland, which need not be where the package is made.
    """
    ours = [path for path in (root / "usr/lib/cardtable").rglob("*") if path.is_file() and not path.is_symlink()
            and path.open("rb").read(4) == b"\x7fELF"]
    said = asked(["readelf", "--wide", "--dynamic", "--version-info", *ours])
    outside = set(re.findall(r"\(NEEDED\).*\[(.+)\]", said)) - {path.name for path in ours}
    known = dict(re.findall(r"^\s(\S+) .* => (\S+)$", asked(["/sbin/ldconfig", "-p"]), re.MULTILINE))
    packages = {_package(Path(known[name])) for name in outside if name in known} - {"libc6"}
    least = max(tuple(map(int, found.split("."))) for found in re.findall(r"GLIBC_([\d.]+)", said))
    return ", ".join([f"libc6 (>= {'.'.join(map(str, least))})", *sorted(packages)])


def _package(library: Path) -> str:
    """Which one has this library; since the root's folders became links, either name may be the one known."""
    for name in (library.resolve(), library, Path(str(library.resolve()).removeprefix("/usr"))):
        found = subprocess.run(["dpkg-query", "-S", name], capture_output=True, text=True, check=False)
        if found.returncode == 0:
            return found.stdout.partition(":")[0]
    raise SystemExit(f"packaging: {library} belongs to no package")


def _changes() -> str:
    """A changelog in Debian's own form, for which the whole history is CHANGELOG.md."""
    day = email.utils.formatdate(int(os.environ.get("SOURCE_DATE_EPOCH", (ROOT / "CHANGELOG.md").stat().st_mtime)))
    return f"cardtable ({version()}) stable; urgency=medium\n\n  * As CHANGELOG.md tells.\n\n -- {MAINTAINER}  {day}\n"


def _settle_modes(root: Path) -> None:
    """Folders may be entered, programs started, all read by everybody; libraries need no more than that."""
    for path in root.rglob("*"):
        if not path.is_symlink():
            runs = path.is_dir() or path.name == "cardtable" and path.open("rb").read(4) == b"\x7fELF"
            path.chmod(0o755 if runs else 0o644)


if __name__ == "__main__":
    main()
