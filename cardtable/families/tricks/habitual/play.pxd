from cardtable.solver.chance cimport Chance
from cardtable.solver.machine cimport highest, lowest

cdef unsigned long long LANE
cdef int SEATS

cdef class Play(Chance):
    cdef unsigned long long hand[4]          # now, by seat
    cdef unsigned long long dealt[4]         # as they were dealt
    cdef int party[4]
    cdef int trick[4]
    cdef int taken[4]                        # tricks, by party
    cdef int seats                           # how many play
    cdef int past[64]                        # those of whole tricks, in the order of play, each from a fourth place on
    cdef int leaders[16]                     # who led them
    cdef int trump                           # a suit, or 4
    cdef int dealer
    cdef int turned                          # the turn-up's number, -1 without one
    cdef int open_seats                      # a bit for each dummy
    cdef int leader
    cdef int turn
    cdef int lies                            # cards on the table
    cdef int best
    cdef int holder
    cdef int done                            # whole tricks
    cdef int void                            # 4 * seat + suit, a bit for each lack shown
    cdef bint waits                          # whether the turn-up still lies on the table
    cdef unsigned long long full
    cdef unsigned long long gone

    cdef void open_play(self, int leader) noexcept
    cdef bint over(self) noexcept
    cdef bint beats(self, int card, int best) noexcept
    cdef unsigned long long lane(self, unsigned long long some, int suit) noexcept
    cdef unsigned long long lawful(self) noexcept
    cdef void put(self, int card) noexcept
    cdef void begun(self) noexcept
    cdef void gathered(self) noexcept
    cdef int habit(self) noexcept
    cdef double comes_to(self, int seat) noexcept
