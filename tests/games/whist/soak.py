"""Whist's own long counts: ten thousand deals and more of every form, with up to six at the table."""
from __future__ import annotations

from collections.abc import Iterator

from cardtable.games import game
from tests.suite import Form, Trial
from tools.trials import Part

OLD = "deschapelles-1839"
FORMS = (
    {"form": "whist", "code": "hoyle-1909"}, {"form": "dummy", "code": "hoyle-1909"}, {"form": "double-dummy"},
    {"form": "whist", "code": OLD, "length": "long"}, {"form": "whist", "code": OLD, "length": "short"},
    {"form": "dummy", "code": OLD, "length": "long"}, {"form": "dummy", "code": OLD, "length": "short"})
MATCHES = 1_200                                          # of one to six rubbers: above ten thousand deals
LOOKS = .002


def parts() -> Iterator[Part]:
    """Random matches of each form, with all that tests/suite.py checks."""
    for fixed in FORMS:
        form = Form(game("whist"), fixed)
        yield Part(f"every {form}", MATCHES, lambda n, form=form: Trial(form, n, LOOKS).play().counts)  # type: ignore[misc]
