"""Several cards that are chosen one by one, and then confirmed."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from cardtable.cards import Card
from cardtable.showing.phrases import counted
from cardtable.table.asking.choosing import Prompt

FULL = "{number} at most: put one back first."


class ChoiceOfCards:
    """The cards `chosen`, in the order in which they were.  `changed` is called when they are others; `tell` has words
    for who would choose too many."""

    def __init__(self, changed: Callable[[], object], tell: Callable[[str], object]) -> None:
        self.changed, self.tell = changed, tell
        self.twice = False               # whether they are confirmed by a second press
        self.ask(())
        self.begin()

    def begin(self) -> None:
        """None is chosen yet."""
        self.chosen: list[Card] = []
        self.armed = False               # the next press of the confirming token does it

    def ask(self, prompts: Sequence[Prompt]) -> None:
        """To these prompts cards may be chosen, or not."""
        self._prompts = prompts

    @property
    def prompt(self) -> Prompt | None:
        """The one whose answer is several cards, if there is one."""
        return next((one for one in self._prompts if one.picked is not None), None)

    @property
    def able(self) -> list[Card]:
        """The cards that may be chosen: for an answer of several, or to decide of what a token is made."""
        return [card for one in self._prompts for card in one.choosable()]

    def take(self, card: Card) -> bool:
        """Takes it up among those chosen, or puts it back; was it one that may be?  Where one alone is wanted, another
        takes its place."""
        one = next((one for one in self._prompts if card in one.choosable()), None)
        if one is None:
            return False
        most = len(self.able) if one.picked is None else one.picked.some.most
        if most == 1 and card not in self.chosen:
            self.chosen.clear()
        full = card not in self.chosen and len(self.chosen) >= most
        if not full:
            (self.chosen.remove if card in self.chosen else self.chosen.append)(card)
        self.armed = False
        self.changed()
        if full:
            self.tell(FULL.format(number=counted(len(self.chosen)).capitalize()))
        return True

    def again(self, cards: Iterable[Card]) -> None:
        """Those of these cards that may still be chosen are, as they had been."""
        again = [card for card in cards if card in self.able]
        if again:
            self.chosen = again
            self.changed()

    def sure(self) -> bool:
        """Whether they are meant, if that is the whole move; where none is chosen the first press only arms."""
        if self.armed or self.chosen and not self.twice:
            return True
        self.armed = True
        self.changed()
        return False
