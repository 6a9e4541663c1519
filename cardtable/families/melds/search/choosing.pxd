from cardtable.families.melds.search.habits cimport Habits

cdef class Choosing(Habits):
    cdef int duties
    cdef double[::1] weights
    cdef int _card(self) noexcept
    cdef int _to_declare(self, int p) noexcept
    cdef double _ready(self, int p) noexcept
    cdef double _hoped(self, int p) noexcept
    cdef double _holds(self, int p, int face) noexcept
    cdef int _lead(self, int p) noexcept
    cdef int _reply(self, int p, int led) noexcept
    cdef bint _lawful(self, int p, int n, int led) noexcept
    cdef int _last_reply(self, int p, int led) noexcept
    cdef int _last_lead(self, int p) noexcept
