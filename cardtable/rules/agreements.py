"""What nearly every game with laws of faults can agree upon: how they are kept, who deals, and who marks."""
from __future__ import annotations

from collections.abc import Mapping

from cardtable.rules.options import OneOf, Value


def laws_kept(when: Mapping[str, tuple[Value, ...]] | None = None) -> OneOf:
    """Faults impossible, or made, claimed and paid."""
    return OneOf("laws", "The laws", "guided: no fault can be made; strict: any can, and costs what is claimed", when,
                 choices={"guided": "Guided", "strict": "Strict"}, default="guided")


def dealt_by(when: Mapping[str, tuple[Value, ...]] | None = None) -> OneOf:
    """By the table, which makes no mistake, or by those who sit there."""
    return OneOf("dealing", "The deal", "by the table, or by hands, which may go wrong", when,
                 choices={"table": "The table", "hands": "Hands"}, default="table")


def marked_by(when: Mapping[str, tuple[Value, ...]] | None = None) -> OneOf:
    """By the table, or by who keeps a score, who may err."""
    return OneOf("marking", "The score", "marked by the table, or by hands, which may forget or mark too much", when,
                 choices={"table": "The table", "hands": "Hands"}, default="table")
