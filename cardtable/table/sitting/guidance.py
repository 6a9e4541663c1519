"""For who is new to a game: above the tokens what each of them does, and in the talk once what is asked."""
from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from cardtable.store import Settings, Store
from cardtable.table.asking.answering import Answering
from cardtable.table.cloth.scene import TableScene

FIRST = 5                        # games of each kind at which calls are explained, unless a setting says otherwise


def wanted(settings: Settings, store: Store, game: str, persons: int) -> bool:
    """Whether a player is told what calls do: he wants it, or has not yet finished so many of these games.  Where
    several persons share the screen nobody is: what one is asked would stay in the talk for the other."""
    when = settings["explain calls"]
    return persons == 1 and bool(when == "always" or when == "first games" and len(store.results(game)) < FIRST)


class Guidance(QObject):
    """Speaks whenever something is asked.  Each phase is explained once a sitting, tokens whenever they lie there."""

    def __init__(self, scene: TableScene, answering: Answering, narrate: Callable[[str], object], wanted: bool,
                 parent: QObject) -> None:
        super().__init__(parent)
        self.scene, self.answering, self.narrate, self.wanted = scene, answering, narrate, wanted
        self._told = set[str]()
        answering.changed.connect(self._asked)

    def _asked(self) -> None:
        sight = self.scene.sight
        if not self.wanted or sight is None or not self.answering.turn or self.answering.begun:
            return
        phase = sight.deal.phase
        asks = self.scene.talk.asks.get(phase, "")
        if asks:
            self._say(asks)
        meant: dict[str, str] = {}
        for token in self.scene.tokens:
            if token.meaning:
                meant.setdefault(token.meaning, f"{token.text}: {_small(token.meaning)}")
        if not meant:
            return
        self.scene.ask("\n".join(meant.values()))
        if self._in_the_way():
            self.scene.ask("")
            for meaning, one in meant.items():
                self._say(one, meaning)

    def _say(self, text: str, meaning: str = "") -> None:
        """In the talk, once a sitting; a token's words change as cards are chosen, so what it means is remembered."""
        if (meaning or text) not in self._told:
            self._told.add(meaning or text)
            self.narrate(text)

    def _in_the_way(self) -> bool:
        """Whether the lines would lie on cards, plates or instruments, or leave the cloth, as large letters do."""
        scene, lines = self.scene, self.scene.question.sceneBoundingRect()
        others = [*scene.lying.all(), *scene.plates, *scene.instruments]
        return scene.ground is not None and not scene.ground.cloth.contains(lines) or any(
            item.isVisible() and item.sceneBoundingRect().intersects(lines) for item in others)


def _small(text: str) -> str:
    """As it stands after a colon."""
    return text[:1].lower() + text[1:]
