cdef class Tries:
    cdef unsigned char[::1] count
    cdef unsigned char[::1] top
    cdef int[::1] cards
    cdef int[::1] marks

    cdef int _next(self, int k, int many) noexcept
    cdef int _choices(self, unsigned long long own, unsigned long long other, int many) noexcept
    cdef int _following(self, int mine, int his, int led, int many) noexcept
    cdef int _throwing(self, unsigned long long own, unsigned long long other, int many) noexcept
    cdef int _sure(self, unsigned long long own, unsigned long long other) noexcept
