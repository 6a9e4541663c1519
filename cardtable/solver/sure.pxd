from cardtable.solver.deal cimport Deal
from cardtable.solver.machine cimport *


cdef class Sure:
    cdef Deal deal
    # the partner's winners, suit by suit: tricks, how many of them by rank, the cards left
    cdef int mate_tricks[8]
    cdef int mate_named[8]
    cdef unsigned long long mate_suit[8]

    cdef int quick(self, unsigned long long agg, int lead, int want) noexcept nogil
    cdef unsigned long long crossing(self, int needed, int bridge, int parts) noexcept nogil
    cdef int decides(self, unsigned long long agg, int lead, int left, int need) noexcept nogil
    cdef int without_trumps(self, unsigned long long agg, int lead, int left, int want) noexcept nogil
