from cardtable.solver.deal cimport Deal
from cardtable.solver.machine cimport *


cdef class Quick:
    cdef Deal deal
    # the partner's winners, suit by suit: tricks, how many of them by rank, the cards left
    cdef int mate_tricks[8]
    cdef int mate_named[8]
    cdef unsigned long long mate_suit[8]

    cdef int cash(self, unsigned long long agg, int lead, int want) noexcept nogil
    cdef unsigned long long crossing(self, int needed, int linked, int parts) noexcept nogil
    cdef int next_owner(self, unsigned long long u, int run) noexcept nogil
    cdef int at_most(self, int lead, int mate) noexcept nogil
