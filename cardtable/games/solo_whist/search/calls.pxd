from cardtable.families.tricks.habitual.trials cimport Trials

cdef int PASS, PROPOSE, ACCEPT, SOLO, MISERE, ABONDANCE, IN_TRUMPS, OUVERTE, DECLAREE, WORDS, SEATS, FOUR
cdef double DOUBT, ODD, LEAST, NEARLY

cdef class Calls(Trials):
    cdef double[::1] trumps                  # what a suit's cards promise, by lane: as trumps,
    cdef double[::1] plain                   # beside them,
    cdef double[::1] long_suit               # more beside many trumps, and the danger of a misère
    cdef double[::1] peril
    cdef double[::1] wanted                  # by seat and word
    cdef double worth[9]                     # of the hand looked at, by word
    cdef int[::1] said                       # four numbers each: who, the least call he could make, as a partner, what
    cdef int suits                           # a bit for each that is played with
    cdef int up                              # the suit turned up

    cdef void weigh_up(self, int seat) noexcept
    cdef double promise(self, int seat, int suit) noexcept
    cdef int best_suit(self, int seat) noexcept
    cdef int word(self, int least, int partner) noexcept
