from cardtable.games.euchre.search.holdings cimport Holdings

cdef class Course(Holdings):
    cdef int seats
    cdef int dealer
    cdef unsigned long long pack
    cdef int turned
    cdef bint hoyle
    cdef int[::1] partner
    cdef unsigned long long[::1] hand
    cdef int[::1] trick
    cdef int[::1] taken
    cdef int[::1] party
    cdef int trump
    cdef int maker
    cdef int contract
    cdef int lone
    cdef int out
    cdef int playing
    cdef int leader
    cdef int turn
    cdef int lies
    cdef int best
    cdef int holder
    cdef int void
    cdef unsigned long long full
    cdef unsigned long long shown
    cdef unsigned long long gone
    cdef unsigned long long dead

    cdef void open_play(self, int leader) noexcept
    cdef int following(self, int seat) noexcept
    cdef bint over(self) noexcept
    cdef bint beats(self, int card, int best) noexcept
    cdef unsigned long long lawful(self) noexcept
    cdef void put(self, int card) noexcept
    cdef int tricks_of(self, int party) noexcept
    cdef unsigned long long others(self, int suit) noexcept
    cdef bint commands(self, int card) noexcept
    cdef unsigned long long alike(self, unsigned long long lane, int suit, int strength) noexcept
    cdef unsigned long long keeps(self) noexcept
