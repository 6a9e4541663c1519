from cardtable.families.tricks.habitual.play cimport Play

cdef int NONE, NINE, ACE, LEFT, RIGHT, BEST
cdef unsigned long long LANE, ACES, KINGS

cdef class Holdings(Play):
    cdef int[::1] bits
    cdef int[::1] top
    cdef double[::1] brings
    cdef double long
    cdef double guard
    cdef double lay_ace
    cdef double lay_king

    cdef int size(self, unsigned long long lane) noexcept
    cdef int highest(self, unsigned long long lane) noexcept
    cdef int lowest(self, unsigned long long lane) noexcept
    cdef unsigned long long lay(self, unsigned long long some, int trump) noexcept
    cdef unsigned long long with_trumps(self, unsigned long long plain, int trump) noexcept
    cdef int total(self, unsigned long long some) noexcept
    cdef int weakest(self, unsigned long long some, int trump) noexcept
    cdef int strongest(self, unsigned long long some, int trump) noexcept
    cdef double tricks(self, unsigned long long some, int trump) noexcept
    cdef int in_order(self, unsigned long long some, int trump) noexcept
    cdef bint is_sure(self, unsigned long long some, int trump) noexcept
    cdef bint medium(self, unsigned long long some, int trump) noexcept
    cdef int commanding(self, unsigned long long some, int trump) noexcept
    cdef bint alone(self, unsigned long long some, int trump, bint light) noexcept
    cdef int thrown(self, unsigned long long some, int trump, bint exposing) noexcept
