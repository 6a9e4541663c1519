from cardtable.games.euchre.search.holdings cimport Holdings

cdef class Habits(Holdings):
    cdef int seats
    cdef int dealer
    cdef unsigned long long pack
    cdef int turned
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

    cdef void open_play(self, int leader) noexcept
    cdef int following(self, int seat) noexcept
    cdef bint over(self) noexcept
    cdef bint beats(self, int card, int best) noexcept
    cdef unsigned long long lawful(self) noexcept
    cdef void put(self, int card) noexcept
    cdef int tricks_of(self, int party) noexcept
    cdef unsigned long long habit(self) noexcept
    cdef bint commands(self, int card, unsigned long long some) noexcept
    cdef unsigned long long lead(self, unsigned long long some) noexcept
    cdef unsigned long long lead_plain(self, unsigned long long some) noexcept
    cdef unsigned long long lead_alone(self, unsigned long long some) noexcept
    cdef unsigned long long answer(self, unsigned long long some) noexcept
    cdef int follow(self, unsigned long long some, bint partners, bint last, unsigned long long lies) noexcept
    cdef unsigned long long throw(self, unsigned long long some) noexcept
