"""From the settings a person has made to the look everything wears."""
from __future__ import annotations

from pathlib import Path

from cardtable.store.settings import Settings
from cardtable.table.paint.look import LARGE, MOST_TEXT, DeckLook, Look
from cardtable.table.paint.palette import CLOTHS, HIGH_CONTRAST


def large_indices(settings: Settings) -> bool:
    """Whether cards have them: as it was chosen, else wherever letters are large."""
    if settings.chosen("large indices"):
        return bool(settings["large indices"])
    return int(str(settings["text size"])) / 100 > LARGE


def look_of(settings: Settings) -> Look:
    """The look at unit 1 and pixel ratio 1; of one game's, with `settings.of(game)`."""
    folder = str(settings["deck folder"])
    deck = DeckLook(back=str(settings["card back"]), four_colours=bool(settings["four colours"]),
                    large_indices=large_indices(settings), folder=Path(folder) if folder else None)
    text = min(MOST_TEXT, max(1.0, int(settings["text size"]) / 100))
    palette = HIGH_CONTRAST if settings["high contrast"] else CLOTHS[str(settings["cloth"])]
    return Look(text=text, palette=palette, deck=deck)
