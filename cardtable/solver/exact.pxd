from cardtable.solver.deal cimport Deal
from cardtable.solver.machine cimport *
from cardtable.solver.points cimport Points


cdef class Exact:
    cdef Deal deal
    cdef Points points
    cdef unsigned long long *places
    cdef unsigned long long mask
    cdef unsigned long long stamp           # of the deal: what others have left counts as empty
    cdef long long probes

    cdef unsigned long long bucket(self, unsigned long long agg, unsigned long long tag) noexcept nogil
    cdef unsigned long long tag_of(self, int lead, int left, int won) noexcept nogil
    cdef int recall(self, unsigned long long agg, int lead, int left, int need, int won) noexcept nogil
    cdef void remember(self, unsigned long long agg, int lead, int left, int need, int won, bint res) noexcept nogil
