"""Instruments that show the score: a game's layout names one, and the table asks for it here."""
from __future__ import annotations

from cardtable.devices.base import Device
from cardtable.devices.slide import Slide

DEVICES: dict[str, type[Device]] = {"slide": Slide}

__all__ = ["DEVICES", "Device", "Slide"]
