from cardtable.solver.machine cimport highest, lowest
from cardtable.games.solo_whist.search.losing cimport Losing

cdef int PARTNERS, NOTHING, LAST, FOUR, KNAVE, QUEEN, KING
cdef unsigned long long LANE

cdef class Habits(Losing):
    cdef bint master(self, int card) noexcept
    cdef bint ours(self, int seat) noexcept
    cdef bint in_sequence(self, unsigned long long lane) noexcept
    cdef int lead(self, unsigned long long some) noexcept
    cdef int follow(self, unsigned long long some) noexcept
    cdef int spared(self, unsigned long long some) noexcept
