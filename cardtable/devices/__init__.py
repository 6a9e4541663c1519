"""Instruments that show the score: a game's layout names one, and the table asks for it here."""
from __future__ import annotations

from cardtable.devices.base import Device, Marker, Part
from cardtable.devices.count_dial import CountDial
from cardtable.devices.cribbage_board import CribbageBoard
from cardtable.devices.pope_joan_tray import PopeJoanTray
from cardtable.devices.slide import Slide

DEVICES: dict[str, type[Device]] = {
    "slide": Slide, "pegboard": CribbageBoard, "count dial": CountDial, "tray": PopeJoanTray}

__all__ = ["DEVICES", "CountDial", "CribbageBoard", "Device", "Marker", "Part", "PopeJoanTray", "Slide"]
