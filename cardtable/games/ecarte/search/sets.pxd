cdef class Sets:
    cdef int trump
    cdef int[::1] place
    cdef int[::1] count
    cdef int[::1] top

    cdef int size(self, unsigned long long some) noexcept
    cdef bint beats(self, int card, int led) noexcept
    cdef unsigned long long lawful(self, unsigned long long hand, int led) noexcept
    cdef unsigned long long answers(self, unsigned long long hand, int led) noexcept
    cdef unsigned long long tops(self, unsigned long long hand) noexcept
    cdef unsigned long long lowest(self, unsigned long long may) noexcept
    cdef unsigned long long led_first(self, unsigned long long hand) noexcept
