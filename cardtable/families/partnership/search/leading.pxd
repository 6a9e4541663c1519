from cardtable.solver.machine cimport highest, lowest
from cardtable.families.partnership.search.signs cimport Signs

cdef int FOURTH, NONE, NO_TRUMP, WIDE, TEN, QUEEN, ACE
cdef unsigned long long TENS

cdef class Leading(Signs):
    cdef int[::1] rows                       # of the books' table, six numbers a row: of trumps first
    cdef int of_trumps
    cdef int of_all

    cdef int row(self, unsigned long long lane, bint trumps) noexcept
    cdef int first_of(self, unsigned long long lane, bint trumps) noexcept
    cdef int second_of(self, unsigned long long lane, bint won, int trick) noexcept
    cdef int lead(self) noexcept
    cdef int for_partner(self) noexcept
    cdef int from_five(self) noexcept
    cdef int for_two_suits(self) noexcept
    cdef int suits_led(self) noexcept
    cdef int winner(self) noexcept
    cdef int commanding(self, int suit) noexcept
    cdef int made_good(self) noexcept
    cdef int for_a_ruff(self) noexcept
    cdef int again(self) noexcept
    cdef int returned(self) noexcept
    cdef int through(self) noexcept
    cdef int fresh(self) noexcept
