"""Instruments on the cloth: a game's layout names one, and the table asks for it here.

A game needs a few of them and the window, before it is first seen, none: each is read in when it is asked for.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.devices.base import Device


class Named(Mapping[str, "type[Device]"]):
    """Instruments by the names layouts have for them; of each its module below this one, and its class."""

    def __init__(self, places: Mapping[str, str]) -> None:
        self._places = places
        self._read: dict[str, type[Device]] = {}

    def __getitem__(self, name: str) -> type[Device]:
        """The class of an instrument; KeyError where there is none of that name."""
        if name not in self._read:
            module, _, kind = self._places[name].rpartition(".")
            self._read[name] = getattr(import_module(f"{__name__}.{module}"), kind)
        return self._read[name]

    def __contains__(self, name: object) -> bool:
        """Whether there is one of that name, which need not be read in for it."""
        return name in self._places

    def __iter__(self) -> Iterator[str]:
        """Their names."""
        return iter(self._places)

    def __len__(self) -> int:
        """How many there are."""
        return len(self._places)


DEVICES: Mapping[str, type[Device]] = Named({
    "slide": "slide.slide.Slide",
    "pegboard": "pegboard.board.CribbageBoard",
    "count dial": "count_dial.dial.CountDial",
    "tray": "pope_joan_tray.tray.PopeJoanTray",
    "slate": "call_slate.slate.CallSlate",
    "pool": "pool_bowl.bowl.PoolBowl",
    "side pool": "pool_bowl.bowl.SidePool",
    "disc": "signs.told.CallerDisc",
    "part": "signs.told.PartDisc",
    "stacks": "stacks.stacks.Stacks",
    "stacks beside": "stacks.stacks.StacksBeside",
    "cube": "signs.told.DoublingCube",
    "trump": "signs.told.TrumpToken",
    "block": "scoring_block.block.ScoringBlock",
    "wheel": "roulette.wheel.Wheel",
    "tableau": "roulette.tableau.Tableau",
    "counters": "counter_rack.rack.CounterRack",
    "cry": "crier.crier.Crier",
    "cry beside": "crier.crier.CrierBeside",
    "shoe": "card_shoe.shoe.Shoe",
    "palette": "card_shoe.palette.Palette",
    "bank tray": "bank_tray.tray.BankTray",
    "bank case": "bank_tray.tray.BankCase",
    "pricked card": "trente_et_quarante.pricked.PrickedCard",
    "row points": "trente_et_quarante.points.RowCoins",
    "basket": "trente_et_quarante.basket.Basket",
    "row sums": "line_sums.strips.RowSums",
    "column sums": "line_sums.strips.ColumnSums",
    "square total": "line_sums.strips.SquareTotal",
    "serpent way": "line_sums.strips.SerpentWay",
    "square band": "line_sums.strips.SquareBand",
    "ladder": "counting_ladder.ladder.CountingLadder",
    "dials": "dial_marker.marker.DialMarker",
    "meld dials": "dial_marker.marker.MeldDials",
    "red meld dials": "dial_marker.marker.RedMeldDials",
    "brisques": "brisque_marker.marker.BrisqueMarker",
    "keys": "key_marker.marker.Keys",
    "game keys": "key_marker.marker.GameKeys",
    "rubber keys": "key_marker.marker.RubberKeys",
    "deuce and tray": "counters.cards.DeuceAndTray",
    "three and four": "counters.cards.ThreeAndFour",
    "chalk cross": "counters.chalk_cross.ChalkCross",
    "penknife": "counters.penknife.Penknife",
})
