from cardtable.solver.deal cimport Deal
from cardtable.solver.machine cimport *


cdef class Pattern:
    cdef Deal deal
    cdef unsigned long long p0, p1
    cdef int kind                           # 0, 1 or more cards in each suit: one of 81
    cdef unsigned long long deep[256]       # masks of owners by the numbers of cards in two suits
    cdef unsigned long long tops[162]       # and by the kind

    cdef void draw(self, unsigned long long agg, unsigned long long w) noexcept nogil
    cdef int rank3(self, int depth) noexcept nogil
    cdef unsigned long long named(self, unsigned long long agg, unsigned long long p0, unsigned long long p1) noexcept nogil
