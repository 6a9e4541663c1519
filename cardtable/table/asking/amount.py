"""An amount that is being set: by its sign tokens, by the wheel, by digits."""
from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from cardtable.rules.moves import Move
from cardtable.table.asking.choosing import Amount


class AmountSetting:
    """`amount` is what is asked for, if anything; `number` as it is now, `meant` once whoever answers has set it
    himself.  `changed` is called whenever he has."""

    def __init__(self, changed: Callable[[], object] = lambda: None) -> None:
        self.changed = changed
        self.amount: Amount | None = None
        self._open = False               # whether this one stands open until it is named
        self.begin()

    def begin(self, number: int | None = None) -> None:
        """Nothing has been set yet; or this was before."""
        self.number, self.meant, self._typed = number or 0, number is not None, ""

    def ask(self, amount: Amount | None, unset: Collection[str] = (), usual: Mapping[str, int] | None = None) -> None:
        """What is to be set: not less than the first of its numbers, nor more than the last; amounts of the verbs
        `unset` must be named, of others the `usual` one stands there."""
        self.amount = amount
        if amount is not None and not self.meant:
            self.number = (usual or {}).get(str(amount.prefix[0]), self.number)
        self._open = amount is not None and str(amount.prefix[0]) in unset
        if amount is not None:
            self.number = min(max(self.number, amount.numbers[0]), amount.numbers[-1])

    @property
    def unset(self) -> bool:
        """Whether it stands open until it is named."""
        return self._open and not self.meant

    def count(self, by: int) -> None:
        """More or less; one that nobody has named begins with the first that is something."""
        if self.unset and self.amount is not None:
            self.begin(max(1, self.amount.numbers[0]) if by > 0 else None)
        else:
            self.number, self.meant, self._typed = self.number + by, True, ""
        self.changed()

    def may(self, by: int) -> bool:
        """Whether it can be so much more or less."""
        numbers = self.amount.numbers if self.amount is not None else ()
        return by > 0 if self.unset and numbers else bool(numbers) and numbers[0] <= self.number + by <= numbers[-1]

    def put(self, number: int) -> None:
        """Just this one."""
        self.number, self.meant, self._typed = number, True, ""
        self.changed()

    def heed(self, move: Move) -> None:
        """As this move has it, if it is one of what is asked for: Return then says what was advised."""
        number = move[-1]
        if self.amount is not None and isinstance(number, int) and tuple(move[:-1]) == tuple(self.amount.prefix) \
                and number in self.amount.numbers:
            self.put(number)

    @property
    def typed(self) -> bool:
        """Whether it stands at what has been typed."""
        return bool(self._typed)

    def type(self, digit: str) -> None:
        """Another digit; one that would make it too great begins it anew."""
        assert self.amount is not None
        typed = self._typed + digit
        self._typed = typed if int(typed) <= self.amount.numbers[-1] else digit
        self.number, self.meant = int(self._typed), True
        self.changed()

    def erase(self) -> bool:
        """The last digit is taken back; was there one?"""
        if not self._typed:
            return False
        typed = self._typed[:-1]
        self.begin(int(typed) if typed else None)
        self._typed = typed
        self.changed()
        return True
