"""What lies on the cloth, as items of a graphics scene; see `stage` for what they share."""
from __future__ import annotations

from cardtable.table.items.card import CardItem
from cardtable.table.items.graded_token import GradedToken
from cardtable.table.items.moves import carry, close_up, fan, turn_over
from cardtable.table.items.passing import CaptionItem, CoinItem, DropPlace, SpeechItem
from cardtable.table.items.plate import PlateItem
from cardtable.table.items.remedy import RemedyToken
from cardtable.table.items.ring import FocusRing
from cardtable.table.items.slide_token import SlideToken
from cardtable.table.items.spot import SpotItem
from cardtable.table.items.stage import Place, Stage
from cardtable.table.items.token import TokenItem

__all__ = [
    "CaptionItem", "CardItem", "CoinItem", "DropPlace", "FocusRing", "GradedToken", "Place", "PlateItem", "RemedyToken",
    "SlideToken", "SpeechItem", "SpotItem", "Stage", "TokenItem", "carry", "close_up", "fan", "turn_over",
]
