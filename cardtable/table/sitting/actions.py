"""What a person may do besides answering: hint, comparison, post-mortem, looking again, sorting, laws, rights, menu."""
from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from PySide6.QtCore import QObject, QPoint, QRect, Qt, Signal
from PySide6.QtWidgets import QGraphicsItem, QWidget

from cardtable.cards import BACK, Cards
from cardtable.devices.base import Device
from cardtable.games import part
from cardtable.players.advice import Advice, Warning
from cardtable.players.compared import compare, offers
from cardtable.rules.laws import Law
from cardtable.store import Settings
from cardtable.table.asking.hand_order import WAYS, Arrangement
from cardtable.table.asking.pointer import Pointer
from cardtable.table.book import Book, counsel
from cardtable.table.cloth.scene import TableScene
from cardtable.table.ending.open_cards import Opened, opened, opens, sheet_of
from cardtable.table.ending.review import at_table
from cardtable.table.forms.setup import HINTS
from cardtable.table.items import CardItem
from cardtable.table.sheets.compare import CompareSheet
from cardtable.table.sheets.laboratory import LaboratorySheet
from cardtable.table.sitting import table_menu
from cardtable.table.sitting.host import Host
from cardtable.table.sitting.looking_again import LookingAgain
from cardtable.table.sitting.offering import Offering, pop_up
from cardtable.table.sitting.rights import Rights
from cardtable.table.sitting.unnoticed import Unnoticed
from cardtable.table.widgets.folio import Confirmation
from cardtable.table.widgets.overlay import Overlay, Sheet, lay
from cardtable.table.wording import keys

NOT_IN_RACKS = "While a rack is held up choices are not compared; a hint can be asked for."


class Actions(QObject):
    """Each is reached by a key (`do`), a pill of the header, or the menu."""

    leave = Signal()
    door = Signal(str)                   # a sheet of the house: "settings"
    refused = Signal(object, object)     # no card, and the Law
    forbidden = Signal(str, object)      # in words, and the Law that is behind it, if one is
    reviewed = Signal(object)            # a Review is wanted; the croupier waits until it is done
    asked_for = Signal(str)              # the key of what is about to be done
    hiding = Signal()                    # hands are to be covered
    shared = Signal(str)                 # how two at this screen keep their hands is to be changed
    laying = Signal(object)              # the Sheet that is about to be laid over the page

    def __init__(self, host: Host, scene: TableScene, book: Book, settings: Settings, arrangement: Arrangement,
                 pointer: Pointer, over: QWidget) -> None:
        super().__init__(over)
        self.host, self.scene, self.book, self.settings = host, scene, book, settings
        self.arrangement, self.pointer, self.over = arrangement, pointer, over
        self.open: Overlay | None = None
        self.hideable: Callable[[], bool] = bool         # whether a hand lies open that can be covered
        self.elsewhere: Actions | None = None    # of the other player, who has a window of his own
        self.article: Law | None = None          # that something was refused by, until the next move
        self.rights = Rights(host, scene, book.talk.narrate, self._ask, self.lay)
        self.rights.refused.connect(self.refused)
        self.unnoticed = Unnoticed(host, book.talk.narrate)
        self.looking = LookingAgain(host, scene, self.lay, self.forbidden.emit)
        self.offering = Offering(host, scene, book.open_law, self.sort, self.looking.zone,
                                 self.rights.slip)
        self.by_key: dict[str, Callable[[], None]] = {asked.name: act for asked, act in (
            (keys.HINT, self.hint), (keys.COMPARE, self.compare), (keys.LOOK_BACK, self.post_mortem),
            (keys.OPEN_CARDS, self.open_cards), (keys.TAKE_BACK, self.rights.take_back), (keys.REDO, self.rights.redo),
            (keys.SEE_AGAIN, self.looking.last), (keys.PASS_OVER, host.pass_over), (keys.CLAIM, self.rights.claim),
            (keys.ACCUSE, self.rights.accuse), (keys.SORT, self.sort),
            (keys.TALK, self.talk), (keys.LAWS, self.laws), (keys.FOLD, self.fold), (keys.HIDE, self.hiding.emit),
            (keys.FIND_LAW, self.find_law), (keys.LABORATORY, self.laboratory),
            (keys.MENU, self.menu), (keys.OFFER, self.offer))}
        self.compares = offers(host.setup.game.name)
        self._unweighed = -1                     # after so many moves advice was given that had nothing to weigh
        host.answering.doubted.connect(self.insist)
        host.answering.counselled.connect(lambda move: scene.spots.advise(host.answering.spot_of(move)))
        book.compare_wanted.connect(self.compare)
        book.review_wanted.connect(self.post_mortem)
        book.left.connect(lambda: scene.views()[0].setFocus())
        host.answering.changed.connect(self._allow)
        host.shown.connect(self._allow)
        host.moving.connect(self._allow)

    def do(self, key: str) -> None:
        """What a key of this name asks for."""
        if self.open is None:
            self.asked_for.emit(key)
            self.by_key[key]()

    def press(self, key: str) -> None:
        """What a key pressed at the table asks for; Escape first puts back a book that has slid out over it."""
        if key == keys.MENU.name and self.open is None and not self.book.covers.isEmpty():
            self.book.close_page()
        else:
            self.do(key)

    # --- the book

    def hint(self) -> None:
        """What a master would do, weighed in the book.  It counts as help only when something is found."""
        host = self.host
        if self.hinting and (silence := self._unadvised()):
            host.teller.warn(silence)
            self.book.open_meanwhile("talk")
        elif self.hinting and not host.croupier.advising:
            self.book.advice.wait("A master considers…")
            self.book.open_meanwhile("advice")
            host.croupier.hint(host.chair.own_seat(), host.chair.names(), self._advised)

    @property
    def hinting(self) -> bool:
        """Whether somebody who sees his own hand is to answer."""
        return self.host.answering.turn and self.host.viewer >= 0

    def _unadvised(self) -> str:
        """Why the rules forbid advice just now; "" where they do not."""
        return self.scene.talk.unadvised(self.host.sight.deal, self.host.chair.own_seat())

    def no_hint(self) -> None:
        """It is wanted no more."""
        self.host.croupier.forget_hint()
        self.book.advice.forget()
        self.book.go_back()

    def _advised(self, advice: Advice | None) -> None:
        host = self.host
        if advice is None:
            self.book.advice.forget()
            self.book.go_back()
            return
        host.croupier.aided(HINTS)
        seat = host.chair.own_seat()
        self._unweighed = len(host.croupier.steps) if advice.comparison is None else -1
        self._allow()
        self.book.advice.show_counsel(counsel(advice, "A master’s advice", self.scene.talk.grid(
            host.croupier.view(host.sight.deal.by(seat)), seat)))
        self.book.open_meanwhile("advice")
        card = next((c for c in host.answering.cards() if advice.move[1:] == (c,)), None)
        item = self.scene.lying.find(card) if card is not None else None
        if item is not None:
            item.lit = True
            item.refresh()
        host.answering.counselled.emit(advice.move)

    def compare(self) -> None:
        """All that can be done now, compared on a sheet.  It counts as help when there is something to be seen."""
        host = self.host
        if host.chair.lifted and self.compares:
            self.forbidden.emit(NOT_IN_RACKS, None)
        if not self.comparing or self.open is not None:
            return
        sheet, errands = CompareSheet(known=self._told_beside()), host.errands()
        own = next((one.whole(host.answering.choice.chosen) for one in host.answering.prompts), None)
        self.lay(sheet).closed.connect(errands.stop)
        sheet.ask(errands, lambda: host.croupier.aided(HINTS), compare, host.croupier.view(host.viewer),
                  host.chair.own_seat(), host.chair.names(), own, host.croupier.budget, own=own)

    def _told_beside(self) -> tuple[str, ...]:
        """The notes on the page of advice, where it lies open beside the table."""
        book = self.book
        given = book.advice.counsel if book.seen and book.tab == "advice" and book.covers.isEmpty() else None
        return given.notes if given is not None else ()

    @property
    def comparing(self) -> bool:
        """Whether there is an answer to be given whose courses can be compared."""
        host = self.host
        return self.compares and self.hinting and not host.chair.lifted and not self._unadvised() and self._several()

    def _several(self) -> bool:
        """Whether there is more than one thing to do, and advice, if it was given, could weigh them."""
        decision = self.host.sight.deal.decision(self.host.chair.own_seat())
        return len(list(islice(decision, 2))) > 1 and self._unweighed != len(self.host.croupier.steps)

    def post_mortem(self) -> None:
        """The choices of the deal that ended last."""
        if self.reviewing and self.open is None:
            self.pointer.cancel()
            self.host.croupier.hold()
            self.reviewed.emit(at_table(self.host.croupier, self.host.setup.after, self.host.croupier.release))

    def laboratory(self) -> None:
        """Systems of staking are tried, beside the table."""
        there = part(self.host.setup.game.name, "laboratory")
        if there is not None and self.open is None:
            sheet = LaboratorySheet(there.LABORATORY)
            self.lay(sheet).closed.connect(sheet.stop)

    @property
    def reviewing(self) -> bool:
        """Whether a deal has ended whose choices can be judged."""
        return self.compares and any(step.ended and not step.deal.preliminary for step in self.host.croupier.steps)

    def open_cards(self) -> None:
        """The deal that ended last with all cards seen."""
        found = self._opened()
        if found is not None and self.open is None:
            sheet = sheet_of(found, self.host.sight, self.host.errands())
            self.lay(sheet).closed.connect(sheet.view.leave)

    @property
    def opening(self) -> bool:
        """Whether a deal has ended that can be laid open."""
        return self._opened() is not None

    def _opened(self) -> Opened | None:
        """The deal that ended last, unless it was given up before there was anything to be laid open."""
        some = any(step.ended and not step.deal.preliminary for step in self.host.croupier.steps)
        return opened(at_table(self.host.croupier, self.host.setup.after)) if some and opens(
            self.host.setup.game.name) else None

    def _allow(self) -> None:
        self.book.allow(self.comparing, self.reviewing)

    def laws(self) -> None:
        """The book of laws, at the article that has just been spoken of, if one has."""
        if self.article is not None:
            self.book.open_law(self.article.code, self.article.number)
        else:
            self.book.open_tab("laws")

    def find_law(self) -> None:
        """The line in which words of the laws are looked for."""
        self.laws()
        self.book.laws.seek.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def talk(self) -> None:
        """The talk."""
        self.book.open_tab("talk")

    @property
    def foldable(self) -> bool:
        """Whether the reader may fold the book or lay it open: where it has no room it is folded in any case."""
        return not self.book.folded or not self.settings["book open"]

    def fold(self) -> None:
        """The book beside the table is folded, or lies open again."""
        self.settings["book open"] = not self.settings["book open"]
        self.book.keep_folded(not self.settings["book open"])

    # --- the hand

    def _held(self) -> dict[int, Cards]:
        """One's own cards by zone, as they lie in sight."""
        lying = self.scene.lying
        return {zone: tuple([item.card for item in lying.items.get(zone, ())])
                for zone, place in lying.zones.items() if place.own_hand}

    @property
    def sortable(self) -> bool:
        """Whether a hand lies there whose cards can be put in another order, and are still to be played."""
        hands = self._held().values()
        return not self.host.sight.deal.over and any(len(some) > 1 and BACK not in some for some in hands)

    def sort(self) -> None:
        """The next way of sorting by which they lie otherwise."""
        lie = self._held() if self.sortable else {}
        ways, lying, deal = list(WAYS), self.scene.lying, self.host.sight.deal
        first = ways.index(self.arrangement.by) + (not self.arrangement.own)
        for number in range(len(ways) if lie else 0):
            way = ways[(first + number) % len(ways)]
            self.settings["sort by"] = way
            self.arrangement.sort(way)
            if any(lying.order(zone, deal.zone[zone]) != some for zone, some in lie.items()):
                break
        self.pointer.cancel()
        self.pointer.rearrange()

    def look_at(self, thing: object) -> None:
        """What lies there has been clicked: what came last to a zone, or the count on an instrument, is shown again."""
        if isinstance(thing, CardItem | Device):
            self.asked_for.emit(keys.SEE_AGAIN.name)
        if isinstance(thing, CardItem):
            self.looking.zone(self.scene.lying.zone_of(thing))
        elif isinstance(thing, Device):
            self.looking.count()

    def offer(self) -> None:
        """What can be done with the card in the ring, and is to be known of the players."""
        view = self.scene.views()[0]
        focused: QGraphicsItem | None = self.scene.focusItem()
        at = (focused.sceneBoundingRect() if focused is not None else self.scene.cloth).center()
        pop_up(self.offering.by_key(focused), view.viewport().mapToGlobal(view.mapFromScene(at)), view)

    def offer_of(self, thing: object, at: QPoint) -> None:
        """The same of what lies there, at a point of the screen."""
        pop_up(self.offering.of(thing), at, self.over)

    def insist(self, warning: Warning, then: Callable[[bool], None]) -> None:
        """Whether a choice that would be costly is meant all the same."""
        question = Confirmation(f"That would cost about {warning.cost}.", warning.better,
                                "All the same", "Choose again")
        question.shuns = self._faces()           # by which one chooses

        def closed() -> None:
            self.pointer.rearrange()
            then(question.answer)

        self.lay(question).closed.connect(closed)

    def _faces(self) -> list[QRect]:
        """Where cards lie face up, in the window's coordinates."""
        view = self.scene.views()[0]
        at = view.viewport().mapTo(view.window(), QPoint())
        return [view.mapFromScene(item.home_rect).boundingRect().translated(at) for item in self.scene.lying.all()
                if item.isVisible() and item.card is not BACK]

    # --- sheets

    def _ask(self, title: str, text: str, yes: str, do: Callable[[], None], other: bool = False) -> None:
        """Whether it is meant; where the other player must agree he is asked, in his window if he has one."""
        question = Confirmation(title, text, yes, "No")
        overlay = (self.elsewhere or self if other else self).lay(question)
        overlay.closed.connect(lambda: do() if question.answer else None)

    def lay(self, sheet: Sheet) -> Overlay:
        """A sheet over the page; the croupier waits while it lies there."""
        self.laying.emit(sheet)
        if self.open is not None:
            self.open.put_away()                 # else it would lie there for good, with nobody to close it
        return self._hold(lay(sheet, self.over))

    def _hold(self, overlay: Overlay) -> Overlay:
        self.pointer.cancel()
        self.host.croupier.hold()
        self.open = overlay

        def closed() -> None:
            self.open = None
            self.host.croupier.release()

        overlay.closed.connect(closed)
        return overlay

    def menu(self) -> None:
        """All of it on one slip."""
        self.lay(table_menu.menu(self))
