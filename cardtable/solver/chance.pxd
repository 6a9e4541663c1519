from cardtable.solver.machine cimport lowest, ALL

cdef class Chance:
    cdef unsigned long long chance

    cdef int random(self, int below) noexcept
    cdef double dice(self) noexcept
    cdef int count(self, unsigned long long some) noexcept
    cdef int any_of(self, unsigned long long cards) noexcept
    cdef unsigned long long some_of(self, unsigned long long cards, int n) noexcept
