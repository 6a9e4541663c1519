from cardtable.solver.deal cimport Deal
from cardtable.solver.machine cimport *


cdef class Points:
    cdef Deal deal
    cdef bint plain                         # one for each trick won, and nothing else
    cdef int gains[8]                       # then: what a trick won by a seat counts
    cdef bint weighted                      # whether cards have points of their own
    cdef bint margin
    cdef int weight[64]
    cdef int pile                           # the points of the cards in the trick begun
    cdef int base[8]
    cdef int step[2 * LONGEST + 2]
    # by tricks won and tricks left: how the final table goes on; also by who leads, the bounds of the points to come; also by
    # who wins, what the trick is worth without its cards
    cdef int kind[(LONGEST + 1) * (LONGEST + 1)]
    cdef int worth[(LONGEST + 1) * (LONGEST + 1) * 4]
    cdef int low[(LONGEST + 1) * (LONGEST + 1) * 2]
    cdef int high[(LONGEST + 1) * (LONGEST + 1) * 2]
    # by the cards left of a suit, in the order of the deal's rows
    cdef int *ups
    cdef int *downs
    cdef int room
    cdef int down, up

    cdef void weigh(self, int s) noexcept
    cdef void spread(self, unsigned long long agg) noexcept nogil
