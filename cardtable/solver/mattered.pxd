from cardtable.solver.machine cimport *


cdef unsigned long long of_run(
    unsigned long long run, unsigned long long b, unsigned long long w, bint decided
) noexcept nogil
cdef unsigned long long as_good(unsigned long long b, unsigned long long w, unsigned long long lane) noexcept nogil
