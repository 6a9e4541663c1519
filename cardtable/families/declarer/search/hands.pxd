from cardtable.solver.machine cimport highest, lowest
from cardtable.families.partnership.search.habits cimport Habits

cdef int FOUR, NONE
cdef unsigned long long LANE, TENS

cdef class Hands(Habits):
    cdef int declarer                        # who plays two hands
    cdef unsigned long long own[4]           # of whoever is to play, by suit, where he plays both
    cdef unsigned long long across[4]

    cdef bint declares(self, int seat) noexcept
    cdef int draws_trumps(self) noexcept
    cdef int enough(self) noexcept
    cdef int up_to_strength(self) noexcept
    cdef int surely(self) noexcept
    cdef unsigned long long sure(self, int suit) noexcept
