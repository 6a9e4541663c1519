"""The menu of a table: what can be done with the hand, what the rules let be said at any time, the book, the house."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Protocol

from PySide6.QtCore import SignalInstance

from cardtable.games import part
from cardtable.rules.faults import ACCUSE
from cardtable.rules.moves import Move
from cardtable.table.book import Book
from cardtable.table.cloth.scene import TableScene
from cardtable.table.ending.open_cards import opens
from cardtable.table.sheets.menu import Entry, MenuSheet
from cardtable.table.sitting.host import Host
from cardtable.table.sitting.rights import Rights
from cardtable.table.wording import keys

KEYS = {"claim": keys.CLAIM, ACCUSE: keys.ACCUSE}
SHARING = {"racks": "Hands in racks", "curtain": "Behind the curtain", "windows": "In two windows"}


class Acts(Protocol):
    """What can be done at a table."""

    host: Host
    scene: TableScene
    book: Book
    rights: Rights
    compares: bool
    hideable: Callable[[], bool]
    leave: SignalInstance
    door: SignalInstance
    hiding: SignalInstance
    shared: SignalInstance

    def hint(self) -> None: ...
    def no_hint(self) -> None: ...
    def compare(self) -> None: ...
    def sort(self) -> None: ...
    def laws(self) -> None: ...
    def fold(self) -> None: ...
    def laboratory(self) -> None: ...
    def post_mortem(self) -> None: ...
    def open_cards(self) -> None: ...

    @property
    def hinting(self) -> bool: ...

    @property
    def sortable(self) -> bool: ...

    @property
    def comparing(self) -> bool: ...

    @property
    def foldable(self) -> bool: ...

    @property
    def reviewing(self) -> bool: ...

    @property
    def opening(self) -> bool: ...


def menu(actions: Acts) -> MenuSheet:
    """All of it on one slip."""
    host, cards = actions.host, actions.host.setup.game.has_cards
    answers, leaving = ("The hand", "The deal") if cards else ("Your turn", "The game")
    entries = [Entry("Go on", lambda: None, confirms=True)]
    for name, some in ((answers, _hand(actions)), (leaving, _rights(actions)), ("Two at this screen", _two(actions)),
                       ("The book", _book(actions)), ("The house", _house(actions))):
        entries += [replace(entry, group=name) for entry in some]
    return MenuSheet(host.setup.game.title, entries, kept(actions))


def _hand(actions: Acts) -> list[Entry]:
    host = actions.host
    found = [Entry("Do without the hint", actions.no_hint) if host.croupier.advising else
             Entry("Hint", actions.hint, keys.HINT.name, actions.hinting)]
    if host.passing_over.going:
        found.append(Entry("See the others play", host.pass_over, keys.PASS_OVER.name))
    elif host.passing_over.possible:
        found.append(Entry("Pass it over", host.pass_over, keys.PASS_OVER.name))
    if host.croupier.pondering:
        found.append(Entry("Ask for a simpler answer", host.croupier.hurry))
    if actions.compares:
        found.append(Entry("Compare all choices", actions.compare, keys.COMPARE.name, actions.comparing))
    if not host.passing_over.possible:       # who waits has done nothing, and holds no cards
        found.append(Entry("Take back", actions.rights.take_back, " ".join(keys.TAKE_BACK.caps),
                           able=actions.rights.returnable is not None))
    if host.croupier.sitting.undone:
        found.append(Entry("Do it again", actions.rights.redo, " ".join(keys.REDO.caps)))
    if host.setup.game.deals_hands and not host.passing_over.possible:
        found.append(Entry("Sort the hand", actions.sort, keys.SORT.name, actions.sortable))
    return found


def _rights(actions: Acts) -> list[Entry]:
    """Whatever the rules let be said at any time, and under strict laws what they forbid."""
    host, talk, found = actions.host, actions.scene.talk, []
    for verb in reversed(host.decisions.rights()):
        act = actions.rights.asked_again(verb) if verb in talk.grave else partial(actions.rights.use, verb)
        words = talk.token_now(host.sight.deal, Move((verb,)))
        found.append(Entry(words, act, KEYS[verb].name if verb in KEYS else ""))
    if actions.rights.wrongs():
        found.append(Entry("Do what is out of order", actions.rights.break_laws))
    return found


def _two(actions: Acts) -> list[Entry]:
    host, found = actions.host, []
    cards = host.setup.game.has_cards
    if host.setup.game.deals_hands and not host.chair.alone:
        found.append(Entry("Cover the hands", actions.hiding.emit, keys.HIDE.name, actions.hideable()))
    if cards and host.chair.two:
        found += [Entry(title, partial(actions.shared.emit, way), able=host.hand_over.way != way)
                  for way, title in SHARING.items()]
    return found


def _book(actions: Acts) -> list[Entry]:
    name, book = actions.host.setup.game.name, actions.book
    found = [Entry("Law book", actions.laws, keys.LAWS.name),
             Entry("Lay the book open" if book.folded else "Fold the book", actions.fold, keys.FOLD.name,
                   able=actions.foldable)]
    if part(name, "laboratory") is not None:
        found.append(Entry("The laboratory", actions.laboratory, keys.LABORATORY.name))
    if actions.compares:
        found.append(Entry("Post-mortem", actions.post_mortem, keys.LOOK_BACK.name, actions.reviewing))
    if opens(name):
        found.append(Entry("Double dummy", actions.open_cards, keys.OPEN_CARDS.name, actions.opening))
    return found


def _house(actions: Acts) -> list[Entry]:
    leave = "Leave the table" if actions.host.setup.after is None else "Back to the game"
    return [Entry("Keys and gestures", lambda: actions.door.emit("help"), keys.HELP.name),
            Entry("Settings", lambda: actions.door.emit("settings")), Entry(leave, actions.leave.emit)]


def kept(actions: Acts) -> str:
    """What becomes of the game when one leaves."""
    host = actions.host
    if host.croupier.ledger is None:
        taken = "" if host.setup.after is None else " The game it was taken from is."
        return f"This is practice, and is not saved.{taken}"
    if host.croupier.sitting.over:
        return "The game is over, and kept; Records has it to be looked through."
    return "The game is saved; you may go on at any time."
