"""A recital performed: call by call words, cards, pegs and coin go on together; then it lies until somebody goes on."""
from __future__ import annotations

from collections.abc import Callable

from cardtable.rules.events import Event
from cardtable.showing.recital import Moment, Recital
from cardtable.table.cloth.geometry import Z_SPEECH
from cardtable.table.cloth.scene import TableScene
from cardtable.table.cloth.sight import Sight, unasked
from cardtable.table.items import Place
from cardtable.table.performing import hearing
from cardtable.table.performing.queue import Act, Done, Procession

BEAT = 900                   # milliseconds from call to call
LIES = 2600                  # a hand told of lies so long where nobody is waited for, or a slip follows
STANDS = 2200                # what the table stops for


class Recitation:
    """`waits` tells whether there is somebody at the window who wishes to go on himself; `announce` tells who listens
    what is said; `begun` is told how the table stands when nothing is asked of anybody any more."""

    def __init__(self, scene: TableScene, procession: Procession, waits: Callable[[], bool],
                 announce: Callable[[str], None]) -> None:
        self.scene, self.procession, self.waits, self.announce = scene, procession, waits, announce
        self.begun: Callable[[Sight], object] = lambda sight: None

    def acts(self, recital: Recital, scored: int, last: bool, marked: Done) -> list[Act]:
        """From the light on the cards to their lying as before; `scored` points are shown on the way, and `marked` is
        called when they all are, before anybody is waited for.  After the `last` of a deal nobody is: the slip that
        follows tells the same, and waits."""
        acts, shown = [self._at_once(lambda: self._begin(recital))], 0
        for number, item in enumerate(recital.items):
            points = min(item.points, scored - shown)
            then = marked if number == len(recital.items) - 1 else _nothing
            acts += [self._call(recital, number, shown, points, then), self.procession.beat(BEAT)]
            shown += points
        acts[-1] = self.procession.wait(lambda: None if self.waits() and not last else LIES, self.scene.reciting.wait)
        return [*acts, self._at_once(lambda: self._end(recital))]

    def moment(self, moment: Moment) -> list[Act]:
        """The table stops for this, until somebody goes on or a little while."""
        def appear() -> None:
            ground, sight = self.scene.ground, self.scene.sight
            if ground is not None and sight is not None:
                self.scene.reciting.pause(moment, ground.at(*sight.places.moment))
                self.announce(self.scene.reciting.plaque.label)
        return [self._at_once(appear), self.procession.rest(STANDS), self._at_once(self.scene.reciting.plaque.go)]

    @staticmethod
    def _at_once(what: Done) -> Act:
        def act(done: Done) -> None:
            what()
            done()
        return act

    def _begin(self, recital: Recital) -> None:
        assert self.scene.sight is not None
        sight = unasked(self.scene.sight)        # a count waits for a person, and nobody is to seem waited for
        self.scene.reciting.begin(recital, sight.short(recital.seat) or "", sight.at(recital.seat) == 0)
        self.scene.tell_words(sight)             # what was asked of these cards is answered
        self.begun(sight)
        self._speak(recital.seat, recital.doing, now=True)

    def _call(self, recital: Recital, number: int, before: int, points: int, then: Done) -> Act:
        def call() -> None:
            scene, item = self.scene, recital.items[number]
            scene.reciting.say(number)
            if points and scene.sight is not None:
                self._climb(scene.sight.deal.side[recital.seat], before, points)
            self.announce(item.words)
            then()
        return self._at_once(call)

    def _end(self, recital: Recital) -> None:
        self.scene.reciting.end()
        self._speak(recital.seat, recital.done, now=False)
        self.scene.instruments.climbed()
        for coin in self.scene.coins.values():
            if coin.isVisible():
                coin.fade()

    def _speak(self, seat: int, what: str, now: bool) -> None:
        """The plate of who recites tells of it; what was said before is not to cover anything."""
        for speech in self.scene.speeches.values():
            if now and speech.isVisible():
                speech.fade()
        self.scene.plates.speak(seat, what, now)
        self.scene.place_button()
        self.scene.reciting.offer_again()

    def _climb(self, side: int, before: int, points: int) -> None:
        """So many points more of a score of which some were shown `before`; the coin hangs there and tells of all."""
        hearing.hear(self.scene, [Event("scored", side, points=points)])
        at = self.scene.instruments.score(side, points, before)
        if at is not None:
            self.scene.coins[side].hang(f"{before + points:+d}", Place(at.x(), at.y(), 0, 0, Z_SPEECH - 1))


def _nothing() -> None:
    """More is to be told."""
