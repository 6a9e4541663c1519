from cardtable.families.declarer.search.hands cimport Hands

cdef int FOUR, NO_TRUMPS, ROWS
cdef unsigned long long LANE, ACE, KING, QUEEN, KNAVE, HONOURS
cdef double ROOT

cdef class Promises(Hands):
    cdef double even, average, in_none, in_suit, length, usual, long_suit, bare, astray     # strength.py has them
    cdef double short_suit[3]
    cdef int score[2]                        # by side, below the line
    cdef int goal
    cdef double rise[64]                     # 32 * side + points below the line: what the state is then worth
    cdef unsigned long long heard[4]         # by seat, the hand that was last asked whether it would have said so
    cdef double heard_as[4]
    cdef int named                           # what is played: a suit, or 4

    cdef int honour_points(self, unsigned long long hand) noexcept
    cdef bint stopped(self, unsigned long long lane) noexcept
    cdef double hopes(self, unsigned long long hand, int named) noexcept
    cdef double chance_of(self, double hoped, double wanted) noexcept
    cdef int worth_of(self, int named) noexcept
    cdef int in_hand(self, unsigned long long hand, int named) noexcept
    cdef double for_honours(self, int side, int named) noexcept
    cdef double for_cards(self, int side, int named) noexcept
    cdef double below(self, int side, int points) noexcept
    cdef int tricks(self, int declarer, int named) noexcept
    cdef double agrees(self, int seat) noexcept
