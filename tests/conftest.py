"""What every test shares: no screen, a steady scale, and a home of its own."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator, Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.budget import Budget
from tests.spread import WHOLE, far

# A loaded machine is slow, and that is no fault of what is tested.
settings.register_profile("house", deadline=None, max_examples=far(40, 100),
                          suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_FONT_DPI", "96")
os.environ.setdefault("QT_SCALE_FACTOR", "1")


def pytest_configure(config: pytest.Config) -> None:
    """The suite has a budget; the long counts have none."""
    if not WHOLE:
        config.pluginmanager.register(Budget())


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where they lie; a new name for each.

    A `tmp_path` for every test would cost more with each: all there are of a name are looked through for the next.
    """
    folder = tmp_path_factory.mktemp("homes")
    return (folder / str(number) for number in count())


@pytest.fixture(autouse=True)
def home(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh folder that stands for all the program's folders."""
    folder = next(homes)
    monkeypatch.setenv("CARDTABLE_HOME", str(folder))
    return folder


def pytest_collection_finish() -> None:
    """What has been read by now stays to the end, and need not be gone through after every test."""
    gc.collect()
    gc.freeze()


FAILED = pytest.StashKey[int]()
FEW = 3                             # tests that may leave a page in a process: a thread may be long in ending
LEFT: list[str] = []


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Function) -> None:
    """Python collects wherever it allocates, perhaps on the store’s thread: widgets only on this one, afterwards."""
    if "qapp" in item.fixturenames:
        gc.disable()
        item.stash[FAILED] = item.session.testsfailed


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Function) -> Generator[None, None, None]:
    """Last of all, when nothing is patched any more and no log is kept, no widget of the test is left.

    Who has failed has said enough.
    """
    yield
    if FAILED not in item.stash:
        return
    from tests.sweeping import swept
    item.funcargs.clear()           # they would be held to the end, and with them every page
    who = swept(failed=item.session.testsfailed != item.stash[FAILED])
    gc.enable()
    if who:
        LEFT.append(f"{item.nodeid} {who}")
    if who and len(LEFT) > FEW:
        pytest.fail("\n".join(LEFT), pytrace=False)
