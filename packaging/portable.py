"""The portable archive: it runs wherever it is unpacked, and install.sh puts it into a person's own folders."""
from __future__ import annotations

import shutil
import tarfile

import tree
from places import BUILD, DIST, machine, version

NAME = f"cardtable-{version()}-{machine()}"


def main() -> None:
    """dist/NAME.tar.xz."""
    folder = BUILD / "portable" / NAME
    shutil.rmtree(folder.parent, ignore_errors=True)
    folder.mkdir(parents=True)
    tree.lay(folder)
    for script in ("install.sh", "uninstall.sh"):
        tree.write(folder / script, (tree.LINUX / script).read_bytes(), 0o755)
    (folder / "cardtable").symlink_to("bin/cardtable")
    with tarfile.open(DIST / f"{NAME}.tar.xz", "w:xz", preset=6) as archive:
        archive.add(folder, NAME, filter=_nobodys)


def _nobodys(member: tarfile.TarInfo) -> tarfile.TarInfo:
    """Whoever unpacks it owns it."""
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    return member


if __name__ == "__main__":
    main()
