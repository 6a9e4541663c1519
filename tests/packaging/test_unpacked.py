"""The portable archive's scripts: what is put into a person's folders goes again without trace, and nothing else."""
from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

LINUX = Path(__file__).resolve().parent.parent.parent / "packaging" / "linux"

pytestmark = pytest.mark.skipif(os.name == "nt", reason="for a shell")


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """What is unpacked, in little, in a folder with a blank in its name."""
    folder = tmp_path / "an archive"
    for name in ("lib/cardtable/cardtable", "share/icons/hicolor/16x16/apps/cardtable.png"):
        (folder / name).parent.mkdir(parents=True)
        (folder / name).touch()
    (folder / "bin").mkdir()
    (folder / "bin" / "cardtable").symlink_to("../lib/cardtable/cardtable")
    for name, target in (("cardtable.desktop", "applications"), ("cardtable-record.xml", "mime/packages")):
        (folder / "share" / target).mkdir(parents=True)
        shutil.copy(LINUX / name, folder / "share" / target)
    for name in ("install.sh", "uninstall.sh"):
        shutil.copy(LINUX / name, folder)
    return folder


def there(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if not path.is_dir()}


def run(script: Path, *words: str | Path) -> str:
    return subprocess.run(["sh", script, *words], capture_output=True, text=True, check=True).stdout


def test_it_comes_and_goes_without_trace(archive: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "a home" / ".local"
    (prefix / "bin").mkdir(parents=True)
    (prefix / "bin" / "other").touch()
    for _ in range(2):                                           # again over itself
        run(archive / "install.sh", prefix)
    assert (prefix / "bin" / "cardtable").resolve() == prefix / "lib/cardtable/cardtable"
    entry = (prefix / "share/applications/cardtable.desktop").read_text("utf-8")
    assert f'Exec="{prefix}/bin/cardtable" look %f\n' in entry
    run(prefix / "lib/cardtable/uninstall.sh")
    assert there(prefix) == {"bin/other"}
    assert not (prefix / "share").exists()


def test_a_folder_that_it_made_goes_too(archive: Path, tmp_path: Path) -> None:
    prefix = tmp_path / ".local"
    run(archive / "install.sh", prefix)
    run(prefix / "lib/cardtable/uninstall.sh")
    assert not prefix.exists()


def test_what_belongs_to_others_stays(archive: Path, tmp_path: Path) -> None:
    other = tmp_path / "share/mime/packages/other.xml"
    other.parent.mkdir(parents=True)
    shutil.copy(LINUX / "cardtable-record.xml", other)
    run(archive / "install.sh", tmp_path)
    run(tmp_path / "lib/cardtable/uninstall.sh")
    assert other.exists()


def test_it_takes_nothing_away_from_where_it_was_not_put(archive: Path) -> None:
    before = there(archive)
    with pytest.raises(subprocess.CalledProcessError):
        run(archive / "uninstall.sh")
    assert there(archive) == before
