"""A person who sees no card: he reads the table in words, and presses keys.  Played by walks and by the soak."""
from __future__ import annotations

import re
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cardtable.table.asking.in_words import NOTHING, WAITS
from cardtable.table.sitting.page import TablePage

Key = Qt.Key
CALLS = re.compile(r"^Calls, each by its number: (.*)\.$", re.MULTILINE)
CARDS = re.compile(r"^Left and Right go along the cards, Enter answers with the one in the ring: (.*)\.$", re.MULTILINE)
CHOICE = re.compile(r"^Choose (.*): Up takes up", re.MULTILINE)
CHOSEN = re.compile(r"^Chosen so far: (.*)\.$", re.MULTILINE)
AMOUNT = re.compile(r"^Set the amount with the figures", re.MULTILINE)
PLACES = re.compile(r"^Places, by Tab, the arrows and Enter: (.*)\.$", re.MULTILINE)
PLACE = re.compile(r"^(.*?)(, chosen)?, may (not )?be chosen")
CARD = re.compile(r"(\w+ of (clubs|diamonds|hearts|spades)|joker)\b", re.IGNORECASE)
ARROWS = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)
MOST_STEPS = 30
LEAST = {"no": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "up": 0}


class Reader:
    """He knows nothing but what `words` says, and that a slip on the table is put away by Return."""

    WORDS = Key.Key_W

    def __init__(self, page: TablePage, rng: Random) -> None:
        self.page, self.rng = page, rng

    def key(self, key: Qt.Key) -> None:
        """Press one."""
        QTest.keyClick(self.page.window().focusWidget() or self.page.view, key)

    def part(self, name: str) -> str:
        """One part of what is written."""
        return self.page.book.words.said(name)          # type: ignore[arg-type]

    def act(self) -> None:
        """One answer, whatever is asked."""
        asked = self.part("asked")
        if self.page.slips.slip is not None:
            self.key(Key.Key_Return)
        elif asked == WAITS:
            self.key(Key.Key_Space)
        elif asked.startswith(NOTHING):
            raise AssertionError("nothing is asked")
        elif CHOICE.search(asked):
            self.choose(asked)
        elif AMOUNT.search(asked) and (not CALLS.search(asked) or self.rng.random() < .5):
            self.amount()
        elif (found := CARDS.search(asked)) and (not CALLS.search(asked) or self.rng.random() < .8):
            self.go_to(found[1])
            self.key(Key.Key_Return)
        elif (found := PLACES.search(asked)) and (not self.on(asked) or self.rng.random() < .6):
            if self.rng.random() < .3:
                self.key(self.rng.choice((Key.Key_Plus, Key.Key_Minus)))
            self.place(found[1].split("; "))
        else:
            self.call(asked)

    def call(self, asked: str) -> None:
        """One of the calls that have a number; what was begun is taken back only where nothing else is left."""
        numbers = self.on(asked) or re.findall(r"(\d) Back", asked)
        assert numbers, asked
        self.key(Key(Key.Key_0 + int(self.rng.choice(numbers))))

    @staticmethod
    def on(asked: str) -> list[str]:
        """The numbers of the calls that go on."""
        found = CALLS.search(asked)
        calls = [one.split(maxsplit=1) for one in found[1].split("; ")] if found else []
        return [number for number, *label in calls if number.isdecimal() and label != ["Back"]]

    def amount(self) -> None:
        """A little more, and then it is taken."""
        for _ in range(self.rng.randint(1, 3)):
            self.key(Key.Key_Plus)
        self.key(Key.Key_Return)

    def go_to(self, named: str) -> None:
        """Along the cards until one of those named is in the ring."""
        names = None if named == "any card of your hand" else set(re.split(r", | or ", named))
        way = self.rng.choice((Key.Key_Left, Key.Key_Right))
        for _ in range(self.rng.randint(0, 5)):
            self.key(way)
        for _ in range(MOST_STEPS):
            card = CARD.match(self.part("ring"))
            if card and (names is None or card[0].lower() in names):
                return
            self.key(way if card else Key.Key_Tab)
        raise AssertionError(f"{named} cannot be reached: {self.part('ring')}")

    def place(self, names: list[str]) -> None:
        """By Tab to the places, a little along them, until one of those named is in the ring; from others, which the
        arrows may have led to, by Tab again, as there may be two hundred of them."""
        wanted, going = {name.lower() for name in names}, self.rng.randint(0, 5)
        for _ in range(2 * MOST_STEPS):
            at = PLACE.search(self.part("ring"))
            if at and at[1].lower() in wanted and not at[3] and going <= 0:
                self.key(Key.Key_Return)
                return
            self.key(self.rng.choice(ARROWS) if at and going > 0 else Key.Key_Tab)
            going -= 1
        raise AssertionError(f"{names} cannot be reached: {self.part('ring')}")

    def choose(self, asked: str) -> None:
        """As many as are asked for at least, then the call that is meant."""
        found = CHOICE.search(asked)
        assert found
        for _ in range(MOST_STEPS):
            chosen = CHOSEN.search(self.part("asked"))
            assert chosen, self.part("asked")
            number = 0 if chosen[1] == "none" else len(re.split(r", | and ", chosen[1]))
            if number >= max(LEAST[found[1].split()[0]], 1):
                break
            self.go_to("any card of your hand")
            self.key(Key.Key_Up)
            self.key(Key.Key_Right)
        self.call(self.part("asked"))
