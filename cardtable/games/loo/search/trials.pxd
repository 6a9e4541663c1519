from cardtable.games.loo.search.habits cimport Habits

cdef class Trials(Habits):
    cdef double seldom, odd
    cdef unsigned long long unseen
    cdef unsigned long long may[8]
    cdef unsigned long long played[8]
    cdef unsigned long long lot[8]
    cdef int need[8]
    cdef double most_ways[8]                 # in how many ways a hand can be made at most,
    cdef double most_told[8]                 # and that of one who has drawn
    cdef int drawn[8]                        # the hands that are not seen, the most bound first
    cdef int hidden
    cdef int word_of[8]                      # what each has said, -1 for nothing that tells
    cdef int able_then[8]
    cdef int drew[8]                         # of five cards, -1 else
    cdef bint thrown_in[8]                   # whether the cards that were spoken with are in the middle
    cdef bint odd_one                        # whether the hand drawn last was drawn without regard to its owner's draw
    cdef unsigned long long stayed           # what was kept of the hand drawn last
    cdef double rivals_then[8]
    cdef bint has_miss, civil_now
    cdef int playing_now, spoken_now, passed_now, missed_now, pooled_now
    cdef int[::1] fell
    cdef unsigned long long[::1] laid
    cdef int many

    cdef bint chances(self, double likely) noexcept
    cdef bint agrees(self, int seat, unsigned long long held) noexcept
    cdef double choose(self, int n, int k) noexcept
    cdef double ways(self, int seat, int able, int keeps, int stays) noexcept
    cdef double every(self, int seat, int able, int keeps) noexcept
    cdef bint draw_hand(self, int seat, unsigned long long some) noexcept
    cdef bint draws(self) noexcept
    cdef bint replayed(self, bint heard) noexcept
    cdef void keep(self, int n) noexcept
    cdef void take_up(self, int n) noexcept
