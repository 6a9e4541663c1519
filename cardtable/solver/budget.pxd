cdef class Cancel:
    cdef bint raised


cdef class Budget:
    cdef Cancel flag
    cdef long long nodes, limit, next_check
    cdef int stopped

    cdef bint interrupted(self) noexcept nogil
