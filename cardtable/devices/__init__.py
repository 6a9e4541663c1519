"""Instruments on the cloth: a game's layout names one, and the table asks for it here."""
from __future__ import annotations

from cardtable.devices.bank_tray.tray import BankCase, BankTray
from cardtable.devices.base import Device, Marker, Part, Pressed
from cardtable.devices.brisque_marker.marker import BrisqueMarker
from cardtable.devices.call_slate.slate import CallSlate
from cardtable.devices.card_shoe.palette import Palette
from cardtable.devices.card_shoe.shoe import Shoe
from cardtable.devices.count_dial.dial import CountDial
from cardtable.devices.counters.cards import DeuceAndTray, ThreeAndFour
from cardtable.devices.counters.chalk_cross import ChalkCross
from cardtable.devices.counters.penknife import Penknife
from cardtable.devices.counting_ladder.ladder import CountingLadder
from cardtable.devices.dial_marker.marker import DialMarker, MeldDials, RedMeldDials
from cardtable.devices.key_marker.marker import GameKeys, Keys, RubberKeys
from cardtable.devices.line_sums.strips import ColumnSums, RowSums, SerpentWay, SquareBand, SquareTotal, Strip
from cardtable.devices.pegboard.board import CribbageBoard
from cardtable.devices.pool_bowl.bowl import PoolBowl, SidePool
from cardtable.devices.pope_joan_tray.tray import PopeJoanTray
from cardtable.devices.roulette.crier import Crier, CrierBeside
from cardtable.devices.roulette.rack import CounterRack
from cardtable.devices.roulette.tableau import Tableau
from cardtable.devices.roulette.wheel import Wheel
from cardtable.devices.scoring_block.block import ScoringBlock
from cardtable.devices.signs.told import CallerDisc, DoublingCube, PartDisc, Told, TrumpToken
from cardtable.devices.slide.slide import Slide
from cardtable.devices.stacks.stacks import Stacks, StacksBeside
from cardtable.devices.trente_et_quarante.basket import Basket
from cardtable.devices.trente_et_quarante.points import RowCoins
from cardtable.devices.trente_et_quarante.pricked import PrickedCard

DEVICES: dict[str, type[Device]] = {
    "slide": Slide, "pegboard": CribbageBoard, "count dial": CountDial, "tray": PopeJoanTray,
    "slate": CallSlate, "pool": PoolBowl, "side pool": SidePool, "disc": CallerDisc,
    "part": PartDisc, "stacks": Stacks, "stacks beside": StacksBeside, "cube": DoublingCube, "trump": TrumpToken,
    "block": ScoringBlock, "wheel": Wheel, "tableau": Tableau, "counters": CounterRack, "cry": Crier,
    "cry beside": CrierBeside, "shoe": Shoe, "palette": Palette, "bank tray": BankTray, "bank case": BankCase,
    "pricked card": PrickedCard, "row points": RowCoins, "basket": Basket,
    "row sums": RowSums, "column sums": ColumnSums, "square total": SquareTotal, "serpent way": SerpentWay,
    "square band": SquareBand,
    "ladder": CountingLadder, "dials": DialMarker, "meld dials": MeldDials, "red meld dials": RedMeldDials,
    "brisques": BrisqueMarker,
    "keys": Keys, "game keys": GameKeys, "rubber keys": RubberKeys,
    "deuce and tray": DeuceAndTray, "three and four": ThreeAndFour, "chalk cross": ChalkCross, "penknife": Penknife}

__all__ = [
    "DEVICES",
    "BankCase",
    "BankTray",
    "Basket",
    "BrisqueMarker",
    "CallSlate",
    "CallerDisc",
    "ChalkCross",
    "ColumnSums",
    "CountDial",
    "CounterRack",
    "CountingLadder",
    "CribbageBoard",
    "Crier",
    "CrierBeside",
    "DeuceAndTray",
    "Device",
    "DialMarker",
    "DoublingCube",
    "GameKeys",
    "Keys",
    "Marker",
    "MeldDials",
    "Palette",
    "Part",
    "PartDisc",
    "Penknife",
    "PoolBowl",
    "PopeJoanTray",
    "Pressed",
    "PrickedCard",
    "RedMeldDials",
    "RowCoins",
    "RowSums",
    "RubberKeys",
    "ScoringBlock",
    "SerpentWay",
    "Shoe",
    "SidePool",
    "Slide",
    "SquareBand",
    "SquareTotal",
    "Stacks",
    "Strip",
    "Tableau",
    "ThreeAndFour",
    "Told",
    "TrumpToken",
    "Wheel",
]
