"""Ordinary widgets in the dress of the room: buttons, fields, labels, sheets of paper, and the keyboard's ring."""
from __future__ import annotations

from cardtable.table.widgets.buttons import BoneButton, OxbloodButton, Pill
from cardtable.table.widgets.dressed import current
from cardtable.table.widgets.fields import CheckBox, ComboBox, Counter, LineEdit
from cardtable.table.widgets.labels import Balanced, Label, Ornament, Rule, Words
from cardtable.table.widgets.segmented import Segmented
from cardtable.table.widgets.sheets import Backdrop, PaperSheet
from cardtable.table.widgets.style import wear
from cardtable.table.widgets.tabs import BookTab, SideTab

__all__ = [
    "Backdrop", "Balanced", "BoneButton", "BookTab", "CheckBox", "ComboBox", "Counter", "Label", "LineEdit", "Ornament",
    "OxbloodButton", "PaperSheet", "Pill", "Rule", "Segmented", "SideTab", "Words", "current", "wear",
]
