"""What may be agreed before Quinto is played."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.rules.options import Chosen, Number, OneOf, declared, option


@dataclass(frozen=True, slots=True)
class QuintoOptions(Chosen):
    """Both forms (002:8684-8792)."""

    form: str = option(OneOf("form", "The form", "partners, or one with a dummy against two",
                             choices={"quinto": "Quinto, for four", "dummy": "Dummy, for three"}, default="quinto"))
    rubbers: int = option(Number("rubbers", "Rubbers", "each with a fresh cut", {"form": ("quinto",)},
                                 range=range(1, 7), default=1))
    rounds: int = option(Number("rounds", "Rounds", "how often each has Dummy", {"form": ("dummy",)},
                                range=range(1, 5), default=1))

    @property
    def dummy(self) -> bool:
        """Whether three play, one of them with a dummy."""
        return self.form == "dummy"


OPTIONS = declared(QuintoOptions)
