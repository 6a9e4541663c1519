from cardtable.solver.machine cimport *


cdef class Deal:
    # the game
    cdef int n, trump, duties, left
    cdef bint even                          # whether all seats hold as many cards
    cdef int mine[8]                        # 1 for the seats of the side asked
    cdef int next[8]                        # the seat on the left
    cdef int mate[8]                        # another seat of the same side, or -1
    cdef int alone                          # the only seat of a side that is to win no trick, or -1
    # the cards
    cdef unsigned long long dealt[8]
    cdef unsigned long long suits[8]
    cdef unsigned long long trumps, now
    cdef int pack[64]                       # from the caller's numbers of the cards to ours
    cdef int unpack[64]
    # the rows of each suit: where they begin, and for how many cards
    cdef int first[8]
    cdef int width[8]
    cdef unsigned long long *rows
    cdef int room
    cdef unsigned long long u[4]            # the rows of the position last looked at
    # the trick begun
    cdef int lead, seat, played, suit, best_seat
    cdef bint byrank                        # whether its best card beat another of the same suit
    cdef unsigned long long best
    # the answer
    cdef unsigned long long win

    cdef bint fits(self) noexcept
    cdef int only(self) noexcept
    cdef void challenge(self, unsigned long long b, int seat) noexcept
    cdef void rows_of(self, int s) noexcept
    cdef void look(self, unsigned long long agg) noexcept nogil
    cdef int after(self, int seat, int lead, unsigned long long agg) noexcept nogil
    cdef int last_trick(self, unsigned long long agg, int lead) noexcept nogil
