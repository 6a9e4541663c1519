from cardtable.solver.deal cimport Deal
from cardtable.solver.machine cimport *
from cardtable.solver.quick cimport Quick


cdef class Sure:
    cdef Deal deal
    cdef Quick quick

    cdef int decides(self, unsigned long long agg, int lead, int left, int need) noexcept nogil
    cdef int without_trumps(self, unsigned long long agg, int lead, int left, int want) noexcept nogil
