# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# mypy: ignore-errors
"""What ends a search before it is done: a flag raised by any thread, or a number of positions."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncython as cython


@cython.final
@cython.cclass
class Cancel:
    """A flag that stops a search: `set()` from any thread."""

    def __init__(self):
        self.raised = False

    def set(self):
        """Ask every search that watches this flag to stop."""
        self.raised = True

    def clear(self):
        """Make the flag ready for another search."""
        self.raised = False

    def is_set(self):
        """Whether the flag was raised."""
        return bool(self.raised)


@cython.final
@cython.cclass
class Budget:
    """The positions searched so far, and what stops the search: `stopped` is 1 by the flag, 2 by their number."""

    def __init__(self):
        self.flag = Cancel()

    def open(self):
        """Begin to count."""
        self.nodes = 0
        self.stopped = 0

    def watch(self, flag, limit):
        """The flag to look at, and how many positions may be searched in all (0: any number)."""
        self.flag = flag if flag is not None else Cancel()
        self.limit = limit if limit > 0 else 1 << 60
        self.stopped = 0
        self.next_check = min(self.nodes + 1024, self.limit)

    def interrupted(self) -> cython.bint:
        """Look at the flag and the budget, every so many positions."""
        if self.flag.raised:
            self.stopped = 1
        elif self.nodes >= self.limit:
            self.stopped = 2
        self.next_check = self.nodes + 1024
        if self.next_check > self.limit:
            self.next_check = self.limit
        return self.stopped != 0
