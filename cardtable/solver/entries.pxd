from cardtable.solver.machine cimport *
from cardtable.solver.points cimport Points


cdef class Entries:
    cdef Points points
    cdef unsigned long long *words
    cdef int *bounds
    cdef unsigned int total, used, end
    cdef unsigned int epoch, oldest, start

    cdef unsigned int room(self, unsigned int size) noexcept nogil
    cdef long long same(
        self, unsigned int head, unsigned int count, unsigned long long p0, unsigned long long p1
    ) noexcept nogil
    cdef unsigned int insert(
        self, unsigned int head, unsigned int count, unsigned long long p0, unsigned long long p1, int left
    ) noexcept nogil
    cdef void learn(self, unsigned int e, int need, bint res) noexcept nogil
    cdef void copy(self, unsigned int e, unsigned int f) noexcept nogil
    cdef int depth(self, unsigned long long p0, unsigned long long p1) noexcept nogil
