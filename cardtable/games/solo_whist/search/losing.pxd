from cardtable.solver.machine cimport highest, lowest
from cardtable.games.solo_whist.search.calls cimport Calls

cdef int TRICKS, PARTNERS, NOTHING, ALL, LAST, FOUR, DEUCE, TRAY, SIX, SEVEN

cdef class Losing(Calls):
    cdef int kind
    cdef int bidder
    cdef double[::1] comes                   # to the asker, by the tricks of who plays alone or with a partner
    cdef unsigned long long out              # what whoever is to play has not seen

    cdef int dearest(self, unsigned long long some) noexcept
    cdef int cheapest(self, unsigned long long some) noexcept
    cdef int nothing(self, unsigned long long some) noexcept
    cdef int away(self, unsigned long long some) noexcept
    cdef int against(self, unsigned long long some) noexcept
    cdef int lead_against(self, unsigned long long some) noexcept
    cdef int not_the_last(self, unsigned long long some) noexcept
