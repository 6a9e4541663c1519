"""The portable archive: it runs wherever it is unpacked, and install.sh puts it into a person's own folders."""
from __future__ import annotations

import shutil

import tree
from places import BUILD, DIST, machine, run, version

NAME = f"cardtable-{version()}-{machine()}"
PACKING = "-6 -T0"                              # of xz, on as many threads as there are


def main() -> None:
    """dist/NAME.tar.xz; whoever unpacks it owns it."""
    folder = BUILD / "portable" / NAME
    shutil.rmtree(folder.parent, ignore_errors=True)
    folder.mkdir(parents=True)
    tree.lay(folder)
    for script in ("install.sh", "uninstall.sh"):
        tree.write(folder / script, (tree.LINUX / script).read_bytes(), 0o755)
    (folder / "cardtable").symlink_to("bin/cardtable")
    run("tar", "--sort=name", "--owner=root:0", "--group=root:0", "-C", folder.parent, "-cJf", DIST / f"{NAME}.tar.xz",
        NAME, XZ_OPT=PACKING)


if __name__ == "__main__":
    main()
