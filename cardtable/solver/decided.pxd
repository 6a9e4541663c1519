from cardtable.solver.machine cimport *


cdef class Decided:
    cdef unsigned long long words[16384]
    cdef unsigned long long question        # its number, in bits 8 to 23

    cdef unsigned long long place(self, unsigned long long hand, unsigned long long best, int more) noexcept nogil
    cdef unsigned long long card(self, unsigned long long place) noexcept nogil
    cdef void keep(self, unsigned long long place, unsigned long long b) noexcept nogil
