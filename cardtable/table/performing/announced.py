"""What decides stakes is announced: nothing more goes, and a veil lies over the cloth; then what has won lights.

Where one word closes the cloth and decides, the veil lies while that is shown; where a word only closes it, until one
decides.
"""
from __future__ import annotations

from cardtable.devices.crier.crier import Crier
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.table.cloth.scene import TableScene
from cardtable.table.items.motion import Curve, Keys, Step, Timing
from cardtable.table.performing.queue import Done

VEILED = Timing(180)                             # how long the veil takes to lie
UNSEEN = Keys(((0, 0.0), (1, 0.0)))


def announce(scene: TableScene, event: Event, deal: Deal, done: Done) -> None:
    """A word said aloud, on the instruments that hear it; `deal` as it stands afterwards."""
    stage, spots = scene.stage, scene.spots
    veil, closing, won = spots.readings.veil, scene.talk.closing(deal, event), scene.talk.won(deal, event)
    closes = closing is not None and won is None
    if won is not None:
        spots.show_won((), deal)
    shown = False

    def close() -> None:
        """While it turns; whoever hurries it hears the end alone."""
        if not shown and closing is not None and veil is not None:
            for device in scene.instruments:
                if isinstance(device, Crier):
                    device.cry_out(closing)
            stage.play([Step(veil, {"opacity": 1.0}, VEILED)])

    def heard() -> None:
        nonlocal shown
        shown = True
        if veil is not None and closes:
            veil.setOpacity(1)
        if veil is not None:
            veil.setVisible(closes)
        if won is not None:
            spots.show_won(won, deal)
        done()

    wait = scene.instruments.closes(event) if closing is not None and not stage.motion.reduced else 0
    if wait and veil is not None:
        veil.setOpacity(0)
        veil.show()
        stage.play([Step(veil, {"opacity": UNSEEN}, Timing(wait, Curve.Linear))], close)
    scene.instruments.hear(event, deal, heard)
