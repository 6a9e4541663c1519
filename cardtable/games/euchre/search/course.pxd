from cardtable.games.euchre.search.holdings cimport Holdings

cdef class Course(Holdings):
    cdef unsigned long long pack
    cdef bint hoyle
    cdef int[::1] partner
    cdef int maker
    cdef int contract
    cdef int lone
    cdef int out
    cdef int playing
    cdef unsigned long long shown
    cdef unsigned long long dead

    cdef int following(self, int seat) noexcept
    cdef int tricks_of(self, int party) noexcept
    cdef unsigned long long others(self, int suit) noexcept
    cdef bint commands(self, int card) noexcept
    cdef unsigned long long alike(self, unsigned long long lane, int suit, int strength) noexcept
    cdef unsigned long long keeps(self) noexcept
