"""The licences of all that an installer holds, found out from what PyInstaller really took.

Every file belongs to somebody: to a Python distribution (its RECORD says so), to Python itself, or to a package of the
system (dpkg says so); each owner's notice is written out once.  A file of which nobody is known stops the build.
"""
from __future__ import annotations

import json
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import Distribution, distributions
from pathlib import Path

from places import HERE, ROOT

TEXTS = HERE / "licences"
QT = ("pyside6-essentials", "shiboken6")
WITH_QT = {"libicu": "ICU.txt"}                  # libraries by others that lie beside Qt's, by how their names begin
LINE = "=" * 100
LOADER = "pyinstaller"                          # its loader begins the program; its licence excepts what it begins


def listed(sources: Path, typefaces: Mapping[str, str]) -> str:
    """The whole text: a list of the parts, and then the notice of each."""
    notices = dict(parts([Path(name) for name in json.loads(sources.read_text("utf-8"))]))
    notices |= {f"typeface {name}": text for name, text in typefaces.items()}
    heads = "\n".join(f"  {name}" for name in notices)
    whole = [f"The Card Table is under the MIT licence. What it brings along keeps its own:\n\n{heads}\n"]
    whole += [f"{LINE}\n{name}\n{LINE}\n\n{text.strip()}\n" for name, text in notices.items()]
    return "\n".join(whole)


def parts(files: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """Each owner of some files, with its version, and its notice."""
    owners = _owned()
    found: dict[str, Distribution] = {}
    others: list[Path] = []
    python = False
    standard = Path(sysconfig.get_path("stdlib")).resolve()
    beside: set[str] = set()
    for file in files:
        whole = file.resolve()
        beside |= {text for name, text in WITH_QT.items() if whole.name.startswith(name)}
        if (owner := owners.get(whole)) is not None:
            found[owner.metadata["Name"]] = owner
        elif standard in whole.parents or whole.name.startswith("libpython"):
            python = True
        elif not {ROOT, Path(sys.prefix)} & set(whole.parents):
            others.append(whole)                # what lies there was made by this build
    loader = next(one for one in distributions() if one.metadata["Name"].lower() == LOADER)
    for name, owner in sorted({**found, LOADER: loader}.items()):
        yield f"{name} {owner.version}", _of_distribution(owner)
    for text in sorted(beside):
        yield Path(text).stem, (TEXTS / text).read_text("utf-8")
    if python:
        yield f"Python {sys.version.split()[0]}", _of_python(standard)
    if others and sys.platform.startswith("linux"):
        yield from _of_system(others)


def _owned() -> dict[Path, Distribution]:
    """Which distribution a file of this environment belongs to."""
    return {Path(str(one.locate_file(file))).resolve(): one for one in distributions() for file in one.files or ()}


def _of_distribution(owner: Distribution) -> str:
    """The licence files that it carries, or the one it names."""
    if owner.metadata["Name"].lower().replace("_", "-") in QT:
        return (TEXTS / "Qt.txt").read_text("utf-8") + "\n" + "\n".join(
            f"{LINE}\n\n{(TEXTS / name).read_text('utf-8')}" for name in ("LGPL-3.0.txt", "GPL-3.0.txt")
            if owner.metadata["Name"].lower().startswith("pyside"))
    texts = [Path(str(owner.locate_file(file))).read_text("utf-8") for file in owner.files or ()
             if ".dist-info" in str(file) and Path(str(file)).name.upper().startswith(("LICEN", "COPYING", "NOTICE"))]
    named = next((owner.metadata[key] for key in ("License-Expression", "License") if key in owner.metadata), "")
    if not texts and not named:
        raise SystemExit(f"packaging: {owner.metadata['Name']} tells no licence")
    return "\n\n".join(texts) or f"Licence: {named}"


def _of_python(standard: Path) -> str:
    """Its licence lies with its library, or where a system's package has put it."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    for place in (standard / "LICENSE.txt", Path(sys.base_prefix, "LICENSE.txt"),
                  Path(f"/usr/share/doc/{version}-minimal/copyright"), Path(f"/usr/share/doc/{version}/copyright")):
        if place.exists():
            return place.read_text("utf-8")
    return "Python Software Foundation License Version 2: https://docs.python.org/3/license.html"


def _of_system(files: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """The packages that these files of the system belong to, with their copyright files."""
    if not shutil.which("dpkg-query"):
        raise SystemExit("packaging: whose the system's libraries are is asked of dpkg, which is not here")
    packages = sorted({_package(file) for file in files})
    for package in packages:
        version = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", package], capture_output=True, text=True,
                                 check=True).stdout
        notice = Path("/usr/share/doc", package.partition(":")[0], "copyright")
        yield f"{package.partition(':')[0]} {version} (Debian)", notice.read_text("utf-8")


def _package(file: Path) -> str:
    """The package of a file; libraries may be known by their old place at the root."""
    for name in (str(file), str(file).removeprefix("/usr")):
        asked = subprocess.run(["dpkg-query", "-S", name], capture_output=True, text=True, check=False)
        if asked.returncode == 0:
            return asked.stdout.split(": ")[0].split(",")[0]
    raise SystemExit(f"packaging: nobody is known to whom {file} belongs")
