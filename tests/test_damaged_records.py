"""A few of the damaged records that `make soak` has ten thousand of, and every file that is none."""
from __future__ import annotations

import os

import pytest

from tests.attacks import records
from tests.suite import forms

THIRDS = 3


@pytest.mark.parametrize("number", range(THIRDS))
def test_damaged_ones_are_refused_in_a_line_or_lawful(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of every form."""
    monkeypatch.setattr(records, "MEGABYTES", 4000)          # of this process, which has run other tests
    monkeypatch.setattr(records, "SECONDS", 5)
    some = range(number, len(forms()), THIRDS)
    assert sum(sum(records.damaged(one).values()) for one in some) == 2 * len(some)


@pytest.mark.parametrize("name", records.SPECIALS)
def test_files_that_are_none_are_refused_at_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MEGABYTES", 4000)
    if name == "barred" and os.geteuid() == 0:
        pytest.skip("nothing is barred to root")
    assert records.special(list(records.SPECIALS).index(name)) == {"refused": 2}
