"""What may be agreed before a rubber of Whist."""
from __future__ import annotations

from dataclasses import dataclass

from cardtable.families.full_table import MANY
from cardtable.games.whist.scoring import ENGLISH, LONG, SHORT, Scheme
from cardtable.rules.agreements import dealt_by, laws_kept, marked_by
from cardtable.rules.options import Chosen, Number, OneOf, Switch, declared, option

OLD = {"form": ("whist", "dummy")}               # what both codes know


@dataclass(frozen=True, slots=True)
class WhistOptions(Chosen):
    """The forms of both codes (002:5929-5961; 003:1478-1597)."""

    form: str = option(OneOf(
        "form", "The form", "four hands, or fewer players and hands laid open",
        choices={"whist": "Whist", "dummy": "Dummy, for three", "double-dummy": "Double Dummy, for two"},
        default="whist"))
    code: str = option(OneOf(
        "code", "The code", "whose laws are played", OLD,
        choices={"hoyle-1909": "English, 1900", "deschapelles-1839": "Deschapelles, 1839"}, default="hoyle-1909"))
    length: str = option(OneOf(
        "length", "The game", "five points, or ten with the call at eight and the slam",
        {**OLD, "code": ("deschapelles-1839",)}, choices={"long": "Long, ten", "short": "Short, five"},
        default="long"))
    laws: str = option(laws_kept(OLD))
    dealing: str = option(dealt_by({**OLD, "laws": ("strict",)}))
    marking: str = option(marked_by({**OLD, "laws": ("strict",)}))
    bystanders: bool = option(Switch(
        "bystanders", "Bystanders", "who speak when the law binds them to",
        {**OLD, "code": ("deschapelles-1839",), "laws": ("strict",)}))
    insolidaire: bool = option(Switch(
        "insolidaire", "Revokes at one’s own cost", "who loses the rubber by one pays for his partner, too",
        {"form": ("whist",), "code": ("deschapelles-1839",), "laws": ("strict",)}))
    rubbers: int = option(Number("rubbers", "Rubbers", MANY, range=range(1, 7), default=1))
    stake: int = option(Number("stake", "Stake", "counters a point of the rubber", range=range(1, 101), default=1))

    @property
    def old(self) -> bool:
        """Whether it is played by Deschapelles' code."""
        return self.code == "deschapelles-1839" and self.form != "double-dummy"

    @property
    def strict(self) -> bool:
        """Whether laws can be broken."""
        return self.form in OLD["form"] and self.laws == "strict"

    @property
    def alone(self) -> bool:
        """Whether who revokes pays by himself."""
        return self.old and self.strict and self.form == "whist" and self.insolidaire

    @property
    def by_hand(self) -> bool:
        """Whether hands deal."""
        return self.strict and self.dealing == "hands"

    @property
    def hands_mark(self) -> bool:
        """Whether hands mark what is won."""
        return self.strict and self.marking == "hands"

    @property
    def scheme(self) -> Scheme:
        """How hands and rubbers are scored."""
        if not self.old:
            return ENGLISH
        return LONG if self.length == "long" else SHORT


OPTIONS = declared(WhistOptions)
