from cardtable.solver.chance cimport Chance
from cardtable.solver.machine cimport lowest

cdef class Hopes(Chance):
    cdef int seats, cards, dealer, trump, top, seat
    cdef bint pam, all_play
    cdef double pot, loo, share
    cdef unsigned long long turned, trumps, full
    cdef double[::1] tables
    cdef unsigned long long hand[8]
    cdef unsigned long long miss, stock
    cdef int order[8]                        # who play, elder hand first
    cdef int playing
    cdef int spoken
    cdef int passed                          # a bit for each seat
    cdef int missed, pooled                  # the seat that has miss; that plays for the pool; -1

    cdef double between(self, int row, int column, double rivals) noexcept
    cdef double stake(self, unsigned long long held, double rivals, int unseen) noexcept
    cdef unsigned long long kept(self, unsigned long long held) noexcept
    cdef unsigned long long thrown(self, unsigned long long held, int most) noexcept
    cdef int lowest_of(self, unsigned long long some) noexcept
    cdef double rivals(self, int seat) noexcept
    cdef int able(self, int seat) noexcept
    cdef int word(self, unsigned long long held, double rivals, int able, int stock) noexcept
