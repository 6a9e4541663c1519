"""Two tables alike, but for cards that nobody who looks may know: whatever differs between them has been given away."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random

from PySide6.QtCore import QAbstractAnimation, Qt
from PySide6.QtGui import QAccessible, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.cards import BACK, Card, Cards
from cardtable.games import games
from cardtable.rules.deal import Deal
from cardtable.rules.events import Event
from cardtable.rules.knowledge import Knowledge
from cardtable.rules.moves import Move
from cardtable.table.cloth.sight import NOBODY
from cardtable.table.forms.setup import for_two
from cardtable.table.items.motion import Step
from cardtable.table.sitting.handover import rack_keys
from cardtable.table.sitting.page import TablePage
from tests.table.playing import Keys, Mouse
from tools.waiting import spin, until

FAILED = Path("build/twins")             # where the pictures lie that should be alike
ROUNDED = 24                             # of 255: outlines of letters are not drawn twice alike
NEAR = bytes(range(ROUNDED + 1))
PATIENCE = 12                            # turns of the event loop after which what rests is told to go on
MOST = 30                                # motions one after the other
ONLOOKER = 99                            # a player who has no seat
TRIES = 120                              # pairs of cards that are to change places
MOST_TRIED = 8                           # answers that are tried, to see what they lay open
DRAWN = 5                                # cards of a pile that may be drawn before the tables are compared again
FRAMES = (0, 150)                        # milliseconds of a motion at which it is looked at


def pairs() -> list[str]:
    """The games of cards that two may play, by name."""
    return [row.name for row in games() if row.has_cards and row.players(for_two(row, {}))[0] == 2]


def another(page: TablePage, viewer: int, rng: Random, fits: Callable[[Deal], bool], move: Move | None) -> list[Cards]:
    """By zone, other cards that may lie there for all that this viewer, or NOBODY, knows at this table, and which fit.

    What has been called or shown stays true, for it is open to both, and so does what is drawn next from a pile, since
    whoever draws it may see it, and what the `move` lays open that is about to be made, or any if it is None.
    """
    sitting = page.host.croupier.sitting
    deal = sitting.match.deal().copy()
    seen = deal.view(ONLOOKER if viewer == NOBODY else viewer)
    knowledge = onlooker(page) if viewer == NOBODY else sitting.knowledge[viewer]
    opened, shown = laid_open_next(sitting.match.deal(), move)
    hands = [zone for zone, place in page.scene.lying.zones.items() if place.role == "hand" and zone not in opened]
    places = [(zone, n) for zone, held in enumerate(seen.zone) for n, card in enumerate(held)
              if card is BACK and zone not in opened and (zone in hands or n >= DRAWN)
              and deal.zone[zone][n] not in shown]
    for _ in range(TRIES if len(places) > 1 else 0):
        (zone, n), (other, m) = rng.sample(places, 2)
        one, two = deal.zone[zone][n], deal.zone[other][m]
        if not (knowledge.may[zone] & two.bit and knowledge.may[other] & one.bit):
            continue
        before = list(deal.zone)
        _lay(deal, zone, n, two)
        _lay(deal, other, m, one)
        if not (fits(deal) and all(statement.holds(deal) for statement in knowledge.statements)):
            deal.zone = before
    return deal.zone


def laid_open_next(deal: Deal, move: Move | None) -> tuple[set[int], set[Card]]:
    """The hands of others from which a coming answer may lay cards open for all; and cards that it turns up though it
    does not name them, or that are played by themselves after it."""
    zones, shown = set[int](), set[Card]()
    for seat in deal.must[:1]:
        some = deal.decision(seat).choices
        for answer in (move,) if move is not None else [one for choice in some for one in islice(choice, MOST_TRIED)]:
            tried, heard, after = deal.copy(), list[Event](), list[Event]()
            tried.tell = heard.append
            tried.apply(seat, answer)
            tried.tell = after.append
            while not tried.over and len(forced := list(islice(tried.decision(tried.must[0]), 2))) == 1:
                tried.apply(tried.must[0], forced[0])
            for event in filter(partial(_open, deal), heard):
                if deal.layout[event.src].owner in (None, seat):
                    shown.update([card for card in event.cards if card not in answer])
                else:
                    zones.add(event.src)
            shown.update([card for event in after if _open(deal, event) for card in event.cards])
            shown.update([card for event in heard if _dealt(deal, event) for card in event.cards])
    return zones, shown


def _open(deal: Deal, event: Event) -> bool:
    """Whether cards have come to lie open for all."""
    return event.kind == "moved" and bool(event.sees & deal.layout.onlookers)


def _dealt(deal: Deal, event: Event) -> bool:
    """Whether cards have gone from a pile to somebody who sees them."""
    return event.kind == "moved" and deal.layout[event.src].owner is None and event.sees != 0


def _lay(deal: Deal, zone: int, n: int, card: Card) -> None:
    held = deal.zone[zone]
    deal.zone[zone] = (*held[:n], card, *held[n + 1:])


def onlooker(page: TablePage) -> Knowledge:
    """What can be known of the deal by who sees no hand."""
    sitting = page.host.croupier.sitting
    match = sitting.game.match(sitting.options, len(sitting.players))
    knowledge: Knowledge | None = None
    for seat, move in sitting.moves:
        deal = match.deal()
        if deal.tell is None:
            knowledge = Knowledge(deal.eyes(ONLOOKER), deal.pack, len(deal.layout))
            deal.tell = knowledge.note
        match.apply(seat, move)
    assert knowledge is not None
    return knowledge


def seen(page: TablePage) -> QImage:
    """What the window shows."""
    return page.window().grab().toImage()


def alike(one: QImage, other: QImage) -> bool:
    """Whether two pictures are the same, but for what Qt itself rounds now so, now so when it draws letters."""
    if one == other:
        return True
    both = one.convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(both)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    both = both.convertToFormat(QImage.Format.Format_RGB888)
    return not bytes(both.constBits()).translate(None, NEAR)


def told(thing: QWidget) -> list[str]:
    """All that a screen reader finds in the window: names, descriptions, values, what is focused and chosen."""
    found: list[str] = []

    def walk(number: int, interface: object) -> None:
        if interface is None or number > 12 or not interface.isValid():             # type: ignore[attr-defined]
            return
        texts = [interface.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description,  # type: ignore[attr-defined]
                                                   QAccessible.Text.Value, QAccessible.Text.Help)]
        state = interface.state()                                                   # type: ignore[attr-defined]
        found.append(f"{texts} {state.focused:d}{state.selected:d}{state.focusable:d}")
        for n in range(interface.childCount()):                                     # type: ignore[attr-defined]
            walk(number + 1, interface.child(n))                                    # type: ignore[attr-defined]

    walk(0, QAccessible.queryAccessibleInterface(thing.window()))
    return found


Frame = tuple[str, TablePage]
"""What is looked at, and in which window."""


class Twins:
    """`real` is played at; `other` does the same with other hidden cards."""

    def __init__(self, real: TablePage, other: TablePage) -> None:
        self.real, self.other = real, other
        self.compared = self.flown = self.swapped = 0
        self.rng = Random(5)
        for page in self.both:
            for one in windows(page):
                stop_time(one)

    @property
    def both(self) -> tuple[TablePage, TablePage]:
        """The first pages."""
        return self.real, self.other

    def run(self, where: str, script: Callable[[TablePage], Iterable[Frame]]) -> None:
        """Does the same at both tables, one after the other; whenever the script yields, they look alike and tell
        alike."""
        found: list[list[tuple[str, list[str], QImage]]] = []
        for page in self.both:
            page.window().activateWindow()
            if page.slips.curtain.isHidden():
                page.view.setFocus()
            spin(2)
            hurried(page)
            for one in windows(page):            # a window that comes forward gives the focus to whatever it likes
                one.scene.setFocusItem(None)
                one.scene.ring.follow(None)
            found.append([(label, told(at), seen(at)) for label, at in script(page)])
        assert [label for label, _, _ in found[0]] == [label for label, _, _ in found[1]], (
            where, [[label for label, _, _ in one] for one in found])
        for (label, said, image), (_, other_said, other_image) in zip(*found, strict=True):
            assert sorted(said) == sorted(other_said), (where, label, set(said) ^ set(other_said))
            same = alike(image, other_image)
            if not same:
                FAILED.mkdir(parents=True, exist_ok=True)
                image.save(str(FAILED / "real.png"))
                other_image.save(str(FAILED / "other.png"))
            assert same, f"{where}, {label}"
            self.compared += 1
            self.flown += label.startswith("flight")

    def still(self) -> None:
        """Both wait for a person."""
        for page in self.both:
            until(lambda page=page: hurried(page) and idle(page), 20)            # type: ignore[misc]
        spin(5)

    # --- hidden cards

    def swap(self, viewer: int, fits: Callable[[Deal], bool] = lambda deal: True, move: Move | None = None) -> None:
        """The other table has other cards wherever this viewer sees none, with which it `fits`, if there are any."""
        deal = self.other.host.croupier.sitting.match.deal()
        zones = another(self.other, viewer, self.rng, fits, move)
        self.swapped += zones != deal.zone
        deal.zone = zones
        self._anew()

    def same(self) -> None:
        """It has the same cards again."""
        mine, theirs = self.real.host.croupier.sitting.match.deal(), self.other.host.croupier.sitting.match.deal()
        theirs.zone = list(mine.zone)
        self._anew()

    def _anew(self) -> None:
        for page in self.both:
            for one in windows(page):
                one.arrangement.sort(one.arrangement.by)     # as if these cards had never been others
                one.host.teller.show_all()
                one.host.teller.head()
                one.host.answering.remark()
                one._asked()


def windows(page: TablePage) -> list[TablePage]:
    """The page, and the one in the second window if there is one."""
    second = page.sharing.second
    return [page] if second is None else [page, second.page]


def alone(page: TablePage, screens: int = 2) -> None:
    """Both say in their windows that they are alone, on a screen each; the second first."""
    if screens == 2:
        page.sharing.on_one_screen = lambda: False       # type: ignore[method-assign]
    for one in reversed(windows(page)):
        curtain = one.slips.curtain
        until(lambda curtain=curtain: curtain.slip is not None)              # type: ignore[misc]
        QTest.keyPress(curtain.slip.token, Qt.Key.Key_Space)
        until(lambda curtain=curtain: curtain.slip is None and curtain.isHidden())       # type: ignore[misc]
        QTest.keyRelease(one.view, Qt.Key.Key_Space)


def stop_time(page: TablePage) -> None:
    """Nothing moves by itself any more, and nothing rests: a slow machine sees the same frames as a quick one."""
    motion, clock = page.stage.motion, page.host.clock
    moving = motion.play

    def play(steps: Sequence[Step], done: Callable[[], None] | None = None) -> None:
        moving(steps, done)
        for going in motion._going.values():
            going.batch.clock.stop()
            if going.animation.state() == QAbstractAnimation.State.Running:
                going.animation.pause()

    motion.play = play                       # type: ignore[method-assign]
    clock.later = lambda seconds, act: clock.post(act)       # type: ignore[method-assign]


def idle(page: TablePage) -> bool:
    """Whether a person is waited for."""
    return all(one.host.idle and not one.host.teller.busy for one in windows(page))


def hurried(page: TablePage) -> bool:
    """What moves or rests is done; always true."""
    for one in windows(page):
        one.host.teller.procession.hurry()
        one.stage.motion.finish()
        hush(one)
    return True


def hush(page: TablePage) -> None:
    """What has been said fades in its own time, and so do the coins of a score; talk and marker keep it, and are
    compared."""
    for fading in (*page.scene.speeches.values(), *page.scene.coins.values()):
        fading.hide()
    page.scene._quote()


def flight(page: TablePage, seen_at: TablePage) -> Iterator[Frame]:
    """What has just been set going, frame by frame as it is seen in one window, until a person is waited for."""
    turn, still, motion = 0, 0, seen_at.stage.motion
    while turn < MOST:
        QApplication.processEvents()
        for one in windows(page):
            for thing in [thing for thing, going in one.stage.motion._going.items() if going.slight]:
                one.stage.motion.settle(thing)   # a light that comes on takes its time, which is nobody's secret
            hush(one)
            if one is not seen_at:
                one.stage.motion.finish()
        going = list(motion._going.values()) if seen_at.host.teller.busy else []
        for at in FRAMES if going else ():
            for one_going in going:
                one_going.animation.setCurrentTime(at)
            yield f"flight {turn}, {at} ms", seen_at
        turn, still = turn + bool(going), 0 if going else still + 1
        motion.finish()
        if still > PATIENCE and idle(page):
            break
        if still > PATIENCE:
            hurried(page)


def key_of(page: TablePage, player: int) -> int:
    """The key by which this player looks at his rack."""
    return ord(rack_keys(page.settings)[page.host.croupier.persons().index(player)])


def hold(page: TablePage, player: int) -> None:
    """He holds it down."""
    QTest.keyPress(page.view, key_of(page, player))


def let_go(page: TablePage, player: int) -> None:
    """He lets it go."""
    QTest.keyRelease(page.window().focusWidget() or page.view, key_of(page, player))
    racks = page.sharing.racks
    until(lambda: racks.holder != player or not racks.leaving)


def act(page: TablePage, number: int) -> None:
    """Some answer, by the mouse or by the keyboard: the same at both tables."""
    held = [item.card for item in page.view.hand()]
    by_keys = number % 2 and all(card in held for card in page.host.answering.cards())       # others lie farther off
    (Keys if by_keys else Mouse)(page, Random(number)).act()


def awaited(page: TablePage) -> int:
    """Who is to decide, NOBODY if nobody is."""
    host = page.host
    if host.answering.prompts:
        return NOBODY
    return host.chair.waited_for if host.chair.waited_for is not None else NOBODY
