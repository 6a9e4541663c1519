from cardtable.solver.machine cimport highest, lowest
from cardtable.families.tricks.habitual.trials cimport Trials

cdef class Habits(Trials):
    cdef double[::1] trumps                  # what a suit's cards promise, by lane: as trumps,
    cdef double[::1] plain                   # beside them,
    cdef double[::1] long_suit               # more beside many trumps, and the danger of a misère
    cdef double[::1] peril
    cdef double[::1] wanted                  # by seat and word
    cdef double worth[9]                     # of the hand looked at, by word
    cdef int[::1] said                       # four numbers each: who, the least call he could make, as a partner, what
    cdef int suits                           # a bit for each that is played with
    cdef int up                              # the suit turned up
    cdef int kind
    cdef int bidder
    cdef double[::1] comes                   # to the asker, by the tricks of who plays alone or with a partner
    cdef unsigned long long out              # what whoever is to play has not seen

    cdef void weigh_up(self, int seat) noexcept
    cdef double promise(self, int seat, int suit) noexcept
    cdef int best_suit(self, int seat) noexcept
    cdef int word(self, int least, int partner) noexcept
    cdef bint master(self, int card) noexcept
    cdef bint ours(self, int seat) noexcept
    cdef bint in_sequence(self, unsigned long long lane) noexcept
    cdef int dearest(self, unsigned long long some) noexcept
    cdef int cheapest(self, unsigned long long some) noexcept
    cdef int lead(self, unsigned long long some) noexcept
    cdef int follow(self, unsigned long long some) noexcept
    cdef int spared(self, unsigned long long some) noexcept
    cdef int nothing(self, unsigned long long some) noexcept
    cdef int away(self, unsigned long long some) noexcept
    cdef int against(self, unsigned long long some) noexcept
    cdef int lead_against(self, unsigned long long some) noexcept
    cdef int not_the_last(self, unsigned long long some) noexcept
