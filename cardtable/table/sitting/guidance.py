"""For who is new to a game: above the tokens what each of them does, and in the talk once what is asked."""
from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from cardtable.store import Settings, Store
from cardtable.table.asking.answering import Answering
from cardtable.table.asking.calls import UNSET
from cardtable.table.cloth import captions, overlaps
from cardtable.table.cloth.scene import TableScene

FIRST = 5                        # games of each kind at which calls are explained, unless a setting says otherwise
TALL = 5                         # lines above tokens: more of them are a page, and stand in the talk


def wanted(settings: Settings, store: Store, game: str, persons: int) -> bool:
    """Whether a player is told what calls do, and says each but a pass himself though he has no choice: he wants it, or
    has not yet finished so many of these games.  Where several persons share the screen nobody is: what one is asked
    would stay in the talk for the other."""
    when = settings["explain calls"]
    return persons == 1 and bool(when == "always" or when == "first games" and len(store.results(game)) < FIRST)


class Guidance(QObject):
    """Speaks whenever something is asked.  Each phase is explained once a sitting, tokens whenever they lie there."""

    def __init__(self, scene: TableScene, answering: Answering, narrate: Callable[[str], object], wanted: bool,
                 parent: QObject) -> None:
        super().__init__(parent)
        self.scene, self.answering, self.narrate, self.wanted = scene, answering, narrate, wanted
        self._told = set[str]()
        self._meant: dict[str, list[str]] = {}           # what calls do that are now offered, and which do the same
        self._gone = ""                                  # the lines that were in the way,
        self._page: float | None = None                  # and from which x on a page lay over the cloth then
        answering.explained = self._explained
        answering.changed.connect(self._asked)
        scene.quoted.connect(self._grown)

    @property
    def _speaks(self) -> bool:
        return self.wanted and self.scene.sight is not None and self.answering.turn and not self.answering.begun

    def _explained(self) -> str:
        """What the tokens mean that lie there, line by line."""
        self._meant, self._gone = {}, ""
        for token in self.scene.tokens if self._speaks else ():
            if token.meaning:
                self._meant.setdefault(token.meaning, []).append((token.named or token.label).removesuffix(f" {UNSET}"))
        return "\n".join([_line(calls, meaning) for meaning, calls in self._meant.items()])

    def _asked(self) -> None:
        sight = self.scene.sight
        if self._speaks and sight is not None:
            self._say(self.scene.talk.guided(sight.deal))
            self._grown()

    def _grown(self) -> None:
        """Too many lines, and those on which something has come to lie, as a plate that bears a call when its bubble
        has gone, are told in the talk instead; where a page has come or gone since there may be room for them."""
        page = self.scene.covered
        if self._gone and page != self._page and self._speaks and not self.scene.question.text:
            self.scene.ask(self._gone)
        if self._meant and self.scene.question.text and (self._too_tall() or self._in_the_way()):
            self._gone, self._page = self.scene.question.text, page
            self.scene.ask("")
            if self.scene.sight is not None:
                captions.tell(self.scene, self.scene.sight)          # words that went aside for it come back
            new = {meaning: calls for meaning, calls in self._meant.items() if meaning not in self._told}
            self._say(" ".join([_line(calls, meaning) for meaning, calls in new.items()]))
            self._told.update(new)

    def _say(self, text: str) -> None:
        """In the talk, once a sitting.  A token's words change as cards are chosen: what it means is remembered."""
        if text and text not in self._told:
            self._told.add(text)
            self.narrate(text)

    def _too_tall(self) -> bool:
        """Whether they are more lines than are read at a glance."""
        line = self.scene.stage.look.metrics("caption").height()
        return self.scene.question.sceneBoundingRect().height() >= (TALL + 1) * line

    def _in_the_way(self) -> bool:
        """Whether the lines would lie on cards, plates, instruments, coins, what is said of those, places or a dashed
        line, or leave the cloth."""
        scene, lines = self.scene, self.scene.question.sceneBoundingRect()
        others = [*scene.lying.all(), *scene.plates, *scene.instruments, *scene.spots, *scene.payments.lying()]
        told = [words.sceneBoundingRect() for _, words in scene.payments.told()]        # hidden where the lines meet it
        printed = overlaps.dashed(scene.ground) if scene.ground is not None else []
        return scene.ground is not None and not scene.ground.cloth.contains(lines) or any(
            item.isVisible() and item.sceneBoundingRect().intersects(lines) for item in others) or any(
            lines.intersects(words) for words in told) or any(
            rect.intersects(overlaps.letters(lines)) for rect in printed)


def _line(calls: list[str], meaning: str) -> str:
    """"Three or four: you are to win so many of the five tricks."; "Stake 1 to 5: so many counters lie there."; a
    question stands in its marks.
    """
    first, *more = [f"“{call}”" if call.endswith("?") else call for call in calls]
    if len(more) > 1 and _amounts(calls):
        return f"{first} to {more[-1].split()[-1]}: {_small(meaning)}"
    named = " or ".join([", ".join([first, *map(_small, more[:-1])]), *map(_small, more[-1:])])
    return f"{named}: {_small(meaning)}"


def _amounts(calls: list[str]) -> bool:
    """Whether one word is said of more and more: "Stake 1", "Stake 2", "Stake 3"."""
    said = [call.rpartition(" ") for call in calls]
    return said[0][0] != "" and len({word for word, _, _ in said}) == 1 and all(
        figure.replace(",", "").isdigit() for _, _, figure in said)


def _small(text: str) -> str:
    """As it stands in the middle of a sentence."""
    return text if text.startswith("I ") else text[:1].lower() + text[1:]
