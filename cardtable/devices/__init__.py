"""Instruments on the cloth: a game's layout names one, and the table asks for it here."""
from __future__ import annotations

from cardtable.devices.base import Device, Marker, Part, Pressed
from cardtable.devices.brisque_marker import BrisqueMarker
from cardtable.devices.call_slate import CallSlate
from cardtable.devices.card_counters import DeuceAndTray, ThreeAndFour
from cardtable.devices.chalk_cross import ChalkCross
from cardtable.devices.count_dial import CountDial
from cardtable.devices.counting_ladder import CountingLadder
from cardtable.devices.cribbage_board import CribbageBoard
from cardtable.devices.dial_marker import DialMarker, MeldDials, RedMeldDials
from cardtable.devices.key_marker import GameKeys, Keys, RubberKeys
from cardtable.devices.penknife import Penknife
from cardtable.devices.pool_bowl import PoolBowl
from cardtable.devices.pope_joan_tray import PopeJoanTray
from cardtable.devices.scoring_block import ScoringBlock
from cardtable.devices.slide import Slide
from cardtable.devices.told import CallerDisc, DoublingCube, Told, TrumpToken

DEVICES: dict[str, type[Device]] = {
    "slide": Slide, "pegboard": CribbageBoard, "count dial": CountDial, "tray": PopeJoanTray,
    "slate": CallSlate, "pool": PoolBowl, "disc": CallerDisc, "cube": DoublingCube, "trump": TrumpToken,
    "block": ScoringBlock,
    "ladder": CountingLadder, "dials": DialMarker, "meld dials": MeldDials, "red meld dials": RedMeldDials,
    "brisques": BrisqueMarker,
    "keys": Keys, "game keys": GameKeys, "rubber keys": RubberKeys,
    "deuce and tray": DeuceAndTray, "three and four": ThreeAndFour, "chalk cross": ChalkCross, "penknife": Penknife}

__all__ = ["DEVICES", "BrisqueMarker", "CallSlate", "CallerDisc", "ChalkCross", "CountDial", "CountingLadder",
           "CribbageBoard", "DeuceAndTray", "Device", "DialMarker", "DoublingCube", "GameKeys", "Keys", "Marker",
           "MeldDials", "Part", "Penknife", "PoolBowl", "PopeJoanTray", "Pressed", "RedMeldDials", "RubberKeys",
           "ScoringBlock", "Slide", "ThreeAndFour", "Told", "TrumpToken"]
